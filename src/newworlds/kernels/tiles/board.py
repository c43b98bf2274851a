"""The parts of the view that all tile games share; see "Tile games' board" in docs/protocol.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from newworlds.kernels.tiles.cells import column_of, row_of
from newworlds.kernels.tiles.features import members, terrain_of, tile_count
from newworlds.kernels.tiles.followers import follower_count, majority
from newworlds.kernels.tiles.stack import tiles_left

if TYPE_CHECKING:
    from newworlds.kernels.tiles.land import Land
    from newworlds.kernels.tiles.names import Names


def map_board(land: Land, names: Names, kinds: list[dict[str, Any]]) -> dict[str, Any]:
    """The tiles on the map, in hand and left, and how each kind that is to be seen is drawn."""
    seen = {land.tile_turned[tile] >> 2 for tile in range(land.tiles)}
    if land.in_hand >= 0:
        seen.add(land.in_hand)
    return {
        "tiles": laid_tiles(land, names),
        "kinds": {kinds[kind]["id"]: drawing(kinds[kind]) for kind in sorted(seen)},
        "in_hand": {"id": names.tiles[land.in_hand]} if land.in_hand >= 0 else None,
        "left": tiles_left(land),
        "set_aside": [names.tiles[kind] for kind in land.aside],
        "supply": list(land.supply),
    }


def drawing(kind: dict[str, Any]) -> dict[str, Any]:
    """What must be known to draw a tile."""
    return {key: kind[key] for key in ("edges", "features", "fields")}


def laid_tiles(land: Land, names: Names) -> list[dict[str, Any]]:
    return [
        {
            "id": names.tiles[land.tile_turned[tile] >> 2],
            "row": row_of(land.tile_place[tile]),
            "col": column_of(land.tile_place[tile]),
            "rotation": land.tile_turned[tile] & 3,
            "n": tile,
        }
        for tile in range(land.tiles)
    ]


def followers_on_map(land: Land, names: Names, roles: list[str]) -> list[dict[str, Any]]:
    """Each follower with its role; `roles` goes by terrain. Those in a field lie, as they stay there."""
    found = []
    for node in range(land.nodes):
        if land.standing[node] > 0:
            row, column, name = names.node_place(land, node)
            terrain = terrain_of(land, node)
            lies = terrain == len(names.terrains) - 1
            place = {"row": row, "col": column, "feature": name}
            found.append({"seat": land.standing[node] - 1, **place, "role": roles[terrain], "lying": lies})
    return found


def feature_entry(land: Land, names: Names, root: i64) -> dict[str, Any]:
    """A feature without what only its game can say: whether it is complete and what it is worth."""
    return {
        "kind": names.terrains[terrain_of(land, root)],
        "members": [list(names.node_place(land, node)) for node in members(land, root)],
        "tiles": tile_count(land, root),
        "followers": [follower_count(land, root, seat) for seat in range(land.players)],
        "owners": seats_in(majority(land, root)),
    }


def seats_in(mask: i64) -> list[int]:
    """The seats of a set that has one bit for each."""
    return [seat for seat in range(8) if mask >> seat & 1]


def roots(land: Land) -> list[int]:
    """Every feature of the map."""
    return [node for node in range(land.nodes) if land.parent[node] < 0]
