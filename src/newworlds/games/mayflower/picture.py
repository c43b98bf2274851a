"""The map as an SVG document."""

from __future__ import annotations

from newworlds.games.mayflower.board import MayflowerBoard, StartSpace
from newworlds.games.mayflower.look import LOOK
from newworlds.kernels.tiles.pictures.look import INK, PAPER
from newworlds.kernels.tiles.pictures.svg import SIDE, corner_of, drawing, followers_of, text_at

_HAT = "M-16 8H16L9 4C9 -8 5 -12 0 -10C-5 -12 -9 -8 -9 4Z"


def svg(board: MayflowerBoard) -> str:
    """With the names of the coast's towns, and the explorers above their columns."""
    towns = [_town(space) for space in board.coast if space.town]
    explorers = [_explorer(board, explorer.col, at) for at, explorer in enumerate(board.explorers)]
    return drawing(LOOK, board, "Mayflower", followers_of(board), [*towns, *explorers])


def _town(space: StartSpace) -> str:
    x, y = corner_of(space.row, space.col)
    return text_at(x + SIDE - 4, y + SIDE / 2 + 6, space.town or "", 14, "end")


def _explorer(board: MayflowerBoard, column: int, number: int) -> str:
    """Above the map the one ahead, a little to the left of the other."""
    top = min(tile.row for tile in board.tiles)
    x, y = corner_of(top, column)
    return (
        f'<g class="explorer" transform="translate({x + SIDE / 2 - 17 + 34 * number:g} {y - 44})">'
        f'<path d="{_HAT}" fill="{PAPER if number else INK}" stroke="{INK}" stroke-width="2"/></g>'
    )
