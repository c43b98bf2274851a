"""What the chance of a game begins with: a seed that somebody chose, or a secret key."""

from __future__ import annotations

import hashlib
import struct
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.errors import BadKey, BadSeed, KeyNotUsed, UnknownChance
from newworlds.core.keystream import KEY_WORDS, Keystream
from newworlds.core.position import Position

Seed = int | bytes
"""A number up to `LARGEST_SEED`, for games that can be dealt again at will, or a key, for games nobody can foresee."""

LARGEST_SEED: Final = 2**53 - 1
"""Small enough to be exact in every JSON reader."""
KEY_BYTES: Final = 4 * KEY_WORDS
KEYED: Final = 2
"""The version of chance that is drawn from a key; version 1 has a number of 62 bits instead."""
KNOWN_CHANCES: Final = (1, KEYED)
NEWEST_CHANCE: Final = KEYED
SEED_LABEL: Final = "newworlds seed "

_WORDS: Final = struct.Struct(f"<{KEY_WORDS}I")


def checked_chance(version: int) -> int:
    if version not in KNOWN_CHANCES:
        raise UnknownChance(chance=version, known=list(KNOWN_CHANCES))
    return version


def checked_seed(seed: Seed, chance: int) -> Seed:
    """The error about a key does not tell it."""
    if isinstance(seed, bytes):
        if chance != KEYED:
            raise KeyNotUsed(chance=chance, keyed=KEYED)
        if len(seed) != KEY_BYTES:
            raise BadKey(found=len(seed), wanted=KEY_BYTES)
        return seed
    return checked_number(seed)


def checked_number(seed: int) -> int:
    if not 0 <= seed <= LARGEST_SEED:
        raise BadSeed(seed=str(seed), most=LARGEST_SEED)
    return seed


def key_of(seed: Seed) -> bytes:
    """The key that a chosen seed stands for; a key stands for itself."""
    if isinstance(seed, bytes):
        return seed
    return hashlib.sha256(f"{SEED_LABEL}{seed}".encode()).digest()


def keystream_of(key: bytes) -> Keystream:
    return Keystream(vec[i64](_WORDS.unpack(key)))


def begin_chance(position: Position, chance: int, seed: Seed) -> None:
    """Before the first draw."""
    begun = checked_seed(seed, chance)
    if chance == KEYED:
        position.draw_from(0, keystream_of(key_of(begun)))
    else:
        assert isinstance(begun, int)
        position.draw_from(begun, None)
