"""What other processes tell of the tables that this one has in memory, and of who connects to it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable
from contextlib import AbstractAsyncContextManager
from typing import Final

from newworlds.core.message import Message
from newworlds.server.desk.desks import Desks
from newworlds.server.people.callers import Callers
from newworlds.server.storage import chat_rows, rows
from newworlds.server.storage.store import Store
from newworlds.server.tables import Table
from newworlds.server.tables_in_memory import TablesInMemory

DELETED: Final = sys.maxsize
"""Later than every version of a table."""
At = Callable[[str], AbstractAsyncContextManager[Table]]


class NewsFromElsewhere:
    """`LiveTables`, as notices know them."""

    def __init__(self, store: Store, tables: TablesInMemory, at: At, desks: Desks, callers: Callers) -> None:
        self._store = store
        self._tables = tables
        self._at = at
        self._desks = desks
        self._callers = callers

    def live_tables(self) -> Collection[str]:
        return self._tables.ids()

    def changed_elsewhere(self, table_id: str) -> None:
        self._desks.changed(table_id)

    def desk_changed_elsewhere(self, owner: str) -> None:
        self._desks.changed_for([owner])

    async def catch_up(self, table_id: str, version: int) -> None:
        if table_id in self.live_tables():
            async with self._at(table_id) as table:
                if table.row.version < version:
                    await table.refresh()
                    self._desks.changed(table_id)

    async def compare(self, table_id: str, stored_version: int) -> None:
        """A change that is being stored at this moment costs no more than a second look."""
        if table_id in self.live_tables():
            async with self._at(table_id) as table:
                if table.row.version != stored_version:
                    await table.refresh()

    async def versions(self, table_ids: Iterable[str]) -> dict[str, int]:
        wanted = list(table_ids)
        found = await self._store.read(lambda connection: rows.versions(connection, wanted))
        return {table_id: found.get(table_id, DELETED) for table_id in wanted}

    async def hear(self, table_id: str, number: int) -> None:
        if table_id in self.live_tables():
            async with self._at(table_id) as table:
                await table.chat.hear(number)

    async def last_said(self, table_ids: Iterable[str]) -> dict[str, int]:
        wanted = list(table_ids)
        return await self._store.read(lambda connection: chat_rows.last_numbers(connection, wanted))

    def presence_changed(self, table_id: str) -> None:
        if (table := self._tables.get(table_id)) is not None:
            table.audience.elsewhere_changed(table.state)

    def became_somebody(self, owner: str) -> None:
        self._callers.hang_up(owner)

    def bot_stuck(self, table_id: str, seq: int, problem: Message) -> None:
        table = self._tables.get(table_id)
        if table is not None and table.row.seq == seq:
            table.tell_problem(problem)
