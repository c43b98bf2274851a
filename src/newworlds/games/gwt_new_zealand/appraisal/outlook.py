"""How far the game is: what is done, what is left, and whose it will be."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.appraisal import worth
from newworlds.games.gwt_new_zealand.rules.farm import Farm
from newworlds.games.gwt_new_zealand.state import State


@final
class Outlook:
    """A seat's farm and what it may expect of the rest of the game."""

    def __init__(self, s: State, seat: i64) -> None:
        self.s: State = s
        self.seat: i64 = seat
        self.farm: Farm = s.farms[seat]
        self.left: float = 0.0
        self.to_come: float = 0.0
        self.visits: float = 0.0
        if s.marker_owner < 0:
            self._count_visits()
        self.pound: float = worth.A_POUND + worth.A_POUND_EARLY * self.left

    def _count_visits(self) -> None:
        """Each visit to Wellington places one bonus tile; so many are left, and so many of them one's own."""
        s = self.s
        done: i64 = 0
        for farm in s.farms:
            done += farm.visits
        spaces = s.t.tile_rows * s.t.columns_used[s.players - 1] - s.t.tiles_placed[s.players - 1]
        if done < spaces:
            self.to_come = float(spaces - done)
        share = (float(self.farm.visits) + worth.USUAL_VISITS) / (float(done) + worth.USUAL_VISITS * float(s.seats))
        self.left = self.to_come / float(spaces)
        self.visits = self.to_come * share


def times(count: i64, each: float) -> float:
    return float(count) * each
