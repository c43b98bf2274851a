"""The bots that sit at tables: when one is to act, its turn waits in a queue, and then it moves like any player."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager

from newworlds.core.errors import NewWorldsError
from newworlds.core.message import Message
from newworlds.server.bot_ranks import Rank, is_long, rank_of
from newworlds.server.bot_turn import move_for_bot
from newworlds.server.chores import Chore
from newworlds.server.errors import StorageFailed
from newworlds.server.notices import Notices
from newworlds.server.play_errors import BotFailed
from newworlds.server.storage.table_rows import SeatRow, TableRow
from newworlds.server.tables import Table
from newworlds.server.thinking import Thinker
from newworlds.server.turn_queue import TurnQueue

SLICE = 0.5
"""Seconds for which the bots of a table that nobody watches play on unless somebody waits: so it need not be loaded
for every move."""

log = logging.getLogger(__name__)


class Pause:
    def __init__(self, seconds: float, then: Callable[[], None]) -> None:
        self._then = then
        self._handle = asyncio.get_running_loop().call_later(seconds, then)

    def end(self) -> None:
        """At once instead."""
        self._handle.cancel()
        self._then()


class BotPlayers:
    def __init__(
        self,
        at: Callable[[str], AbstractAsyncContextManager[Table]],
        thinker: Thinker,
        turns: TurnQueue,
        notices: Notices,
        pause: float,
        plays_forgotten: bool,
    ) -> None:
        self._at = at
        self._thinker = thinker
        self._turns = turns
        self._notices = notices
        self._pause = pause
        self._plays_forgotten = plays_forgotten
        self._playing: set[str] = set()
        self._pausing: dict[str, Pause] = {}

    async def open(self, chores: Sequence[Chore]) -> None:
        await self._turns.open(self._turn, chores)

    def wake(self, table: Table) -> None:
        """Called after every change, and when somebody opens the table, so that a bot that failed tries again."""
        if table.bot_to_act is None or table.row.id in self._playing:
            return
        rank = rank_of(table.seats, table.is_watched)
        if rank.is_watched and self._pause:
            self._put_after_pause(table.row, table.seats, rank)
        else:
            self.put(table.row, table.seats, rank)

    def put(self, row: TableRow, seats: Sequence[SeatRow], rank: Rank) -> None:
        """Unless they are asked to, bots do not play among themselves while nobody is watching."""
        if rank is not Rank.FORGOTTEN or self._plays_forgotten:
            self._turns.put(row.id, row.version, rank, is_long(row, seats))

    async def close(self) -> None:
        """Turns that were to come after a pause are left to other processes, if there are any."""
        for pause in list(self._pausing.values()):
            pause.end()
        await self._turns.close()

    def _put_after_pause(self, row: TableRow, seats: Sequence[SeatRow], rank: Rank) -> None:
        """So that people can follow."""
        if row.id not in self._pausing:
            self._pausing[row.id] = Pause(self._pause, lambda: self._put_now(row, seats, rank))

    def _put_now(self, row: TableRow, seats: Sequence[SeatRow], rank: Rank) -> None:
        del self._pausing[row.id]
        self.put(row, seats, rank)

    async def _turn(self, table_id: str) -> bool:
        """A table in the middle of a turn is not woken; it waits in the queue again afterwards if it has to."""
        if table_id in self._playing:
            return True
        self._playing.add(table_id)
        try:
            async with self._at(table_id) as table:
                has_moved = await self._play(table)
                self._playing.discard(table_id)
                if has_moved:
                    self.wake(table)
                return has_moved
        except StorageFailed:
            raise
        except NewWorldsError:
            log.exception("table %s: its bots stopped", table_id)
            return False
        finally:
            self._playing.discard(table_id)

    async def _play(self, table: Table) -> bool:
        """False if a bot failed, which is not tried again before somebody opens the table."""
        end = time.monotonic() + SLICE
        while (seat := table.bot_to_act) is not None and not self._is_paused(table):
            if not await move_for_bot(table, seat, self._thinker):
                self._tell_problem(table, BotFailed(name=seat.name).message)
                return False
            rank = rank_of(table.seats, table.is_watched)
            if rank.is_watched or self._turns.is_anyone_before(rank) or time.monotonic() > end:
                break
        return True

    def _tell_problem(self, table: Table, problem: Message) -> None:
        table.tell_problem(problem)
        self._notices.tell_stuck(table.row.id, table.row.seq, problem)

    def _is_paused(self, table: Table) -> bool:
        return rank_of(table.seats, table.is_watched) is Rank.FORGOTTEN and not self._plays_forgotten
