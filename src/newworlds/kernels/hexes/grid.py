"""A hex board of any outline, laid out so that a step in one direction is the same number everywhere.

Outside this package, a hex is identified by its row and by x, the position of its centre in half-widths (hexes are
pointy-topped; x and row have the same parity on the whole board, or opposite parity on the whole board). Inside, it is
a *cell* of a slanted grid with a margin all around, so that no step ever leaves the grid; cell 0 is never on the board.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

WORD_BITS: Final = 62
"""Bits used of each word: the sign bit and one more stay free."""
WIDEST: Final = WORD_BITS - 1
"""The most slanted columns a board may have: a row and its margin must fit into one word."""


class HexGrid:
    """Lookup tables of one board, by cell. `spaces` lists its cells in reading order."""

    def __init__(self, hexes: list[tuple[int, int]]) -> None:
        """`hexes` are (row, x), in reading order, rows counted from 0."""
        slants = [slant(row, x) for row, x in hexes]
        leftmost = min(slants)
        rows = 1 + max([row for row, _ in hexes])
        self.stride: i64 = max(slants) - leftmost + 2
        self.cells: i64 = (rows + 2) * self.stride
        self.spaces: vec[i64] = vec[i64]()
        index = 0
        for row, _ in hexes:
            self.spaces = append(self.spaces, (row + 1) * self.stride + slants[index] - leftmost)
            index += 1
        # In reading order: north-west, north-east, west, east, south-west, south-east.
        self.steps: vec[i64] = vec[i64]([-self.stride, 1 - self.stride, -1, 1, self.stride - 1, self.stride])
        # The same six clockwise, with the first repeated at the end, so that consecutive entries are adjacent hexes.
        self.circle: vec[i64] = vec[i64](
            [-self.stride, 1 - self.stride, 1, self.stride, self.stride - 1, -1, -self.stride]
        )
        rows_per_word: i64 = WORD_BITS // self.stride
        self.bits_per_word: i64 = rows_per_word * self.stride
        self.words: i64 = (rows + rows_per_word - 1) // rows_per_word
        self.word: vec[i64] = vec[i64]([0] * self.cells)
        self.bit: vec[i64] = vec[i64]([0] * self.cells)
        # Shift Python integers: when compiled, shifting the literal 1 would be a 32-bit operation.
        single_bits = vec[i64]([1 << place for place in range(WORD_BITS)])
        for cell in self.spaces:
            place = cell - self.stride
            self.word[cell] = place // self.bits_per_word
            self.bit[cell] = single_bits[place % self.bits_per_word]
        self.nothing: vec[i64] = vec[i64]([0] * self.words)
        self.everything: vec[i64] = self.nothing[:]
        for cell in self.spaces:
            self.everything[self.word[cell]] |= self.bit[cell]


def slant(row: int, x: int) -> int:
    """The column of the slanted grid, up to a shift that is the same for all hexes of a board."""
    return (x - row) // 2
