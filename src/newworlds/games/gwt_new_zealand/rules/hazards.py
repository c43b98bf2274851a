"""Removing hazards (NZ-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.appraisal.worth import times
from newworlds.games.gwt_new_zealand.data import effects
from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.rules import choices, journal
from newworlds.games.gwt_new_zealand.rules.acquiring import take_card
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.frames import first, frame
from newworlds.games.gwt_new_zealand.rules.purse import pay
from newworlds.games.gwt_new_zealand.rules.sites import EMPTY, FIRST_HAZARD
from newworlds.games.gwt_new_zealand.rules.step import PrintedStep, Reason, Step, because
from newworlds.games.gwt_new_zealand.rules.waiving import may_waive

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
    from newworlds.games.gwt_new_zealand.printed.programs import Programs
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State


def price(frame: i64) -> i64:
    return first(frame)


def take_hazard(s: State, farm: Farm, node: i64) -> i64:
    """NZ-33: take the tile; breeders stay on the empty space. Returns the support card that comes with it."""
    hazard = s.site[node] - FIRST_HAZARD
    s.site[node] = EMPTY
    farm.hazards[hazard] += 1
    s.tell(journal.HAZARD_REMOVED, hazard, node)
    return s.tables.hazards.flood_card if s.tables.hazards.is_flood[hazard] else s.tables.hazards.landslide_card


class RemoveHazard(PrintedStep):
    """NZ-33; its support card may be declined (NZ-21)."""

    kind: i64 = 29
    printed: tuple[type[Printed], ...] = (effects.RemoveHazard,)
    prompt: str = "remove_hazard"
    answers: tuple[int, ...] = (choices.REMOVE_HAZARD,)
    lacking: str = "no_hazard_to_remove"

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return frame(self.kind, cast(effects.RemoveHazard, effect).cost)

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = vec[i64]()
        if s.farms[s.seat].money < price(frame):
            return options
        for node in range(s.tables.trail.nodes):
            if s.site[node] >= FIRST_HAZARD:
                options = append(options, choice(choices.REMOVE_HAZARD, node))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        farm = s.farms[s.seat]
        pay(s, farm, price(frame))
        card = take_hazard(s, farm, choices.argument_of(move))
        s.push(take_card(card, may_waive(s, frame)))

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(self.options(s, frame)) > 0

    def why_impossible(self, s: State, frame: i64) -> Reason:
        money = s.farms[s.seat].money
        if price(frame) > money:
            return because("hazard_too_dear", pounds=price(frame), money=money)
        return because(self.lacking)

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        return because("no_hazard_there")

    def worth(self, o: Outlook, frame: i64) -> float:
        return o.worth.to_remove_hazard - times(price(frame), o.pound)


STEPS: Final[list[Step]] = [RemoveHazard()]
