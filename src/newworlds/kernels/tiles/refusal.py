"""Why a tile cannot be laid at a place, whatever the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from newworlds.kernels.tiles.cells import STEPS, place_at, tile_at
from newworlds.kernels.tiles.laying import clashing_side
from newworlds.kernels.tiles.moves import LayTile

if TYPE_CHECKING:
    from newworlds.kernels.tiles.land import Land

SIDES: Final = ("north", "east", "south", "west")

Misfit = Literal["occupied", "touches_nothing", "does_not_match"]


def misfit(land: Land, move: LayTile) -> Misfit:
    """What is wrong with a place where the tile in hand does not fit."""
    place = place_at(move.row, move.col)
    if tile_at(land, place) >= 0:
        return "occupied"
    if all(tile_at(land, place + step) < 0 for step in STEPS):
        return "touches_nothing"
    return "does_not_match"


def side_that_clashes(land: Land, move: LayTile) -> str:
    """The first side, clockwise from the north, on which the tile in hand does not match its neighbour."""
    return SIDES[clashing_side(land, land.in_hand, place_at(move.row, move.col), move.rotation)]
