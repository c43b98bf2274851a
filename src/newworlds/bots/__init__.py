"""Bots rely on the contract in `core`, not on particular games."""

from __future__ import annotations

from typing import Final

from newworlds.bots.bot import Bot, Intention, Question, Thinker, TurnBot, think
from newworlds.bots.greedy import Greedy
from newworlds.bots.levels import AS_USUAL, LEVELS, LevelBot
from newworlds.bots.own_bots import own_bot
from newworlds.bots.random_player import RandomPlayer
from newworlds.core.errors import UnknownBot

__all__ = [
    "AS_USUAL",
    "LEVELS",
    "NAMES",
    "Bot",
    "Greedy",
    "Intention",
    "LevelBot",
    "Question",
    "RandomPlayer",
    "Thinker",
    "TurnBot",
    "bot",
    "bot_or_own",
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


def bot_or_own(spec: str) -> Bot:
    """A bot by its name, a level with other settings, or somebody's own. Only for what its user typed.

    `strong+iterations=200+width=8` changes a level's thinking; `package.module:Class` is somebody's own bot.
    """
    name, *settings = spec.split("+")
    if name in LEVELS and settings:
        return LevelBot(name, dict(_setting(spec, setting) for setting in settings))
    return own_bot(spec) if ":" in spec else bot(spec)


def _setting(spec: str, setting: str) -> tuple[str, str]:
    name, equals, value = setting.partition("=")
    if not equals:
        raise UnknownBot(bot=spec, known=NAMES)
    return name, value
