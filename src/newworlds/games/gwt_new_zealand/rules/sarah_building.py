"""How Sarah builds (NZ-61, NZ-114)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.names import BUILDER, SITE
from newworlds.games.gwt_new_zealand.rules import choices, frames
from newworlds.games.gwt_new_zealand.rules.building import is_free, place_building
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.frames import first, second
from newworlds.games.gwt_new_zealand.rules.sites import builders_of, side_of
from newworlds.games.gwt_new_zealand.rules.step import Effect, Step
from newworlds.games.gwt_new_zealand.rules.trail import holds

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.state import State


class Build(Effect):
    """All builders, all but one, then a replacement with as many as possible, then any new building."""

    def run(self, s: State, frame: i64) -> None:
        builders = s.farms[s.seat].workers[BUILDER]
        if can_build_new(s, builders):
            s.push(frames.frame(frames.SARAH_BUILD_NEW, builders))
        elif can_build_new(s, builders - 1):
            s.push(frames.frame(frames.SARAH_BUILD_NEW, builders - 1))
        else:
            replace_or_build(s, builders)


def replace_or_build(s: State, builders: i64) -> None:
    used = builders
    while used > 0:
        if len(replacements(s, used)):
            s.push(frames.frame(frames.SARAH_REPLACE, used))
            return
        used -= 1
    used = builders - 2
    while used > 0:
        if can_build_new(s, used):
            s.push(frames.frame(frames.SARAH_BUILD_NEW, used))
            return
        used -= 1


class BuildExactly(Effect):
    """Cards 11 and 15 outside her speciality: with the card's number of builders, else a replacement with as many."""

    def run(self, s: State, frame: i64) -> None:
        if can_build_new(s, first(frame)):
            s.push(frames.frame(frames.SARAH_BUILD_NEW, first(frame)))
        elif len(replacements(s, first(frame))):
            s.push(frames.frame(frames.SARAH_REPLACE, first(frame)))


def can_build_new(s: State, builders: i64) -> bool:
    return builders > 0 and len(new_buildings(s, builders)) > 0 and len(sites_ahead(s)) > 0


def shows_hand(s: State, building: i64) -> i64:
    return 1 if s.tables.buildings.tax[side_of(s, building)] else 0


def new_buildings(s: State, builders: i64) -> vec[i64]:
    """Buildings of her supply that need so many; those that show a hand come first."""
    found = vec[i64]()
    hand: i64 = 0
    building: i64 = 0
    while building < s.tables.buildings.count:
        if s.farms[s.seat].supply >> building & 1 and builders_of(s, building) == builders:
            if shows_hand(s, building) > hand:
                hand = 1
                found = vec[i64]()
            if shows_hand(s, building) == hand:
                found = append(found, choice(choices.CHOOSE_BUILDING, building))
        building += 1
    return found


def sites_ahead(s: State) -> vec[i64]:
    """NZ-114: the nearest free spaces ahead of your breeder, else from the start again; never risky ones."""
    ahead = nearest_sites(s, s.farms[0].node)
    return ahead if len(ahead) else nearest_sites(s, s.tables.trail.start)


def nearest_sites(s: State, node: i64) -> vec[i64]:
    """Space by space along every way."""
    reached = spaces_after(s, vec[i64]([node]))
    while len(reached):
        found = vec[i64]()
        for space in reached:
            if may_build_on(s, space):
                found = append(found, choice(choices.BUILD_AT, space))
        if len(found):
            return found
        reached = spaces_after(s, reached)
    return vec[i64]()


def spaces_after(s: State, spaces: vec[i64]) -> vec[i64]:
    after = vec[i64]()
    for node in spaces:
        way = node * 2
        while way < node * 2 + 2:
            ahead = s.tables.trail.ways[way]
            if ahead >= 0 and not holds(after, ahead):
                after = append(after, ahead)
            way += 1
    return after


def may_build_on(s: State, node: i64) -> bool:
    return s.tables.trail.kind[node] == SITE and not s.tables.trail.is_risky[node] and is_free(s, s.farms[s.seat], node)


def replacement_rank(s: State, building: i64, old: i64) -> i64:
    """Most points of the new building, then most hands on the board."""
    return s.tables.buildings.vp[side_of(s, building)] * 10 + shows_hand(s, building) - shows_hand(s, old) + 1


def replacements(s: State, builders: i64) -> vec[i64]:
    """The best new buildings that need so many builders more than one she has built."""
    found = vec[i64]()
    best: i64 = 0
    building: i64 = 0
    while building < s.tables.buildings.count:
        rank = best_rank(s, building, builders)
        if rank > best:
            best = rank
            found = vec[i64]()
        if rank and rank == best:
            found = append(found, choice(choices.CHOOSE_BUILDING, building))
        building += 1
    return found


def best_rank(s: State, building: i64, builders: i64) -> i64:
    """0 when it can replace nothing."""
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
    old: i64 = 0
    while old < s.tables.buildings.count:
        if farm.built[old] >= 0 and builders_of(s, building) - builders_of(s, old) == builders:
            found = append(found, old)
        old += 1
    return found


class BuildNew(Step):
    """`first`: the builders used."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        return new_buildings(s, first(frame))

    def choose(self, s: State, frame: i64, move: i64) -> None:
        s.push(frames.frame(frames.SARAH_BUILD_AT, choices.argument_of(move)))


class Replace(Step):
    """`first`: the builders used."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        return replacements(s, first(frame))

    def choose(self, s: State, frame: i64, move: i64) -> None:
        s.push(frames.frame(frames.SARAH_BUILD_AT, choices.argument_of(move), first(frame)))


class BuildAt(Step):
    """`first`: the building; `second`: the builders of a replacement, 0 for a new building."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        if not second(frame):
            return sites_ahead(s)
        best = best_rank(s, first(frame), second(frame))
        options = vec[i64]()
        for old in replaceable(s, first(frame), second(frame)):
            if replacement_rank(s, first(frame), old) == best:
                options = append(options, choice(choices.BUILD_AT, s.farms[s.seat].built[old]))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        place_building(s, s.farms[s.seat], first(frame), choices.argument_of(move))


STEPS: Final[dict[int, Step]] = {
    frames.SARAH_BUILD: Build(),
    frames.SARAH_BUILD_EXACTLY: BuildExactly(),
    frames.SARAH_BUILD_NEW: BuildNew(),
    frames.SARAH_REPLACE: Replace(),
    frames.SARAH_BUILD_AT: BuildAt(),
}
