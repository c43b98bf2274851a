"""Random play to the end: what the benchmark measures, and the simplest opponent."""

from __future__ import annotations

from mypy_extensions import i64

from newworlds.core.chance import Chance
from newworlds.core.position import Position


def random_move(position: Position, chance: Chance) -> i64:
    moves = position.legal()
    return moves[chance.below(len(moves))]


def play_randomly(position: Position, chance: Chance, limit: i64) -> i64:
    """Play at most `limit` random moves; returns how many were played."""
    played: i64 = 0
    while position.to_act >= 0 and played < limit:
        position.apply(random_move(position, chance))
        played += 1
    return played


def copy_repeatedly(position: Position, times: i64) -> None:
    """For the benchmark, so that it measures copies and not the loop around them."""
    for _ in range(times):
        position.copy()


def list_repeatedly(position: Position, times: i64) -> None:
    """For the benchmark, like `copy_repeatedly`."""
    for _ in range(times):
        position.legal()
