"""A sequential test: when enough games have been played to decide between two hypotheses about a bot's strength.

As chess engines are tested: the generalised sequential probability ratio test on groups of games that favour nobody
(for two players, on pairs, with their five results). What is not known about the distribution of results is replaced
by what is most likely under each hypothesis.
"""

from __future__ import annotations

import math
from collections import Counter
from typing import Final, Literal

import msgspec

ERROR_RATE: Final = 0.05
"""How often either hypothesis is accepted although the other is true."""
UPPER: Final = math.log((1 - ERROR_RATE) / ERROR_RATE)
LOWER: Final = -UPPER

_PAIR_RESULTS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
_UNSEEN: Final = 1e-3
"""Results that have not occurred yet are taken for rare, not for impossible."""

Verdict = Literal["h0", "h1"]


class Hypotheses(msgspec.Struct, frozen=True):
    """The share of points that the first bot gets against the second: at most `h0`, or at least `h1`."""

    h0: float
    h1: float


class SequentialTest(msgspec.Struct, frozen=True):
    """How far a test has come. It ends when `ratio` reaches one of the bounds."""

    hypotheses: Hypotheses
    ratio: float
    lower: float
    upper: float
    groups: int
    """How many groups of games have been taken into account."""
    verdict: Verdict | None


class Trial:
    """Takes one result after the other until there is a verdict."""

    def __init__(self, hypotheses: Hypotheses) -> None:
        self.hypotheses = hypotheses
        self.groups = 0
        self.ratio = 0.0
        self.verdict: Verdict | None = None
        self._counted: Counter[float] = Counter()

    def add(self, share: float) -> None:
        """Of one more group. What is played after the verdict does not count."""
        if self.verdict is not None:
            return
        self.groups += 1
        self._counted[share] += 1
        self.ratio = likelihood_ratio(self._counted, self.hypotheses)
        if self.ratio >= UPPER or self.ratio <= LOWER:
            self.verdict = "h1" if self.ratio > 0 else "h0"

    def state(self) -> SequentialTest:
        return SequentialTest(self.hypotheses, self.ratio, LOWER, UPPER, self.groups, self.verdict)


def likelihood_ratio(counted: Counter[float], hypotheses: Hypotheses) -> float:
    """The logarithm of how much likelier the results are if the second hypothesis is true than if the first is."""
    numbers = dict.fromkeys(_PAIR_RESULTS, _UNSEEN) | dict(counted)
    total = sum(numbers.values())
    shares = {result: number / total for result, number in numbers.items()}
    under_h0, under_h1 = most_likely(shares, hypotheses.h0), most_likely(shares, hypotheses.h1)
    return sum(number * math.log(under_h1[result] / under_h0[result]) for result, number in numbers.items())


def most_likely(shares: dict[float, float], mean: float) -> dict[float, float]:
    """Of all distributions with this mean, the one under which the observed shares are most likely.

    Each share is divided by 1 + x (result - mean), with the x for which the mean comes out.
    """
    low, high = -1 / (max(shares) - mean), -1 / (min(shares) - mean)
    for _ in range(100):
        x = (low + high) / 2
        slope = sum(share * (result - mean) / (1 + x * (result - mean)) for result, share in shares.items())
        low, high = (x, high) if slope > 0 else (low, x)
    return {result: share / (1 + low * (result - mean)) for result, share in shares.items()}


def share_of(elo: float) -> float:
    """The share of points that a lead of so many Elo points stands for."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(share: float) -> float | None:
    """The inverse of `share_of`; none where everything or nothing was won."""
    return -400 * math.log10(1 / share - 1) if 0 < share < 1 else None
