"""A rectangle of the map, for uses that need arrays of a fixed size."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from newworlds.kernels.tiles.cells import column_of, place_at, row_of


@final
class Window:
    """Its cells are numbered row by row. A map may reach beyond it."""

    def __init__(self, top: i64, left: i64, rows: i64, columns: i64) -> None:
        self.top: i64 = top
        self.left: i64 = left
        self.rows: i64 = rows
        self.columns: i64 = columns
        self.cells: i64 = rows * columns

    def cell_of(self, place: i64) -> i64:
        """The number of a place; -1 if it is outside."""
        row = row_of(place) - self.top
        column = column_of(place) - self.left
        if 0 <= row < self.rows and 0 <= column < self.columns:
            return row * self.columns + column
        return -1

    def place_of(self, cell: i64) -> i64:
        """The inverse of `cell_of`."""
        return place_at(self.top + cell // self.columns, self.left + cell % self.columns)
