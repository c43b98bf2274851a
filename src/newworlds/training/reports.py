"""What a training tells as it goes on, and keeps."""

from __future__ import annotations

from typing import Literal

import msgspec

from newworlds.arena.intervals import Estimate, mean_of, wilson
from newworlds.training.spsa import Tuned
from newworlds.training.tables import Outcome

Verdict = Literal["better", "worse", "open"]


class Score(msgspec.Struct, frozen=True):
    """The result of a match: the share of wins and the lead in points, both with their 95 % intervals."""

    games: int
    wins: Estimate
    lead: Estimate


class Generation(msgspec.Struct, frozen=True, tag="generation"):
    number: int
    games: int
    """Played since the training began, without those at gates."""
    seconds: float
    """Since the training began."""
    lead: float
    """By how much, on average, the better of two mirror images led."""
    distance: float
    """How far the weights are now from where they began, in steps."""


class Gate(msgspec.Struct, frozen=True, tag="gate"):
    """A match of the mean of recent weights against the kept ones, and one against the reference."""

    generation: int
    against_kept: Score
    against_reference: Score
    verdict: Verdict
    """Only better weights are kept; after worse ones, tuning goes back to the kept ones."""


class Fitted(msgspec.Struct, frozen=True, tag="fitted"):
    """A round of regression."""

    number: int
    games: int
    samples: int


Report = Generation | Gate | Fitted


class State(msgspec.Struct, frozen=True):
    """Everything needed to go on."""

    tuned: Tuned
    kept: list[float]
    """The values of the best weights so far."""
    kept_generation: int
    games: int
    seconds: float
    reports: list[Report]


def score_of(outcomes: list[Outcome]) -> Score:
    """Both games of a pair have the same luck, so a pair is one observation of the lead; a shared win is half a one."""
    games = 2 * len(outcomes)
    wins = sum(2 * outcome.wins for outcome in outcomes)
    return Score(games, wilson(wins, games), mean_of([outcome.lead for outcome in outcomes]))


def verdict_on(wins: Estimate) -> Verdict:
    """Open as long as the interval contains a half."""
    if wins.low is not None and wins.low > 1 / 2:
        return "better"
    return "worse" if wins.high is not None and wins.high < 1 / 2 else "open"
