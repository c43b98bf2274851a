"""What a bot is, and the only way it gets to see a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol, cast, runtime_checkable

from newworlds.bots.reasons import reason
from newworlds.core.chance import Chance
from newworlds.core.game import Game
from newworlds.core.position import Position
from newworlds.core.setup import Setup

_SEEDS: Final = 2**30


class Bot(Protocol):
    def choose(self, game: Game, position: Position, seat: int, seed: int) -> int:
        """One of `position.legal()`. The same position and seed give the same choice; the position may be changed."""


@runtime_checkable
class TurnBot(Bot, Protocol):
    """A bot that thinks of its whole turn at once."""

    def plan(self, game: Game, position: Position, seat: int, seed: int) -> Sequence[int]:
        """What `choose` returns, and what the bot intends to do after that."""


class Intention(NamedTuple):
    """A decision that a bot has in mind, for when its seat sees just what it expects to see by then."""

    seen: int
    """The key of that."""
    move: int


class Question:
    """A decision, as the seat that must take it sees it.

    Honest by construction: although made from the real position, it keeps only one that the seat imagines, which
    contains nothing the seat does not know. Bots are never asked in any other way, in this process or in another: a
    question can be pickled. The seed comes from the asker and reveals nothing about the game's random numbers either.
    """

    def __init__(self, game: Game, position: Position, seat: int, seed: int) -> None:
        chance = Chance(seed)
        self.game = game
        self.seat = seat
        self._imagined = position.imagine(seat, chance.below(_SEEDS))
        self._seed = chance.below(_SEEDS)

    def answer(self, bot: Bot) -> int:
        """The bot's choice. The bot gets a fresh copy each time, so it may change the position."""
        return int(bot.choose(self.game, self._imagined.copy(), self.seat, self._seed))

    def reason(self, move: int) -> str | None:
        """Why a move is good: the code of a sentence; None if nothing stands out."""
        return reason(self.game, self._imagined, move, self._seed)

    def intentions(self, bot: Bot) -> list[Intention]:
        """What the bot chooses now, and what it will choose as long as everything goes as it expects; never empty.

        `ValueError` if it chooses what is not legal.
        """
        moves = self._plan(bot)
        expected, found = self._imagined.copy(), list[Intention]()
        for move in moves:
            if expected.to_act != self.seat or not expected.is_legal(move):
                break
            found.append(Intention(expected.seen_key(self.seat), int(move)))
            expected.apply(move)
        if not found:
            raise ValueError(f"{moves} does not begin with a legal move")
        return found

    def _plan(self, bot: Bot) -> Sequence[int]:
        if isinstance(bot, TurnBot):
            return bot.plan(self.game, self._imagined.copy(), self.seat, self._seed)
        return [self.answer(bot)]

    def __getstate__(self) -> tuple[Game, Setup, list[int], int, int]:
        setup = cast(Setup, self._imagined.setup)
        return self.game, setup, self._imagined.numbers(), self.seat, self._seed

    def __setstate__(self, state: tuple[Game, Setup, list[int], int, int]) -> None:
        self.game, setup, numbers, self.seat, self._seed = state
        self._imagined = self.game.restore(setup, numbers)


class Thinker:
    """A bot in its seat: asked for each decision, it thinks only when it sees what it did not expect."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._intentions: list[Intention] = []

    def decide(self, game: Game, position: Position, seat: int, seed: int) -> int:
        if self._intentions and self._intentions[0].seen != position.seen_key(seat):
            self._intentions = []
        if not self._intentions:
            self._intentions = self.thought(Question(game, position, seat, seed))
        return self._intentions.pop(0).move

    def thought(self, question: Question) -> list[Intention]:
        return question.intentions(self._bot)


def think(game: Game, position: Position, seat: int, bot: Bot, seed: int) -> int:
    """The bot's choice for the seat to act, asked honestly."""
    return Question(game, position, seat, seed).answer(bot)
