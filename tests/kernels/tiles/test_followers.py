"""Who stands where, who has the majority, who goes home; and the stack."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.chance import Chance
from newworlds.kernels.tiles.cells import place_at
from newworlds.kernels.tiles.features import feature_of
from newworlds.kernels.tiles.followers import (
    follower_count,
    free_nodes,
    majority,
    place_follower,
    send_all_home,
    send_home,
    standing_nodes,
    stands_in_column,
)
from newworlds.kernels.tiles.stack import draw, fill_stack, lay_in_hand, reshuffle, tiles_left
from tests.kernels.tiles.meadow import NAMES, TILES, empty_land, land_of, lay_tiles, node


def test_a_follower_keeps_others_off_its_whole_feature() -> None:
    land = land_of("straight 0,0")
    place_follower(land, node(land, 0, 0, "l1"), 1)
    lay_tiles(land, "straight 1,0")
    free = [NAMES.node_id(land, found) for found in free_nodes(land)]
    assert free == ["p1", "p2"]
    assert list(land.supply) == [5, 4]


def test_joined_features_join_their_followers() -> None:
    land = land_of("straight 0,0")
    place_follower(land, node(land, 0, 0, "l1"), 0)
    lay_tiles(land, "straight 0,1")
    place_follower(land, node(land, 0, 1, "l1"), 1)
    lay_tiles(land, "curve 1,0 r2", "curve 1,1 r1")
    road = feature_of(land, node(land, 0, 0, "l1"))
    assert [follower_count(land, road, seat) for seat in (0, 1)] == [1, 1]
    assert majority(land, road) == 0b11


def test_the_majority_is_alone_when_it_has_more() -> None:
    land = land_of("crossing 0,0")
    place_follower(land, node(land, 0, 0, "l1"), 1)
    assert majority(land, node(land, 0, 0, "l1")) == 0b10
    assert majority(land, node(land, 0, 0, "l2")) == 0


def test_followers_go_home_one_or_all() -> None:
    land = land_of("straight 0,0", "straight 0,1")
    one, other = node(land, 0, 0, "l1"), node(land, 0, 0, "p1")
    place_follower(land, one, 0)
    place_follower(land, other, 0)
    send_home(land, one)
    assert (list(land.supply), land.followers[one], land.standing[one]) == ([4, 5], 0, 0)
    send_all_home(land, feature_of(land, other))
    assert (list(land.supply), land.standing[other]) == ([5, 5], 0)


def test_followers_of_a_feature_are_found_by_column() -> None:
    land = land_of("gate 0,0", "gate 0,1")
    place_follower(land, node(land, 0, 1, "l1"), 1)
    place_follower(land, node(land, 0, 0, "a1"), 1)
    road = feature_of(land, node(land, 0, 0, "l1"))
    assert [stands_in_column(land, road, 1, column) for column in (0, 1)] == [False, True]
    assert not stands_in_column(land, road, 0, 1)
    assert list(standing_nodes(land)) == [node(land, 0, 0, "a1"), node(land, 0, 1, "l1")]


def test_the_stack_holds_every_copy_once() -> None:
    land = empty_land()
    fill_stack(land, Chance(1))
    assert [list(land.stack).count(kind) for kind in range(len(TILES))] == [tile["count"] for tile in TILES]


def test_the_stack_leaves_out_what_lies_on_the_map() -> None:
    land = land_of("wall 0,0", "quay 0,5")
    fill_stack(land, Chance(1))
    assert NAMES.tiles.index("wall") not in list(land.stack)
    assert tiles_left(land) == 39


def test_a_tile_without_a_place_is_set_aside_and_the_next_is_drawn() -> None:
    land = land_of("crossing 0,0")
    land.stack = _stack("corner", "castle", "straight", "curve")
    assert draw(land)
    assert (NAMES.tiles[land.in_hand], [NAMES.tiles[kind] for kind in land.aside]) == ("straight", ["corner", "castle"])
    assert tiles_left(land) == 1
    lay_in_hand(land, place_at(1, 0) * 4)
    assert (land.in_hand, land.tiles) == (-1, 2)


def test_drawing_from_a_stack_that_fits_nowhere_ends_it() -> None:
    land = land_of("crossing 0,0")
    land.stack = _stack("corner")
    assert not draw(land)
    assert (land.in_hand, tiles_left(land)) == (-1, 0)


def test_reshuffling_touches_only_what_nobody_has_seen() -> None:
    land = empty_land()
    fill_stack(land, Chance(1))
    land.drawn = 10
    other = land.copy()
    reshuffle(other, Chance(2))
    assert list(other.stack)[:10] == list(land.stack)[:10]
    assert sorted(other.stack) == sorted(land.stack)
    assert list(other.stack) != list(land.stack)


def _stack(*names: str) -> vec[i64]:
    return vec[i64]([NAMES.tiles.index(name) for name in names])
