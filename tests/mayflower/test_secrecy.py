"""The order of the tiles, over thousands of positions."""

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
from newworlds.games.mayflower.moves import ChooseScoring, PlaceSettler
from newworlds.kernels.tiles.moves import LayTile

GAME = game("mayflower")
TRIED: list[Move] = [
    *(LayTile(row, -1, turns) for row in range(-1, 10) for turns in range(4)),
    *(PlaceSettler(part) for part in ("a1", "l1", "p1", "p2", "c1")),
    ChooseScoring(3, -1, "c1"),
]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_MF_2_an_imagined_position_gives_the_same_views_and_refusals(seed: int) -> None:
    match, chance = GAME.new(2 + seed % 4, seed), Chance(seed)
    while not match.is_over:
        for viewer in (*range(match.setup.players), SPECTATOR):
            imagined = match.position.imagine(viewer, chance.below(2**30))
            assert msgspec.json.encode(match.view(viewer)) == msgspec.json.encode(view(GAME, imagined, viewer))
            move = TRIED[chance.below(len(TRIED))]
            assert match.explain(move) == Match(GAME, match.setup, 0, imagined).explain(move)
        match.play(int(random_move(match.position, chance)))
