"""Features: nodes of neighbouring tiles joined together. Each is identified by its root node."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.kernels.tiles.tables import NODE_WIDTH, SYMBOL_BITS, SYMBOL_MASK

if TYPE_CHECKING:
    from newworlds.kernels.tiles.land import Land


def feature_of(land: Land, node: i64) -> i64:
    """The root of the feature that a node belongs to."""
    parent = land.parent
    above = parent[node]
    while above >= 0:
        node = above
        above = parent[node]
    return node


def join(land: Land, one: i64, other: i64) -> i64:
    """Join the features of two nodes; returns the root. The smaller goes below the larger, to keep trees shallow."""
    root = feature_of(land, one)
    joining = feature_of(land, other)
    if root == joining:
        return root
    if land.parent[root] > land.parent[joining]:
        root, joining = joining, root
    land.parent[root] += land.parent[joining]
    land.parent[joining] = root
    land.open[root] += land.open[joining]
    land.symbols[root] += land.symbols[joining]
    land.followers[root] += land.followers[joining]
    after = land.ring[root]
    land.ring[root] = land.ring[joining]
    land.ring[joining] = after
    return root


def is_complete(land: Land, root: i64) -> bool:
    """A line with two ends, or an area with no open edge."""
    return land.open[root] == 0


def symbol_count(land: Land, root: i64, counter: i64) -> i64:
    return land.symbols[root] >> (counter * SYMBOL_BITS) & SYMBOL_MASK


def add_symbols(land: Land, root: i64, counter: i64, number: i64) -> None:
    """For pieces that lie on a feature without being printed there; a negative number removes them."""
    land.symbols[root] += number << (counter * SYMBOL_BITS)


def terrain_of(land: Land, node: i64) -> i64:
    return land.tables.node_kind[entry_of(land, node)]


def part_id_of(land: Land, node: i64) -> i64:
    """The number of a node's id on its tile."""
    return land.tables.part_id[entry_of(land, node)]


def entry_of(land: Land, node: i64) -> i64:
    """Where the tables say what is printed at a node."""
    tile = land.node_tile[node]
    return (land.tile_turned[tile] >> 2) * NODE_WIDTH + node - land.tile_base[tile]


def node_named(land: Land, tile: i64, part: i64) -> i64:
    """The node of a tile by the number of its id; -1 if it has none."""
    return first_node_with(land, tile, land.tables.part_id, part)


def first_node_with(land: Land, tile: i64, column: vec[i64], value: i64) -> i64:
    """The first node of a tile for which a column of the tables has this value; -1 when there is none."""
    kind = land.tile_turned[tile] >> 2
    for local in range(land.tables.node_count[kind]):
        if column[kind * NODE_WIDTH + local] == value:
            return land.tile_base[tile] + local
    return -1


def members(land: Land, root: i64) -> vec[i64]:
    """Every node of a feature."""
    found = vec[i64]([root])
    node = land.ring[root]
    while node != root:
        found = append(found, node)
        node = land.ring[node]
    return found


def part_on(land: Land, tile: i64, root: i64) -> i64:
    """The first node of a tile that belongs to a feature; -1 when the feature does not cover it."""
    first = land.tile_base[tile]
    for node in range(first, first + land.tables.node_count[land.tile_turned[tile] >> 2]):
        if feature_of(land, node) == root:
            return node
    return -1


def tile_count(land: Land, root: i64) -> i64:
    """Tiles that a feature covers; one that it covers twice counts once."""
    count: i64 = 0
    node = root
    while True:
        if _is_first_of_its_tile(land, node, root):
            count += 1
        node = land.ring[node]
        if node == root:
            return count


def _is_first_of_its_tile(land: Land, node: i64, root: i64) -> bool:
    for earlier in range(land.tile_base[land.node_tile[node]], node):
        if feature_of(land, earlier) == root:
            return False
    return True


def just_completed(land: Land) -> vec[i64]:
    """Lines and areas that the last tile completed, each once, in the order in which its data lists them."""
    roots = vec[i64]()
    tile = land.tiles - 1
    base = land.tile_base[tile]
    kind = land.tile_turned[tile] >> 2
    count = land.tables.node_count[kind]
    for local in range(count):
        if land.tables.ends[kind * NODE_WIDTH + local] > 0:
            root = feature_of(land, base + local)
            if land.open[root] == 0 and not holds(roots, root):
                roots = append(roots, root)
    return roots


def holds(nodes: vec[i64], node: i64) -> bool:
    for known in nodes:
        if known == node:
            return True
    return False
