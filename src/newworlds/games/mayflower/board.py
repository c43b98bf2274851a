"""The table of Mayflower as it is sent to the browser. See docs/protocol.md."""

from __future__ import annotations

from typing import Literal

import msgspec

from newworlds.kernels.tiles.board import TileBoard
from newworlds.kernels.tiles.events import Member

StepName = Literal["laying", "placing", "choosing", "over"]


class StartSpace(msgspec.Struct, frozen=True):
    """A piece of the coast; `town` is the name printed there."""

    tile: str
    row: int
    col: int
    town: str | None


class Explorer(msgspec.Struct, frozen=True):
    """Where to show it. Only its column, counted westwards from the coast, matters."""

    row: int
    col: int
    column: int


class MayflowerBoard(TileBoard, frozen=True, kw_only=True):
    step: StepName
    coast: list[StartSpace]
    """From north to south."""
    explorers: list[Explorer]
    """The one ahead first."""
    rear: int
    """MF-18: the column of the explorer behind; what lies east of it was left behind."""
    waiting: list[Member]
    """Completed features still to be scored in this turn, each by one part."""
    stack: list[str] | None
    """For the referee: the tiles to come, the next one first."""
