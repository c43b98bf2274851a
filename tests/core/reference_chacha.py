"""ChaCha with any number of rounds, written from its specification alone, to check the engine's against."""

from __future__ import annotations

import struct

_MASK = 0xFFFFFFFF


def chacha(key: bytes, counter_and_nonce: bytes, rounds: int) -> bytes:
    """One block. The last 16 bytes of input are a counter of 8 bytes and a nonce of 8, or (RFC 8439) 4 and 12."""
    start = struct.unpack("<16I", b"expand 32-byte k" + key + counter_and_nonce)
    x = list(start)
    for turn in range(rounds):
        shift = turn % 2
        for i in range(4):
            _quarter_round(x, i, 4 + (i + shift) % 4, 8 + (i + 2 * shift) % 4, 12 + (i + 3 * shift) % 4)
    return struct.pack("<16I", *[(word + first) & _MASK for word, first in zip(x, start, strict=True)])


def _quarter_round(x: list[int], a: int, b: int, c: int, d: int) -> None:
    for changed, term, mixed, left in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[changed] = (x[changed] + x[term]) & _MASK
        word = x[mixed] ^ x[changed]
        x[mixed] = ((word << left) | (word >> (32 - left))) & _MASK
