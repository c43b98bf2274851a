"""Which games are played: every registered one and the toy, with every number of players and every option."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from newworlds.core.game import Game
from newworlds.core.match import Match
from newworlds.core.options import Option
from newworlds.games import all_games
from tests import toy

MOST_DECISIONS = 20_000
"""A random game that takes longer counts as one that does not end."""


class Case(msgspec.Struct, frozen=True):
    game_id: str
    players: int
    options: dict[str, Any]

    @property
    def name(self) -> str:
        chosen = [f"{option}={value}" for option, value in self.options.items()]
        return "-".join([self.game_id, str(self.players), *chosen])

    def new(self, game: Game, seed: int) -> Match:
        return game.new(self.players, seed, self.options)


def every_game() -> list[Game]:
    toy.register()
    return all_games()


def every_case() -> list[Case]:
    return [case for game in every_game() for case in _cases(game)]


def _cases(game: Game) -> Iterator[Case]:
    fewest, most = game.seats
    for players in range(fewest, most + 1):
        yield Case(game.id, players, {})
    for option in game.options:
        for value in _other_values(option):
            yield Case(game.id, max(fewest, 2), {option.id: value})


def _other_values(option: Option) -> list[Any]:
    if option.type == "boolean":
        return [not option.default]
    if option.type == "choice":
        return [choice for choice in option.choices if choice != option.default]
    return [value for value in (option.min, option.min + 1) if value != option.default]
