"""How long bots may think: about as long as people at their table do.

No clock runs for a bot, so the people's clocks are its measure. Who plays against little time on the clock does not
want to wait for a bot either; at a table played over days nobody waits for it at all.
"""

from __future__ import annotations

from typing import Final

from newworlds.bots import AS_USUAL
from newworlds.server.table_state import TableState
from newworlds.server.terms import Live, Slow

UNHURRIED: Final = 2.0
HURRIED: Final = 0.125
TURNS_TO_COME: Final = 20
"""By which people divide the time that they have left."""
A_QUIET_TURN: Final = 15.0
"""Seconds for a turn; whoever has as many does not mind how long a bot usually takes."""


def leisure_of(state: TableState) -> float:
    """How many times its usual budget the bot that is to act may use; all clocks stand still meanwhile."""
    pace, clock = state.row.terms.pace, state.row.clock
    if isinstance(pace, Slow):
        return UNHURRIED
    if not isinstance(pace, Live) or clock is None:
        return AS_USUAL
    people = [left for left, seat in zip(clock.left, state.seats, strict=True) if seat.playing_bot is None]
    shortest = min(people, default=float(pace.seconds)) / TURNS_TO_COME + pace.increment
    return max(HURRIED, min(AS_USUAL, shortest / A_QUIET_TURN))
