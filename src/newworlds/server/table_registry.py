"""All tables of this server. A table is in memory only while somebody is using it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from typing import TypeVar

from newworlds.core.errors import NewWorldsError
from newworlds.core.record import Record
from newworlds.server import viewers
from newworlds.server.absence.vacations import Vacations
from newworlds.server.adviser import Adviser
from newworlds.server.bot_players import BotPlayers
from newworlds.server.clocks.watch import ClockWatch
from newworlds.server.desk.desks import Desks
from newworlds.server.expiry import Expiry
from newworlds.server.from_elsewhere import NewsFromElsewhere
from newworlds.server.hosting.suspensions import Suspensions
from newworlds.server.infos import TableInfo
from newworlds.server.loading import Shelf, state_of, stored_since, stored_table, stored_with_steps
from newworlds.server.new_tables import NewTables
from newworlds.server.notices import Notices
from newworlds.server.people.callers import Callers
from newworlds.server.plans.planned_turns import PlannedTurns
from newworlds.server.post.mail_route import mail_route
from newworlds.server.recording import record_of
from newworlds.server.seats.admission import check_may_know, check_may_see
from newworlds.server.settings import Settings
from newworlds.server.standing.bookkeeper import Bookkeeper
from newworlds.server.storage import rows
from newworlds.server.storage.people_rows import person_of
from newworlds.server.storage.store import Store
from newworlds.server.storage.table_rows import StepRow, StoredTable
from newworlds.server.table_state import TableState
from newworlds.server.tables import Table
from newworlds.server.tables_in_memory import TablesInMemory
from newworlds.server.thinking import Thinker
from newworlds.server.turn_queue import TurnQueue

T = TypeVar("T")
Follower = Callable[[TableState, TableState], None]
"""Told of every change that this process has stored, with the states before and after it."""

MOST_LISTED = 200

log = logging.getLogger(__name__)


class TableRegistry:
    def __init__(self, store: Store, notices: Notices, thinker: Thinker, turns: TurnQueue, settings: Settings) -> None:
        self.store = store
        self.notices = notices
        self.callers = Callers(store)
        self.suspensions = Suspensions(store)
        self._tables = TablesInMemory(self._loaded)
        self._changes: set[asyncio.Task[None]] = set()
        self._loading_for_bots = asyncio.Lock()
        self._shelf = Shelf()
        self.bookkeeper = Bookkeeper(store)
        self.followers: list[Follower] = [self.bookkeeper.follow]
        self.desks = Desks(store, self.info, notices)
        self.mail_route = mail_route(settings)
        self.elsewhere = NewsFromElsewhere(store, self._tables, self.at, self.desks, self.callers)
        self._set_up_thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="set-up")
        self.new_tables = NewTables(self, settings)
        self._thinker = thinker
        self.advise = Adviser(thinker, self.set_up).advise
        self._expiry = Expiry(store, notices, settings)
        self.clocks = ClockWatch(store, notices, self.elsewhere.catch_up, self._run_out)
        self.plans = PlannedTurns(store, self.at)
        self.vacations = Vacations(store, notices, self.elsewhere.catch_up, settings.vacation_days)
        self.bots = BotPlayers(
            self.at_leisure, thinker, turns, notices, settings.bot_pause, settings.bots_play_unwatched
        )

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Table]:
        """The one live table with this id, for as long as anybody is using it; replayed from its steps if necessary."""
        with self._tables.using(table_id):
            yield await self._tables.table(table_id)

    @asynccontextmanager
    async def visited(self, table_id: str, owner: str) -> AsyncIterator[Table]:
        """The same for somebody who wants to know of it: `NoWatching` where only its players may."""
        async with self.at(table_id) as table:
            check_may_see(table.state, owner)
            yield table

    @asynccontextmanager
    async def at_leisure(self, table_id: str) -> AsyncIterator[Table]:
        """The same for bots. However many wait, one of their tables is loaded at a time: people come first."""
        with self._tables.using(table_id):
            async with self._loading_for_bots:
                table = await self._tables.table(table_id)
            yield table

    async def infos(self, owner: str) -> list[TableInfo]:
        found = await self.store.read(lambda connection: rows.tables_of(connection, owner, MOST_LISTED))
        return [self.info_of(kept, owner) for kept in found]

    async def info(self, table_id: str, owner: str) -> TableInfo:
        kept = await self.store.read(lambda connection: stored_table(connection, table_id))
        check_may_know(kept, owner)
        return self.info_of(kept, owner)

    async def record(self, table_id: str, owner: str) -> Record:
        async with self.visited(table_id, owner) as table:
            return record_of(table.state)

    async def load(self, table_id: str) -> TableState:
        kept, steps, components = await self.store.read(
            lambda connection: stored_with_steps(connection, table_id, self._shelf)
        )
        return await self.set_up(lambda: state_of(kept, steps, components))

    async def _loaded(self, table_id: str) -> Table:
        return Table(self, await self.load(table_id))

    async def newer(self, table_id: str, seq: int) -> tuple[StoredTable, list[StepRow]]:
        return await self.store.read(lambda connection: stored_since(connection, table_id, seq))

    async def completed(self, table_id: str, change: Coroutine[None, None, None]) -> None:
        """The table stays in memory meanwhile, so that whoever opens it now hears of the change."""
        done = asyncio.get_running_loop().create_future()

        async def carry_out() -> None:
            with self._tables.using(table_id):
                await change

        def is_complete(task: asyncio.Task[None]) -> None:
            self._is_complete(task)
            if not done.done():
                done.set_result(None)

        task = asyncio.create_task(carry_out())
        self._changes.add(task)
        task.add_done_callback(is_complete)
        # Cancelling whoever waits must not reach the task; `asyncio.shield` would do the same with twice the effort.
        await done
        task.result()

    async def set_up(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._set_up_thread, work)

    @contextmanager
    def begun(self, state: TableState) -> Iterator[Table]:
        """A table that was stored just now."""
        with self._tables.using(state.row.id):
            table = self._tables.enter(Table(self, state))
            self.changed(table)
            yield table

    def changed(self, table: Table) -> None:
        self.bots.wake(table)
        self.plans.wake(table)
        self.clocks.expect(table.row)

    def followed(self, before: TableState, after: TableState) -> None:
        self.desks.changed(after.row.id)
        for follow in self.followers:
            follow(before, after)

    async def start(self) -> None:
        await self.suspensions.look()
        self.notices.open(self.elsewhere)

    async def _run_out(self, table_id: str) -> None:
        try:
            async with self.at(table_id) as table:
                await table.run_out()
        except NewWorldsError:
            log.exception("table %s: its clock could not be looked at", table_id)

    async def expire(self) -> None:
        """Put away what nobody has touched for long."""
        async for table_id, version in self._expiry.carry_out():
            self.desks.changed(table_id)
            await self.elsewhere.catch_up(table_id, version)

    async def close(self) -> None:
        await self.clocks.close()
        await self.plans.close()
        await self.bots.close()
        await self.notices.close()
        await self.desks.close()
        await asyncio.gather(*self._changes, return_exceptions=True)
        await self.bookkeeper.close()
        await self._tables.settle()
        self._set_up_thread.shutdown()

    def in_use(self) -> Collection[Table]:
        """The tables in memory."""
        return self._tables.in_use()

    async def name_of(self, owner: str) -> str | None:
        person = await self.store.read(lambda connection: person_of(connection, owner))
        return None if person is None else person.name

    def people_at_tables(self) -> frozenset[str]:
        """The owners who sit at a table and have it open, here or at another process."""
        here = (owner for table in self._tables.in_use() for owner in table.audience.seated_here(table.state))
        return self.notices.everybody_elsewhere().union(here)

    def is_present(self, owner: str) -> bool:
        """Whether somebody has a page open, here or at another process."""
        return self.desks.is_open(owner) or owner in self.people_at_tables()

    def _is_complete(self, change: asyncio.Task[None]) -> None:
        self._changes.discard(change)
        if not change.cancelled() and change.exception() is not None:
            log.debug("a change was refused: %s", change.exception())

    def info_of(self, kept: StoredTable, owner: str) -> TableInfo:
        live = self._tables.get(kept.row.id)
        if live is not None:
            return live.info(owner)
        return viewers.info_for(owner, viewers.public_info(kept, self.notices.owners_elsewhere(kept.row.id)))
