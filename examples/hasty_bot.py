"""A bot of one's own: looks one decision ahead, and takes what the game's judge values most.

newworlds arena gold_rush --bots hasty_bot:Hasty,random --games 100        (in this folder)
"""

from newworlds.core.chance import Chance
from newworlds.core.game import Game
from newworlds.core.position import Position


class Hasty:
    def choose(self, game: Game, position: Position, seat: int, seed: int) -> int:
        """One of `position.legal()`; the seed decides between equal moves, so that games can be repeated."""
        values = {move: self.value(game, position, seat, move) for move in position.legal()}
        best = [move for move, value in values.items() if value == max(values.values())]
        return best[Chance(seed).below(len(best))]

    def value(self, game: Game, position: Position, seat: int, move: int) -> float:
        after = position.copy()
        after.apply(move)
        return game.judge.value(after, seat)
