"""Bots rely on the contract in `core`, not on particular games."""

from __future__ import annotations

from typing import Final

from newworlds.bots.bot import Bot, Intention, Question, Thinker, TurnBot, think
from newworlds.bots.greedy import Greedy
from newworlds.bots.levels import AS_USUAL, LEVELS, LevelBot, takes_its_time
from newworlds.bots.own_bots import own_bot
from newworlds.bots.patience import PATIENCE
from newworlds.bots.random_player import RandomPlayer
from newworlds.bots.steady import Failures, SteadyThinker
from newworlds.core.errors import UnknownBot
from newworlds.core.game import Game

__all__ = [
    "AS_USUAL",
    "LEVELS",
    "NAMES",
    "PATIENCE",
    "Bot",
    "Failures",
    "Greedy",
    "Intention",
    "LevelBot",
    "Question",
    "RandomPlayer",
    "SteadyThinker",
    "Thinker",
    "TurnBot",
    "bot",
    "bot_or_own",
    "changed_bot",
    "checked",
    "takes_its_time",
    "think",
]

NAMES: Final = (*LEVELS, "reference", "random")
"""`reference` never changes, so that progress can be measured; `random` is for tests."""
_FORMER_NAMES: Final = {"greedy": "reference"}
"""As games of earlier versions, stored or recorded, call them."""


def bot(name: str, leisure: float = AS_USUAL) -> Bot:
    """The bot of this name; an expert thinks the longer, the more leisure there is."""
    name = _FORMER_NAMES.get(name, name)
    if name not in NAMES:
        raise UnknownBot(bot=name, known=NAMES)
    if name in LEVELS:
        return LevelBot(name, leisure=leisure)
    return Greedy() if name == "reference" else RandomPlayer()


def bot_or_own(spec: str, patience: float | None = None) -> Bot:
    """What `changed_bot` makes, or somebody's own bot. Only for what its user typed: that runs its module.

    `package.module:Class` must decide within so many seconds of CPU time.
    """
    return own_bot(spec, patience) if ":" in spec else changed_bot(spec)


def changed_bot(spec: str) -> Bot:
    """A bot by its name, or a level with other settings: `strong+iterations=200+width=8`."""
    name, *settings = spec.split("+")
    if name in LEVELS and settings:
        return LevelBot(name, dict(_setting(spec, setting) for setting in settings))
    return bot(spec)


def checked(game: Game, bot: Bot) -> Bot:
    """The same; an error for a level with settings that there are not, before its first decision."""
    if isinstance(bot, LevelBot):
        bot.thinking(game)
    return bot


def _setting(spec: str, setting: str) -> tuple[str, str]:
    name, equals, value = setting.partition("=")
    if not equals:
        raise UnknownBot(bot=spec, known=NAMES)
    return name, value
