"""Surveys: what a land promises, whoever stands on it.

Stones change the land, moves do not; so a survey is made once and serves many positions. It lets a position be judged
quickly: for each space it has numbers that contain a small field for each prospect, 1 if the space belongs to it. The
sum over a seat's settlers then counts them in all prospects at once.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.terra_nova.appraisal.cuts import Cutter
from newworlds.games.terra_nova.appraisal.prospects import ROOM, Prospects
from newworlds.games.terra_nova.appraisal.worth import FADE, MOVER_FAR, MOVER_NEAR, NEAR, SHARED, WAITER_NEAR
from newworlds.games.terra_nova.tables import Tables
from newworlds.kernels.hexes.areas import bits_in, is_nothing, pop_component

FIELD_BITS: Final = 4
FIELD_MASK: Final = 15
FIELDS: Final = 15
"""In each number; a field counts up to 15, and no seat has more settlers than 13."""
NUMBERS: Final = 2
"""For each space."""
MOST_PROSPECTS: Final = FIELDS * NUMBERS
FAINT: Final = 0.05
"""Prospects that promise fewer points are left out."""
STONES_A_TURN: Final = 2


@final
class Survey:
    def __init__(self, land: vec[i64], fields: vec[i64], blank: vec[float]) -> None:
        self.land: vec[i64] = land
        self.fields: vec[i64] = fields
        """`NUMBERS` for each cell of the grid."""
        self.count: i64 = 0
        """How many prospects there are; the next two say what each promises."""
        self.to_mover: vec[float] = blank[:]
        """To the seat to act, if it has most settlers there."""
        self.to_waiter: vec[float] = blank[:]
        """To another seat."""


@final
class LandSurveyor:
    """Surveys the lands of one map, with the weights of one judge."""

    def __init__(self, tables: Tables, weights: vec[float]) -> None:
        self.tables: Tables = tables
        self.weights: vec[float] = weights
        self.prospects: Prospects = Prospects(tables)
        self.cutter: Cutter = Cutter(tables.grid)
        self.chances: vec[float] = vec[float]([0.0] * ROOM)
        """How much of the points of each prospect counts."""
        self.promises: vec[float] = vec[float]([0.0] * ROOM)
        self.order: vec[i64] = vec[i64]([0] * ROOM)
        """The prospects, those that promise most first."""
        self.no_fields: vec[i64] = vec[i64]([0] * (tables.grid.cells * NUMBERS))
        self.nothing: vec[float] = vec[float]([0.0] * MOST_PROSPECTS)
        self.unshared: vec[float] = vec[float]([1.0] * tables.grid.cells)

    def survey(self, land: vec[i64]) -> Survey:
        self.find_prospects(land)
        made = Survey(land[:], self.no_fields[:], self.nothing)
        left = self.unshared[:]
        for rank in range(self.ranked()):
            self.enter(made, rank, self.order[rank], left)
        return made

    def find_prospects(self, land: vec[i64]) -> None:
        prospects = self.prospects
        prospects.clear()
        left = land[:]
        area = pop_component(self.tables.grid, left)
        while not is_nothing(area):
            prospects.add_patches(area)
            self.cutter.add_cuts(prospects, area)
            area = pop_component(self.tables.grid, left)

    def ranked(self) -> i64:
        """Put the prospects in order; how many are to be entered."""
        order = self.order
        promises = self.promises
        listed: i64 = 0
        for number in range(self.prospects.count):
            self.chances[number] = self.chance(self.prospects.kinds[number], self.prospects.stones[number])
            promise = self.chances[number] * float(self.prospects.points[number])
            promises[number] = promise
            if promise < FAINT:
                continue
            place = listed
            while place > 0 and promises[order[place - 1]] < promise:
                order[place] = order[place - 1]
                place -= 1
            order[place] = number
            listed += 1
        return min(listed, MOST_PROSPECTS)

    def chance(self, kind: i64, stones: i64) -> float:
        chance = self.weights[NEAR + kind]
        fade = self.weights[FADE + kind]
        for _ in range(1, stones):
            chance *= fade
        return chance

    def enter(self, made: Survey, rank: i64, number: i64, left: vec[float]) -> None:
        """Give a prospect its field; `left` says how much of each space those before it have left."""
        kept = max(1.0 - self.weights[SHARED] * self.chances[number], 0.0)
        field: i64 = 1
        field <<= rank % FIELDS * FIELD_BITS
        slot = rank // FIELDS
        words = self.prospects.words
        base = self.tables.grid.stride
        spaces = 0.0
        whole = 0.0
        for index in range(words):
            rest = self.prospects.areas[number * words + index]
            while rest:
                lowest = rest & -rest
                rest ^= lowest
                cell = base + bits_in(lowest - 1)
                made.fields[cell * NUMBERS + slot] += field
                spaces += 1.0
                whole += left[cell]
                left[cell] *= kept
            base += self.tables.grid.bits_per_word
        self.promise(made, number, self.promises[number] * whole / spaces)

    def promise(self, made: Survey, number: i64, points: float) -> None:
        is_near = self.prospects.stones[number] <= STONES_A_TURN
        made.to_mover[made.count] = points * self.weights[MOVER_NEAR if is_near else MOVER_FAR]
        made.to_waiter[made.count] = points * (self.weights[WAITER_NEAR] if is_near else 1.0)
        made.count += 1
