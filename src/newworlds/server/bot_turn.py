"""One bot's move at a table. Done twice it changes nothing: the second finds that the game has gone on."""

from __future__ import annotations

import logging

from newworlds.core.errors import NewWorldsError, StaleMove
from newworlds.server import metrics
from newworlds.server.clocks.leisure import leisure_of
from newworlds.server.errors import StorageFailed
from newworlds.server.storage.table_rows import SeatRow
from newworlds.server.tables import Table
from newworlds.server.thinking import BotTrouble, Thinker

TRIES = 2

log = logging.getLogger(__name__)


async def move_for_bot(table: Table, seat: SeatRow, thinker: Thinker) -> bool:
    """False if the bot found no move. `StorageFailed` if it did, but nothing can be stored at the moment."""
    for _ in range(TRIES):
        try:
            await _try_to_move(table, seat, thinker)
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


async def _try_to_move(table: Table, seat: SeatRow, thinker: Thinker) -> None:
    """If somebody undid a move in the meantime, the bot's answer is stale."""
    course = table.course
    if table.bot_to_act != seat:
        return
    with metrics.THINKING_SECONDS.labels(seat.playing_bot).time():
        number = await thinker.choose(seat.playing_bot or "", course.match, seat.seat, leisure_of(table.state))
    await table.play_for_bot(course.seq, number)
