"""Mutants that no test can detect, because nothing observable depends on what they change."""

import ast
import tomllib
from dataclasses import dataclass
from pathlib import Path

_LIST = Path(__file__).with_name("mutation_explained.toml")


@dataclass(frozen=True)
class Explanation:
    """`line` of `function` may become any of `becomes`: nothing changes, for this `reason`."""

    file: str
    function: str
    line: str
    becomes: tuple[str, ...]
    reason: str

    def covers(self, file: str, function: str, diff: str) -> bool:
        same_place = (self.file, self.function, self.line) == (file, function, _side(diff, "-"))
        return same_place and _side(diff, "+") in self.becomes

    def is_stale(self, root: Path) -> bool:
        """Whether the line is no longer in the code."""
        return self.line not in _lines_of(root / self.file, self.function)


def explanations(path: Path = _LIST) -> list[Explanation]:
    entries = tomllib.loads(path.read_text())["explained"]
    return [Explanation(**{**entry, "becomes": tuple(entry["becomes"])}) for entry in entries]


def _side(diff: str, sign: str) -> str:
    """The removed (-) or added (+) lines of a diff, as one line."""
    return " ".join(line[1:].strip() for line in diff.splitlines() if line.startswith(sign))


def _lines_of(file: Path, function: str) -> set[str]:
    """The lines of all functions and methods of this name."""
    if not file.exists():
        return set()
    source = file.read_text()
    found = [
        node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef) and node.name == function
    ]
    return {line.strip() for node in found for line in (ast.get_source_segment(source, node) or "").splitlines()}
