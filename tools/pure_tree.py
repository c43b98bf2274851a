"""The uncompiled engine, alongside the compiled one.

Python prefers a compiled module to the source next to it. So this makes .cache/pure, a tree of
links to every file of the package except the compiled ones, and puts it first on Python's path: edits are
seen at once, and nothing is copied.

    python -m tools.pure_tree COMMAND…      runs COMMAND with the uncompiled engine

NEWWORLDS_PURE is "1" in the environment of the uncompiled engine, for tests that need to know.
"""

import os
import shutil
import sys
from contextlib import suppress
from pathlib import Path

from tools.places import PACKAGE, PURE
from tools.stamps import files_under


def is_pure_wanted() -> bool:
    return os.environ.get("NEWWORLDS_PURE") == "1"


def pure_environment() -> dict[str, str]:
    """What to add to the environment of a process to make it run the uncompiled engine."""
    refresh_pure_tree(PACKAGE, PURE)
    return {"NEWWORLDS_PURE": "1", "PYTHONPATH": str(PURE)}


def refresh_pure_tree(package: Path, tree: Path) -> None:
    _remove_dead_links(tree)
    for path in files_under(package, without=frozenset({"__pycache__"})):
        if path.suffix != ".so":
            _link(tree / path.relative_to(package.parent), path)


def _remove_dead_links(tree: Path) -> None:
    for folder, _, names in os.walk(tree):
        for path in (Path(folder, name) for name in names):
            if path.is_symlink() and not path.exists():
                path.unlink(missing_ok=True)


def _link(link: Path, target: Path) -> None:
    link.parent.mkdir(parents=True, exist_ok=True)
    # Several test processes may refresh the tree at once; any of them may be first.
    with suppress(FileExistsError):
        link.symlink_to(target)


def main() -> None:
    command = sys.argv[1:]
    program = shutil.which(command[0]) if command else None
    if program is None:
        sys.exit("Usage: python -m tools.pure_tree COMMAND…")
    os.execve(program, command, {**os.environ, **pure_environment()})


if __name__ == "__main__":
    main()
