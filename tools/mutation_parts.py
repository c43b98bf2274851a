"""The parts of the engine that tools/mutation.py puts faults into, and the tree in which it does so."""

import shutil
from dataclasses import dataclass
from pathlib import Path

from tools.places import ROOT

_COPIED = ("src", "tests", "docs")
_NOT_COPIED = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "client", "browser")
PYTEST_OPTIONS = ("-p", "no:cacheprovider", "-m", "not slow", "-k", "not greedy")
_CONFIG = """\
[mutmut]
source_paths = src
only_mutate = {mutated}
do_not_mutate = */pictures/*.py
also_copy = docs
pytest_add_cli_args_test_selection =
    {tests}
pytest_add_cli_args =
    {options}
timeout_multiplier = 3
timeout_constant = 2
"""


@dataclass(frozen=True)
class Part:
    mutated: str
    tests: tuple[str, ...]


PARTS = {
    "terra_nova": Part("src/newworlds/games/terra_nova/rules/*.py", ("tests/terra_nova",)),
    "mayflower": Part("src/newworlds/games/mayflower/rules/*.py", ("tests/mayflower",)),
    "gold_rush": Part("src/newworlds/games/gold_rush/rules/*.py", ("tests/gold_rush",)),
    "tiles": Part("src/newworlds/kernels/tiles/*.py", ("tests/kernels/tiles", "tests/mayflower", "tests/gold_rush")),
}


def plant_tree(tree: Path, part: Part, root: Path = ROOT) -> None:
    """A fresh copy of what the tests of this part need, with mutmut's settings."""
    shutil.rmtree(tree, ignore_errors=True)
    for folder in _COPIED:
        shutil.copytree(root / folder, tree / folder, ignore=_NOT_COPIED)
    shutil.copy(root / "pyproject.toml", tree)
    (tree / "setup.cfg").write_text(
        _CONFIG.format(mutated=part.mutated, tests=_listed(part.tests), options=_listed(PYTEST_OPTIONS))
    )


def _listed(values: tuple[str, ...]) -> str:
    return "\n    ".join(values)
