"""What all tile games show of the table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.kernels.tiles.board import printed_kinds
from newworlds.kernels.tiles.features import feature_of, join
from newworlds.kernels.tiles.followers import place_follower
from newworlds.kernels.tiles.showing import (
    followers_owned,
    role_just_laid,
    roots,
    seen_kinds,
    tile_in_hand,
    tiles_in_play,
)
from newworlds.kernels.tiles.stack import draw
from tests.kernels.tiles.meadow import NAMES, TILES, land_of, node

ROLES = ("walker", "burgher", "monk", "shepherd")


def test_the_first_kind_of_the_set_is_shown_in_hand_like_any_other() -> None:
    land = land_of("wall 0,0")
    land.in_hand = NAMES.tiles.index("chapel")
    assert land.in_hand == 0
    shown = tile_in_hand(land, NAMES)
    assert shown is not None
    assert shown.id == "chapel"
    assert list(seen_kinds(land, NAMES, printed_kinds(TILES))) == ["chapel", "wall"]


def test_without_a_tile_in_hand_only_kinds_on_the_map_are_shown() -> None:
    land = land_of("wall 0,0")
    assert tile_in_hand(land, NAMES) is None
    seen = seen_kinds(land, NAMES, printed_kinds(TILES))
    assert (list(seen), seen["wall"].edges) == (["wall"], "TPPP")


def test_a_follower_takes_its_role_from_the_tile_just_laid() -> None:
    """Only the tile laid last has a town."""
    land = land_of("straight 0,0", "gate 0,-1 r3")
    assert [role_just_laid(land, NAMES, part, ROLES) for part in ("a1", "l1", "p2")] == [
        "burgher",
        "walker",
        "shepherd",
    ]


def test_a_player_owns_the_followers_at_home_and_those_on_the_map() -> None:
    land = land_of("crossing 0,0")
    for part, seat in (("l1", 0), ("l2", 0), ("l3", 1)):
        place_follower(land, node(land, 0, 0, part), seat)
    assert list(land.supply) == [3, 4]
    assert [followers_owned(land, seat) for seat in (0, 1)] == [5, 5]


def test_tiles_in_the_stack_in_hand_set_aside_and_laid_are_all_in_play() -> None:
    """Two do not fit the crossing and are set aside; the chapel, the first kind of the set, is drawn; two are left."""
    land = land_of("crossing 0,0")
    land.stack = vec[i64]([NAMES.tiles.index(name) for name in ("corner", "castle", "chapel", "curve", "gate")])
    assert draw(land)
    assert (land.in_hand, len(land.aside), land.tiles) == (0, 2, 1)
    assert tiles_in_play(land) == 6


def test_a_feature_on_several_tiles_is_listed_once() -> None:
    """Two roads side by side are joined, as a game may do at the start, below the very first part of the map."""
    land = land_of("straight 0,0", "straight 0,1")
    first, second = node(land, 0, 0, "l1"), node(land, 0, 1, "l1")
    assert join(land, first, second) == first == 0
    fields = {feature_of(land, node(land, 0, column, part)) for column in (0, 1) for part in ("p1", "p2")}
    assert roots(land) == sorted({first, *fields})
