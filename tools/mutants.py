"""What mutmut found out about the mutants of one tree."""

import ast
import json
import re
from collections.abc import Iterator
from contextlib import chdir
from dataclasses import dataclass
from pathlib import Path

from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.stats import status_by_exit_code

_UNCHECKED = "not checked"
_NOTICED = ("killed", "timeout")
_FUNCTION = re.compile(r"(?:x_|xǁ(?P<owner>\w+?)ǁ)(?P<function>\w+?)__mutmut_\d+$")
_HUNK = re.compile(r"^@@ -(\d+)")


@dataclass(frozen=True)
class Mutant:
    name: str
    file: str
    status: str

    @property
    def is_checked(self) -> bool:
        return self.status != _UNCHECKED

    @property
    def is_noticed(self) -> bool:
        """Whether a test failed, or never ended."""
        return self.status in _NOTICED

    @property
    def owner(self) -> str | None:
        """The class of the changed method, if it is a method."""
        return self._names["owner"]

    @property
    def function(self) -> str:
        """The changed function or method."""
        return self._names["function"]

    @property
    def _names(self) -> re.Match[str]:
        found = _FUNCTION.search(self.name)
        assert found is not None, self.name
        return found


def mutants_in(tree: Path) -> Iterator[Mutant]:
    for results in sorted(tree.glob("mutants/src/**/*.meta")):
        file = str(results.relative_to(tree / "mutants").with_suffix(""))
        for name, exit_code in _exit_codes(results).items():
            yield Mutant(name, file, status_by_exit_code[exit_code])


def _exit_codes(results: Path) -> dict[str, int | None]:
    try:
        codes: dict[str, int | None] = json.loads(results.read_text())["exit_code_by_key"]
    except json.JSONDecodeError:
        # mutmut is just writing the file; it will be complete the next time.
        return {}
    return codes


def described(mutant: Mutant, tree: Path) -> dict[str, str | int]:
    """The mutant with its location and what it changes."""
    with chdir(tree):
        diff = get_diff_for_mutant(mutant.name, path=mutant.file)
        line = _first_line(mutant, Path(mutant.file).read_text()) + _lines_before_the_change(diff)
    change = "\n".join(diff.splitlines()[2:])
    return {
        "file": mutant.file,
        "line": line,
        "function": mutant.function,
        "status": mutant.status,
        "mutant": mutant.name,
        "diff": change,
    }


def _first_line(mutant: Mutant, source: str) -> int:
    """Where the mutant's function begins."""
    body: list[ast.stmt] = ast.parse(source).body
    if mutant.owner:
        body = next(node.body for node in body if isinstance(node, ast.ClassDef) and node.name == mutant.owner)
    return next(node.lineno for node in body if isinstance(node, ast.FunctionDef) and node.name == mutant.function)


def _lines_before_the_change(diff: str) -> int:
    _, _, hunk, *lines = diff.splitlines()
    start = _HUNK.match(hunk)
    assert start is not None, hunk
    same = next(index for index, line in enumerate(lines) if not line.startswith(" "))
    return int(start[1]) - 1 + same
