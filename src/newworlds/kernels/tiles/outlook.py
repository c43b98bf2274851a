"""Estimates for judges of tile games: how likely a feature is to be completed, what a follower at home is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CHANCE_A_TURN: Final = 0.12
"""How likely a player's next tile closes a given open end."""


def completion(open_ends: i64, turns: float) -> float:
    """How likely a feature is to be completed within this many turns."""
    if open_ends == 0:
        return 1.0
    missing = 1.0
    left = turns / float(open_ends)
    while left > 0.0:
        missing *= 1.0 - CHANCE_A_TURN * (left if left < 1.0 else 1.0)
        left -= 1.0
    likely = 1.0 - missing
    result = likely
    for _ in range(open_ends - 1):
        result *= likely
    return result


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
