"""Random numbers that are the same compiled and in plain Python: what can be done with them, and chance version 1.

Version 1 is a 62-bit counter, and each number is a hash of it (the SplitMix construction, on 62 bits so that every
masked product is the same in wrapping 64-bit arithmetic and in Python's unbounded integers). It is quick, but whoever
sees enough numbers can find the state: new games are dealt from a `Keystream`, and version 1 remains for old records,
for imagined positions and for bots.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

STATE_MASK: Final = 0x3FFFFFFFFFFFFFFF
STEP: Final = 0x1E3779B97F4A7C15
FIRST_MIX: Final = 0x3F58476D1CE4E5B9
SECOND_MIX: Final = 0x14D049BB133111EB


def next_state(state: i64) -> i64:
    return (state + STEP) & STATE_MASK


def number_below(state: i64, bound: i64) -> i64:
    """The number in 0 … bound-1 that this state yields; bound is at most 2**30."""
    mixed = ((state ^ (state >> 30)) * FIRST_MIX) & STATE_MASK
    mixed = ((mixed ^ (mixed >> 27)) * SECOND_MIX) & STATE_MASK
    mixed ^= mixed >> 31
    return ((mixed >> 30) * bound) >> 32


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomSource:
    """Whatever draws numbers can also shuffle with them."""

    @abstractmethod
    def below(self, bound: i64) -> i64:
        """A random number in 0 … bound-1; bound is at most 2**30."""

    def shuffle(self, items: vec[i64]) -> None:
        """In place, from last to first (Fisher–Yates)."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept
            last -= 1

    def shuffled(self, copies: vec[i64]) -> vec[i64]:
        """So many copies of 0, of 1, and so on, in a random order."""
        items = vec[i64]()
        for item in range(i64(len(copies))):
            for _ in range(copies[item]):
                items = append(items, item)
        self.shuffle(items)
        return items


@final
class Chance(RandomSource):
    """A generator for use outside a position: by bots, playouts and map generators."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = seed & STATE_MASK

    def below(self, bound: i64) -> i64:
        self.state = next_state(self.state)
        return number_below(self.state, bound)
