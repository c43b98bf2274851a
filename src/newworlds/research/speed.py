"""How fast arrays are written: for `newworlds bench`."""

from __future__ import annotations

from time import perf_counter
from typing import Final

import numpy as np

from newworlds.core.chance import Chance
from newworlds.research.aec import GameEnv
from newworlds.research.batch import Batch

GAMES: Final = 64
"""Side by side; their arrays still fit into a processor's own cache."""


def batch_steps(game: str, players: int, seconds: float) -> float:
    """Steps per second of many games at once, with random actions: moves, observations, masks and new games."""
    batch = Batch(game, GAMES, players)
    steps, began = 0, perf_counter()
    while (elapsed := perf_counter() - began) < seconds:
        batch.step(batch.sample())
        steps += batch.size
    return steps / elapsed


def aec_steps(game: str, players: int, seconds: float) -> float:
    """Steps per second of one PettingZoo environment, with random actions."""
    env, chance = GameEnv(game, players), Chance(1)
    steps, began = 0, perf_counter()
    while (elapsed := perf_counter() - began) < seconds:
        steps += _whole_game(env, chance, steps)
    return steps / elapsed


def _whole_game(env: GameEnv, chance: Chance, seed: int) -> int:
    env.reset(seed=seed)
    steps = 0
    while True:
        observation, _, is_over, _, _ = env.last()
        if is_over:
            return steps
        legal = np.flatnonzero(observation["action_mask"])
        env.step(int(legal[chance.below(len(legal))]))
        steps += 1
