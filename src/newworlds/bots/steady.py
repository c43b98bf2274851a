"""Games go on where a bot fails: another move is made in its place, and what went wrong is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from newworlds.bots.bot import Bot, Intention, Question, Thinker
from newworlds.bots.effort import Limit
from newworlds.bots.own_bots import OwnBot
from newworlds.bots.random_player import RandomPlayer
from newworlds.bots.turns import Glance, best_turn
from newworlds.core.chance import Chance
from newworlds.core.errors import NewWorldsError, OwnBotFailed, OwnBotTooSlow
from newworlds.core.game import Game
from newworlds.core.message import Message
from newworlds.core.position import Position

_WIDTH: Final = 4
_SECONDS: Final = 1.0


class QuickGlance:
    """Plays the best turn that is seen at once."""

    def choose(self, game: Game, position: Position, seat: int, seed: int) -> int:
        return self.plan(game, position, seat, seed)[0]

    def plan(self, game: Game, position: Position, seat: int, seed: int) -> list[int]:
        glance = Glance(game.judge, seat, _WIDTH, 0, Chance(seed), Limit(_SECONDS))
        return [int(move) for move in best_turn(position, glance).moves]


class Failures(msgspec.Struct, frozen=True, omit_defaults=True):
    """How often a bot could not answer, and what was wrong the first time."""

    number: int = 0
    first: Message | None = None


class SteadyThinker(Thinker):
    """A bot in its seat, where the game must go on."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.failures = Failures()

    def thought(self, question: Question) -> list[Intention]:
        return intentions_in_any_case(question, self._bot, self._failed)

    def _failed(self, error: Exception) -> None:
        """A bot that does not end is not asked again: every decision would take as long."""
        self.failures = Failures(self.failures.number + 1, self.failures.first or problem_of(error))
        if isinstance(error, OwnBotTooSlow):
            self._bot = RandomPlayer()


def intentions_in_any_case(question: Question, bot: Bot, failed: Callable[[Exception], None]) -> list[Intention]:
    """What the bot intends, or another in its place; `failed` is told of every error on the way."""
    for each in (bot, *stand_ins(bot)):
        try:
            return question.intentions(each)
        except Exception as error:
            failed(error)
    return question.intentions(RandomPlayer())


def stand_ins(bot: Bot) -> Sequence[Bot]:
    """Somebody's own bot must not gain by failing, so any move is good enough for it."""
    return () if isinstance(bot, OwnBot) else (QuickGlance(),)


def problem_of(error: Exception) -> Message:
    if isinstance(error, OwnBotFailed):
        return error.problem
    if isinstance(error, NewWorldsError):
        return error.message
    return Message("error.bot_raised", {"problem": f"{type(error).__name__}: {error}"})


def failures_of(several: Sequence[Failures]) -> Failures:
    first = next((each.first for each in several if each.first is not None), None)
    return Failures(sum(each.number for each in several), first)
