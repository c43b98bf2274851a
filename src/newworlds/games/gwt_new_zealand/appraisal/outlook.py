"""How far the game has progressed: what is done, what is left, and who will get it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.appraisal.worth import Worth
from newworlds.games.gwt_new_zealand.rules.assignment import elements
from newworlds.games.gwt_new_zealand.rules.farm import NOWHERE, Farm
from newworlds.games.gwt_new_zealand.rules.frames import KIND_MASK
from newworlds.games.gwt_new_zealand.rules.sites import EMPTY
from newworlds.games.gwt_new_zealand.rules.steps import STEPS
from newworlds.games.gwt_new_zealand.state import State

LOCATIONS: Final = 16.0
"""About as many as a path along the trail has."""
USUAL_PRICE: Final = 8
"""With so many pounds one can buy what most locations offer."""


@final
class Outlook:
    """A seat's farm and what it can expect from the rest of the game, in the eyes of one judge."""

    def __init__(self, s: State, seat: i64, worth: Worth) -> None:
        self.s: State = s
        self.worth: Worth = worth
        self.seat: i64 = seat
        self.farm: Farm = s.farms[seat]
        self.left: float = 0.0
        self.to_come: float = 0.0
        self.visits: float = 0.0
        self._elements: vec[i64] = vec[i64]()
        self.more_wool: float = 0.0
        """What shearing gains because the herd has better wool than usual."""
        if s.marker_owner < 0:
            self._count_visits()
        self.pound: float = worth.a_pound + worth.a_pound_early * self.left
        self.means: float = 1.0
        """Which fraction of a purchase's worth one can hope for with this money."""
        if worth.short_of_money != 0.0 and self.farm.money < USUAL_PRICE:
            self.means = 1.0 - worth.short_of_money * float(USUAL_PRICE - self.farm.money) / float(USUAL_PRICE)

    def elements(self) -> vec[i64]:
        """What the farm has towards objectives, counted on first use."""
        if len(self._elements) == 0:
            self._elements = elements(self.s, self.farm)
        return self._elements

    def program_worth(self, program: i64) -> float:
        """The total worth of a program's printed effects."""
        programs = self.s.tables.programs
        effects = programs.effects
        total = 0.0
        end = programs.start[program + 1]
        for at in range(programs.start[program], end):
            effect = effects[at]
            total += STEPS[effect & KIND_MASK].worth(self, effect)
        return total

    def _count_visits(self) -> None:
        """Each visit to Wellington places one bonus tile: how many are left, and how many of those are one's own.

        A rival on the way counts as a fraction of the next visit, so the exact turn of the visit matters little.
        """
        s = self.s
        done = 0.0
        for farm in s.farms:
            done += float(farm.visits)
            if farm is not self.farm:
                done += part_done(s, farm.node)
        setup = s.tables.setup
        columns = setup.columns_used[s.players - 1]
        spaces = float(s.tables.markets.tile_rows * columns - setup.tiles_placed[s.players - 1])
        if done < spaces:
            self.to_come = spaces - done
        usual = self.worth.usual_visits
        share = (float(self.farm.visits) + usual) / (done + usual * float(s.seats))
        self.left = self.to_come / spaces
        self.visits = self.to_come * share


def part_done(s: State, node: i64) -> float:
    """What fraction of the way to Wellington a breeder has covered."""
    ahead: i64 = 0
    while node != s.tables.trail.wellington:
        if node == NOWHERE:
            return 0.0
        node = s.tables.trail.ways[node * 2]
        if s.site[node] != EMPTY:
            ahead += 1
    part = 1.0 - float(ahead) / LOCATIONS
    return part if part > 0.0 else 0.0
