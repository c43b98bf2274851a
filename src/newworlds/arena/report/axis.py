"""Where a number lies between the ends of a plot, and which numbers are written along it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import msgspec

_STEPS = (1, 2, 5, 10)


class Axis(msgspec.Struct, frozen=True):
    """From `first` to `last`; with `is_logarithmic`, equal factors are equally far apart."""

    first: float
    last: float
    ticks: list[float]
    is_logarithmic: bool = False

    def place(self, value: float) -> float:
        """In percent of the width."""
        shown = min(max(value, self.first), self.last)
        low, high, at = (math.log(x) if self.is_logarithmic else x for x in (self.first, self.last, shown))
        return round(100 * (at - low) / (high - low), 2)


def linear(values: Sequence[float], most_ticks: int = 6) -> Axis:
    """Round numbers around all the values."""
    low, high = min(values), max(values)
    if low == high:
        low, high = low - 1, high + 1
    step = _round_step((high - low) / (most_ticks - 1))
    first, last = math.floor(low / step) * step, math.ceil(high / step) * step
    ticks = [round(first + index * step, 9) for index in range(round((last - first) / step) + 1)]
    return Axis(first, last, ticks)


def logarithmic(values: Sequence[float]) -> Axis:
    """Powers of ten around all the values, which are positive."""
    low, high = (math.log10(value) for value in (min(values), max(values)))
    first, last = math.floor(low), max(math.ceil(high), math.floor(low) + 1)
    return Axis(10.0**first, 10.0**last, [10.0**power for power in range(first, last + 1)], is_logarithmic=True)


def shares() -> Axis:
    return Axis(0.0, 1.0, [0.0, 0.25, 0.5, 0.75, 1.0])


Written = Callable[[float], str]
"""How the numbers of an axis are written."""


def _round_step(least: float) -> float:
    """1, 2 or 5 times a power of ten, not below `least`."""
    power = 10.0 ** math.floor(math.log10(least))
    return next(step * power for step in _STEPS if step * power >= least * (1 - 1e-9))
