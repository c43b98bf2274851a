"""Areas that become regions, and the points they give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.terra_nova.rules.codes import MOST_SETTLERS, MOST_TERRAINS, REGION
from newworlds.games.terra_nova.rules.journal import REGION_SCORED
from newworlds.kernels.hexes.areas import cut, holds, is_split, join, spread

if TYPE_CHECKING:
    from newworlds.games.terra_nova.state import State


def close_around(s: State, stone: i64) -> None:
    """TN-9, TN-13: check every area next to the stone just placed; each with at most three types is scored."""
    if leaves_all_as_it_was(s, stone):
        return
    grid = s.tables.grid
    seen = grid.nothing[:]
    for step in grid.steps:
        cell = stone + step
        if holds(grid, s.land, cell) and not holds(grid, seen, cell):
            area = spread(grid, s.land, cell)
            join(seen, area)
            types = s.tables.types_in(area)
            if types <= MOST_TERRAINS:
                score(s, area, types)


def leaves_all_as_it_was(s: State, stone: i64) -> bool:
    """A quick answer for most stones: nothing is divided (TN-9) and no type is lost (TN-10).

    The land around the stone is connected there, and there is a space of the same terrain right next to it. Every area
    on the board had more than three types before, so that is still the case.
    """
    grid = s.tables.grid
    if is_split(grid, s.land, stone):
        return False
    terrain = s.tables.terrain
    for step in grid.steps:
        cell = stone + step
        if terrain[cell] == terrain[stone] and holds(grid, s.land, cell):
            return True
    return False


def score(s: State, area: vec[i64], types: i64) -> None:
    """TN-11: the region goes to whoever has most settlers in it."""
    number = region_count(s)
    size = take_out_of_play(s, area, number)
    s.regions = append(append(s.regions, size), types)
    for seat in range(s.players):
        s.regions = append(s.regions, send_home(s, area, seat))
    for seat in range(s.players):
        s.scores[seat] += awarded(s, number, seat)
    if s.journal is not None:
        s.journal.note([REGION_SCORED, number])


def take_out_of_play(s: State, area: vec[i64], number: i64) -> i64:
    """TN-12: assign its spaces to the region permanently; how many there are."""
    size: i64 = 0
    grid = s.tables.grid
    for cell in grid.spaces:
        if holds(grid, area, cell):
            s.content[cell] = REGION + number
            size += 1
    cut(s.land, area)
    s.open_spaces -= size
    return size


def send_home(s: State, area: vec[i64], seat: i64) -> i64:
    """TN-12: a seat's settlers in a scored region leave the game; how many there are.

    TN-7: no more stones can be placed next to one that moved in this turn.
    """
    grid = s.tables.grid
    settlers = s.settlers
    first = seat * MOST_SETTLERS
    end = first + s.settlers_left[seat]
    kept = first
    for slot in range(first, end):
        cell = settlers[slot]
        settlers[slot] = 0
        if not holds(grid, area, cell):
            settlers[kept] = cell
            kept += 1
        elif cell == s.first_moved:
            s.first_moved = 0
        elif cell == s.second_moved:
            s.second_moved = 0
    s.settlers_left[seat] = kept - first
    return end - kept


# `s.regions` stores for each region: spaces, types, settlers of each seat.


def region_count(s: State) -> i64:
    return len(s.regions) // (2 + s.players)


def region_size(s: State, number: i64) -> i64:
    return s.regions[number * (2 + s.players)]


def region_types(s: State, number: i64) -> i64:
    return s.regions[number * (2 + s.players) + 1]


def settlers_in(s: State, number: i64, seat: i64) -> i64:
    return s.regions[number * (2 + s.players) + 2 + seat]


def region_points(s: State, number: i64) -> i64:
    """TN-11: spaces × 1 with three types, × 2 with two, × 3 with one."""
    return region_size(s, number) * (MOST_TERRAINS + 1 - region_types(s, number))


def awarded(s: State, number: i64, seat: i64) -> i64:
    """TN-11: a tie divides the points, rounded down; without settlers nobody scores."""
    own = settlers_in(s, number, seat)
    if own == 0:
        return 0
    tied: i64 = 0
    for other in range(s.players):
        count = settlers_in(s, number, other)
        if count > own:
            return 0
        if count == own:
            tied += 1
    return region_points(s, number) // tied
