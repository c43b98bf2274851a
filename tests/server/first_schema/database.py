"""A database as the first released version left it, with tables of all four games in play and finished."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from newworlds.server.storage.engine import engine_for
from newworlds.server.storage.migrate import migrate

FIRST: Final = "v1"
HOST_KEY: Final = "the-first-players-browser-key-00"
GUEST_KEY: Final = "the-first-guests-browser-key-000"
INVITE_TO_WAITING: Final = "raydueWuPrOJ08ZR"
"""To the one table that waits for a player."""
TABLES: Final = 16
STEPS: Final = 903

_ROWS = Path(__file__).parent / "tables.sql"


def fill_as_first_released(database: str) -> None:
    engine = engine_for(database)
    with engine.begin() as connection:
        migrate(connection, FIRST)
        for statement in _ROWS.read_text(encoding="utf-8").splitlines():
            if not statement.startswith("--"):
                connection.exec_driver_sql(statement)
    engine.dispose()
