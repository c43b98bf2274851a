"""Colours and marks of the pictures drawn by Python; the browser has its own, finer art."""

from __future__ import annotations

from typing import Final, NamedTuple


class Terrain(NamedTuple):
    sign: str
    ground: str
    deep: str


TERRAINS: Final = {
    "farmland": Terrain("≡", "#e6d49c", "#bda055"),
    "forest": Terrain("♠", "#91a873", "#587a47"),
    "meadow": Terrain('"', "#b2c48c", "#7f995a"),
    "hills": Terrain("∩", "#b9a981", "#897748"),
    "lake": Terrain("≈", "#a3c3c6", "#5a8ea1"),
    "mountains": Terrain("^", "#bdb2a4", "#857a6e"),
    "prairie": Terrain(";", "#c9bb72", "#93843d"),
    "steppe": Terrain("·", "#d9b088", "#b17f4d"),
}
UNKNOWN_TERRAIN: Final = Terrain("?", "#d8d0c0", "#8a8072")
"""For terrains that a map defines itself."""

SEAT_MARKS: Final = "●◆★■"
SEAT_COLOURS: Final = ("#c23b4e", "#1f6f93", "#b07a10", "#2f7358")

PAPER: Final = "#efe6cf"
INK: Final = "#3d3a36"
STONE: Final = "#6f6a64"
NOBODYS: Final = "#8a8072"


def terrain(name: str) -> Terrain:
    return TERRAINS.get(name, UNKNOWN_TERRAIN)
