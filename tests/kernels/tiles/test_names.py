"""What parts of tiles are called."""

from __future__ import annotations

from newworlds.kernels.tiles.cells import place_at
from tests.kernels.tiles.meadow import NAMES, land_of


def test_a_part_is_found_by_place_and_name() -> None:
    land = land_of("crossing 0,0", "straight 0,1 r1")
    found = NAMES.node_at(land, place_at(0, 1), "l1")
    assert NAMES.node_place(land, found) == (0, 1, "l1")


def test_a_part_is_not_found_where_there_is_none() -> None:
    """No tile lies there; no tile of the set has such a part; another tile has it."""
    land = land_of("straight 0,0")
    found = [
        NAMES.node_at(land, place_at(*place), name) for place, name in [((0, 1), "l1"), ((0, 0), "z9"), ((0, 0), "a1")]
    ]
    assert found == [-1, -1, -1]
