"""Bots know the contract, not the games."""

from __future__ import annotations

from newworlds.bots.bot import Bot, Question, think
from newworlds.bots.greedy import Greedy
from newworlds.bots.random_player import RandomPlayer
from newworlds.core.errors import UnknownBot

__all__ = ["NAMES", "Bot", "Greedy", "Question", "RandomPlayer", "bot", "think"]

NAMES = ("random", "greedy")


def bot(name: str) -> Bot:
    if name == "random":
        return RandomPlayer()
    if name == "greedy":
        return Greedy()
    raise UnknownBot(bot=name, known=NAMES)
