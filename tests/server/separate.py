"""A server in a separate process, which can be killed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

_START = """
import sys
from newworlds.server.start import serve
serve(port=int(sys.argv[1]), database=sys.argv[2], client=sys.argv[3])
"""


_AT_EASE = {
    "NEWWORLDS_BOT_PAUSE": "0",
    "NEWWORLDS_RATES": "false",
    "NEWWORLDS_TABLES_EACH_ADDRESS": "10000",
}


class ServerProcess:
    def __init__(
        self, folder: Path, arguments: Sequence[str], is_expected_to_start: bool = True, descriptors: int | None = None
    ) -> None:
        """Python is started with the arguments; what it complains about is kept in the folder."""
        command = [sys.executable, *arguments]
        if descriptors is not None:
            command = ["sh", "-c", f'ulimit -n {descriptors}; exec "$0" "$@"', *command]
        self._errors = folder / "errors.txt"
        with self._errors.open("a") as errors:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=os.environ | _AT_EASE,
            )
        self.host = self._host() if is_expected_to_start else ""

    def _host(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, self.errors()
        return line.strip().rpartition("http://")[2]

    def errors(self) -> str:
        return self._errors.read_text()

    def kill(self) -> None:
        """As in a power failure."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()


class SeparateServer(ServerProcess):
    """With an empty page in place of the browser client, and a file in the folder unless another database is given."""

    def __init__(
        self,
        folder: Path,
        port: int = 0,
        is_expected_to_start: bool = True,
        descriptors: int | None = None,
        database: str | None = None,
    ) -> None:
        client = folder / "client"
        client.mkdir(exist_ok=True)
        (client / "index.html").write_text("<!doctype html>")
        arguments = ["-c", _START, str(port), database or str(folder / "tables.sqlite3"), str(client)]
        super().__init__(folder, arguments, is_expected_to_start, descriptors)
