"""The next turn of somebody who waits, as if it began now: for planning it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.rules.turns import begin_turn
from newworlds.games.gwt_new_zealand.state import State


def turn_ahead(s: State, seat: int) -> State | None:
    """None for whoever has had their last turn (NZ-40). What somebody else has not finished yet is left out."""
    if s.is_over or s.marker_owner == seat:
        return None
    ahead = s.imagine(seat, 0)
    ahead.stack = vec[i64]()
    ahead.is_top_decking = 0
    ahead.seat = seat
    begin_turn(ahead)
    ahead.settle()
    return ahead if ahead.to_act == seat else None
