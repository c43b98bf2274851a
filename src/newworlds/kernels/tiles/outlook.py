"""Estimates for judges of tile games: how likely a feature is to be completed, what a follower at home is worth."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

CHANCE_A_TURN: Final = 0.12
"""How likely a player's next tile closes a given open end."""
MOST_OPEN: Final = 8
"""More open ends than these make nothing grow faster."""


def completion(open_ends: i64, turns: float, chance_a_turn: float = CHANCE_A_TURN) -> float:
    """How likely a feature is to be completed within this many turns."""
    if open_ends == 0:
        return 1.0
    missing = 1.0
    left = turns / float(open_ends)
    while left > 0.0:
        missing *= 1.0 - chance_a_turn * (left if left < 1.0 else 1.0)
        left -= 1.0
    return all_of(open_ends, 1.0 - missing)


def closing(open_ends: i64, draws: float) -> float:
    """How likely all ends are closed by so many draws, each of which closes a given end once on average."""
    return all_of(open_ends, 1.0 - math.exp(-draws) if draws > 0.0 else 0.0)


def all_of(ends: i64, each: float) -> float:
    """How likely it is for all ends, given how likely it is for each."""
    likely = each
    for _ in range(ends - 1):
        likely *= each
    return likely


def few(ends: i64) -> i64:
    return ends if ends < MOST_OPEN else MOST_OPEN


def usefulness(followers: i64) -> float:
    """The first follower at home is worth most, the second half as much, and so on."""
    total = 0.0
    each = 2.0
    for _ in range(followers):
        total += each
        each /= 2.0
    return total


def add_to(hopes: list[float], seats: i64, points: float) -> None:
    """Add the points to what each of the seats (one bit each) can expect."""
    seat: i64 = 0
    while seats >> seat != 0:
        if seats >> seat & 1 != 0:
            hopes[seat] += points
        seat += 1


def lead(hopes: list[float], seat: i64) -> float:
    """How far a seat is ahead of the best of the others."""
    best = -1000.0
    for other in range(i64(len(hopes))):
        if other != seat and hopes[other] > best:
            best = hopes[other]
    return hopes[seat] - best
