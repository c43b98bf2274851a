"""What a sample tells about the mean it was drawn from: 95 % confidence intervals."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import Final

import msgspec

CONFIDENCE: Final = 0.95

_NORMAL_QUANTILE: Final = statistics.NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
_NEARLY_NORMAL: Final = 5000
"""With more degrees of freedom, Student's quantiles differ by less than a thousandth from the normal ones."""


class Estimate(msgspec.Struct, frozen=True):
    """With too few observations for an interval, its bounds are missing."""

    mean: float
    low: float | None
    high: float | None


def wilson(successes: float, trials: int) -> Estimate:
    """A share with its Wilson score interval; half a success is a tie."""
    share, square = successes / trials, _NORMAL_QUANTILE**2
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    spread = math.sqrt(share * (1 - share) / trials + square / (4 * trials**2))
    reach = _NORMAL_QUANTILE * spread / (1 + square / trials)
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach))


def mean_of(sample: Sequence[float]) -> Estimate:
    """A mean with Student's interval."""
    mean = statistics.fmean(sample)
    if len(sample) < 2:
        return Estimate(mean, None, None)
    reach = student_quantile(len(sample) - 1) * statistics.stdev(sample) / math.sqrt(len(sample))
    return Estimate(mean, mean - reach, mean + reach)


def student_quantile(freedom: int) -> float:
    """How many standard errors reach `CONFIDENCE` with so many degrees of freedom."""
    if freedom > _NEARLY_NORMAL:
        return _NORMAL_QUANTILE
    low, high = 0.0, 1.0
    while student_share(high, freedom) < CONFIDENCE:
        low, high = high, 2 * high
    while high - low > 1e-9:
        middle = (low + high) / 2
        low, high = (middle, high) if student_share(middle, freedom) < CONFIDENCE else (low, middle)
    return high


def student_share(t: float, freedom: int) -> float:
    """How much of Student's distribution lies between -t and t: a finite sum for whole degrees of freedom."""
    angle = math.atan2(t, math.sqrt(freedom))
    cosine = math.cos(angle)
    is_odd = freedom % 2 == 1
    term = cosine if is_odd else 1.0
    total = term if freedom > 1 else 0.0
    for k in range(3 if is_odd else 2, freedom - 1, 2):
        term *= (k - 1) / k * cosine**2
        total += term
    share = math.sin(angle) * total
    return 2 / math.pi * (angle + share) if is_odd else share
