"""What a good player of Terra Nova looks at: which land is about to be enclosed, and who has most settlers on it."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.position import Judge, Position
from newworlds.games.terra_nova.rules.codes import MOST_SETTLERS, MOST_TERRAINS
from newworlds.games.terra_nova.state import State
from newworlds.kernels.hexes.areas import common, holds, is_nothing, pop_component, shore, size

NEARLY_CLOSED: Final = 0.4
"""What a patch counts for when one stone would enclose it, as a fraction of its points."""
EACH_STONE_MORE: Final = 0.75
"""The factor for each further stone that it would take."""
MOST_STONES: Final = 63
A_SETTLER_AT_HAND: Final = 2.0
"""What a settler that is still on the board counts for."""


@final
class Surveyor(Judge):
    """The lead in points, the settlers on the board, and a share of the points of every patch not yet enclosed.

    The fewer open spaces lie around a patch, the more of its points are counted, for or against whoever has most
    settlers on it.
    """

    def __init__(self) -> None:
        self.closeness: list[float] = [
            NEARLY_CLOSED * EACH_STONE_MORE ** (stones - 1) for stones in range(MOST_STONES + 1)
        ]

    def value(self, position: Position, seat: i64) -> float:
        s = cast(State, position)
        total = float(lead(s, seat))
        if s.to_act < 0:
            return total
        total += A_SETTLER_AT_HAND * float(s.settlers_left[seat])
        left = s.land[:]
        area = pop_component(s.tables.grid, left)
        while not is_nothing(area):
            total += self.outlook(s, area, seat)
            area = pop_component(s.tables.grid, left)
        return total

    def outlook(self, s: State, area: vec[i64], seat: i64) -> float:
        """The expected value of the patches in one area."""
        settlers = settlers_by_terrain(s, area)
        total = 0.0
        for kind in range(s.tables.terrains):
            share = share_of(settlers, kind * s.players, s.players, seat)
            if share != 0.0:
                patch = common(area, s.tables.terrain_areas, kind * s.tables.grid.words)
                stones = size(shore(s.tables.grid, area, patch))
                total += share * float(size(patch) * MOST_TERRAINS) * self.closeness[min(stones, MOST_STONES)]
        return total


def lead(s: State, seat: i64) -> i64:
    """By how many points `seat` is ahead of the best of the others."""
    best: i64 = -1
    for other in range(s.players):
        if other != seat and s.scores[other] > best:
            best = s.scores[other]
    return s.scores[seat] - best


def settlers_by_terrain(s: State, area: vec[i64]) -> vec[i64]:
    """How many settlers each seat has on each terrain of an area; grouped by terrain."""
    found = vec[i64]([0] * (s.tables.terrains * s.players))
    for seat in range(s.players):
        first = seat * MOST_SETTLERS
        for slot in range(first, first + s.settlers_left[seat]):
            cell = s.settlers[slot]
            if holds(s.tables.grid, area, cell):
                found[s.tables.terrain[cell] * s.players + seat] += 1
    return found


def share_of(settlers: vec[i64], first: i64, players: i64, seat: i64) -> float:
    """1 when only `seat` has most settlers, 0 when there are none or a tie, negative when another seat has most."""
    most: i64 = 0
    owner: i64 = -1
    for other in range(players):
        count = settlers[first + other]
        if count > most:
            most = count
            owner = other
        elif count == most:
            owner = -1
    if owner < 0:
        return 0.0
    return 1.0 if owner == seat else -1.0 / float(players - 1)
