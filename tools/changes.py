"""Which files a branch changes, according to git."""

import subprocess
from collections.abc import Sequence
from pathlib import Path

from tools.faults import SetupFault
from tools.places import ROOT

_MAIN = ("main", "origin/main")


def changed_files(root: Path = ROOT) -> list[str]:
    """Every file that differs from where the branch left main, committed or not, new or deleted."""
    tracked = _git(root, "diff", "--name-only", "--no-renames", _branching_point(root))
    untracked = _git(root, "ls-files", "--others", "--exclude-standard")
    return sorted({*tracked, *untracked})


def _branching_point(root: Path) -> str:
    for name in _MAIN:
        done = _run(root, "merge-base", "HEAD", name)
        if done.returncode == 0:
            return done.stdout.strip()
    raise SetupFault("./test quick compares with the branch main, which was not found: fetch it, or run ./test.")


def _git(root: Path, *arguments: str) -> Sequence[str]:
    done = _run(root, *arguments, "-z")
    if done.returncode != 0:
        raise SetupFault(f"git {arguments[0]} failed: {done.stderr.strip()}")
    return [name for name in done.stdout.split("\0") if name]


def _run(root: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    try:
        return subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise SetupFault(
            "./test quick asks git what changed, and git was not found: install it, or run ./test."
        ) from None
