"""Features in the middle of one tile: complete when surrounded, or when the lines that end there are complete."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.kernels.tiles.cells import AROUND, tile_at
from newworlds.kernels.tiles.features import entry_of, feature_of, first_node_with, holds

if TYPE_CHECKING:
    from newworlds.kernels.tiles.land import Land


def centre_on(land: Land, tile: i64, terrain: i64) -> i64:
    """The node of this terrain on a tile, or -1."""
    return first_node_with(land, tile, land.tables.node_kind, terrain)


def just_surrounded(land: Land, terrain: i64) -> vec[i64]:
    """Centres with eight neighbours that are on the last tile or next to it."""
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
    """Roots of the lines that end at a centre; a line that returns to it counts once."""
    roots = vec[i64]()
    base = land.tile_base[land.node_tile[centre]]
    lines = land.tables.lines_into[entry_of(land, centre)]
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
        base = land.tile_base[land.node_tile[node]]
        end = land.tables.stopped_by[entry_of(land, node)]
        if end >= 0 and not holds(found, base + end):
            found = append(found, base + end)
        node = land.ring[node]
        if node == line:
            return found
