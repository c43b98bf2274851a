"""The table for a terminal, in rich's markup: the map with tents and tokens, and the decision to be made."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from newworlds.core.moves import Move
from newworlds.games.gold_rush.board import GoldRushBoard, Tokens
from newworlds.games.gold_rush.look import LOOK
from newworlds.kernels.tiles.pictures.block import Label, seat_sign, seat_style
from newworlds.kernels.tiles.pictures.look import INK, SEAT_MARKS
from newworlds.kernels.tiles.pictures.terminal import Place, Scene
from newworlds.kernels.tiles.pictures.terminal import picture as table_picture

_GOLD = f"bold {INK} on #f2c14b"


def picture(board: GoldRushBoard, moves: Sequence[Move], write: Callable[[Move], str], language: str) -> str:
    scene = Scene(LOOK, board, moves, write, language, labels=_labels(board))
    signs = f"[{seat_style(0)}]⌂{SEAT_MARKS[0]}[/] {scene.say('gold_rush.picture.tent')}"
    piles = f"[{_GOLD}]3[/] {scene.say('gold_rush.picture.pile')}"
    return table_picture(scene, *_tokens(scene, board.tokens), f"{signs}  {piles}")


def _labels(board: GoldRushBoard) -> dict[Place, list[Label]]:
    """Tents and the tokens that lie on mountains."""
    labels: dict[Place, list[Label]] = {}
    for seat, tent in enumerate(board.tents):
        if tent is not None:
            there = Label(tent.feature, f"⌂{SEAT_MARKS[seat]}", seat_style(seat))
            labels.setdefault((tent.row, tent.col), []).append(there)
    for pile in board.piles:
        there = Label(pile.feature, str(pile.tokens), _GOLD)
        labels.setdefault((pile.row, pile.col), []).append(there)
    return labels


def _tokens(scene: Scene, tokens: Tokens) -> Iterator[str]:
    """How many each seat took, and the values that the viewer may know."""
    counts = scene.say("gold_rush.picture.tokens", supply=tokens.supply, lost=tokens.lost)
    yield f"{counts}  {'  '.join(f'{seat_sign(seat)} {number}' for seat, number in enumerate(tokens.held))}"
    for seat, values in enumerate(tokens.values):
        if values:
            yield f"{seat_sign(seat)} ({', '.join(map(str, values))})"
