"""Judges that add up weighted features: what they look at is code, how much it counts is learned."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from newworlds.core.position import Judge, Position


@mypyc_attr(allow_interpreted_subclasses=True)
class LinearJudge(Judge):
    """What each seat can hope for at the end: what it has for certain, and the sum of its weighted features.

    The first weights shape features instead of multiplying them: how fast a chance fades, say. They can be tuned in
    play, but not found by regression.
    """

    def __init__(self, weights: Sequence[float], shapes: i64) -> None:
        self.shapes: i64 = shapes
        self.weights: vec[float] = vec[float]([float(weight) for weight in weights])
        self.count: i64 = len(self.weights) - shapes
        """How many features each seat has."""
        self.blank: vec[float] = vec[float]()

    @abstractmethod
    def certain(self, position: Position, seat: i64, viewer: i64) -> float:
        """Points that a seat has, as far as the viewer can know."""

    @abstractmethod
    def features(self, position: Position, viewer: i64) -> vec[float]:
        """Of all seats, one seat after the other; only asked while the game lasts."""

    def value(self, position: Position, seat: i64) -> float:
        return self.values(position, seat)[seat]

    def values(self, position: Position, viewer: i64) -> vec[float]:
        return leads(self.hopes(position, viewer))

    def hopes(self, position: Position, viewer: i64) -> vec[float]:
        """The final score that each seat can expect."""
        hopes = vec[float]()
        if position.to_act < 0:
            for points in position.scores:
                hopes = append(hopes, float(points))
            return hopes
        found = self.features(position, viewer)
        for seat in range(position.players):
            hopes = append(hopes, self.certain(position, seat, viewer) + self.weighted(found, seat * self.count))
        return hopes

    def weighted(self, found: vec[float], first: i64) -> float:
        total = 0.0
        weights = self.weights
        shapes = self.shapes
        index: i64 = 0
        while index < self.count:
            total += weights[shapes + index] * found[first + index]
            index += 1
        return total

    def nothing(self, players: i64) -> vec[float]:
        """Features of nobody, to be added to."""
        if len(self.blank) != players * self.count:
            self.blank = vec[float]([0.0] * (players * self.count))
        return self.blank[:]


def leads(hopes: vec[float]) -> vec[float]:
    """How far each seat is ahead of the best of the others."""
    found = vec[float]()
    for seat in range(i64(len(hopes))):
        found = append(found, hopes[seat] - best_other(hopes, seat))
    return found


def best_other(hopes: vec[float], seat: i64) -> float:
    """Nothing where there is nobody else."""
    best = 0.0
    is_first = True
    for other in range(i64(len(hopes))):
        if other != seat and (is_first or hopes[other] > best):
            best = hopes[other]
            is_first = False
    return best
