"""How Sarah builds (NZ-61, NZ-114)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.data import sarah_effects as effects
from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.printed.names import BUILDER
from newworlds.games.gwt_new_zealand.rules import choices
from newworlds.games.gwt_new_zealand.rules.building import place_building
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.frames import first, frame, second
from newworlds.games.gwt_new_zealand.rules.sarah_sites import sites_ahead
from newworlds.games.gwt_new_zealand.rules.sites import builders_of, side_of
from newworlds.games.gwt_new_zealand.rules.step import PrintedAutomaticStep, Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.printed.programs import Programs
    from newworlds.games.gwt_new_zealand.state import State

BUILD_AT: Final = 84
BUILD_NEW: Final = 85
REPLACE: Final = 86


def build_new(builders: i64) -> i64:
    return frame(BUILD_NEW, builders)


def replace(builders: i64) -> i64:
    return frame(REPLACE, builders)


def builders_used(frame: i64) -> i64:
    """The builders of a new building, a replacement or a card that gives their number."""
    return first(frame)


class Build(PrintedAutomaticStep):
    """All builders, all but one, then a replacement with as many as possible, then any new building."""

    kind: i64 = 72
    printed: tuple[type[Printed], ...] = (effects.Build,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return self.kind

    def run(self, s: State, frame: i64) -> None:
        builders = s.farms[s.seat].workers[BUILDER]
        if can_build_new(s, builders):
            s.push(build_new(builders))
        elif can_build_new(s, builders - 1):
            s.push(build_new(builders - 1))
        else:
            replace_or_build(s, builders)


def replace_or_build(s: State, builders: i64) -> None:
    used = builders
    while used > 0:
        if len(replacements(s, used)):
            s.push(replace(used))
            return
        used -= 1
    used = builders - 2
    while used > 0:
        if can_build_new(s, used):
            s.push(build_new(used))
            return
        used -= 1


class BuildExactly(PrintedAutomaticStep):
    """Cards 11 and 15 outside her speciality: with the card's number of builders, or a replacement with as many."""

    kind: i64 = 73
    printed: tuple[type[Printed], ...] = (effects.BuildExactly,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return frame(self.kind, cast(effects.BuildExactly, effect).n)

    def run(self, s: State, frame: i64) -> None:
        builders = builders_used(frame)
        if can_build_new(s, builders):
            s.push(build_new(builders))
        elif len(replacements(s, builders)):
            s.push(replace(builders))


def can_build_new(s: State, builders: i64) -> bool:
    return builders > 0 and len(new_buildings(s, builders)) > 0 and len(sites_ahead(s)) > 0


def shows_hand(s: State, building: i64) -> i64:
    return 1 if s.tables.buildings.tax[side_of(s, building)] else 0


def new_buildings(s: State, builders: i64) -> vec[i64]:
    """Buildings in her supply that need this many; those with a hand take precedence."""
    found = vec[i64]()
    hand: i64 = 0
    for building in range(s.tables.buildings.count):
        if s.farms[s.seat].supply >> building & 1 and builders_of(s, building) == builders:
            if shows_hand(s, building) > hand:
                hand = 1
                found = vec[i64]()
            if shows_hand(s, building) == hand:
                found = append(found, choice(choices.CHOOSE_BUILDING, building))
    return found


def replacement_rank(s: State, building: i64, old: i64) -> i64:
    """Most points for the new building, then most hands on the board."""
    return s.tables.buildings.vp[side_of(s, building)] * 10 + shows_hand(s, building) - shows_hand(s, old) + 1


def replacements(s: State, builders: i64) -> vec[i64]:
    """The best new buildings that need this many more builders than one she has built."""
    found = vec[i64]()
    best: i64 = 0
    for building in range(s.tables.buildings.count):
        rank = best_rank(s, building, builders)
        if rank > best:
            best = rank
            found = vec[i64]()
        if rank and rank == best:
            found = append(found, choice(choices.CHOOSE_BUILDING, building))
    return found


def best_rank(s: State, building: i64, builders: i64) -> i64:
    """0 if it cannot replace anything."""
    best: i64 = 0
    for old in replaceable(s, building, builders):
        rank = replacement_rank(s, building, old)
        if rank > best:
            best = rank
    return best


def replaceable(s: State, building: i64, builders: i64) -> vec[i64]:
    farm = s.farms[s.seat]
    found = vec[i64]()
    if not farm.supply >> building & 1:
        return found
    for old in range(s.tables.buildings.count):
        if farm.built[old] >= 0 and builders_of(s, building) - builders_of(s, old) == builders:
            found = append(found, old)
    return found


class BuildNew(Step):
    kind: i64 = BUILD_NEW
    prompt: str = "sarah_build"
    answers: tuple[int, ...] = (choices.CHOOSE_BUILDING,)

    def options(self, s: State, frame: i64) -> vec[i64]:
        return new_buildings(s, builders_used(frame))

    def choose(self, s: State, frame: i64, move: i64) -> None:
        s.push(build_at(choices.argument_of(move), 0))


class Replace(Step):
    kind: i64 = REPLACE
    prompt: str = "sarah_build"
    answers: tuple[int, ...] = (choices.CHOOSE_BUILDING,)

    def options(self, s: State, frame: i64) -> vec[i64]:
        return replacements(s, builders_used(frame))

    def choose(self, s: State, frame: i64, move: i64) -> None:
        s.push(build_at(choices.argument_of(move), builders_used(frame)))


def build_at(building: i64, builders: i64) -> i64:
    """Where a building goes; the builders of a replacement, 0 for a new building."""
    return frame(BUILD_AT, building, builders)


def building_chosen(frame: i64) -> i64:
    return first(frame)


def replacing_builders(frame: i64) -> i64:
    return second(frame)


class BuildAt(Step):
    kind: i64 = BUILD_AT
    prompt: str = "sarah_build_at"
    answers: tuple[int, ...] = (choices.BUILD_AT,)

    def options(self, s: State, frame: i64) -> vec[i64]:
        building = building_chosen(frame)
        builders = replacing_builders(frame)
        if not builders:
            return sites_ahead(s)
        best = best_rank(s, building, builders)
        options = vec[i64]()
        for old in replaceable(s, building, builders):
            if replacement_rank(s, building, old) == best:
                options = append(options, choice(choices.BUILD_AT, s.farms[s.seat].built[old]))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        place_building(s, s.farms[s.seat], building_chosen(frame), choices.argument_of(move))


STEPS: Final[list[Step]] = [Build(), BuildExactly(), BuildNew(), Replace(), BuildAt()]
