"""Writes down the results of games as they end, and of those that ended while nobody was there to do so."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import Connection

from newworlds.server.errors import StorageFailed
from newworlds.server.standing.rating import count_some
from newworlds.server.standing.results import counts, result_of
from newworlds.server.storage import result_rows, rows
from newworlds.server.storage.store import Store
from newworlds.server.table_state import TableState

MOST = 100
"""How many results are written in one transaction, so that nobody waits for long."""

log = logging.getLogger(__name__)


class Bookkeeper:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._writing: set[asyncio.Task[None]] = set()

    def follow(self, before: TableState, after: TableState) -> None:
        if before.row.status != "over" and counts(after.row):
            task = asyncio.create_task(self._write(after.row.id))
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)

    async def catch_up(self) -> None:
        """Done twice, or by two processes, it changes nothing more."""
        while await self._store.write(write_missing):
            pass
        await self._count()

    async def close(self) -> None:
        await asyncio.gather(*self._writing)

    async def _write(self, table_id: str) -> None:
        try:
            await self._store.write(lambda connection: write_result(connection, table_id))
            await self._count()
        except StorageFailed:
            log.warning("the result of table %s is to be written later", table_id)

    async def _count(self) -> None:
        """After its own results are stored, a process also counts what others have stored meanwhile."""
        while await self._store.write(count_some):
            pass


def write_missing(connection: Connection) -> int:
    """How many were found."""
    missing = result_rows.without_result(connection, MOST)
    for table_id in missing:
        write_result(connection, table_id)
    return len(missing)


def write_result(connection: Connection, table_id: str) -> None:
    kept = rows.table(connection, table_id)
    if kept is not None and counts(kept.row):
        result_rows.add_result(connection, result_of(kept, *result_rows.played_between(connection, kept.row)))
