"""What all tile games show of the table."""

from __future__ import annotations

from newworlds.kernels.tiles.board import printed_kinds, seen_kinds, tile_in_hand
from tests.kernels.tiles.meadow import NAMES, TILES, land_of


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
