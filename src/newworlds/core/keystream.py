"""The keyed generator behind chance version 2: the ChaCha8 stream cipher, used for its keystream.

Whoever does not have the key cannot tell the next word from a random one, however many words they have seen. Words are
32 bits in 64-bit integers, masked after every sum and shift, so that compiled and plain Python agree.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

KEY_WORDS: Final = 8
WORD_BITS: Final = 32
WORD_MASK: Final = 0xFFFFFFFF
DOUBLE_ROUNDS: Final = 4
WORDS: Final = 16
"""In a block."""
NUMBER: Final = WORDS
"""Where the cache keeps the number of its block, after the words."""
_NOTHING_YET: Final = vec[i64]([-1] * (WORDS + 1))


@final
class Keystream:
    """The words of one key, numbered from 0.

    Positions that are copies of one another share a keystream: the block it keeps follows from the key, so it is the
    same for all of them. Words and number of that block are one vector, replaced as a whole, so that threads may share
    a keystream as well.
    """

    def __init__(self, key: vec[i64]) -> None:
        self.key: vec[i64] = key
        """Eight words; never changed."""
        self._block: vec[i64] = _NOTHING_YET

    def word(self, number: i64) -> i64:
        wanted: i64 = number >> 4
        kept = self._block
        if kept[NUMBER] != wanted:
            kept = append(block(self.key, wanted), wanted)
            self._block = kept
        return kept[number & 15]


def block(key: vec[i64], number: i64) -> vec[i64]:
    """Sixteen words of keystream; the number is that of the block, the nonce is zero."""
    start = vec[i64]([0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    for at in range(i64(KEY_WORDS)):
        start[4 + at] = key[at]
    start[12] = number & WORD_MASK
    start[13] = number >> WORD_BITS
    mixed = start[:]
    for _ in range(DOUBLE_ROUNDS):
        double_round(mixed)
    for at in range(i64(WORDS)):
        mixed[at] = (mixed[at] + start[at]) & WORD_MASK
    return mixed


def double_round(x: vec[i64]) -> None:
    """Columns, then diagonals."""
    quarter_round(x, 0, 4, 8, 12)
    quarter_round(x, 1, 5, 9, 13)
    quarter_round(x, 2, 6, 10, 14)
    quarter_round(x, 3, 7, 11, 15)
    quarter_round(x, 0, 5, 10, 15)
    quarter_round(x, 1, 6, 11, 12)
    quarter_round(x, 2, 7, 8, 13)
    quarter_round(x, 3, 4, 9, 14)


def quarter_round(x: vec[i64], at_a: i64, at_b: i64, at_c: i64, at_d: i64) -> None:
    a, b, c, d = x[at_a], x[at_b], x[at_c], x[at_d]
    a = (a + b) & WORD_MASK
    d = rotated(d ^ a, 16)
    c = (c + d) & WORD_MASK
    b = rotated(b ^ c, 12)
    a = (a + b) & WORD_MASK
    d = rotated(d ^ a, 8)
    c = (c + d) & WORD_MASK
    b = rotated(b ^ c, 7)
    x[at_a] = a
    x[at_b] = b
    x[at_c] = c
    x[at_d] = d


def rotated(word: i64, left: i64) -> i64:
    return ((word << left) & WORD_MASK) | (word >> (WORD_BITS - left))
