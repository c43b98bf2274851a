"""Laying a tile (GR-4, GR-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gold_rush.rules import mining, tents
from newworlds.kernels.tiles.laying import placements
from newworlds.kernels.tiles.stack import lay_in_turn

if TYPE_CHECKING:
    from newworlds.games.gold_rush.state import State


def placements_in_hand(s: State) -> vec[i64]:
    """GR-4: at least one edge touches, all edges that touch match."""
    return placements(s.land, s.land.in_hand)


def lay_tile(s: State, move: i64) -> None:
    """GR-4, GR-5, GR-8."""
    lay_in_turn(s, s.land, move)
    mining.bring_tokens(s)
    tents.close_mountains(s)
