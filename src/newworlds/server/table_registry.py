"""All tables of this server. A table is in memory only while somebody is using it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from newworlds.core.errors import UnknownRules
from newworlds.core.options import with_defaults
from newworlds.core.record import Record, SeatRecord, commitment
from newworlds.core.setup import Components, Setup
from newworlds.games import game
from newworlds.server import viewers
from newworlds.server.bot_players import BotPlayers
from newworlds.server.bot_ranks import rank_of
from newworlds.server.course import Course, stored_course
from newworlds.server.errors import RecordNotYet, TooManyTables, UnknownTable
from newworlds.server.infos import TableInfo
from newworlds.server.opening import opened
from newworlds.server.requests import TableRequest
from newworlds.server.settings import Settings
from newworlds.server.storage import rows
from newworlds.server.storage.rows import StepRow, StoredTable, TableRow
from newworlds.server.storage.store import Store
from newworlds.server.tables import Table
from newworlds.server.thinking import ProcessThinker, Thinker
from newworlds.server.turn_queue import LocalTurns, TurnQueue

MOST_LISTED = 200


class TableRegistry:
    def __init__(self, store: Store, thinker: Thinker, turns: TurnQueue, settings: Settings) -> None:
        self.store = store
        self._tables: dict[str, Table] = {}
        self._uses: Counter[str] = Counter()
        self._loading = asyncio.Lock()
        self._tables_each = settings.tables_each
        self._bots = BotPlayers(self.at, thinker, turns, settings.bot_pause, settings.bots_play_unwatched)

    async def open(self, request: TableRequest, host: str) -> TableInfo:
        if await self.store.run(lambda connection: rows.unfinished(connection, host)) >= self._tables_each:
            raise TooManyTables(limit=self._tables_each)
        kept, course = opened(request, host)
        components = course.match.setup.components
        await self.store.run(lambda connection: rows.add_table(connection, kept, components))
        async with self.at(kept.row.id) as table:
            self.changed(table)
            return table.info(host)

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Table]:
        """The one live table with this id, for as long as anybody is using it; replayed from its steps if necessary."""
        self._uses[table_id] += 1
        try:
            yield await self._live(table_id)
        finally:
            self._uses[table_id] -= 1
            if not self._uses[table_id]:
                del self._uses[table_id]
                self._tables.pop(table_id, None)

    async def infos(self, owner: str) -> list[TableInfo]:
        found = await self.store.run(lambda connection: rows.tables_of(connection, owner, MOST_LISTED))
        return [self._info(kept, owner) for kept in found]

    async def info(self, table_id: str, owner: str) -> TableInfo:
        return self._info(await self._kept(table_id), owner)

    async def record(self, table_id: str) -> Record:
        """Seed and salt are revealed when the game is over; until then there is only the commitment."""
        async with self.at(table_id) as table:
            row = table.row
            record = table.course.match.record([SeatRecord(seat.name, seat.bot) for seat in table.seats])
            is_over = row.status == "over"
            if not is_over and not table.course.match.game.moves_are_public:
                raise RecordNotYet()
            return msgspec.structs.replace(
                record,
                seed=row.seed if is_over else None,
                key=record.key if is_over else None,
                salt=row.salt if is_over else None,
                commitment=commitment(row.seed, row.salt),
                started=row.created,
            )

    async def load(self, table_id: str) -> tuple[StoredTable, Course]:
        kept = await self._kept(table_id)
        setup, steps = await self._stored(kept)
        played = game(setup.game)
        if setup.rules not in played.rules_played:
            raise UnknownRules(game=setup.game, rules=setup.rules, known=sorted(played.rules_played))
        return kept, stored_course(played, setup, kept.row.seed, steps)

    def changed(self, table: Table) -> None:
        self._bots.wake(table)

    async def resume(self) -> None:
        """After a restart: bots whose turn it was go on. Their tables are loaded one by one, as their turns come."""
        await self._bots.open()
        for kept in await self.store.run(rows.waiting_for_bots):
            self._bots.put(kept.row.id, rank_of(kept.seats, is_watched=False))

    async def close(self) -> None:
        await self._bots.close()

    async def _live(self, table_id: str) -> Table:
        async with self._loading:
            if table_id not in self._tables:
                kept, course = await self.load(table_id)
                self._tables[table_id] = Table(self, kept, course)
            return self._tables[table_id]

    async def _kept(self, table_id: str) -> StoredTable:
        kept = await self.store.run(lambda connection: rows.table(connection, table_id))
        if kept is None:
            raise UnknownTable(table=table_id)
        return kept

    async def _stored(self, kept: StoredTable) -> tuple[Setup, list[StepRow]]:
        row = kept.row
        components = await self.store.run(lambda connection: rows.components_of(connection, row.data))
        steps = await self.store.run(lambda connection: rows.steps_of(connection, row.id))
        return setup_of(row, len(kept.seats), components), steps

    def _info(self, kept: StoredTable, owner: str) -> TableInfo:
        live = self._tables.get(kept.row.id)
        if live is not None:
            return live.info(owner)
        return viewers.table_info(kept, owner, online=frozenset())


@asynccontextmanager
async def open_registry(settings: Settings, thinker: Thinker | None = None) -> AsyncIterator[TableRegistry]:
    """Bots think in separate processes unless another `thinker` is given."""
    store = Store(settings.database)
    thinking = thinker or ProcessThinker(settings.bot_workers, settings.bot_timeout)
    registry = TableRegistry(store, thinking, LocalTurns(settings.bot_workers), settings)
    try:
        await store.open()
        await registry.resume()
        yield registry
    finally:
        await registry.close()
        await thinking.close()
        await store.close()


def setup_of(row: TableRow, players: int, components: Components) -> Setup:
    """The setup as the game was started, whatever options, rules and components a new game would have."""
    options = with_defaults(game(row.game).options, row.options)
    return Setup(row.game, row.rules, players, options, components, chance=1)
