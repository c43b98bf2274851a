"""The components of Gold Rush as the engine uses them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.kernels.tiles.game_tables import TileGameTables
from newworlds.kernels.tiles.names import Names
from newworlds.kernels.tiles.tables import TileTables

if TYPE_CHECKING:
    from newworlds.kernels.tiles.board import TileKind

TOKEN_BITS: Final = 8
TOKEN_MASK: Final = 0xFF
"""Tokens that a player holds are counted by value in one packed number."""
ONE_TOKEN: Final[vec[i64]] = vec[i64]([1 << (TOKEN_BITS * token) for token in range(7)])
"""One token of each value, packed."""


class Tables(TileGameTables):
    def __init__(
        self,
        tiles: TileTables,
        names: Names,
        printed: list[TileKind],
        start: i64,
        cowboys: i64,
        token_values: list[int],
        token_counts: list[int],
    ) -> None:
        super().__init__(tiles, names, printed)
        self.start: i64 = start
        self.cowboys: i64 = cowboys
        """Cowboys of each colour, including the score marker (GR-1)."""
        self.token_values: vec[i64] = vec[i64](token_values)
        """The token values, from low to high; inside the engine, a token is its index here."""
        self.token_counts: vec[i64] = vec[i64](token_counts)
        self.token_total: i64 = sum(token_counts)

    def number_held(self, held: i64) -> i64:
        """How many tokens a packed number stands for."""
        number: i64 = 0
        while held != 0:
            number += held & TOKEN_MASK
            held >>= TOKEN_BITS
        return number

    def worth_held(self, held: i64) -> i64:
        """Their total value (GR-20)."""
        worth: i64 = 0
        for value in self.token_values:
            worth += (held & TOKEN_MASK) * value
            held >>= TOKEN_BITS
        return worth

    def values_held(self, held: i64) -> list[int]:
        """Their values, from low to high."""
        shown: list[int] = []
        for value in self.token_values:
            shown.extend([value] * (held & TOKEN_MASK))
            held >>= TOKEN_BITS
        return shown
