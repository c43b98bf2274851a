"""A map as the engine uses it: its hex grid and where each terrain lies."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.terra_nova.rules.codes import EMPTY, MOST_SETTLERS, OFF_BOARD
from newworlds.kernels.hexes.areas import meets
from newworlds.kernels.hexes.grid import HexGrid

SIDES: Final = 6


class Tables:
    """Made once for each map and shared by all its positions; never changed, except for the sheet."""

    def __init__(self, rows: list[str], row_start_x: list[int]) -> None:
        places = [(row, column) for row in range(len(rows)) for column in range(len(rows[row]))]
        self.places: list[tuple[int, int]] = [place for place in places if rows[place[0]][place[1]] != "."]
        """Row and column of each space, in reading order."""
        self.grid: HexGrid = HexGrid([(row, row_start_x[row] + 2 * column) for row, column in self.places])
        self.cell_at: dict[tuple[int, int], int] = {}
        self.place_of: dict[int, tuple[int, int]] = {}
        self.letters: str = "".join(sorted({rows[row][column] for row, column in self.places}))
        self.blank: vec[i64] = vec[i64]([OFF_BOARD] * self.grid.cells)
        """The content of every cell of an empty map."""
        self.terrain: vec[i64] = vec[i64]([-1] * self.grid.cells)
        """Index in `letters` of each cell's terrain."""
        self.terrains: i64 = len(self.letters)
        self.terrain_areas: vec[i64] = vec[i64]([0] * (self.terrains * self.grid.words))
        """The spaces of each terrain, one area after the other."""
        index: i64 = 0
        for cell in self.grid.spaces:
            row, column = self.places[index]
            self.cell_at[row, column] = cell
            self.place_of[cell] = (row, column)
            kind: i64 = self.letters.index(rows[row][column])
            self.blank[cell] = EMPTY
            self.terrain[cell] = kind
            self.terrain_areas[kind * self.grid.words + self.grid.word[cell]] |= self.grid.bit[cell]
            index += 1
        self.sheet: vec[i64] = vec[i64]([0] * (len(self.places) + MOST_SETTLERS * self.most_ways() + 2 * SIDES))
        """Where `legal` writes its list before returning a copy: this is much quicker than appending."""

    def most_ways(self) -> i64:
        """The largest number of spaces a settler can choose from."""
        most: i64 = 0
        for start in self.grid.spaces:
            ways: i64 = 0
            for step in self.grid.steps:
                cell = start + step
                while self.blank[cell] == EMPTY:
                    ways += 1
                    cell += step
            if ways > most:
                most = ways
        return most

    def types_in(self, area: vec[i64]) -> i64:
        """How many terrain types an area has."""
        types: i64 = 0
        start: i64 = 0
        while start < len(self.terrain_areas):
            if meets(area, self.terrain_areas, start):
                types += 1
            start += self.grid.words
        return types
