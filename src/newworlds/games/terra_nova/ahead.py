"""The next turn of somebody who waits, as if it began now: for planning it."""

from __future__ import annotations

from newworlds.games.terra_nova.rules import turn
from newworlds.games.terra_nova.rules.codes import PLACING
from newworlds.games.terra_nova.state import State


def turn_ahead(s: State, seat: int) -> State | None:
    """None for somebody who could not move (TN-4). A turn that somebody else has begun counts as over."""
    if s.is_over:
        return None
    ahead = s.copy()
    if ahead.action == PLACING:
        ahead.to_act = seat
        return ahead
    ahead.quiet_turns = max(0, ahead.quiet_turns)
    turn.begin(ahead, seat)
    return ahead if ahead.to_act == seat else None
