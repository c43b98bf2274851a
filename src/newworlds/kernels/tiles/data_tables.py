"""Checked tiles, packed for the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from newworlds.kernels.tiles.data_notation import HALVES, SIDES, Notation, Tile, node_names, part_ids
from newworlds.kernels.tiles.names import Names
from newworlds.kernels.tiles.tables import NODE_WIDTH, NOTHING, SYMBOL_BITS, TileTables


def tile_tables(tiles: list[Tile], notation: Notation) -> TileTables:
    """The tables of a set of tiles."""
    side_bits = len(notation.edges).bit_length()
    packed = [_Kind(tile, notation, side_bits) for tile in tiles]
    ids = part_ids(tiles, notation)
    numbers = {
        "kinds": len(tiles),
        "side_bits": side_bits,
        "tiles": sum(kind.most_laid for kind in packed),
        "nodes": sum(kind.most_laid * len(kind.nodes) for kind in packed),
        "counts_neighbours": int(notation.counts_neighbours),
    }
    columns = {
        "copies": [tile["count"] for tile in tiles],
        "node_count": [len(kind.nodes) for kind in packed],
        "node_kind": [value for kind in packed for value in _padded(kind.node_kinds())],
        "part_id": [value for kind in packed for value in _padded([ids.index(name) for name in kind.at])],
        "ends": [value for kind in packed for value in _padded(kind.ends())],
        "symbols": [value for kind in packed for value in _padded(kind.symbols())],
        "stopped_by": [value for kind in packed for value in _padded(kind.stopped_by())],
        "lines_into": [value for kind in packed for value in _padded(kind.lines_into())],
        "edges": [kind.edges(turns) for kind in packed for turns in range(4)],
        "edge_node": [node for kind in packed for turns in range(4) for node in kind.edge_nodes(turns)],
        "half_node": [node for kind in packed for turns in range(4) for node in kind.half_nodes(turns)],
        "fits": [rotations for kind in packed for rotations in kind.fits()],
    }
    return TileTables(numbers, columns)


def names_of(tiles: list[Tile], notation: Notation) -> Names:
    """The names behind the numbers in these tiles' tables."""
    nodes = [node_names(tile, notation) for tile in tiles]
    return Names([tile["id"] for tile in tiles], nodes, part_ids(tiles, notation), list(notation.terrains))


def _padded(values: list[int]) -> list[int]:
    return values + [0] * (NODE_WIDTH - len(values))


class _Kind:
    """One kind of tile on its way into the tables."""

    def __init__(self, tile: Tile, notation: Notation, side_bits: int) -> None:
        self.tile = tile
        self.notation = notation
        self.side_bits = side_bits
        names = node_names(tile, notation)
        self.at = {name: index for index, name in enumerate(names)}
        parts = {part["id"]: part for part in (*tile["features"], *tile["fields"])}
        self.nodes = [parts[name] for name in names]
        self.letters = {letter: code for code, letter in enumerate(notation.edges, 1)}

    @property
    def most_laid(self) -> int:
        """How many can lie on the map. A piece that is not in the stack lies there once, from the start."""
        return max(1, int(self.tile["count"]))

    def node_kinds(self) -> list[int]:
        return [self.notation.terrains.index(node.get("kind", self.notation.field)) for node in self.nodes]

    def ends(self) -> list[int]:
        return [len(node.get("edges", ())) for node in self.nodes]

    def symbols(self) -> list[int]:
        return [self._packed_symbols(node) for node in self.nodes]

    def _packed_symbols(self, node: Mapping[str, Any]) -> int:
        names = self.notation.symbols.get(node.get("kind", self.notation.field), ())
        return sum(node.get(name, 0) << (SYMBOL_BITS * index) for index, name in enumerate(names))

    def stopped_by(self) -> list[int]:
        return [self.at.get(node.get("end", ""), NOTHING) for node in self.nodes]

    def lines_into(self) -> list[int]:
        return [
            sum(1 << line for line, other in enumerate(self.nodes) if other.get("end") == node["id"])
            for node in self.nodes
        ]

    def edges(self, turns: int) -> int:
        return sum(
            self.letters.get(letter, 0) << (self.side_bits * ((side + turns) % 4))
            for side, letter in enumerate(self.tile["edges"])
        )

    def edge_nodes(self, turns: int) -> list[int]:
        found = [NOTHING] * 4
        for index, node in enumerate(self.nodes):
            for side in node.get("edges", ()):
                found[(SIDES.index(side) + turns) % 4] = index
        return found

    def half_nodes(self, turns: int) -> list[int]:
        found = [NOTHING] * 8
        for index, node in enumerate(self.nodes):
            for half in node.get("halves", ()):
                found[(HALVES.index(half) + 2 * turns) % 8] = index
        return found

    def fits(self) -> list[int]:
        """For everything that four neighbours can require, the rotations that satisfy it."""
        turned = [self.edges(turns) for turns in range(4)]
        return [
            sum(1 << turns for turns, edges in enumerate(turned) if (edges ^ need) & self._asked(need) == 0)
            for need in range(1 << (4 * self.side_bits))
        ]

    def _asked(self, need: int) -> int:
        """A mask with all bits of the sides where something is required."""
        side = (1 << self.side_bits) - 1
        return sum(side << (self.side_bits * index) for index in range(4) if need >> (self.side_bits * index) & side)
