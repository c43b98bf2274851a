"""The parts of the table that all tile games share, as they are sent to the browser.

See "Tile games' board" in docs/protocol.md. A place on the map is `row` and `col`; a part is a feature or field of one
tile, named by the id that the tile gives it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from newworlds.core.board import Board
from newworlds.kernels.tiles.events import Member

Rotation = Literal[0, 1, 2, 3]


class PrintedFeature(msgspec.Struct, frozen=True, omit_defaults=True):
    """A feature of a tile: the sides it reaches, the feature at which a line ends, its symbols by number."""

    id: str
    kind: str
    edges: list[str]
    end: str | None = None
    nuggets: int = 0
    locomotives: int = 0
    shields: int = 0
    posts: int = 0


class PrintedField(msgspec.Struct, frozen=True, omit_defaults=True):
    """Open land of a tile: its half-sides clockwise, the features it touches, its symbols by number."""

    id: str
    halves: list[str]
    touches: list[str] = []
    camps: int = 0
    herds: int = 0
    animals: int = 0


class TileKind(msgspec.Struct, frozen=True):
    """Everything needed to draw an unrotated tile: the letters of its sides, its features and fields."""

    edges: str
    features: list[PrintedFeature]
    fields: list[PrintedField]

    @property
    def parts(self) -> list[PrintedFeature | PrintedField]:
        return [*self.features, *self.fields]


class LaidTile(msgspec.Struct, frozen=True):
    """`n` counts tiles in the order laid; `rotation` counts quarter turns clockwise."""

    id: str
    row: int
    col: int
    rotation: Rotation
    n: int


class TileInHand(msgspec.Struct, frozen=True):
    id: str


class Part(msgspec.Struct, frozen=True):
    """A part of one tile on the map."""

    row: int
    col: int
    feature: str


class Follower(msgspec.Struct, frozen=True):
    """A follower on the map; those that lie down stay until the end."""

    seat: int
    row: int
    col: int
    feature: str
    role: str
    lying: bool


class Worth(msgspec.Struct, frozen=True):
    """Points for each owner if it were completed as it is now, and if the game ended now."""

    completed: int
    at_end: int


class Feature(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A feature or field of the map, made up of parts of tiles."""

    kind: str
    members: list[Member]
    tiles: int
    complete: bool
    open: bool
    """It can still be completed: open land never is."""
    followers: list[int]
    """By seat."""
    owners: list[int]
    """The seats with the majority."""
    worth: Worth
    tokens: int | None = None
    """On a mountain."""


class TileBoard(Board, frozen=True, kw_only=True):
    tiles: list[LaidTile]
    kinds: dict[str, TileKind]
    """Every kind that is on the map or in hand."""
    in_hand: TileInHand | None
    left: int
    """Tiles in the stack."""
    set_aside: list[str]
    supply: list[int]
    """By seat: followers that may still be placed."""
    followers: list[Follower]
    features: list[Feature]
    columns_grow: Literal["eastwards", "westwards"]
    """Which way players count the columns."""


def printed_kinds(tiles: Sequence[dict[str, Any]]) -> list[TileKind]:
    """What is printed on the tiles of a component file, for drawing."""
    return msgspec.convert(tiles, list[TileKind])
