"""The tables that this process has in memory: those in use, and those that were until a moment ago."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Final

from newworlds.server import metrics
from newworlds.server.tables import Table

MOST_RESTING: Final = 64
"""Whoever reloads the page, and a bot on its next turn, finds the table without replaying its game."""


class TablesInMemory:
    """There is one `Table` for an id as long as anybody uses it, so that everybody is told the same."""

    def __init__(self, load: Callable[[str], Awaitable[Table]]) -> None:
        self._load_anew = load
        self._tables: dict[str, Table] = {}
        self._resting: dict[str, Table] = {}
        self._uses: Counter[str] = Counter()
        self._loads: dict[str, asyncio.Task[Table]] = {}

    def get(self, table_id: str) -> Table | None:
        return self._tables.get(table_id)

    def in_use(self) -> Collection[Table]:
        return self._tables.values()

    def ids(self) -> Collection[str]:
        """Also of those that are being loaded."""
        return self._tables.keys() | self._loads.keys()

    @contextmanager
    def using(self, table_id: str) -> Iterator[None]:
        self._uses[table_id] += 1
        try:
            yield
        finally:
            self._uses[table_id] -= 1
            if not self._uses[table_id]:
                del self._uses[table_id]
                self._leave(table_id)

    def enter(self, table: Table) -> Table:
        self._tables[table.row.id] = table
        metrics.TABLES.set(len(self._tables))
        return table

    async def table(self, table_id: str) -> Table:
        """While it is used. Whoever asks for a table that is being loaded waits for the same one."""
        if table_id in self._tables:
            return self._tables[table_id]
        if table_id not in self._loads:
            self._loads[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loads[table_id])

    async def settle(self) -> None:
        await asyncio.gather(*self._loads.values(), return_exceptions=True)

    async def _load(self, table_id: str) -> Table:
        try:
            with self.using(table_id):
                return self.enter(await self._awake(table_id) or await self._load_anew(table_id))
        finally:
            del self._loads[table_id]

    async def _awake(self, table_id: str) -> Table | None:
        """Others may have changed it while it rested."""
        table = self._resting.pop(table_id, None)
        if table is not None:
            await table.catch_up()
        return table

    def _leave(self, table_id: str) -> None:
        table = self._tables.pop(table_id, None)
        metrics.TABLES.set(len(self._tables))
        if table is not None:
            table.rest()
            self._resting[table_id] = table
        while len(self._resting) > MOST_RESTING:
            del self._resting[next(iter(self._resting))]
