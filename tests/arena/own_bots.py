"""Bots such as somebody might write."""

from __future__ import annotations

from newworlds.core.game import Game
from newworlds.core.position import Position


class First:
    """Takes the first legal move."""

    def choose(self, game: Game, position: Position, seat: int, seed: int) -> int:
        return position.legal()[0]


class Failing:
    def choose(self, game: Game, position: Position, seat: int, seed: int) -> int:
        raise LookupError("no idea")


class Endless:
    """Catches whatever happens to it, and goes on."""

    def choose(self, game: Game, position: Position, seat: int, seed: int) -> int:
        while True:
            try:
                len(str(seed))
            except Exception:
                continue


class Cheating:
    """Chooses what is not legal."""

    def choose(self, game: Game, position: Position, seat: int, seed: int) -> int:
        return -5


class Undecided:
    """Chooses nothing."""

    def choose(self, game: Game, position: Position, seat: int, seed: int) -> None:
        return None


class Planning(First):
    """Intends the first legal move, and then what is not legal."""

    def plan(self, game: Game, position: Position, seat: int, seed: int) -> list[int]:
        return [self.choose(game, position, seat, seed), -5]


class Aimless(First):
    """Plans nothing."""

    def plan(self, game: Game, position: Position, seat: int, seed: int) -> list[int]:
        return []


class Rash(First):
    """Begins with what is not legal."""

    def plan(self, game: Game, position: Position, seat: int, seed: int) -> list[int]:
        return [-5]


class Demanding:
    """Cannot be made without an argument."""

    def __init__(self, depth: int) -> None:
        self.depth = depth


class Spectator:
    """Is no bot."""
