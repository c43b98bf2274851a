"""Windows on the map."""

from __future__ import annotations

from newworlds.kernels.tiles.cells import place_at
from newworlds.kernels.tiles.window import Window
from tests.kernels.tiles.meadow import land_of


def test_a_window_lies_around_the_middle_of_the_map() -> None:
    land = land_of("straight 0,0", "straight 1,0", "straight 2,0", "straight 3,0", "straight 4,0")
    window = Window(land, 5)
    assert window.cell_of(place_at(2, 0)) == 12
    assert (window.cell_of(place_at(0, -2)), window.cell_of(place_at(4, 2))) == (0, 24)


def test_places_outside_have_no_number_and_those_inside_an_inverse() -> None:
    window = Window(land_of("straight 7,-3"), 4)
    assert window.cell_of(place_at(7, 3)) == -1
    assert [window.cell_of(window.place_of(cell)) for cell in range(16)] == list(range(16))


def test_a_window_of_even_size_has_one_row_and_column_more_before_the_middle() -> None:
    window = Window(land_of("straight 7,-3"), 4)
    assert (window.place_of(0), window.place_of(15)) == (place_at(5, -5), place_at(8, -2))


def test_each_side_of_the_window_is_its_limit() -> None:
    window = Window(land_of("straight 0,0"), 3)
    beyond = [(-2, 0), (0, 2), (2, 0), (0, -2)]
    assert [window.cell_of(place_at(row, column)) for row, column in beyond] == [-1, -1, -1, -1]
    assert [window.cell_of(place_at(row // 2, column // 2)) for row, column in beyond] == [1, 5, 7, 3]
