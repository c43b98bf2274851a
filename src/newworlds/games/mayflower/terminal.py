"""The table for a terminal, in rich's markup: the map, the explorers' columns and the decision to be made."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from newworlds.core.moves import Move
from newworlds.games.mayflower.board import MayflowerBoard
from newworlds.games.mayflower.look import LOOK
from newworlds.kernels.tiles.pictures.terminal import Scene
from newworlds.kernels.tiles.pictures.terminal import picture as table_picture


def picture(board: MayflowerBoard, moves: Sequence[Move], write: Callable[[Move], str], language: str) -> str:
    front, rear = board.explorers
    towns = {space.row: space.town for space in board.coast if space.town}
    heads = {front.col: "▼1", rear.col: "▼2"} if front.col != rear.col else {front.col: "▼1▼2"}
    scene = Scene(LOOK, board, moves, write, language, names=towns, heads=heads)
    return table_picture(scene, scene.say("mayflower.picture.explorers", front=front.column, rear=rear.column))
