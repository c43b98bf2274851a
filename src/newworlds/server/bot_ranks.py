"""Whose bots are served first: those that somebody is waiting for right now."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from newworlds.bots import takes_its_time
from newworlds.games import game
from newworlds.server.storage.table_rows import SeatRow, TableRow


class Rank(IntEnum):
    """The lowest is served first."""

    PLAYED = 0
    """Somebody has the table open, and people play there."""
    WATCHED = 1
    """Somebody has the table open, but only bots play there."""
    AWAY = 2
    """People play there, but nobody has it open: they come back when it is their turn."""
    FORGOTTEN = 3
    """Only bots play there, and nobody is watching."""

    @property
    def is_watched(self) -> bool:
        return self <= Rank.WATCHED


def rank_of(seats: Sequence[SeatRow], is_watched: bool) -> Rank:
    has_people = any(seat.playing_bot is None for seat in seats)
    if is_watched:
        return Rank.PLAYED if has_people else Rank.WATCHED
    return Rank.AWAY if has_people else Rank.FORGOTTEN


def is_long(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether the bot that is to act thinks for long."""
    bot = None if row.to_act is None else seats[row.to_act].playing_bot
    return bot is not None and takes_its_time(game(row.game), bot)
