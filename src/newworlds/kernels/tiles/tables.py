"""What the rules need to know about each kind of tile, packed for speed. Made by `data_tables.tile_tables`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NODE_WIDTH: Final = 16
"""Room for the nodes of one tile in the tables that are indexed by kind and node."""
MOST_PART_IDS: Final = 32
"""The most different ids that the nodes of a set may have."""
SYMBOL_BITS: Final = 12
"""Each kind of symbol has a counter of its own in one packed number."""
SYMBOL_MASK: Final = 0xFFF
NOTHING: Final = -1


class TileTables:
    """A *node* is one feature or field of one tile; the nodes of a tile are numbered in the order of its data.

    `turned` below is kind·4 + rotation, rotation in quarter turns clockwise; sides go north, east, south, west;
    half edges clockwise from the west half of the north side. A missing node is `NOTHING`.
    """

    def __init__(self, numbers: dict[str, int], columns: dict[str, list[int]]) -> None:
        self.kinds: i64 = numbers["kinds"]
        self.side_bits: i64 = numbers["side_bits"]
        """Bits for the terrain of an edge; 0 means that nothing is required."""
        self.tile_capacity: i64 = numbers["tiles"]
        self.node_capacity: i64 = numbers["nodes"]
        self.counts_neighbours: bool = numbers["counts_neighbours"] != 0

        self.copies: vec[i64] = vec[i64](columns["copies"])
        """By kind: how many are in the stack."""
        self.node_count: vec[i64] = vec[i64](columns["node_count"])
        """By kind."""
        self.node_kind: vec[i64] = vec[i64](columns["node_kind"])
        """By kind and node: the number of its terrain in `Notation.terrains`."""
        self.part_id: vec[i64] = vec[i64](columns["part_id"])
        """By kind and node: the number of its id among all ids of the set (`Names.parts`)."""
        self.ends: vec[i64] = vec[i64](columns["ends"])
        """By kind and node: edges that a line or an area reaches; 0 for centres and fields."""
        self.symbols: vec[i64] = vec[i64](columns["symbols"])
        """By kind and node: what is printed on it, packed."""
        self.stopped_by: vec[i64] = vec[i64](columns["stopped_by"])
        """By kind and node: the node of this tile at which a line ends."""
        self.lines_into: vec[i64] = vec[i64](columns["lines_into"])
        """By kind and node: the lines of this tile that end there, one bit each."""

        self.edges: vec[i64] = vec[i64](columns["edges"])
        """By rotated kind: the terrains of the four edges, packed."""
        self.edge_node: vec[i64] = vec[i64](columns["edge_node"])
        """By rotated kind and side: the line or area there."""
        self.half_node: vec[i64] = vec[i64](columns["half_node"])
        """By rotated kind and half edge: the field there."""
        self.fits: vec[i64] = vec[i64](columns["fits"])
        """By kind and what the neighbours require: the rotations that fit, one bit each."""
