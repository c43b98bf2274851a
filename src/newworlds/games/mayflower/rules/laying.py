"""Where a tile may be laid (MF-5, MF-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.kernels.tiles.land import Land
from newworlds.kernels.tiles.laying import limit, placements

if TYPE_CHECKING:
    from newworlds.games.mayflower.state import State

_FAR: Final = 500
"""Further than the tiles can ever reach."""


def bound(land: Land) -> None:
    """MF-6: nothing is laid in the column of the start spaces or east of it; the rest of the map is open."""
    limit(land, north=-_FAR, east=-1, south=_FAR, west=-_FAR)


def tile_placements(s: State) -> vec[i64]:
    """MF-5 and MF-6; every place and rotation is a separate move."""
    return placements(s.land, s.land.in_hand)
