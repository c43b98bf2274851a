"""A SQLite file serves one process: two would each keep games in memory and not know about each other's changes.

The claim is a SQLite lock on a separate file next to the database, so that it works wherever SQLite does and ends with
the process, however that ends.
"""

from __future__ import annotations

import os
import sqlite3

from newworlds.server.start_errors import DatabaseInUse, DatabaseUnusable


class SoleUse:
    """Held from its creation until it is closed; `DatabaseInUse` while another process holds it."""

    def __init__(self, file: str) -> None:
        # Beside the file itself: a symbolic link to it must not lead to another lock.
        lock = f"{os.path.realpath(file)}-lock"
        try:
            self._claim = sqlite3.connect(lock, timeout=0, isolation_level=None, check_same_thread=False)
            self._claim.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise DatabaseInUse(database=file) from error
            raise DatabaseUnusable(database=file, problem=str(error)) from error

    def close(self) -> None:
        self._claim.close()
