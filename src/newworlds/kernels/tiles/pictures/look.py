"""How a tile game looks: the colours and characters of its terrains and symbols."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

SEAT_MARKS: Final = "●◆★■▲"
SEAT_COLOURS: Final = ("#c23b4e", "#1f6f93", "#b07a10", "#2f7358", "#6b4a8a")

PAPER: Final = "#efe6cf"
INK: Final = "#3d3a36"
PALE: Final = "#8a8072"

ROADS: Final = " ┃━┗┃┃┏┣━┛━┻┓┫┳╋"
"""By the sides that a line reaches: one bit each for north, east, south and west."""
RAILS: Final = " ║═╚║║╔╠═╝═╩╗╣╦╬"


class Surface(NamedTuple):
    """One kind of land: `sign` fills it on the terminal, so that nothing depends on colour alone."""

    sign: str
    ground: str
    ink: str


class Line(NamedTuple):
    strokes: str
    ink: str


class Symbol(NamedTuple):
    sign: str
    ink: str


SEA: Final = Surface("≈", "#8db4bd", "#5a8ea1")


@dataclass(frozen=True)
class Look:
    game: str
    """Names come from the game's catalogue: `<game>.terrain.<kind>`, `<game>.symbol.<symbol>`."""
    field: str
    surfaces: Mapping[str, Surface]
    """Of the field, of areas and of centres."""
    lines: Mapping[str, Line]
    symbols: Mapping[str, Symbol]
    sea: Surface = SEA
    """Beyond a side that nothing may touch."""
