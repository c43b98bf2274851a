"""A larger building in place of one's own, for free (NZ-107)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.data import effects
from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.rules import choices
from newworlds.games.gwt_new_zealand.rules.building import build_at
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.sites import builders_of
from newworlds.games.gwt_new_zealand.rules.step import PrintedStep, Reason, Step, because

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.printed.programs import Programs
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State


class ReplacePlusOne(PrintedStep):
    """Bonus set 6: a building that needs exactly one builder more than the one it replaces, for free (NZ-107)."""

    kind: i64 = 24
    printed: tuple[type[Printed], ...] = (effects.ReplacePlusOne,)
    prompt: str = "replace"
    answers: tuple[int, ...] = (choices.CHOOSE_BUILDING,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return self.kind

    def options(self, s: State, frame: i64) -> vec[i64]:
        farm = s.farms[s.seat]
        options = vec[i64]()
        for building in range(s.tables.buildings.count):
            if farm.supply >> building & 1 and _can_follow(s, farm, building):
                options = append(options, choice(choices.CHOOSE_BUILDING, building))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        s.push(build_at(choices.argument_of(move), 0, True))

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(self.options(s, frame)) > 0

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        is_there = s.farms[s.seat].supply >> choices.argument_of(move) & 1
        return because("follows_no_building" if is_there else "not_in_supply")


def _can_follow(s: State, farm: Farm, building: i64) -> bool:
    for old in range(s.tables.buildings.count):
        if farm.built[old] >= 0 and builders_of(s, building) - builders_of(s, old) == 1:
            return True
    return False


STEPS: Final[list[Step]] = [ReplacePlusOne()]
