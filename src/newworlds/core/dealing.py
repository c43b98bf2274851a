"""Fair dealing: the key of a game's chance is made of secrets that were all sealed before any of them was shown."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Annotated, Final

import msgspec

from newworlds.core.options import Value

SECRET_BYTES: Final = 32
_LABEL: Final = b"New Worlds dealing"
_HASH_BYTES: Final = 32

Hex32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes as hexadecimal digits in lower case."""


class Contribution(msgspec.Struct, frozen=True, omit_defaults=True):
    """One browser's part in the dealing. Without a `contribution`, the others agreed to deal without it."""

    seats: list[int]
    """The seats of that browser, in order."""
    commitment: Hex32
    contribution: Hex32 | None = None


class Dealing(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a record tells about its dealing; the secret only when the game is over."""

    table: str
    """The id of the table."""
    commitment: Hex32
    """Of the server's secret, shown when the table was opened."""
    contributions: list[Contribution]
    """In the order of their first seats."""
    secret: Hex32 | None = None


class Terms(msgspec.Struct, frozen=True):
    """What a key is made for: the same secrets give another key at another table or with other options."""

    table: str
    game: str
    rules: int
    options: dict[str, Value]
    data: str
    players: int
    chance: int


def is_secret(text: str) -> bool:
    """Whether the text is 32 bytes as this program writes them."""
    return len(text) == 2 * SECRET_BYTES and all(sign in "0123456789abcdef" for sign in text)


def commitment_of(secret: str) -> str:
    """The hash that seals a secret: it fixes the secret and tells nothing about it."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def key_of(secret: str, contributions: Sequence[str], terms: Terms) -> bytes:
    """The key of a game's chance, from the server's secret and what was contributed, in the order of seats."""
    secrets = b"".join(bytes.fromhex(part) for part in (secret, *contributions))
    return hkdf(secrets, salt=_LABEL, info=msgspec.json.encode(terms, order="sorted"), length=SECRET_BYTES)


def hkdf(secrets: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256 (RFC 5869)."""
    extracted = hmac.digest(salt or bytes(_HASH_BYTES), secrets, "sha256")
    made = block = b""
    while len(made) < length:
        block = hmac.digest(extracted, block + info + bytes([len(made) // _HASH_BYTES + 1]), "sha256")
        made += block
    return made[:length]
