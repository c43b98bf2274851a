"""What all tile games have in common as games."""

from __future__ import annotations

import pytest

from newworlds.core.game import Game
from newworlds.core.moves import Move
from newworlds.games.gold_rush import GAME as GOLD_RUSH
from newworlds.games.gold_rush.moves import PlaceCowboy
from newworlds.games.mayflower import GAME as MAYFLOWER
from newworlds.games.mayflower.moves import PlaceSettler
from newworlds.kernels.tiles.moves import LayTile, Skip


@pytest.mark.parametrize(
    ("game", "on_the_tile"),
    [(MAYFLOWER, PlaceSettler("l1")), (GOLD_RUSH, PlaceCowboy("l1"))],
    ids=["mayflower", "gold_rush"],
)
def test_only_after_a_tile_a_preview_does_no_more(game: Game, on_the_tile: Move) -> None:
    assert list(game.foreseen_after(LayTile(0, 1, 0))) == [Skip()]
    assert list(game.foreseen_after(on_the_tile)) == []
    assert list(game.foreseen_after(Skip())) == []
