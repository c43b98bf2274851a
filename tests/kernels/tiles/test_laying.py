"""Where tiles fit."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from newworlds.kernels.tiles.cells import column_of, place_at, row_of, slot_of, table_size, tile_at
from newworlds.kernels.tiles.data_tables import tile_tables
from newworlds.kernels.tiles.events import TileLaid, tile_laid
from newworlds.kernels.tiles.features import feature_of
from newworlds.kernels.tiles.land import Land
from newworlds.kernels.tiles.laying import clashing_side, fits_somewhere, lay, limit, placements
from tests.kernels.tiles.meadow import NAMES, NOTATION, TILES, empty_land, land_of, lay_tiles


def fitting(land: Land, name: str) -> set[tuple[int, int, int]]:
    found = placements(land, NAMES.tiles.index(name))
    return {(row_of(move >> 2), column_of(move >> 2), move & 3) for move in found}


def test_a_place_packs_and_unpacks_negative_coordinates() -> None:
    for row, column in [(0, 0), (-3, 7), (94, -94), (-500, 500)]:
        assert (row_of(place_at(row, column)), column_of(place_at(row, column))) == (row, column)


def test_a_tile_must_touch_and_match() -> None:
    land = land_of("straight 0,0")
    assert fitting(land, "twins") == {(0, column, turns) for column in (-1, 1) for turns in (0, 2)}
    assert fitting(land, "straight") == {
        *((row, 0, turns) for row in (-1, 1) for turns in (0, 2)),
        *((0, column, turns) for column in (-1, 1) for turns in (0, 2)),
    }


def test_all_touching_sides_must_match() -> None:
    land = land_of("straight 0,0", "curve 1,0 r1", "straight 0,-1")
    assert fitting(land, "curve") & {(1, -1, turns) for turns in range(4)} == {(1, -1, 2)}


def test_corner_contact_is_not_enough() -> None:
    land = land_of("crossing 0,0")
    assert {(row, column) for row, column, _ in fitting(land, "crossing")} == {(-1, 0), (1, 0), (0, 1), (0, -1)}


def test_nothing_is_laid_at_a_blank_side() -> None:
    land = land_of("harbour 0,0")
    assert fitting(land, "corner") == {(0, -1, 1), (0, -1, 2)}
    assert fitting(land, "straight") == set()


def test_where_nothing_is_required_every_rotation_fits() -> None:
    tables = empty_land().tables
    assert [tables.fits[kind << (4 * tables.side_bits)] for kind in range(len(TILES))] == [0b1111] * len(TILES)


def test_a_kind_that_fits_nowhere_is_recognised() -> None:
    land = land_of("crossing 0,0")
    assert fits_somewhere(land, NAMES.tiles.index("gate"))
    assert not fits_somewhere(land, NAMES.tiles.index("corner"))


@pytest.mark.parametrize(
    ("row", "column", "sides"),
    [(-1, 0, [2, -1, 2, -1]), (0, 1, [-1, 3, -1, 3]), (1, 0, [0, -1, 0, -1]), (0, -1, [-1, 1, -1, 1])],
    ids=["north", "east", "south", "west"],
)
def test_the_side_that_does_not_match_is_found_in_every_rotation(row: int, column: int, sides: list[int]) -> None:
    """A gate has roads on two opposite sides, a crossing on all four. Sides count clockwise from the north."""
    land = land_of("crossing 0,0")
    gate = NAMES.tiles.index("gate")
    assert [clashing_side(land, gate, place_at(row, column), turns) for turns in range(4)] == sides


def test_of_several_sides_that_do_not_match_the_first_from_the_north_is_named() -> None:
    land = land_of("crossing 0,0", "curve 0,1", "curve 1,1 r1")
    corner = NAMES.tiles.index("corner")
    assert [clashing_side(land, corner, place_at(1, 0), turns) for turns in range(4)] == [0, 0, 0, 0]
    lay_tiles(land, "curve 1,0 r2", "curve 2,1")
    assert [clashing_side(land, corner, place_at(2, 0), turns) for turns in range(4)] == [0, 0, 1, 1]


@pytest.mark.parametrize(
    ("limits", "place"),
    [((-1, 0, 0, 0), (-1, 0)), ((0, 1, 0, 0), (0, 1)), ((0, 0, 1, 0), (1, 0)), ((0, 0, 0, -1), (0, -1))],
    ids=["north", "east", "south", "west"],
)
def test_each_limit_is_the_last_row_or_column_that_may_hold_a_tile(
    limits: tuple[int, int, int, int], place: tuple[int, int]
) -> None:
    """All other sides of the crossing are out of bounds."""
    land = empty_land()
    north, east, south, west = limits
    limit(land, north=north, east=east, south=south, west=west)
    lay_tiles(land, "crossing 0,0")
    assert {(row, column) for row, column, _ in fitting(land, "crossing")} == {place}


@pytest.mark.parametrize(
    ("tile", "edge"),
    [("-511,0", (-512, 0)), ("0,510", (0, 511)), ("510,0", (511, 0)), ("0,-511", (0, -512))],
    ids=["north", "east", "south", "west"],
)
def test_without_limits_a_tile_may_lie_in_the_outermost_row_or_column(tile: str, edge: tuple[int, int]) -> None:
    land = land_of(f"crossing {tile}")
    assert edge in {(row, column) for row, column, _ in fitting(land, "crossing")}


def test_limits_keep_tiles_out_and_their_edges_open() -> None:
    land = empty_land()
    limit(land, north=-100, east=-1, south=100, west=-100)
    lay_tiles(land, "quay 0,0", "harbour 1,0")
    assert {(row, column) for row, column, _ in fitting(land, "straight")} == {(0, -1)}
    lay_tiles(land, "straight 0,-1 r1", "straight -1,-1 r1", "straight -1,-2 r1")
    assert all(column <= -1 for kind in range(9) for _, column, _ in fitting(land, NAMES.tiles[kind]))
    root = land.parent[land.tile_base[3]]
    assert land.open[land.tile_base[3] if root < 0 else root] == 2


def test_a_tile_is_told_with_its_place_and_rotation() -> None:
    land = land_of("straight 0,0", "gate 0,-1 r3")
    assert tile_laid(land, NAMES, 1, 1) == TileLaid(1, "gate", 0, -1, 3)


def test_tiles_are_found_far_from_the_start() -> None:
    land = empty_land()
    kind = NAMES.tiles.index("straight")
    for row in range(land.tables.tile_capacity):
        lay(land, kind, place_at(-row, 3), 0)
    assert [tile_at(land, place_at(-row, 3)) for row in range(land.tiles)] == list(range(land.tiles))
    assert tile_at(land, place_at(1, 3)) == -1


def test_open_land_joins_both_fields_that_it_meets_on_one_side() -> None:
    """Its field is its first part, and the only one; each half of its north side meets a field of its own."""
    halves = [f"{side}{half}" for side in "NESW" for half in (1, 2)]
    two_fields = [{"id": "p1", "halves": halves[:5]}, {"id": "p2", "halves": halves[5:]}]
    divided = {"id": "divided", "count": 1, "edges": "PPPP", "features": [], "fields": two_fields}
    undivided = {**divided, "id": "undivided", "fields": [{"id": "p1", "halves": halves}]}
    land = Land(tile_tables([divided, undivided], NOTATION), 2)
    lay(land, 0, place_at(0, 0), 0)
    assert feature_of(land, 0) != feature_of(land, 1)
    lay(land, 1, place_at(1, 0), 0)
    assert feature_of(land, 0) == feature_of(land, 1) == feature_of(land, 2)


def test_the_table_of_cells_is_a_power_of_two_and_at_most_half_full() -> None:
    """One tile covers one cell and touches four, each further one adds three at most: two tiles need 8, three 11."""
    assert [table_size(tiles) for tiles in (1, 2, 3, 10, 11)] == [16, 16, 32, 64, 128]


@pytest.mark.parametrize("free", range(16))
def test_the_search_for_a_place_reaches_every_slot(free: int) -> None:
    """Wherever the only free slot is, a new place goes there instead of being looked for without end."""
    cells = vec[i64]([0 if slot == free else place_at(9, slot) for slot in range(16)])
    assert slot_of(cells, place_at(0, 0)) == free


def test_every_copy_of_every_tile_has_room() -> None:
    land = empty_land()
    assert land.tables.tile_capacity == sum(max(1, tile["count"]) for tile in TILES)
    assert len(land.cells) >= 2 * 3 * land.tables.tile_capacity
