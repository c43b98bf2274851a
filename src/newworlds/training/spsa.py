"""Tuning in play: simultaneous perturbation stochastic approximation (SPSA).

Nobody can compute how a judge's weights change its results, but it can be tried: all weights are moved at once, each
up or down at random, and the judge plays against its mirror image, with all moves reversed. The lead tells how good the
direction was; the mean of many leads times their directions is the way uphill.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from newworlds.core.chance import Chance
from newworlds.training.tables import Values

MOST_LEAD: Final = 60.0
"""A larger lead is no better sign."""
_SEEDS: Final = 2**30
_MIX: Final = 0x9E3779B1

GAIN_DECAY: Final = 0.602
SPREAD_DECAY: Final = 0.101
"""The exponents recommended for SPSA (Spall 1998)."""
SETTLING: Final = 10.0
"""So many generations go by before the steps become noticeably smaller."""
MEMORY: Final = 0.8
"""How much of the mean of recent weights is kept when a generation is added to it."""


class Tuned(msgspec.Struct, frozen=True):
    """Weights in units of their steps."""

    generation: int
    point: list[float]
    mean: list[float]
    """Of recent generations; steadier than the point itself."""


def tuned_from(values: Sequence[float], steps: Sequence[float]) -> Tuned:
    point = [value / step for value, step in zip(values, steps, strict=True)]
    return Tuned(0, point, list(point))


def directions(seed: int, generation: int, pairs: int, free: Sequence[bool]) -> list[list[float]]:
    """For each pair, up (1) or down (-1) for each weight, 0 for those that are not tuned.

    Each weight goes up as often as down, in an order of its own: so a lead that all pairs have in common cancels out.
    """
    chance = Chance(_mixed(seed, generation))
    found = [[0.0] * len(free) for _ in range(pairs)]
    for weight, is_free in enumerate(free):
        if is_free:
            signs = [1.0 if number % 2 else -1.0 for number in range(pairs)]
            for last in range(pairs - 1, 0, -1):
                other = int(chance.below(last + 1))
                signs[last], signs[other] = signs[other], signs[last]
            for pair, sign in enumerate(signs):
                found[pair][weight] = sign
    return found


def spread(first: float, generation: int) -> float:
    """How far weights are moved in a generation, in steps."""
    return first / float((1 + generation) ** SPREAD_DECAY)


def gain(first: float, generation: int) -> float:
    """How many steps the weights follow for each point of lead."""
    return first / float((1 + generation / SETTLING) ** GAIN_DECAY)


def moved(point: Sequence[float], direction: Sequence[float], by: float, steps: Sequence[float]) -> Values:
    return tuple(step * (at + by * sign) for at, sign, step in zip(point, direction, steps, strict=True))


def values_of(point: Sequence[float], steps: Sequence[float]) -> Values:
    return tuple(step * at for at, step in zip(point, steps, strict=True))


def seeds(seed: int, generation: int, pairs: int) -> list[int]:
    chance = Chance(_mixed(seed, generation) + 1)
    return [int(chance.below(_SEEDS)) for _ in range(pairs)]


def followed(tuned: Tuned, tried: Sequence[Sequence[float]], leads: Sequence[float], rate: float) -> Tuned:
    """One generation further, along the directions that led."""
    counted = [max(-MOST_LEAD, min(MOST_LEAD, lead)) for lead in leads]
    uphill = [
        sum(lead * direction[weight] for lead, direction in zip(counted, tried, strict=True)) / len(counted)
        for weight in range(len(tuned.point))
    ]
    point = [at + rate * slope for at, slope in zip(tuned.point, uphill, strict=True)]
    mean = [MEMORY * old + (1 - MEMORY) * new for old, new in zip(tuned.mean, point, strict=True)]
    return Tuned(tuned.generation + 1, point, mean)


def _mixed(seed: int, generation: int) -> int:
    return (seed * _MIX + generation * 0x85EBCA6B) & 0x3FFFFFFFFFFF
