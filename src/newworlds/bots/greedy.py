"""Greedy: searches its own decisions until another seat is to act, and plays the line its judge values most.

Decisions are small steps, so a single one says little: a beam of the most promising lines is followed to the end of
the seat's turn. Lines of equal value are ordered at random.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from newworlds.core.chance import Chance
from newworlds.core.position import Judge, Position

if TYPE_CHECKING:
    from newworlds.core.game import Game

WIDTH: Final = 16
DEPTH: Final = 12
"""More than any normal turn needs; a limit in case a seat can keep acting indefinitely."""

_TIES: Final = 2**30


class Line:
    """The position after some decisions of a seat, the first of these decisions, and the line's value."""

    def __init__(self, position: Position, first: i64, value: float, tie: i64) -> None:
        self.position: Position = position
        self.first: i64 = first
        self.value: float = value
        self.tie: i64 = tie


def best_move(position: Position, judge: Judge, seat: i64, seed: i64, width: i64, depth: i64) -> i64:
    """The first decision of the best line found; at most `width` lines are followed at a time."""
    moves = position.legal()
    if len(moves) == 1:
        return moves[0]
    chance = Chance(seed)
    root = Line(position, -1, 0.0, 0)
    ended: list[Line] = []
    beam = [root]
    left: i64 = depth
    while beam and left > 0:
        followed: list[Line] = []
        for line in beam:
            extend(line, judge, seat, chance, ended, followed)
        followed.sort(key=_rank)
        beam = followed[:width]
        left -= 1
    return best(ended + beam).first


def extend(line: Line, judge: Judge, seat: i64, chance: Chance, ended: list[Line], followed: list[Line]) -> None:
    """Add every line that is one decision longer to `ended` if the seat's turn is over, else to `followed`."""
    is_root = line.first < 0
    mark = line.position.turn_mark()
    for move in line.position.legal():
        after = line.position.copy()
        after.apply(move)
        longer = Line(after, move if is_root else line.first, judge.value(after, seat), chance.below(_TIES))
        if after.is_turn_over(seat, mark):
            ended.append(longer)
        else:
            followed.append(longer)


def best(lines: list[Line]) -> Line:
    found = lines[0]
    for line in lines:
        if line.value > found.value or (line.value == found.value and line.tie < found.tie):
            found = line
    return found


def _rank(line: Line) -> tuple[float, i64]:
    return -line.value, line.tie


class Greedy:
    def __init__(self, width: i64 = WIDTH, depth: i64 = DEPTH) -> None:
        self.width: i64 = width
        self.depth: i64 = depth

    def choose(self, game: Game, position: Position, seat: i64, seed: i64) -> i64:
        return best_move(position, game.reference_judge, seat, seed, self.width, self.depth)
