"""The published vectors of chance version 2, and what the engine makes of them.

    python -m tests.core.chance_vectors

prints what the engine of that process computes, as JSON. Records depend on these numbers: none of them ever changes.
"""

from __future__ import annotations

import json
import struct

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.keystream import block
from newworlds.core.position import Position
from newworlds.core.seeds import begin_chance, key_of, keystream_of
from newworlds.games.mayflower import GAME

Vectors = dict[str, str | list[int]]

ZERO_KEY = bytes(32)
COUNTING_KEY = bytes(range(32))
WIDE_BOUND = 3 * 2**28
"""A quarter of all words is drawn again."""

PUBLISHED: Vectors = {
    # ChaCha8 with a zero key and nonce: draft-strombergson-chacha-test-vectors, TC1.
    "block 0": "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
    "block 1": "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
    "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa",
    "below 1000": [561, 416, 482, 199, 152, 311, 840, 795],
    "below 3 * 2**28": [
        *(335549300, 388189096, 160662777, 122972926),
        *(676901913, 640926575, 172002767, 188135873),
    ],
    "shuffled": [4, 9, 2, 7, 6, 0, 1, 8, 3, 5],
    "key of seed 42": "ca4c473a7dd416c71afa031ad48aad5b8accc297a513e13562cd74b415295a35",
    "seed 42": [582, 468, 167, 296, 226, 657, 272, 473],
}
UNPUBLISHED: Vectors = {
    "seed 0": [792, 485, 911, 140, 964, 711, 258, 380],
    "seed 1": [995, 829, 656, 989, 107, 612, 280, 517],
    "largest seed": [884, 707, 741, 584, 279, 874, 763, 798],
}


def dealt_from(seed: int | bytes) -> Position:
    """A position that has not drawn anything yet."""
    position = GAME.blank(GAME.setup(2))
    begin_chance(position, 2, seed)
    return position


def computed() -> Vectors:
    items = vec[i64](list(range(10)))
    dealt_from(COUNTING_KEY).shuffle(items)
    return {
        "block 0": block_in_hex(ZERO_KEY, 0),
        "block 1": block_in_hex(ZERO_KEY, 1),
        "below 1000": _draws(COUNTING_KEY, 1000),
        "below 3 * 2**28": _draws(COUNTING_KEY, WIDE_BOUND),
        "shuffled": [int(item) for item in items],
        "key of seed 42": key_of(42).hex(),
        "seed 42": _draws(42, 1000),
        "seed 0": _draws(0, 1000),
        "seed 1": _draws(1, 1000),
        "largest seed": _draws(2**53 - 1, 1000),
    }


def block_in_hex(key: bytes, number: int) -> str:
    return struct.pack("<16I", *block(keystream_of(key).key, number)).hex()


def _draws(seed: int | bytes, bound: int) -> list[int]:
    position = dealt_from(seed)
    return [int(position.below(bound)) for _ in range(8)]


if __name__ == "__main__":
    print(json.dumps(computed()))
