"""The order of tiles and tokens, and what others hold, over thousands of positions."""

from __future__ import annotations

import msgspec
import pytest

from newworlds.core.chance import Chance
from newworlds.core.match import Match
from newworlds.core.moves import Move
from newworlds.core.playout import random_move
from newworlds.core.view import view
from newworlds.core.viewer import SPECTATOR
from newworlds.games import game
from newworlds.games.gold_rush.moves import PlaceCowboy, PlaceTent, TakeToken
from newworlds.kernels.tiles.moves import LayTile

GAME = game("gold_rush")
TRIED: list[Move] = [
    *(LayTile(row, col, turns) for row in (-1, 1) for col in (-1, 0, 1) for turns in range(4)),
    *(PlaceCowboy(part) for part in ("a1", "l1", "p1", "p2", "c1")),
    PlaceTent(0, 0, "a1"),
    TakeToken(),
]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_GR_2_GR_21_an_imagined_position_gives_the_same_views_and_refusals(seed: int) -> None:
    match, chance = GAME.new(2 + seed % 4, seed), Chance(seed)
    while not match.is_over:
        for viewer in (*range(match.setup.players), SPECTATOR):
            imagined = match.position.imagine(viewer, chance.below(2**30))
            assert _sight(match, viewer) == msgspec.json.encode(view(GAME, imagined, viewer))
            twin = Match(GAME, match.setup, 0, imagined)
            move = TRIED[chance.below(len(TRIED))]
            assert match.explain(move) == twin.explain(move)
        match.play(int(random_move(match.position, chance)))


def _sight(match: Match, viewer: int) -> bytes:
    return msgspec.json.encode(match.view(viewer))
