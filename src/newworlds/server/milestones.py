"""Positions kept along the course of a game, so that any moment of it is a few moves away from one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from newworlds.core.match import Match
from newworlds.core.moves import Move
from newworlds.core.position import Position

DISTANCE: Final = 32
"""Moves between two milestones: replaying that many takes less time than writing one view."""


class Milestones:
    """Made when somebody first looks back, and valid for everything played on from here; an undo cuts them off."""

    def __init__(self, kept: dict[int, Position] | None = None) -> None:
        self._kept: dict[int, Position] = {} if kept is None else kept

    def until(self, moves: int) -> Milestones:
        return Milestones({after: position for after, position in self._kept.items() if after <= moves})

    def position(self, match: Match, moves: int) -> Position:
        """The position after so many moves of this match. It belongs to whoever asked."""
        nearest = max((after for after in self._kept if after <= moves), default=None)
        start = match.beginning() if nearest is None else self._kept[nearest].copy()
        return self._walk(match, start, nearest or 0, match.moves[nearest or 0 : moves])

    def _walk(self, match: Match, position: Position, after: int, moves: Sequence[Move]) -> Position:
        """The moves were legal when they were played."""
        for number, move in enumerate(moves, start=after + 1):
            position.apply(match.game.encode(position, move))
            if number % DISTANCE == 0:
                self._kept[number] = position.copy()
        return position
