"""Followers on features: who stands where, who has the majority, who goes home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.kernels.tiles.cells import column_of
from newworlds.kernels.tiles.features import feature_of

if TYPE_CHECKING:
    from newworlds.kernels.tiles.land import Land

FOLLOWER_BITS: Final = 8
FOLLOWER_MASK: Final = 0xFF
ONE_OF: Final[vec[i64]] = vec[i64]([1 << (FOLLOWER_BITS * seat) for seat in range(7)])
"""One follower of each seat, packed. (When compiled, a literal 1 has 32 bits, so `1 << 32` would be wrong.)"""


def follower_count(land: Land, root: i64, seat: i64) -> i64:
    return land.followers[root] >> (seat * FOLLOWER_BITS) & FOLLOWER_MASK


def most_followers(land: Land, root: i64) -> i64:
    """How many followers the seat with most of them has on a feature."""
    most: i64 = 0
    for seat in range(i64(len(land.supply))):
        number = follower_count(land, root, seat)
        most = number if number > most else most
    return most


def free_nodes(land: Land) -> vec[i64]:
    """Nodes of the last tile whose features are unoccupied."""
    found = vec[i64]()
    for node in range(land.tile_base[land.tiles - 1], land.nodes):
        if land.followers[feature_of(land, node)] == 0:
            found = append(found, node)
    return found


def stands_in_column(land: Land, root: i64, seat: i64, column: i64) -> bool:
    """Whether one of a seat's followers on a feature stands in this column of the map."""
    if follower_count(land, root, seat) == 0:
        return False
    node = root
    while True:
        if land.standing[node] == seat + 1 and column_of(land.tile_place[land.node_tile[node]]) == column:
            return True
        node = land.ring[node]
        if node == root:
            return False


def standing_nodes(land: Land) -> vec[i64]:
    """Every node on which a follower stands, oldest tile first."""
    found = vec[i64]()
    for node in range(land.nodes):
        if land.standing[node] != 0:
            found = append(found, node)
    return found


def place_follower(land: Land, node: i64, seat: i64) -> None:
    land.followers[feature_of(land, node)] += ONE_OF[seat]
    land.standing[node] = seat + 1
    land.supply[seat] -= 1


def send_home(land: Land, node: i64) -> None:
    """The follower on one node returns to its owner's supply."""
    seat = land.standing[node] - 1
    land.followers[feature_of(land, node)] -= ONE_OF[seat]
    land.standing[node] = 0
    land.supply[seat] += 1


def send_all_home(land: Land, root: i64) -> None:
    """Every follower of a feature returns to its owner's supply."""
    if land.followers[root] == 0:
        return
    node = root
    while True:
        if land.standing[node] != 0:
            land.supply[land.standing[node] - 1] += 1
            land.standing[node] = 0
        node = land.ring[node]
        if node == root:
            break
    land.followers[root] = 0


def majority(land: Land, root: i64) -> i64:
    """The seats with the most followers on a feature, one bit each; 0 when nobody stands there."""
    if land.followers[root] == 0:
        return 0
    most: i64 = 1
    seats: i64 = 0
    for seat in range(land.players):
        count = follower_count(land, root, seat)
        if count > most:
            most = count
            seats = 1 << seat
        elif count == most:
            seats |= 1 << seat
    return seats
