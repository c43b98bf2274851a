"""New tables: opened from the form, for a lesson, for the same people once more, or branched off a game."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from newworlds.server import viewers
from newworlds.server.branching import Branched, Player, branched
from newworlds.server.clock import now
from newworlds.server.clocks.timing import timed
from newworlds.server.company.rematch import check_may_play_again, places_of, rematch_request
from newworlds.server.desk.desks import Desks
from newworlds.server.from_elsewhere import NewsFromElsewhere
from newworlds.server.infos import TableInfo
from newworlds.server.limit_errors import TooManyBranches, TooManyBranchesHere, TooManyTables, TooManyTablesHere
from newworlds.server.loading import stored_table
from newworlds.server.notices import Notices
from newworlds.server.opening import opened, opened_lesson
from newworlds.server.requests import LessonRequest, SeatRequest, TableRequest
from newworlds.server.seats.keeping import friends_asked
from newworlds.server.settings import Settings
from newworlds.server.storage import rematch_rows, rows
from newworlds.server.storage.store import Store
from newworlds.server.storage.table_rows import StepRow, StoredTable
from newworlds.server.table_state import TableState
from newworlds.server.tables import Table

T = TypeVar("T")


class Registry(Protocol):
    """What is needed of whatever holds all the tables."""

    store: Store
    notices: Notices
    desks: Desks
    elsewhere: NewsFromElsewhere

    async def set_up(self, work: Callable[[], T]) -> T: ...

    async def info(self, table_id: str, owner: str) -> TableInfo: ...

    def info_of(self, kept: StoredTable, owner: str) -> TableInfo: ...

    def at(self, table_id: str) -> AbstractAsyncContextManager[Table]: ...

    def begun(self, state: TableState) -> AbstractContextManager[Table]: ...

    def changed(self, table: Table) -> None: ...


class NewTables:
    def __init__(self, registry: Registry, settings: Settings) -> None:
        self._registry = registry
        self._tables_each = settings.tables_each
        self._tables_each_address = settings.tables_each_address
        self._branches_each = settings.branches_each
        self._branches_each_address = settings.branches_each_address

    async def open(self, request: TableRequest, host: str, opened_from: str | None = None) -> TableInfo:
        """`opened_from` is the fingerprint of an address."""
        await self._registry.store.read(lambda connection: self._check_unfinished(connection, host, opened_from))
        friends = await self._registry.store.read(lambda connection: friends_asked(connection, host, request.seats))
        untimed, invites, tokens = await self._registry.set_up(lambda: opened(request, host, opened_from, friends))
        state = timed(untimed, untimed, now())
        await self._add(state)
        with self._registry.begun(state) as table:
            return viewers.with_tokens(viewers.with_invites(table.info(host), invites), tokens)

    async def open_lesson(self, asked: LessonRequest, host: str, opened_from: str | None = None) -> TableInfo:
        """Where the same browser left it, if it has begun this lesson before."""
        begun = await self._registry.store.read(
            lambda connection: rows.lesson_of(connection, host, asked.game, asked.lesson)
        )
        if begun is not None:
            return self._registry.info_of(begun, host)
        await self._registry.store.read(lambda connection: self._check_unfinished(connection, host, opened_from))
        change = await self._registry.set_up(lambda: opened_lesson(asked, host, opened_from))
        await self._add(change.after, change.steps)
        return await self._registry.info(change.after.row.id, host)

    async def _add(self, state: TableState, steps: Sequence[StepRow] = ()) -> None:
        """Whoever is given a seat hears of it, at whatever process they are."""

        def add(connection: Connection) -> None:
            rows.add_table(connection, state, state.setup.components, steps)
            self._registry.notices.announce(connection, [(state.row.id, state.row.version)])

        await self._registry.store.write(add)
        self._registry.desks.changed(state.row.id)

    async def rematch(self, table_id: str, owner: str, commitment: str | None, opened_from: str | None) -> TableInfo:
        """Opens it for the first who asks; gives the others the seats that are kept for them."""
        kept = await self._registry.store.read(lambda connection: stored_table(connection, table_id))
        check_may_play_again(kept, owner)
        request = rematch_request(kept, owner, commitment)
        untimed, invites, tokens = await self._registry.set_up(lambda: opened(request, owner, opened_from))
        state = timed(untimed, untimed, now())

        def claim(connection: Connection) -> str:
            claimed = rematch_rows.claim(connection, table_id, state.row.id)
            if claimed is None:
                return rematch_rows.rematch_of(connection, table_id)
            self._check_unfinished(connection, owner, opened_from)
            rows.add_table(connection, state, state.setup.components)
            self._registry.notices.announce(connection, [claimed, (state.row.id, state.row.version)])
            return state.row.id

        rematch_id = await self._registry.store.write(claim)
        if rematch_id != state.row.id:
            return await self._sit_again(rematch_id, owner, kept, commitment)
        self._registry.desks.changed(rematch_id)
        await self._registry.elsewhere.catch_up(table_id, sys.maxsize)
        async with self._registry.at(rematch_id) as table:
            self._registry.changed(table)
            return viewers.with_tokens(viewers.with_invites(table.info(owner), invites), tokens)

    async def _sit_again(self, rematch_id: str, owner: str, kept: StoredTable, commitment: str | None) -> TableInfo:
        async with self._registry.at(rematch_id) as table:
            for place, name in places_of(owner, kept.seats):
                await table.seating.take(owner, place, name, commitment)
            return table.info(owner)

    def _check_unfinished(self, connection: Connection, host: str, opened_from: str | None) -> None:
        if rows.unfinished(connection, host) >= self._tables_each:
            raise TooManyTables(limit=self._tables_each)
        if opened_from and rows.unfinished_from(connection, opened_from) >= self._tables_each_address:
            raise TooManyTablesHere(limit=self._tables_each_address)

    async def branch(self, parent: TableState, moment: int, seats: Sequence[SeatRequest], player: Player) -> TableInfo:
        """A new table that plays on from a moment of this one, which is not touched."""
        return await self.open_branch(lambda: branched(parent, moment, seats, player), player)

    async def open_branch(self, make: Callable[[], Branched], player: Player) -> TableInfo:
        await self._registry.store.read(lambda connection: self._check_may_branch(connection, player))
        state, steps = await self._registry.set_up(make)
        await self._add(state, steps)
        with self._registry.begun(state) as table:
            return table.info(player.owner)

    def _check_may_branch(self, connection: Connection, player: Player) -> None:
        self._check_unfinished(connection, player.owner, player.opened_from)
        if rows.branches(connection, player.owner) >= self._branches_each:
            raise TooManyBranches(limit=self._branches_each)
        if player.opened_from and rows.branches_from(connection, player.opened_from) >= self._branches_each_address:
            raise TooManyBranchesHere(limit=self._branches_each_address)
