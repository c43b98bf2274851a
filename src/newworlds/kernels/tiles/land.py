"""The land: every tile laid, the features they form, the followers on them, and the stack. Part of a position."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.kernels.tiles.cells import COORDINATE_MASK, table_size
from newworlds.kernels.tiles.tables import NOTHING, TileTables


class Land:
    """Numbers in packed vectors, so that it is quick to copy. The other modules of this package read and change it."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *("west", "east", "north", "south", "cells", "frontier"),
        *("tiles", "tile_place", "tile_turned", "tile_base", "neighbours"),
        *("nodes", "parent", "ring", "open", "symbols", "followers", "standing", "node_tile"),
        *("supply", "stack", "drawn", "in_hand", "aside"),
    )
    SHARED: ClassVar[tuple[str, ...]] = ("stack",)

    def __init__(self, tables: TileTables, players: i64, source: Land | None = None) -> None:
        self.tables: TileTables = tables
        self.players: i64 = players
        if source is not None:
            self.copy_from(source)
            return
        tiles = tables.tile_capacity
        nodes = tables.node_capacity
        self.west: i64 = 0
        """Tiles may lie in packed columns `west` … `east` and rows `north` … `south`; see `laying.limit`."""
        self.east: i64 = COORDINATE_MASK
        self.north: i64 = 0
        self.south: i64 = COORDINATE_MASK

        self.cells: vec[i64] = vec[i64]([0] * table_size(tiles))
        self.frontier: vec[i64] = vec[i64]()
        """Slots of the empty cells that touch a tile."""

        self.tiles: i64 = 0
        """How many are on the map; the last one laid is `tiles` - 1."""
        self.tile_place: vec[i64] = vec[i64]([0] * tiles)
        self.tile_turned: vec[i64] = vec[i64]([0] * tiles)
        self.tile_base: vec[i64] = vec[i64]([0] * tiles)
        """A tile's first node."""
        self.neighbours: vec[i64] = vec[i64]([0] * tiles)
        """How many of the eight surrounding places have a tile; only maintained if the tables require it."""

        self.nodes: i64 = 0
        self.parent: vec[i64] = vec[i64]([0] * nodes)
        """The nodes of a feature form a tree; its root identifies the feature and holds minus its number of nodes."""
        self.ring: vec[i64] = vec[i64]([0] * nodes)
        """From each node to the next one of the same feature, in a circle."""
        self.open: vec[i64] = vec[i64]([0] * nodes)
        """By root: edges with no tile on the other side yet."""
        self.symbols: vec[i64] = vec[i64]([0] * nodes)
        """By root: counts of the symbols printed on the feature, and of whatever else the game counts, packed."""
        self.followers: vec[i64] = vec[i64]([0] * nodes)
        """By root: followers of each seat, packed."""
        self.standing: vec[i64] = vec[i64]([0] * nodes)
        """By node: 1 + the seat whose follower stands here, 0 for nobody."""
        self.node_tile: vec[i64] = vec[i64]([0] * nodes)

        self.supply: vec[i64] = vec[i64]([0] * players)
        """Followers each seat may still place."""
        self.stack: vec[i64] = vec[i64]()
        """Kinds of tiles in the secret order in which they are drawn."""
        self.drawn: i64 = 0
        self.in_hand: i64 = NOTHING
        """The kind that has been drawn and not yet laid."""
        self.aside: vec[i64] = vec[i64]()
        """Kinds that were drawn but fitted nowhere."""

    def copy_from(self, other: Land) -> None:
        self.west = other.west
        self.east = other.east
        self.north = other.north
        self.south = other.south
        self.cells = other.cells[:]
        self.frontier = other.frontier[:]
        self.tiles = other.tiles
        self.tile_place = other.tile_place[:]
        self.tile_turned = other.tile_turned[:]
        self.tile_base = other.tile_base[:]
        self.neighbours = other.neighbours[:]
        self.nodes = other.nodes
        self.parent = other.parent[:]
        self.ring = other.ring[:]
        self.open = other.open[:]
        self.symbols = other.symbols[:]
        self.followers = other.followers[:]
        self.standing = other.standing[:]
        self.node_tile = other.node_tile[:]
        self.supply = other.supply[:]
        self.stack = other.stack
        self.drawn = other.drawn
        self.in_hand = other.in_hand
        self.aside = other.aside[:]

    def copy(self) -> Land:
        return Land(self.tables, self.players, self)
