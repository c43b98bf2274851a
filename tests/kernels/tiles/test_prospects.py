"""What can still become of features, by the tiles that nobody has laid."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from newworlds.kernels.tiles.features import feature_of
from newworlds.kernels.tiles.followers import place_follower
from newworlds.kernels.tiles.land import Land
from newworlds.kernels.tiles.laying import limit
from newworlds.kernels.tiles.prospects import Prospects
from tests.kernels.tiles.meadow import NAMES, empty_land, land_of, lay_tiles, node

AROUND_A_GAP = ("crossing 0,0", "crossing 1,0", "crossing 1,1")
"""Roads lead into the place 0,1 from the west and from the south."""


def looked_at(land: Land, *left: str) -> Prospects:
    """With these tiles still to be drawn."""
    land.stack = vec[i64]([NAMES.tiles.index(name) for name in left])
    land.drawn = 0
    found = Prospects(land.tables)
    found.look_at(land)
    return found


def test_a_road_waits_at_both_ends_for_tiles_that_close_it() -> None:
    land = land_of("straight 0,0")
    found = looked_at(land, "chapel", "chapel", "crossing", "straight", "straight", "curve")
    assert found.wait[node(land, 0, 0, "l1")] == 6 / 3 + 6 / 3


def test_an_end_where_no_tile_may_be_laid_stays_open() -> None:
    land = empty_land()
    limit(land, north=0, east=9, south=9, west=0)
    lay_tiles(land, "straight 0,0")
    found, road = looked_at(land, "chapel"), node(land, 0, 0, "l1")
    assert (land.open[road], found.ends[road], found.wait[road]) == (2, 1, 1.0)


def test_what_no_tile_closes_waits_long() -> None:
    land = land_of("straight 0,0")
    assert looked_at(land, "straight", "straight").wait[node(land, 0, 0, "l1")] == 2 * 2 / 0.25


def test_a_tile_in_hand_may_still_be_laid() -> None:
    land = land_of("straight 0,0")
    land.in_hand = NAMES.tiles.index("chapel")
    assert looked_at(land, "straight").wait[node(land, 0, 0, "l1")] == 2 * 2 / 1


@pytest.mark.parametrize(("tile", "wait"), [("curve", 1.0), ("crossing", 1.0), ("straight", 4.0), ("chapel", 4.0)])
def test_a_tile_closes_a_road_also_by_joining_it_to_what_is_there(tile: str, wait: float) -> None:
    land = land_of(*AROUND_A_GAP)
    assert looked_at(land, tile).wait[node(land, 0, 0, "l2")] == wait


def test_other_tiles_left_are_noticed() -> None:
    land = land_of("straight 0,0")
    found = looked_at(land, "straight", "chapel")
    before = found.wait[node(land, 0, 0, "l1")]
    land.stack = vec[i64]([NAMES.tiles.index("chapel")])
    found.look_at(land)
    assert (before, found.wait[node(land, 0, 0, "l1")]) == (4.0, 2.0)


def test_occupied_features_meet_where_one_tile_may_join_them() -> None:
    land = land_of(*AROUND_A_GAP)
    assert list(looked_at(land, "curve").meetings) == []
    west, south = node(land, 0, 0, "l2"), node(land, 1, 1, "l1")
    place_follower(land, west, 1)
    assert list(looked_at(land, "curve").meetings) == [south, west]


def test_fields_meet_and_have_open_ends_too() -> None:
    land = land_of("straight 0,0")
    west, east = (feature_of(land, node(land, 0, 0, name)) for name in ("p1", "p2"))
    place_follower(land, west, 0)
    found = looked_at(land, "curve")
    assert [found.field_ends[west], found.field_ends[east]] == [4, 4]
    pairs = {frozenset(found.meetings[at : at + 2]) for at in range(0, len(found.meetings), 2)}
    assert pairs == {frozenset([west, east])}
