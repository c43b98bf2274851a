"""How Mayflower looks where Python draws it."""

from __future__ import annotations

from typing import Final

from newworlds.kernels.tiles.pictures.look import ROADS, Line, Look, Surface, Symbol

LOOK: Final = Look(
    game="mayflower",
    field="plain",
    surfaces={
        "plain": Surface("·", "#a8b56c", "#97a55b"),
        "town": Surface("▒", "#c98a54", "#a2622f"),
        "farm": Surface("⌂", "#ecd27c", "#6b4a17"),
    },
    lines={"road": Line(ROADS, "#fbf3dd")},
    symbols={
        "posts": Symbol("♜", "#5c2f14"),
        "shields": Symbol("♦", "#fff6d8"),
        "animals": Symbol("♞", "#3f4a1c"),
    },
)
