"""Gold Rush as arrays."""

from __future__ import annotations

import numpy as np
import pytest

from newworlds.core.chance import Chance
from newworlds.core.playout import random_move
from newworlds.games.gold_rush import GAME
from newworlds.games.gold_rush.encode import GoldRushEncoder
from newworlds.games.gold_rush.state import State
from newworlds.kernels.tiles.cells import place_at
from newworlds.kernels.tiles.encode import SIZE
from newworlds.kernels.tiles.laying import lay
from tests.gold_rush.table import Table


def encoder(state: State) -> GoldRushEncoder:
    return GoldRushEncoder(state.tables, state.players)


@pytest.mark.parametrize("players", [2, 5])
def test_every_legal_move_has_its_own_action(players: int) -> None:
    state, chance = GAME.start(GAME.setup(players), 3), Chance(3)
    arrays = encoder(state)
    while not state.is_over:
        actions = [arrays.action_of(state, int(move)) for move in state.legal()]
        assert [arrays.move_of(state, action) for action in actions] == list(state.legal())
        assert sorted(actions) == np.flatnonzero(arrays.mask(state)).tolist()
        assert max(actions) < arrays.action_count
        state.apply(random_move(state, chance))


def test_observations_have_their_shape_and_range() -> None:
    state, chance = GAME.start(GAME.setup(3), 4), Chance(4)
    arrays = encoder(state)
    while not state.is_over:
        state.apply(random_move(state, chance))
        seen = arrays.observe(state, 1)
        assert seen.shape == arrays.observation_shape
        assert seen.dtype == np.float32
        assert 0 <= seen.min() <= seen.max() <= 1


def test_moves_beyond_the_window_have_actions_too() -> None:
    """A straight rail eastwards, longer than the window is wide; for once of more tiles than the set has."""
    state = Table().bring_to_hand("G30").state
    for column in range(1, SIZE + 3):
        lay(state.land, state.land.in_hand, place_at(0, column), 1)
    arrays = encoder(state)
    outside = [int(move) for move in state.legal() if arrays.action_of(state, int(move)) >= arrays.outside_from]
    assert outside
    for move in outside:
        assert arrays.move_of(state, arrays.action_of(state, move)) == move
    assert arrays.mask(state).sum() == len(state.legal())


def test_GR_21_what_others_hold_is_not_observed() -> None:
    low, high = Table().hold(1, 0, 0), Table().hold(1, 5, 5)
    arrays = encoder(low.state)
    assert (arrays.observe(low.state, 0) == arrays.observe(high.state, 0)).all()
    assert (arrays.observe(low.state, 1) != arrays.observe(high.state, 1)).any()


@pytest.mark.parametrize(
    ("tile", "turns", "edges", "shown"),
    [
        ("G23", 0, "MRPR", {"nuggets": 1}),
        ("G23", 1, "RMRP", {"nuggets": 1}),
        ("G42", 0, "PRRR", {"city": 1}),
        ("G42", 3, "RRRP", {"city": 1}),
    ],
)
def test_a_tile_is_pictured_by_its_edges_clockwise_from_north_and_by_what_it_shows(
    tile: str, turns: int, edges: str, shown: dict[str, int]
) -> None:
    """One number for each side and letter; then the thirds of nuggets, locomotives, camps, herds and cities."""
    state = Table().state
    picture = encoder(state).pictures[state.tables.names.tiles.index(tile) * 4 + turns].tolist()
    assert picture[:12] == [float(edge == letter) for edge in edges for letter in "PRM"]
    counts = [shown.get(name, 0) for name in ("nuggets", "locomotives", "camps", "herds", "city")]
    assert picture[12:] == pytest.approx([count / 3 for count in counts])


def test_there_are_actions_for_every_place_beside_a_row_of_all_tiles() -> None:
    """No shape of so many tiles has more places around it, and all of them might lie outside the window."""
    state = Table().state
    row = {(0, column) for column in range(state.tables.tiles.tile_capacity)}
    beside = {(r + down, c + right) for r, c in row for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))} - row
    arrays = encoder(state)
    assert arrays.action_count == arrays.outside_from + 4 * len(beside)
