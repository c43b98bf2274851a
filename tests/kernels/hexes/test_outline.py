"""Hexes by row and x."""

from __future__ import annotations

from newworlds.kernels.hexes.outline import distance, neighbours, pieces


def test_six_neighbours_in_reading_order() -> None:
    assert neighbours((2, 5)) == [(1, 4), (1, 6), (2, 3), (2, 7), (3, 4), (3, 6)]


def test_pieces_are_the_connected_parts() -> None:
    assert pieces([(0, 0), (0, 2), (0, 6), (1, 1), (2, 8)]) == [[(0, 0), (0, 2), (1, 1)], [(0, 6)], [(2, 8)]]


def test_no_hexes_no_pieces() -> None:
    assert pieces([]) == []


def test_distance_is_the_number_of_steps() -> None:
    assert [distance((0, 0), other) for other in ((0, 0), (0, 6), (3, 3), (3, 5), (4, 0), (2, 8))] == [0, 3, 3, 4, 4, 5]
