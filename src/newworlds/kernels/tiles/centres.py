"""Features in the middle of one tile: complete when surrounded, or when the lines that end there are complete."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.kernels.tiles.cells import AROUND, tile_at
from newworlds.kernels.tiles.features import feature_of, holds
from newworlds.kernels.tiles.tables import NODE_WIDTH

if TYPE_CHECKING:
    from newworlds.kernels.tiles.land import Land


def centre_on(land: Land, tile: i64, terrain: i64) -> i64:
    """The node of this terrain on a tile, or -1."""
    kind = land.tile_turned[tile] >> 2
    for local in range(land.tables.node_count[kind]):
        if land.tables.node_kind[kind * NODE_WIDTH + local] == terrain:
            return land.tile_base[tile] + local
    return -1


def just_surrounded(land: Land, terrain: i64) -> vec[i64]:
    """Centres that have eight neighbours and have the last tile among them, or lie on it."""
    found = vec[i64]()
    last = land.tiles - 1
    place = land.tile_place[last]
    if land.neighbours[last] == 8:
        found = _with_centre(land, found, last, terrain)
    for step in AROUND:
        tile = tile_at(land, place + step)
        if tile >= 0 and land.neighbours[tile] == 8:
            found = _with_centre(land, found, tile, terrain)
    return found


def _with_centre(land: Land, found: vec[i64], tile: i64, terrain: i64) -> vec[i64]:
    node = centre_on(land, tile, terrain)
    return append(found, node) if node >= 0 else found


def lines_into(land: Land, centre: i64) -> vec[i64]:
    """Roots of the lines that end at a centre; a line that comes back to it is one line."""
    roots = vec[i64]()
    tile = land.node_tile[centre]
    base = land.tile_base[tile]
    lines = land.tables.lines_into[(land.tile_turned[tile] >> 2) * NODE_WIDTH + centre - base]
    local: i64 = 0
    while lines >> local != 0:
        if lines >> local & 1 != 0:
            root = feature_of(land, base + local)
            if not holds(roots, root):
                roots = append(roots, root)
        local += 1
    return roots


def centres_at_ends(land: Land, line: i64) -> vec[i64]:
    """Nodes at which a line ends, each once."""
    found = vec[i64]()
    node = line
    while True:
        tile = land.node_tile[node]
        base = land.tile_base[tile]
        end = land.tables.stopped_by[(land.tile_turned[tile] >> 2) * NODE_WIDTH + node - base]
        if end >= 0 and not holds(found, base + end):
            found = append(found, base + end)
        node = land.ring[node]
        if node == line:
            return found
