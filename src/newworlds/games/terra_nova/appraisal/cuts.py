"""Cuts: straight lines of a few spaces, from shore to shore, that would divide an area if stones lay on them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.terra_nova.appraisal.prospects import Prospects
from newworlds.kernels.hexes.areas import add, bits_in, fill, holds, take_away
from newworlds.kernels.hexes.grid import HexGrid

LONGEST: Final = 5
EAST: Final = 3
"""Lines run east, south-west and south-east: the last three of a grid's six steps."""
WAYS: Final = 6
NORTH_EAST: Final = 1
SOUTH_WEST: Final = 4
SOUTH_EAST: Final = 5


@final
class Cutter:
    def __init__(self, grid: HexGrid) -> None:
        self.grid: HexGrid = grid
        steps = grid.steps
        # Of each way, two neighbouring steps to one side; the opposite steps lead to the other side.
        self.sides: vec[i64] = vec[i64]([0] * (2 * WAYS))
        self.set_sides(EAST, steps[SOUTH_WEST], steps[SOUTH_EAST])
        self.set_sides(SOUTH_WEST, steps[EAST], steps[SOUTH_EAST])
        self.set_sides(SOUTH_EAST, steps[EAST], steps[NORTH_EAST])

    def set_sides(self, way: i64, one: i64, two: i64) -> None:
        self.sides[2 * way] = one
        self.sides[2 * way + 1] = two

    def add_cuts(self, prospects: Prospects, area: vec[i64]) -> None:
        """Add what short lines would cut off."""
        grid = self.grid
        base = grid.stride
        for word in area:
            rest = word
            while rest:
                lowest = rest & -rest
                rest ^= lowest
                self.follow_lines(prospects, area, base + bits_in(lowest - 1))
            base += grid.bits_per_word

    def follow_lines(self, prospects: Prospects, area: vec[i64], cell: i64) -> None:
        """Follow the lines that begin at this space."""
        for way in range(EAST, WAYS):
            step = self.grid.steps[way]
            if not holds(self.grid, area, cell - step):
                length: i64 = 1
                while length <= LONGEST and holds(self.grid, area, cell + length * step):
                    length += 1
                if length <= LONGEST:
                    self.cut(prospects, area, cell, way, length)

    def cut(self, prospects: Prospects, area: vec[i64], cell: i64, way: i64, length: i64) -> None:
        one = self.sides[2 * way]
        two = self.sides[2 * way + 1]
        here = self.beside(area, cell, way, length, one, two)
        there = self.beside(area, cell, way, length, -one, -two)
        if here == 0 or there == 0:
            return
        rest = area[:]
        for place in range(length):
            take_away(self.grid, rest, cell + place * self.grid.steps[way])
        part = self.grid.nothing[:]
        add(self.grid, part, here)
        fill(self.grid, rest, part)
        if holds(self.grid, part, there):
            return
        prospects.add_cut_off(area, part)
        part = self.grid.nothing[:]
        add(self.grid, part, there)
        fill(self.grid, rest, part)
        prospects.add_cut_off(area, part)

    def beside(self, area: vec[i64], cell: i64, way: i64, length: i64, one: i64, two: i64) -> i64:
        """A space of the area on one side of the line; 0 when there is none."""
        for place in range(length):
            at = cell + place * self.grid.steps[way]
            if holds(self.grid, area, at + one):
                return at + one
            if holds(self.grid, area, at + two):
                return at + two
        return 0
