"""A plan: the moves of somebody's next turn, or its first moves."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from newworlds.core.message import Message
from newworlds.core.moves import PlainMove

Telling = Literal["at_once", "after_turn", "when_asked"]
"""When the others are told of a move: now, when the turn passes on, or when the player ends it, unless the turn is a
single decision. Moves that reveal something hidden are always told at once, with those before."""

MOST_MOVES: Final = 80
"""Of one turn: there is always an end to it long before."""


class PlannedMove(msgspec.Struct, frozen=True):
    move: PlainMove
    basis: str
    """A fingerprint of its price, its wording and all that it would do: it is made only if these are the same."""


class PlanRow(msgspec.Struct, frozen=True, kw_only=True):
    owner: str
    seat: int
    moves: list[PlannedMove]
    telling: Telling
    """As for moves that are made at once."""
    made: str
    problem: Message | None = None
    """Why it was not carried out, when the turn came."""


class PlanInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What its player, and nobody else, is told of a plan."""

    moves: list[PlainMove]
    problem: Message | None
    """Why it was not carried out, when the turn came."""
