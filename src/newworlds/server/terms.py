"""On which terms a table is played: told to everybody, and never changed once its game has begun."""

from __future__ import annotations

from typing import Final

import msgspec

from newworlds import bots
from newworlds.server.terms_errors import BadPace

SHORTEST_CLOCK: Final = 30
LONGEST_CLOCK: Final = 6 * 60 * 60
LONGEST_INCREMENT: Final = 10 * 60
MOST_DAYS: Final = 30


class Untimed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="untimed"):
    """Everybody takes the time that they need."""


class Live(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="live"):
    """At one sitting, with clocks."""

    seconds: int
    """What everybody has in the beginning."""
    increment: int
    """The seconds that are added after each turn, as Fischer's clock does."""


class Slow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="slow"):
    """Over days: players look in when they can."""

    days: int
    """For each turn."""


Pace = Untimed | Live | Slow


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pace: Pace
    is_listed: bool
    """Whether the lobby shows the table; otherwise only those who have its link find it."""
    is_rated: bool
    """Whether the result counts for the players' ratings."""
    may_watch: bool
    """Whether others may look on while the game is played."""
    stand_in: str
    """The bot that plays for somebody who has left."""


USUAL: Final = Terms(pace=Untimed(), is_listed=False, is_rated=False, may_watch=True, stand_in="club")
"""Of tables for which nothing else was agreed, also of those older than terms."""


def checked_terms(terms: Terms) -> Terms:
    """`UnknownBot` when nobody of that name can stand in."""
    bots.bot(terms.stand_in)
    if not _is_playable(terms.pace):
        raise BadPace(seconds=SHORTEST_CLOCK, hours=LONGEST_CLOCK // 3600, increment=LONGEST_INCREMENT, days=MOST_DAYS)
    return terms


def _is_playable(pace: Pace) -> bool:
    match pace:
        case Live(seconds, increment):
            return SHORTEST_CLOCK <= seconds <= LONGEST_CLOCK and 0 <= increment <= LONGEST_INCREMENT
        case Slow(days):
            return 1 <= days <= MOST_DAYS
        case Untimed():
            return True
