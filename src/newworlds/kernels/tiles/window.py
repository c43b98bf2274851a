"""A square window around the middle of the map, for uses that need arrays of a fixed size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from newworlds.kernels.tiles.cells import column_of, place_at, row_of

if TYPE_CHECKING:
    from newworlds.kernels.tiles.land import Land


class Window:
    """Its cells are numbered row by row. A map may reach beyond it."""

    def __init__(self, land: Land, size: i64) -> None:
        self.size: i64 = size
        place = land.tile_place[0]
        top = bottom = row_of(place)
        left = right = column_of(place)
        for tile in range(land.tiles):
            row = row_of(land.tile_place[tile])
            column = column_of(land.tile_place[tile])
            top = min(top, row)
            bottom = max(bottom, row)
            left = min(left, column)
            right = max(right, column)
        self.top: i64 = (top + bottom - size + 1) >> 1
        self.left: i64 = (left + right - size + 1) >> 1

    def cell_of(self, place: i64) -> i64:
        """The number of a place; -1 if it is outside."""
        row = row_of(place) - self.top
        column = column_of(place) - self.left
        if 0 <= row < self.size and 0 <= column < self.size:
            return row * self.size + column
        return -1

    def place_of(self, cell: i64) -> i64:
        """The inverse of `cell_of`."""
        return place_at(self.top + cell // self.size, self.left + cell % self.size)
