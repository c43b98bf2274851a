"""Packed counters work at their limits, compiled or not."""

from __future__ import annotations

from newworlds.kernels.tiles.followers import FOLLOWER_BITS, ONE_OF, follower_count, majority, place_follower
from tests.kernels.tiles.meadow import empty_land, lay_tiles, node


def test_one_follower_of_each_of_seven_seats() -> None:
    assert list(ONE_OF) == [1 << (FOLLOWER_BITS * seat) for seat in range(7)]


def test_the_fifth_seat_counts_like_the_first() -> None:
    land = empty_land(players=5)
    lay_tiles(land, "straight 0,0")
    road = node(land, 0, 0, "l1")
    place_follower(land, road, 4)
    assert [follower_count(land, road, seat) for seat in range(5)] == [0, 0, 0, 0, 1]
    assert majority(land, road) == 0b10000
