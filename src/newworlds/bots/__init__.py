"""Bots rely on the contract in `core`, not on particular games."""

from __future__ import annotations

from collections.abc import Callable

from newworlds.bots.bot import Bot, Question, think
from newworlds.bots.greedy import Greedy
from newworlds.bots.own_bots import own_bot
from newworlds.bots.random_player import RandomPlayer
from newworlds.core.errors import UnknownBot

__all__ = ["NAMES", "Bot", "Greedy", "Question", "RandomPlayer", "bot", "bot_or_own", "think"]

_MAKERS: dict[str, Callable[[], Bot]] = {"random": RandomPlayer, "greedy": Greedy}
NAMES = tuple(_MAKERS)


def bot(name: str) -> Bot:
    if name not in _MAKERS:
        raise UnknownBot(bot=name, known=NAMES)
    return _MAKERS[name]()


def bot_or_own(spec: str) -> Bot:
    """A bot of this program by its name, or somebody's own: `package.module:Class`. Only for what its user typed."""
    module, colon, _ = spec.partition(":")
    return own_bot(spec) if colon and module not in _MAKERS else bot(spec)
