"""The pieces of Mayflower as the engine uses them."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.kernels.tiles.names import Names
from newworlds.kernels.tiles.tables import Tables


class Pieces:
    """Made once for each set of components and shared by all its positions; never changed."""

    def __init__(
        self, tables: Tables, names: Names, tiles: list[dict[str, Any]], spaces: list[int], joined: list[int]
    ) -> None:
        self.tables: Tables = tables
        self.names: Names = names
        self.tiles: list[dict[str, Any]] = tiles
        """By kind: what is printed, for drawing."""
        self.spaces: vec[i64] = vec[i64](spaces)
        """The kinds of the start spaces, north to south."""
        self.joined: vec[i64] = vec[i64](joined)
        """Fields of start spaces that are one plain, in fours: a space and its node, another space and its node."""
