"""One bot's move at a table. Done twice it changes nothing: the second finds that the game has gone on."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable

from newworlds.core.errors import NewWorldsError, StaleMove
from newworlds.server import metrics
from newworlds.server.clocks.leisure import leisure_of
from newworlds.server.errors import StorageFailed
from newworlds.server.storage.table_rows import SeatRow
from newworlds.server.tables import Table
from newworlds.server.thinking import BotTrouble, Thinker

Choose = Callable[[Table, SeatRow, Thinker], Awaitable[int]]

log = logging.getLogger(__name__)


async def move_for_bot(table: Table, seat: SeatRow, thinker: Thinker) -> bool:
    """Its own choice or, if there is none, any legal move; False if not even that can be made.

    `StorageFailed` if nothing can be stored at the moment.
    """
    for choose in (_its_choice, any_legal_move):
        try:
            await _try_to_move(table, seat, thinker, choose)
        except StaleMove:
            log.debug("table %s: the game went on while bot %s thought", table.row.id, seat.playing_bot)
        except StorageFailed:
            raise
        except Exception as trouble:
            is_foreseen = isinstance(trouble, BotTrouble | NewWorldsError)
            log.warning("table %s: bot %s: %s", table.row.id, seat.playing_bot, trouble, exc_info=not is_foreseen)
            continue
        return True
    return False


async def _try_to_move(table: Table, seat: SeatRow, thinker: Thinker, choose: Choose) -> None:
    """If somebody undid a move in the meantime, the bot's answer is stale."""
    course = table.course
    if table.bot_to_act == seat:
        await table.play_for_bot(course.seq, await choose(table, seat, thinker))


async def _its_choice(table: Table, seat: SeatRow, thinker: Thinker) -> int:
    bot, match, leisure = seat.playing_bot or "", table.course.match, leisure_of(table.state)
    with metrics.THINKING_SECONDS.labels(bot).time():
        return await thinker.choose(bot, match, seat.seat, leisure)


async def any_legal_move(table: Table, seat: SeatRow, thinker: Thinker) -> int:
    """Without thinking: this process serves people."""
    return int(secrets.choice(list(table.course.match.position.legal())))
