"""The state of a table, shared with whoever else may change it: the database decides whose change counts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Protocol

from newworlds.server import metrics
from newworlds.server.audience import Audience
from newworlds.server.clock import now
from newworlds.server.clocks.timing import timed
from newworlds.server.course import Course
from newworlds.server.errors import StorageFailed, UnknownTable
from newworlds.server.notices import Notices
from newworlds.server.storage.changes import TableChange, TableMovedOn
from newworlds.server.storage.store import Store
from newworlds.server.storage.table_rows import StepRow, StoredTable, TableRow
from newworlds.server.table_state import Change, TableState, caught_up

Decide = Callable[[TableState], Coroutine[None, None, Change | None]]
"""Works out a change from the present state, or refuses it; None when there is nothing to change."""


class Source(Protocol):
    """Where tables are stored and read."""

    store: Store
    notices: Notices

    async def load(self, table_id: str) -> TableState: ...

    async def newer(self, table_id: str, seq: int) -> tuple[StoredTable, list[StepRow]]:
        """The table as it is stored, with the steps that follow number `seq`."""

    def followed(self, before: TableState, after: TableState) -> None:
        """A change made by this process is stored. Nobody else is told of it in this way."""


class SharedState:
    """Every change is decided under its lock, is stored, and only then told to the audience."""

    def __init__(self, source: Source, state: TableState) -> None:
        self.now = state
        self.audience = Audience(state.row.id, source.notices)
        self._source = source
        self._lock = asyncio.Lock()

    async def change(self, decide: Decide) -> None:
        """When somebody else was faster, decides again with what is known then."""
        async with self._lock:
            while (decided := await decide(self.now)) is not None:
                change = decided._replace(after=timed(self.now, decided.after, now()))
                with suppress(TableMovedOn):
                    await self._store(change)
                    before = self.now
                    for state in (*change.between, change.after):
                        self._become(state)
                    _measure(change)
                    self._source.followed(before, change.after)
                    break
                await self._refresh()

    async def catch_up(self) -> None:
        """Learn what others have stored since, and tell the audience; `UnknownTable` if the table was deleted."""
        async with self._lock:
            await self._refresh()

    async def _store(self, change: Change) -> None:
        announce = self._source.notices.announce
        try:
            await self._source.store.write(
                TableChange(
                    change.after.row,
                    change.taken,
                    change.steps,
                    change.contributions,
                    announce,
                    change.terms,
                    change.plans,
                )
            )
            if change.steps:
                metrics.move_stored()
        except StorageFailed:
            with suppress(StorageFailed):
                await self._reload()
            raise

    async def _refresh(self) -> None:
        row = self.now.row
        try:
            stored, steps = await self._source.newer(row.id, self._newest)
        except UnknownTable as deleted:
            self.audience.dismiss(deleted.message, self.now)
            raise
        if stored.row.version == row.version:
            return
        if _is_older(stored.row, row) or (self.now.game is None and stored.row.status in ("playing", "over")):
            await self._reload()
            return
        self._become(*caught_up(self.now, stored, steps))

    async def _reload(self) -> None:
        """Trust what is stored, not what is in memory."""
        self.now = await self._source.load(self.now.row.id)
        self.audience.tell_whole(self.now)

    @property
    def _newest(self) -> int:
        """The number of the last step that is known here, told to everybody or not."""
        return self.now.row.seq if self.now.game is None else self.now.latest.seq

    def _become(self, state: TableState, passed: Sequence[Course] = ()) -> None:
        before, self.now = self.now, state
        self.audience.tell_change(before, state, passed)


def _is_older(stored: TableRow, known: TableRow) -> bool:
    """The database has gone back: a backup was restored, or a copy took over that lacks the latest changes."""
    return stored.version < known.version


def _measure(change: Change) -> None:
    for step in change.steps:
        metrics.move_told(change.after.row.game, step.kind)
