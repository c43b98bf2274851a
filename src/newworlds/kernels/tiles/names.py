"""The names of tiles and nodes, which are numbers inside the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from newworlds.kernels.tiles.cells import column_of, row_of, tile_at
from newworlds.kernels.tiles.features import node_named

if TYPE_CHECKING:
    from newworlds.kernels.tiles.land import Land


class Names:
    """Made by `data_tables.names_of`."""

    def __init__(self, tiles: list[str], nodes: list[list[str]], parts: list[str], terrains: list[str]) -> None:
        self.tiles: list[str] = tiles
        """By kind."""
        self.nodes: list[list[str]] = nodes
        """By kind, then by number within the tile."""
        self.parts: list[str] = parts
        """Every id of a node, by its number in `TileTables.part_id`."""
        self.terrains: list[str] = terrains

    def node_id(self, land: Land, node: i64) -> str:
        """The id of a node on its tile."""
        tile = land.node_tile[node]
        return self.nodes[land.tile_turned[tile] >> 2][node - land.tile_base[tile]]

    def node_place(self, land: Land, node: i64) -> tuple[int, int, str]:
        """Row, column and id: enough to find a node on the map."""
        place = land.tile_place[land.node_tile[node]]
        return row_of(place), column_of(place), self.node_id(land, node)

    def node_at(self, land: Land, place: i64, name: str) -> i64:
        """The node with this id on the tile at a place; -1 if there is none."""
        tile = tile_at(land, place)
        return node_named(land, tile, self.parts.index(name)) if tile >= 0 and name in self.parts else -1
