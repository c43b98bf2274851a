"""The components of Mayflower as the engine uses them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.kernels.tiles.game_tables import TileGameTables
from newworlds.kernels.tiles.names import Names
from newworlds.kernels.tiles.tables import TileTables

if TYPE_CHECKING:
    from newworlds.kernels.tiles.board import TileKind


class Tables(TileGameTables):
    def __init__(
        self, tiles: TileTables, names: Names, printed: list[TileKind], spaces: list[int], joined: list[int]
    ) -> None:
        super().__init__(tiles, names, printed)
        self.spaces: vec[i64] = vec[i64](spaces)
        """The kinds of the start spaces, north to south."""
        self.joined: vec[i64] = vec[i64](joined)
        """Fields of start spaces that form one plain, in groups of four: space, node, other space, its node."""
