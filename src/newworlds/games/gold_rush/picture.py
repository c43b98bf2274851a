"""The map as an SVG document."""

from __future__ import annotations

from newworlds.games.gold_rush.board import GoldRushBoard
from newworlds.games.gold_rush.look import LOOK
from newworlds.kernels.tiles.pictures.svg import Piece, coin_shape, drawing, followers_of, tent_shape


def svg(board: GoldRushBoard) -> str:
    tents = [
        Piece(tent.row, tent.col, tent.feature, tent_shape(seat))
        for seat, tent in enumerate(board.tents)
        if tent is not None
    ]
    piles = [Piece(pile.row, pile.col, pile.feature, coin_shape(pile.tokens)) for pile in board.piles]
    return drawing(LOOK, board, "Gold Rush", [*followers_of(board), *tents, *piles])
