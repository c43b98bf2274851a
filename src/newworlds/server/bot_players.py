"""The bots that sit at tables: on its turn, each thinks, waits a little, and moves like any player."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from newworlds.core.errors import NewWorldsError, StaleMove
from newworlds.server.errors import BotFailed
from newworlds.server.storage.rows import SeatRow
from newworlds.server.tables import Table
from newworlds.server.thinking import BotTrouble, Thinker

TRIES = 2

log = logging.getLogger(__name__)


class BotPlayers:
    def __init__(self, at: Callable[[str], AbstractAsyncContextManager[Table]], thinker: Thinker, pause: float) -> None:
        self._at = at
        self._thinker = thinker
        self._pause = pause
        self._playing: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """Called after every change, and when somebody opens the table, so that a bot that failed tries again."""
        if table.bot_to_act is not None:
            self.start(table.row.id)

    def start(self, table_id: str) -> None:
        if table_id not in self._playing:
            self._playing[table_id] = asyncio.create_task(self._play(table_id))

    async def close(self) -> None:
        for task in self._playing.values():
            task.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)

    async def _play(self, table_id: str) -> None:
        try:
            async with self._at(table_id) as table:
                while (seat := table.bot_to_act) is not None:
                    await asyncio.sleep(self._pause)
                    if not await self._move(table, seat):
                        table.tell_problem(BotFailed(name=seat.name).message)
                        break
        except NewWorldsError:
            log.exception("table %s: its bots stopped", table_id)
        finally:
            del self._playing[table_id]

    async def _move(self, table: Table, seat: SeatRow) -> bool:
        for _ in range(TRIES):
            try:
                await self._try_to_move(table, seat)
            except StaleMove:
                log.debug("table %s: the game went on while bot %s thought", table.row.id, seat.bot)
            except Exception as trouble:
                is_foreseen = isinstance(trouble, BotTrouble | NewWorldsError)
                log.warning("table %s: bot %s: %s", table.row.id, seat.bot, trouble, exc_info=not is_foreseen)
                continue
            return True
        return False

    async def _try_to_move(self, table: Table, seat: SeatRow) -> None:
        """If somebody undid a move in the meantime, the bot's answer is stale."""
        course = table.course
        if table.bot_to_act != seat:
            return
        number = await self._thinker.choose(seat.bot or "", course.match, seat.seat)
        await table.play_for_bot(course.seq, number)
