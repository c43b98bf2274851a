"""All games, by id. Each is imported when first needed."""

from __future__ import annotations

from importlib import import_module

from newworlds.core.errors import UnknownGame
from newworlds.core.game import Game
from newworlds.core.text import add_catalogue

IDS = ("terra_nova", "mayflower", "gold_rush", "gwt_new_zealand")

_games: dict[str, Game] = {}


def game(name: str) -> Game:
    if name not in _games:
        if name not in IDS:
            raise UnknownGame(game=name, known=sorted({*IDS, *_games}))
        register(import_module(f"newworlds.games.{name}").GAME, f"newworlds.games.{name}")
    return _games[name]


def register(game: Game, package: str) -> None:
    """Register a game; `package` contains its `text/` folder. Also for games outside this package."""
    _games[game.id] = game
    add_catalogue(package)


def all_games() -> list[Game]:
    return [game(name) for name in (*IDS, *(known for known in _games if known not in IDS))]
