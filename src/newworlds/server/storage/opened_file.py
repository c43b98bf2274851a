"""The SQLite file as it was opened. SQLite goes on writing to a deleted file, and all of that would be lost."""

from __future__ import annotations

from pathlib import Path

from newworlds.server.start_errors import DatabaseReplaced


class OpenedFile:
    def __init__(self, file: str) -> None:
        self._file = file
        self._identity = _identity(file)

    def check(self) -> None:
        """`DatabaseReplaced` if the name no longer leads to the file that was opened."""
        try:
            is_same = _identity(self._file) == self._identity
        except OSError:
            is_same = False
        if not is_same:
            raise DatabaseReplaced(database=self._file)


def _identity(file: str) -> tuple[int, int]:
    found = Path(file).stat()
    return found.st_dev, found.st_ino
