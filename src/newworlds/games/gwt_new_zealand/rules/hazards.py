"""Removing hazards (NZ-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.rules import choices, frames
from newworlds.games.gwt_new_zealand.rules import happenings as tells
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.frames import first
from newworlds.games.gwt_new_zealand.rules.purse import pay
from newworlds.games.gwt_new_zealand.rules.sites import EMPTY, FIRST_HAZARD
from newworlds.games.gwt_new_zealand.rules.step import Step
from newworlds.games.gwt_new_zealand.rules.waiving import may_waive

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State


def take_hazard(s: State, farm: Farm, node: i64) -> i64:
    """NZ-33: the tile; breeders stay on the empty space. The support card that comes with it is returned."""
    hazard = s.site[node] - FIRST_HAZARD
    s.site[node] = EMPTY
    farm.hazards[hazard] += 1
    s.tell(tells.HAZARD_REMOVED, hazard, node)
    return s.tables.hazards.flood_card if s.tables.hazards.is_flood[hazard] else s.tables.hazards.landslide_card


class RemoveHazard(Step):
    """`first`: the price. Its support card may be left (NZ-21)."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = vec[i64]()
        if s.farms[s.seat].money < first(frame):
            return options
        node: i64 = 0
        while node < s.tables.trail.nodes:
            if s.site[node] >= FIRST_HAZARD:
                options = append(options, choice(choices.REMOVE_HAZARD, node))
            node += 1
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        farm = s.farms[s.seat]
        pay(s, farm, first(frame))
        card = take_hazard(s, farm, choices.argument_of(move))
        s.push(frames.frame(frames.TAKE_CARD, card, 1 if may_waive(s, frame) else 0))

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(self.options(s, frame)) > 0


STEPS: Final[dict[int, Step]] = {frames.REMOVE_HAZARD: RemoveHazard()}
