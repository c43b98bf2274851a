"""Bots rely on the contract in `core`, not on particular games."""

from __future__ import annotations

from collections.abc import Callable

from newworlds.bots.bot import Bot, Question, think
from newworlds.bots.greedy import Greedy
from newworlds.bots.random_player import RandomPlayer
from newworlds.core.errors import UnknownBot

__all__ = ["NAMES", "Bot", "Greedy", "Question", "RandomPlayer", "bot", "think"]

_MAKERS: dict[str, Callable[[], Bot]] = {"random": RandomPlayer, "greedy": Greedy}
NAMES = tuple(_MAKERS)


def bot(name: str) -> Bot:
    if name not in _MAKERS:
        raise UnknownBot(bot=name, known=NAMES)
    return _MAKERS[name]()
