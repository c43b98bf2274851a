"""Building and replacing (NZ-26, NZ-107)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.names import BUILDER
from newworlds.games.gwt_new_zealand.rules import choices, frames
from newworlds.games.gwt_new_zealand.rules import happenings as tells
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.farm import NOWHERE
from newworlds.games.gwt_new_zealand.rules.frames import first, second, third
from newworlds.games.gwt_new_zealand.rules.purse import add_gold, pay
from newworlds.games.gwt_new_zealand.rules.sites import EMPTY, builders_of, building_of, own_code
from newworlds.games.gwt_new_zealand.rules.step import Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State


def can_staff(farm: Farm, builders: i64, wage: i64) -> bool:
    return 0 < builders <= farm.workers[BUILDER] and builders * wage <= farm.money


def is_free(s: State, farm: Farm, node: i64) -> bool:
    """NZ-26: an empty building space whose exploration gate the farm has reached."""
    return s.site[node] == EMPTY and s.tables.trail.gate[node] <= farm.explored


def has_free_site(s: State, farm: Farm) -> bool:
    for node in s.tables.trail.sites:
        if is_free(s, farm, node):
            return True
    return False


def can_build(s: State, farm: Farm, building: i64, wage: i64, may_be_new: bool) -> bool:
    """Somewhere: on a free space, or in the place of an own building that needs fewer builders."""
    if not farm.supply >> building & 1:
        return False
    if may_be_new and can_staff(farm, builders_of(s, building), wage):
        return True
    old: i64 = 0
    while old < s.tables.buildings.count:
        if farm.built[old] >= 0 and can_staff(farm, builders_of(s, building) - builders_of(s, old), wage):
            return True
        old += 1
    return False


def building_price(s: State, building: i64, node: i64, wage: i64) -> i64:
    """NZ-26: for each builder it needs; in the place of another, for each one more than that needed."""
    builders = builders_of(s, building)
    if s.site[node] != EMPTY:
        builders -= builders_of(s, building_of(s.site[node]))
    return builders * wage


def place_building(s: State, farm: Farm, building: i64, node: i64) -> None:
    """NZ-26: a new building brings the gold of its space; a replaced one leaves the game."""
    old = s.site[node]
    farm.supply -= 1 << building
    farm.built[building] = node
    s.site[node] = own_code(s.seat, building)
    if old == EMPTY:
        s.tell(tells.BUILDING_BUILT, building, node)
        if s.seat < s.players:
            add_gold(s, farm, s.tables.trail.gold[node])
    else:
        farm.built[building_of(old)] = NOWHERE
        s.tell(tells.BUILDING_REPLACED, building, node, building_of(old))


class Build(Step):
    """Choose a building of the supply; `first`: pounds per builder."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        farm = s.farms[s.seat]
        may_be_new = has_free_site(s, farm)
        options = vec[i64]()
        building: i64 = 0
        while building < s.tables.buildings.count:
            if can_build(s, farm, building, first(frame), may_be_new):
                options = append(options, choice(choices.CHOOSE_BUILDING, building))
            building += 1
        if len(options):
            options = append(options, choice(choices.DONE))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        if choices.kind_of(move) == choices.CHOOSE_BUILDING:
            s.push(frames.frame(frames.BUILD_AT, choices.argument_of(move), first(frame)))

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(self.options(s, frame)) > 0


class ReplacePlusOne(Step):
    """Bonus set 6: a building that needs exactly one builder more than an own one, free (NZ-107)."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        farm = s.farms[s.seat]
        options = vec[i64]()
        building: i64 = 0
        while building < s.tables.buildings.count:
            if farm.supply >> building & 1 and _can_follow(s, farm, building):
                options = append(options, choice(choices.CHOOSE_BUILDING, building))
            building += 1
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        s.push(frames.frame(frames.BUILD_AT, choices.argument_of(move), 0, 1))

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(self.options(s, frame)) > 0


def _can_follow(s: State, farm: Farm, building: i64) -> bool:
    old: i64 = 0
    while old < s.tables.buildings.count:
        if farm.built[old] >= 0 and builders_of(s, building) - builders_of(s, old) == 1:
            return True
        old += 1
    return False


class BuildAt(Step):
    """`first`: the building; `second`: pounds per builder; `third`: 1 to replace one of exactly one builder less."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        farm = s.farms[s.seat]
        builders = builders_of(s, first(frame))
        options = vec[i64]()
        if not third(frame) and can_staff(farm, builders, second(frame)):
            for node in s.tables.trail.sites:
                if is_free(s, farm, node):
                    options = append(options, choice(choices.BUILD_AT, node))
        old: i64 = 0
        while old < s.tables.buildings.count:
            more = builders - builders_of(s, old)
            if farm.built[old] >= 0 and (more == 1 if third(frame) else can_staff(farm, more, second(frame))):
                options = append(options, choice(choices.BUILD_AT, farm.built[old]))
            old += 1
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        farm = s.farms[s.seat]
        node = choices.argument_of(move)
        pay(s, farm, building_price(s, first(frame), node, second(frame)))
        place_building(s, farm, first(frame), node)


STEPS: Final[dict[int, Step]] = {
    frames.BUILD: Build(),
    frames.REPLACE_PLUS_1: ReplacePlusOne(),
    frames.BUILD_AT: BuildAt(),
}
