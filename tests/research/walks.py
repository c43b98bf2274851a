"""Positions of random games, and what their seats see of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from newworlds.core.chance import Chance
from newworlds.core.playout import random_move
from newworlds.core.position import Position
from newworlds.games import game as game_by_id
from newworlds.research.lens import Lens

CASES: list[tuple[str, int, dict[str, Any]]] = [
    ("terra_nova", 2, {}),
    ("terra_nova", 4, {"map": "generated"}),
    ("mayflower", 2, {}),
    ("mayflower", 5, {}),
    ("gold_rush", 2, {}),
    ("gold_rush", 5, {}),
    ("gwt_new_zealand", 1, {}),
    ("gwt_new_zealand", 2, {}),
    ("gwt_new_zealand", 4, {"neutral_layout": "shuffled", "buildings": "random"}),
]
IDS = [f"{game}-{players}" for game, players, _ in CASES]


def walk(game: str, players: int, options: dict[str, Any], seed: int, every: int = 1) -> Iterator[Position]:
    """The position of a random game, every so many moves, and its last one."""
    found = game_by_id(game)
    position, chance = found.start(found.setup(players, options), seed), Chance(seed)
    moves = 0
    while not position.is_over:
        if moves % every == 0:
            yield position
        position.apply(random_move(position, chance))
        moves += 1
    yield position


def new_lens(game: str, players: int, options: dict[str, Any]) -> Lens:
    found = game_by_id(game)
    lens = Lens(found.encoder(found.setup(players, options)))
    lens.begin()
    return lens


def seen(lens: Lens, position: Position, seat: int) -> bytes:
    """Written afresh, as if nothing of the game had been seen before."""
    lens.begin()
    return bytes(lens.observation(position, seat))
