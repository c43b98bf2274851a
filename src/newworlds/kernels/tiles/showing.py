"""How the parts of the table that all tile games share are put together from a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from newworlds.kernels.tiles.board import Feature, Follower, LaidTile, Part, Rotation, TileInHand, TileKind, Worth
from newworlds.kernels.tiles.cells import column_of, row_of
from newworlds.kernels.tiles.events import members_of
from newworlds.kernels.tiles.features import node_named, terrain_of, tile_count
from newworlds.kernels.tiles.followers import follower_count, majority
from newworlds.kernels.tiles.stack import tiles_left

if TYPE_CHECKING:
    from newworlds.kernels.tiles.land import Land
    from newworlds.kernels.tiles.names import Names


def seen_kinds(land: Land, names: Names, printed: Sequence[TileKind]) -> dict[str, TileKind]:
    turned = land.tile_turned
    seen = {turned[tile] >> 2 for tile in range(land.tiles)}
    if land.in_hand >= 0:
        seen.add(land.in_hand)
    return {names.tiles[kind]: printed[kind] for kind in sorted(seen)}


def laid_tiles(land: Land, names: Names) -> list[LaidTile]:
    kinds, turned, places = names.tiles, land.tile_turned, land.tile_place
    return [
        LaidTile(
            id=kinds[turned[tile] >> 2],
            row=row_of(places[tile]),
            col=column_of(places[tile]),
            rotation=cast(Rotation, turned[tile] & 3),
            n=tile,
        )
        for tile in range(land.tiles)
    ]


def tile_in_hand(land: Land, names: Names) -> TileInHand | None:
    return TileInHand(names.tiles[land.in_hand]) if land.in_hand >= 0 else None


def tiles_set_aside(land: Land, names: Names) -> list[str]:
    return [names.tiles[kind] for kind in land.aside]


def tiles_to_come(land: Land, names: Names) -> list[str]:
    """The rest of the stack, the next one first, which nobody at the table knows."""
    return [names.tiles[kind] for kind in list(land.stack)[land.drawn :]]


def followers_on_map(land: Land, names: Names, roles: Sequence[str]) -> list[Follower]:
    """Each follower with its role; `roles` is indexed by terrain. Those in a field lie down, as they stay there."""
    found, standing = [], land.standing
    for node in range(land.nodes):
        if standing[node] > 0:
            row, column, part = names.node_place(land, node)
            terrain = terrain_of(land, node)
            lies = _is_field(names, terrain)
            found.append(Follower(standing[node] - 1, row, column, part, roles[terrain], lies))
    return found


def role_just_laid(land: Land, names: Names, part: str, roles: Sequence[str]) -> str:
    """What a follower would be on a part of the tile just laid."""
    return roles[terrain_of(land, node_named(land, land.tiles - 1, names.parts.index(part)))]


def feature_on_map(
    land: Land, names: Names, root: int, complete: bool, worth: Worth, tokens: int | None = None
) -> Feature:
    """Only the game can say whether it is complete and what it is worth."""
    terrain = terrain_of(land, root)
    return Feature(
        kind=names.terrains[terrain],
        members=members_of(land, names, root),
        tiles=tile_count(land, root),
        complete=complete,
        open=not complete and not _is_field(names, terrain),
        followers=[follower_count(land, root, seat) for seat in range(land.players)],
        owners=seats_in(majority(land, root)),
        worth=worth,
        tokens=tokens,
    )


def _is_field(names: Names, terrain: int) -> bool:
    """Open land is the last of a game's terrains."""
    return terrain == len(names.terrains) - 1


def part_at(land: Land, names: Names, node: int) -> Part:
    return Part(*names.node_place(land, node))


def seats_in(mask: int) -> list[int]:
    """The seats in a bit set."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def followers_owned(land: Land, seat: int) -> int:
    """At home or on the map."""
    return land.supply[seat] + list(land.standing).count(seat + 1)


def tiles_in_play(land: Land) -> int:
    """In the stack, in hand, set aside or laid."""
    return tiles_left(land) + (land.in_hand >= 0) + len(land.aside) + land.tiles


def roots(land: Land) -> list[int]:
    """Every feature of the map."""
    parent = land.parent
    return [node for node in range(land.nodes) if parent[node] < 0]
