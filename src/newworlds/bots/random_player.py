"""The simplest opponent: any legal move, all equally likely."""

from __future__ import annotations

from newworlds.core.chance import Chance
from newworlds.core.game import Game
from newworlds.core.playout import random_move
from newworlds.core.position import Position


class RandomPlayer:
    def choose(self, game: Game, position: Position, seat: int, seed: int) -> int:
        return random_move(position, Chance(seed))
