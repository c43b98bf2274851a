"""Whoever runs out of time is replaced: looked for again and again, and as soon as a clock known here is due.

Time in which no server was running does not count. While clocks run, some process leaves a mark every few seconds; the
first that finds an old one lets all clocks stand still for the time since then, before anybody is replaced. A process
that is stopped leaves a mark as well: if it was the last one, not even the seconds of a restart count. Nor do they
where no other process can have been running meanwhile, even if the last one was killed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection

from newworlds.server.clock import measured_now, now, seconds_between
from newworlds.server.errors import StorageFailed
from newworlds.server.notices import Notices
from newworlds.server.storage import clock_rows
from newworlds.server.storage.changes import Changed
from newworlds.server.storage.store import Store
from newworlds.server.storage.table_rows import TableRow

DOWN: Final = 15.0
"""Seconds without a mark after which no process can have been running."""
FOR_EVER: Final = 10.0**9

log = logging.getLogger(__name__)


class ClockWatch:
    def __init__(
        self,
        store: Store,
        notices: Notices,
        catch_up: Callable[[str, int], Awaitable[None]],
        run_out: Callable[[str], Awaitable[None]],
    ) -> None:
        """`run_out` replaces whoever has no time left at a table."""
        self._store = store
        self._notices = notices
        self._catch_up = catch_up
        self._run_out = run_out
        self._looking = asyncio.Lock()
        self._next: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._has_begun = False

    async def begin(self) -> None:
        """Before anybody plays: no table is in memory yet."""
        await self._store.write(self._restarted)
        self._has_begun = True

    async def look(self) -> None:
        """Done twice it changes nothing more."""
        async with self._looking:
            if not await self._store.read(clock_rows.has_running):
                return
            for table_id, version in await self._store.write(self._resumed):
                await self._catch_up(table_id, version)
            for table_id in await self._store.read(lambda connection: clock_rows.run_out(connection, now())):
                await self._run_out(table_id)

    def expect(self, row: TableRow) -> None:
        """Look when this table's clock has run out, unless something is due before."""
        if row.due is None or row.status != "playing":
            return
        loop = asyncio.get_running_loop()
        when = loop.time() + max(0.0, seconds_between(now(), row.due)) + 0.01
        if self._next is not None and loop.time() < self._next.when() <= when:
            return
        if self._next is not None:
            self._next.cancel()
        self._next = loop.call_at(when, self._look_now)

    async def close(self) -> None:
        if self._next is not None:
            self._next.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if not self._has_begun:
            return
        with suppress(StorageFailed):
            await self._store.write(lambda connection: clock_rows.stopped(connection, measured_now()))

    def _look_now(self) -> None:
        async def look() -> None:
            try:
                await self.look()
            except Exception:
                log.exception("clocks could not be looked at")

        task = asyncio.get_running_loop().create_task(look())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _restarted(self, connection: Connection) -> list[Changed]:
        at, stopped = measured_now(), clock_rows.stopped_at(connection)
        before = clock_rows.beaten(connection, at)
        if before is None:
            return self._stood_still(connection, FOR_EVER)
        if stopped is not None and stopped >= before:
            return self._stood_still(connection, seconds_between(stopped, at))
        silence = seconds_between(before, at)
        return self._stood_still(connection, silence) if self._notices.is_alone or silence > DOWN else []

    def _resumed(self, connection: Connection) -> list[Changed]:
        at = measured_now()
        before = clock_rows.beaten(connection, at)
        silence = FOR_EVER if before is None else seconds_between(before, at)
        return self._stood_still(connection, silence) if silence > DOWN else []

    def _stood_still(self, connection: Connection, seconds: float) -> list[Changed]:
        changed = clock_rows.stood_still(connection, seconds, now())
        self._notices.announce(connection, changed)
        return changed
