"""How Gold Rush looks where Python draws it."""

from __future__ import annotations

from typing import Final

from newworlds.kernels.tiles.pictures.look import RAILS, Line, Look, Surface, Symbol

LOOK: Final = Look(
    game="gold_rush",
    field="prairie",
    surfaces={
        "prairie": Surface("·", "#cdb875", "#bba562"),
        "mountain": Surface("^", "#9b8d80", "#6c5f54"),
        "city": Surface("▣", "#e2c9a2", "#7a3d22"),
    },
    lines={"rail": Line(RAILS, "#3b2c22")},
    symbols={
        "nuggets": Symbol("¤", "#ffe27a"),
        "locomotives": Symbol("L", "#8c1d1d"),
        "camps": Symbol("Δ", "#5b3416"),
        "herds": Symbol("♞", "#5b3416"),
    },
)
