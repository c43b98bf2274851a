"""Drawing and laying a tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.mayflower.rules.journal import TILE_DRAWN, TILE_LAID, TILE_SET_ASIDE
from newworlds.kernels.tiles.land import Land
from newworlds.kernels.tiles.laying import limit, placements
from newworlds.kernels.tiles.stack import draw, lay_in_hand, tiles_left

if TYPE_CHECKING:
    from newworlds.games.mayflower.state import State

_FAR: Final = 500
"""Further than all tiles can reach."""


def bound(land: Land) -> None:
    """MF-6: nothing is laid in the column of the start spaces or east of it; all else is open."""
    limit(land, north=-_FAR, east=-1, south=_FAR, west=-_FAR)


def draw_tile(s: State) -> bool:
    """MF-4: tiles that fit nowhere are set aside before everyone's eyes; False when no tile is left."""
    already_aside: i64 = len(s.land.aside)
    found = draw(s.land)
    if s.journal is not None:
        for kind in s.land.aside[already_aside:]:
            s.journal.note([TILE_SET_ASIDE, s.to_act, kind])
        if found:
            s.journal.note([TILE_DRAWN, s.to_act, s.land.in_hand, tiles_left(s.land)])
    return found


def tile_placements(s: State) -> vec[i64]:
    """MF-5 and MF-6; every place and rotation is a move by itself."""
    return placements(s.land, s.land.in_hand)


def lay_tile(s: State, placement: i64) -> None:
    tile = lay_in_hand(s.land, placement)
    if s.journal is not None:
        s.journal.note([TILE_LAID, s.to_act, tile])
