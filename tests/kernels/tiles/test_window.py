"""Windows on the map."""

from __future__ import annotations

from newworlds.kernels.tiles.cells import place_at
from newworlds.kernels.tiles.window import Window


def test_cells_are_numbered_row_by_row() -> None:
    window = Window(-2, 3, 4, 5)
    assert window.cell_of(place_at(-2, 3)) == 0
    assert window.cell_of(place_at(-1, 4)) == 6
    assert window.cell_of(place_at(1, 7)) == 19


def test_places_inside_have_an_inverse() -> None:
    window = Window(-2, 3, 4, 5)
    assert [window.cell_of(window.place_of(cell)) for cell in range(window.cells)] == list(range(20))


def test_each_side_of_the_window_is_its_limit() -> None:
    window = Window(-1, -1, 3, 3)
    beyond = [(-2, 0), (0, 2), (2, 0), (0, -2)]
    assert [window.cell_of(place_at(row, column)) for row, column in beyond] == [-1, -1, -1, -1]
    assert [window.cell_of(place_at(row // 2, column // 2)) for row, column in beyond] == [1, 5, 7, 3]
