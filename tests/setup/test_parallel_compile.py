import threading
import time
from typing import Any

import pytest

from tools.parallel_compile import compile_at_once


class Compiler:
    """Notes how many files it is compiling at the same time."""

    def __init__(self) -> None:
        self.most = self._now = 0
        self._lock = threading.Lock()

    def compile(self, sources: list[str], output_dir: str) -> list[str]:
        with self._lock:
            self._now += 1
            self.most = max(self.most, self._now)
        time.sleep(0.05)
        with self._lock:
            self._now -= 1
        if "bad.c" in sources:
            raise ValueError("does not compile")
        return [f"{output_dir}/{source}.o" for source in sources]


@pytest.fixture
def compiler() -> Any:
    compiler = Compiler()
    compile_at_once(compiler, 2)
    return compiler


def test_as_many_files_as_allowed_are_compiled_at_once_and_come_in_their_order(compiler: Any) -> None:
    assert compiler.compile(["a.c", "b.c", "c.c", "d.c"], output_dir="out") == [f"out/{name}.c.o" for name in "abcd"]
    assert compiler.most == 2


def test_a_file_that_does_not_compile_fails_the_whole(compiler: Any) -> None:
    with pytest.raises(ValueError, match="does not compile"):
        compiler.compile(["a.c", "bad.c"], output_dir="out")
