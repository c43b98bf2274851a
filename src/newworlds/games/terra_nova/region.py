"""A scored region as people see it."""

from __future__ import annotations

import msgspec

from newworlds.games.terra_nova.notation import Space
from newworlds.games.terra_nova.rules import regions
from newworlds.games.terra_nova.rules.codes import REGION
from newworlds.games.terra_nova.state import State


class Region(msgspec.Struct, frozen=True):
    spaces: list[Space]
    types: int
    points: int
    settlers: list[int]
    winners: list[int]
    awarded: list[int]
    each: int
    """What every winner gets, 0 when there is none."""


def region(state: State, number: int) -> Region:
    seats = range(state.players)
    awarded = [regions.awarded(state, number, seat) for seat in seats]
    return Region(
        spaces=[place for cell, place in state.tables.place_of.items() if state.content[cell] == REGION + number],
        types=regions.region_types(state, number),
        points=regions.region_points(state, number),
        settlers=[regions.settlers_in(state, number, seat) for seat in seats],
        winners=[seat for seat in seats if awarded[seat]],
        awarded=awarded,
        each=max(awarded),
    )


def all_regions(state: State) -> list[Region]:
    return [region(state, number) for number in range(regions.region_count(state))]
