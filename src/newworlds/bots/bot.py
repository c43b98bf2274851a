"""What a bot is, and the door through which it sees a game."""

from __future__ import annotations

from typing import Final, Protocol

from newworlds.core.chance import Chance
from newworlds.core.game import Game
from newworlds.core.position import Position

_SEEDS: Final = 2**30


class Bot(Protocol):
    def choose(self, game: Game, position: Position, seat: int, seed: int) -> int:
        """One of `position.legal()`. The same position and seed give the same choice; the position may be changed."""


def think(game: Game, position: Position, seat: int, bot: Bot, seed: int) -> int:
    """The bot's choice for the seat to act.

    Honest by construction: the bot is handed a position that the seat imagines, which holds nothing that the seat does
    not know. The seed is the thinker's own and says nothing of the game's chance either.
    """
    chance = Chance(seed)
    imagined = position.imagine(seat, chance.below(_SEEDS))
    return bot.choose(game, imagined, seat, chance.below(_SEEDS))
