"""A folder of backups: each named after its time, the oldest deleted."""

from __future__ import annotations

import re
import shutil
import time
from pathlib import Path

from newworlds.server.clock import now

_NAME = re.compile(r"newworlds-\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z\.zip")
_A_DAY = 24 * 3600.0


def next_file(folder: Path) -> Path:
    return folder / f"newworlds-{now().replace(':', '')}.zip"


def delete_old(folder: Path, kept: int) -> list[Path]:
    """Only files that `next_file` named are counted and deleted."""
    backups = sorted(file for file in folder.iterdir() if _NAME.fullmatch(file.name))
    old = backups[: max(0, len(backups) - kept)]
    for file in old:
        file.unlink()
    _delete_leftovers(folder)
    return old


def _delete_leftovers(folder: Path) -> None:
    """What a backup that was killed could not delete itself; one that is still being made is younger."""
    for path in folder.glob(".newworlds-*"):
        if path.stat().st_mtime > time.time() - _A_DAY:
            continue
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()
