"""The reference: whole games, move by move. Strength is measured against it, so its choices must never change."""

from __future__ import annotations

import hashlib
from typing import Final

import pytest

from newworlds.bots import Thinker
from newworlds.bots.greedy import DEPTH, WIDTH, best_move
from newworlds.bots.self_play import play_to_the_end
from newworlds.core.game import Game
from newworlds.core.position import Position
from newworlds.games import game as game_by_id

DIGESTS: Final = {
    ("terra_nova", 2, 1): "8b7735b9922b135b",
    ("terra_nova", 3, 3): "36d9c9446dab8e86",
    ("mayflower", 2, 1): "bb9b7bd1283b52ca",
    ("mayflower", 2, 2): "444c0c32c406190c",
    ("mayflower", 3, 3): "cf374137f49bc820",
    ("gold_rush", 2, 1): "a84f2c55e5dcfe76",
    ("gold_rush", 2, 2): "a4ec960cf6ab0b69",
    ("gold_rush", 3, 3): "b46708566ab947c1",
    ("gwt_new_zealand", 1, 4): "8852a7600f35eac1",
    ("gwt_new_zealand", 2, 1): "50d901cb9fae0ebc",
}
"""By game, number of players and seed: the moves of a game in which the reference plays every seat."""


class Reference:
    def choose(self, game: Game, position: Position, seat: int, seed: int) -> int:
        return best_move(position, game.reference_judge, seat, seed, WIDTH, DEPTH)


def digest(name: str, players: int, seed: int) -> str:
    match = game_by_id(name).new(players, seed)
    play_to_the_end(match, [Thinker(Reference()) for _ in range(players)])
    return hashlib.sha256(" ".join(str(move) for move in match.moves).encode()).hexdigest()[:16]


@pytest.mark.parametrize(("name", "players", "seed"), DIGESTS)
def test_the_reference_plays_as_it_always_did(name: str, players: int, seed: int) -> None:
    assert digest(name, players, seed) == DIGESTS[name, players, seed]
