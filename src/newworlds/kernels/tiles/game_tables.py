"""What the tables of every tile game hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newworlds.kernels.tiles.names import Names
from newworlds.kernels.tiles.tables import TileTables

if TYPE_CHECKING:
    from newworlds.kernels.tiles.board import TileKind


class TileGameTables:
    """Made once for each set of components and shared by all its positions; never changed. Each game adds its own."""

    def __init__(self, tiles: TileTables, names: Names, printed: list[TileKind]) -> None:
        self.tiles: TileTables = tiles
        self.names: Names = names
        self.printed: list[TileKind] = printed
        """By kind: what is printed on the tile, for drawing."""
