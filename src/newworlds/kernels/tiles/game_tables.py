"""What the tables of every tile game hold."""

from __future__ import annotations

from typing import Any

from newworlds.kernels.tiles.names import Names
from newworlds.kernels.tiles.tables import TileTables


class TileGameTables:
    """Made once for each set of components and shared by all its positions; never changed. Each game adds its own."""

    def __init__(self, tiles: TileTables, names: Names, printed: list[dict[str, Any]]) -> None:
        self.tiles: TileTables = tiles
        self.names: Names = names
        self.printed: list[dict[str, Any]] = printed
        """By kind: what is printed on the tile, for drawing."""
