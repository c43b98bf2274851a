"""What a game was started with: together with the seed and the moves, enough to replay it."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from newworlds.core.options import Value

Components = dict[str, Any]
"""What is printed on a game's components, as plain JSON."""


class Setup(msgspec.Struct, frozen=True):
    game: str
    rules: int
    players: int
    options: dict[str, Value]
    components: Components
    chance: int
    """The version of the random numbers; see `core.seeds`."""

    @property
    def data(self) -> str:
        return data_hash(self.components)


def canonical(components: Components) -> bytes:
    """The components as JSON with sorted keys and no spaces."""
    return msgspec.json.encode(components, order="deterministic")


def data_hash(components: Components) -> str:
    """SHA-256 of the canonical JSON."""
    return hashlib.sha256(canonical(components)).hexdigest()
