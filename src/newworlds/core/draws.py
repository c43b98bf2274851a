"""Draws from outside: what a position is to draw in place of its own random numbers.

With them a program follows a game through every outcome of a draw, repeats it with other luck, or learns how much
luck there was: give a position a `Draws`, play a move, and look at what was asked for.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.core.chance import Chance


@final
class Draws:
    """First the numbers of a script, then random ones; remembers every draw."""

    def __init__(self, script: vec[i64], seed: i64) -> None:
        self.script: vec[i64] = script
        self.chance: Chance = Chance(seed)
        self.bounds: vec[i64] = vec[i64]()
        """How many outcomes each draw could have had."""
        self.outcomes: vec[i64] = vec[i64]()

    def below(self, bound: i64) -> i64:
        """The next number; one of the script must be below the bound, as the game asks for it."""
        done: i64 = len(self.outcomes)
        outcome = self.script[done] if done < len(self.script) else self.chance.below(bound)
        if outcome < 0 or outcome >= bound:
            raise ValueError(f"draw {done + 1} has {bound} outcomes, 0 to {bound - 1}; the script says {outcome}")
        self.bounds = append(self.bounds, bound)
        self.outcomes = append(self.outcomes, outcome)
        return outcome
