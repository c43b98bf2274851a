"""Terra Nova as arrays."""

from __future__ import annotations

import numpy as np
import pytest

from newworlds.core.chance import Chance
from newworlds.core.playout import random_move
from newworlds.games.terra_nova import GAME
from newworlds.games.terra_nova.state import State


def positions(players: int, seed: int) -> list[State]:
    """Positions along a random game."""
    position = GAME.start(GAME.setup(players), seed)
    chance = Chance(seed)
    found: list[State] = []
    while not position.is_over and len(found) < 300:
        found.append(position.copy())
        position.apply(random_move(position, chance))
    return [*found[::7], position]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_actions_stand_for_legal_moves_one_to_one(players: int) -> None:
    encoder = GAME.encoder(GAME.setup(players))
    for position in positions(players, 1):
        moves = list(position.legal())
        actions = [encoder.action_of(position, move) for move in moves]
        assert [encoder.move_of(position, action) for action in actions] == moves
        assert encoder.mask(position).sum() == len(moves)
        assert set(np.flatnonzero(encoder.mask(position))) == set(actions)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_observations_have_the_declared_shape_and_values_from_0_to_1(players: int) -> None:
    encoder = GAME.encoder(GAME.setup(players))
    for position in positions(players, 2):
        for seat in range(players):
            seen = encoder.observe(position, seat)
            assert seen.shape == encoder.observation_shape
            assert seen.dtype == np.float32
            assert 0 <= seen.min() <= seen.max() <= 1


def test_each_seat_sees_its_own_settlers_first() -> None:
    match = GAME.new(2)
    match.play("A1")
    encoder = GAME.encoder(match.setup)
    first_settlers = 1 + 8
    assert encoder.observe(match.position, 0)[first_settlers].sum() == 1
    assert encoder.observe(match.position, 1)[first_settlers].sum() == 0
    assert encoder.observe(match.position, 1)[first_settlers + 1].sum() == 1


def test_planes_show_board_terrain_and_whose_turn_it_is() -> None:
    match = GAME.new(2)
    encoder = GAME.encoder(match.setup)
    seen = encoder.observe(match.position, 0)
    assert seen[0].sum() == 168
    assert [plane.sum() for plane in seen[1:9]] == [21] * 8
    assert seen[-1].min() == 1
    assert encoder.observe(match.position, 1)[-1].max() == 0
