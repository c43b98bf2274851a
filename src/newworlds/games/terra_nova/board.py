"""The table of Terra Nova as everybody sees it: what is sent to the browser. See docs/protocol.md."""

from __future__ import annotations

from typing import Literal

import msgspec

from newworlds.core.board import Board
from newworlds.games.terra_nova.notation import Space
from newworlds.games.terra_nova.region import Region

Phase = Literal["placing", "playing", "over"]


class ShownMap(msgspec.Struct, frozen=True):
    """The map as drawn: a letter for each hex of a row, and the terrain that each letter stands for."""

    id: str
    rows: list[str]
    row_start_x: list[int]
    terrain: dict[str, str]
    title: str
    reconstructed: bool
    """The map was reconstructed, not copied from the real components."""


class Turn(msgspec.Struct, frozen=True):
    action: int
    moved: list[Space]
    """The present spaces of the settlers moved in this turn."""


class TerraNovaBoard(Board, frozen=True, kw_only=True):
    phase: Phase
    map: ShownMap
    settlers: list[list[Space]]
    """By seat."""
    to_place: list[int]
    """By seat: settlers not placed yet."""
    stones: list[Space]
    stones_left: int
    regions: list[Region]
    turn: Turn | None
    """None unless the phase is `playing`."""
