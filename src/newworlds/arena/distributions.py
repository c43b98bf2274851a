"""How numbers are spread: what is said about points, lengths and times."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import Final

import msgspec

_BINS: Final = 24


class Histogram(msgspec.Struct, frozen=True):
    """How many numbers lie in each of several equal parts of the range from `first` to `last`."""

    first: float
    last: float
    counts: list[int]


class Distribution(msgspec.Struct, frozen=True):
    number: int
    mean: float
    deviation: float
    least: float
    p05: float
    p25: float
    median: float
    p75: float
    p95: float
    most: float
    histogram: Histogram


def distribution_of(numbers: Sequence[float]) -> Distribution:
    ordered = sorted(numbers)
    return Distribution(
        number=len(ordered),
        mean=statistics.fmean(ordered),
        deviation=statistics.pstdev(ordered),
        least=ordered[0],
        p05=percentile(ordered, 5),
        p25=percentile(ordered, 25),
        median=percentile(ordered, 50),
        p75=percentile(ordered, 75),
        p95=percentile(ordered, 95),
        most=ordered[-1],
        histogram=histogram_of(ordered),
    )


def percentile(ordered: Sequence[float], percent: int) -> float:
    """Between two numbers, in proportion."""
    place = (len(ordered) - 1) * percent / 100
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


def histogram_of(ordered: Sequence[float]) -> Histogram:
    """Whole numbers are counted in whole steps, so that each has its place in the middle of a part."""
    first, last, parts = ordered[0], ordered[-1], _BINS
    if all(float(number).is_integer() for number in ordered):
        step = math.ceil((last - first + 1) / _BINS)
        parts = math.ceil((last - first + 1) / step)
        first, last = first - 0.5, first - 0.5 + parts * step
    counts = [0] * parts
    width = (last - first) / parts
    for number in ordered:
        counts[min(int((number - first) / width), parts - 1) if width else 0] += 1
    return Histogram(first, last, counts)
