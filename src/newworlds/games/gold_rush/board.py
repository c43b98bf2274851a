"""The table of Gold Rush as it is sent to the browser. See docs/protocol.md."""

from __future__ import annotations

from typing import Literal

import msgspec

from newworlds.kernels.tiles.board import Part, TileBoard

StepName = Literal["laying", "acting", "over"]


class Pile(msgspec.Struct, frozen=True):
    """GR-5: the tokens of a mountain, on its oldest section."""

    row: int
    col: int
    feature: str
    tokens: int


class Tokens(msgspec.Struct, frozen=True):
    """GR-21: how many each seat holds is public; only their owner knows their values until the end."""

    supply: int
    lost: int
    held: list[int]
    values: list[list[int] | None]
    points: list[int | None]
    """GR-20: what they would count at the end, for the same viewer as the values."""


class Stack(msgspec.Struct, frozen=True):
    """What nobody at the table knows: the tiles and tokens to come, the next one first."""

    tiles: list[str]
    tokens: list[int]


class GoldRushBoard(TileBoard, frozen=True, kw_only=True):
    step: StepName
    farmers: bool
    tents: list[Part | None]
    """By seat; None when the tent is not on the map."""
    piles: list[Pile]
    tokens: Tokens
    stack: Stack | None
    """For the referee."""
