"""The course of a network's training: rounds of self-play and regression, and the games that decide what is kept.

In each round the latest network plays, now and then trying something else; a new one learns from these games and some
before them how games end. It then plays the best so far and replaces it if it does better on average. Self-play goes
on with the latest in any case: what it overrates it will try, and so learn that it was wrong.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import msgspec

from newworlds.arena.intervals import Estimate, mean_of, wilson
from newworlds.core.errors import MissingExtra
from newworlds.core.network_file import NetworkFile
from newworlds.games import game as game_by_id
from newworlds.training import spsa
from newworlds.training.crew import Crew
from newworlds.training.folder import PLOT, TrainingFolder
from newworlds.training.network_plan import NetworkPlan
from newworlds.training.plot import AHEAD_AT_THE_END, Dot, drawn
from newworlds.training.reports import Score
from newworlds.training.school import NO_NETWORK, Numbers, Pairing, Result, School, shape_for

if TYPE_CHECKING:
    from newworlds.training.regression import Lessons

BEST: Final = "network.json"
LATEST: Final = "latest_network.json"
_GATES: Final = 1_000_003
"""Keeps the seeds of gates apart from those of self-play."""


class Round(msgspec.Struct, frozen=True):
    """What was learned from, how well it predicts, and how well it plays."""

    number: int
    games: int
    """Of self-play since the training began."""
    seconds: float
    rows: int
    epochs: int
    error_before: float
    """In points, on games held back: of the judge alone …"""
    error: float
    """… and with the network."""
    against_best: Score
    ends: Estimate
    """By how much it was ahead at the end of the games against the best; alone, of Sarah."""
    won: Estimate
    """Share of the games in which it was."""
    is_best: bool


class RoundsState(msgspec.Struct, frozen=True):
    best: list[float]
    latest: list[float]
    seconds: float
    reports: list[Round]


class Rounds:
    """Each report is kept before it is told. The same plan gives the same network, however many processes play."""

    def __init__(self, plan: NetworkPlan, folder: TrainingFolder[NetworkPlan, RoundsState], crew: Crew) -> None:
        game = game_by_id(plan.game)
        self.plan = plan
        self.folder = folder
        self.crew = crew
        self.shape = shape_for(game, plan.players)
        self.inputs = self.shape.inputs()
        varied = tuple((name, tuple(values)) for name, values in plan.varied.items())
        self.school = School(plan.game, plan.players, plan.width, plan.worlds, plan.explore, varied)
        folder.begin(plan)
        begun = [] if plan.is_from_scratch else self._shipped()
        self.state = folder.state() or RoundsState(begun, begun, 0.0, [])
        self.began = monotonic() - self.state.seconds

    def run(self, rounds: int, seconds: float) -> Iterator[Round]:
        """Until there have been so many rounds or seconds in all, resumed ones included."""
        while len(self.state.reports) < rounds and monotonic() - self.began < seconds:
            yield self._round()

    @property
    def best(self) -> NetworkFile | None:
        """None as long as no network plays better than the judge alone."""
        return self._file(self.state.best) if self.state.best else None

    def _shipped(self) -> list[float]:
        game = game_by_id(self.plan.game)
        return next(file.numbers for file in game.networks() if file.name == self.plan.network)

    def _round(self) -> Round:
        number = 1 + len(self.state.reports)
        learn = _learning()
        lessons = self.crew.learn(self.school, _packed(self.state.latest), self._seeds(number, self.plan.games))
        learn.save(self._samples(number), learn.joined(lessons, len(self.inputs)))
        first = max(1, number - self.plan.memory + 1)
        rows = learn.loaded([self._samples(past) for past in range(first, number + 1)])
        found = learn.fitted(rows, self._worth(rows), self.plan.hidden, self.plan.seed + number, self.state.latest)
        if number - first + 1 == self.plan.memory:
            self._samples(first).unlink()
        results = self._gate(number, found.numbers)
        against = Score(
            len(results) * (1 if self.plan.players == 1 else 2),
            wilson(sum(result.wins for result in results), len(results)),
            mean_of([result.lead for result in results]),
        )
        ends = [end for result in results for end in result.ends]
        report = Round(
            number=number,
            games=number * self.plan.games,
            seconds=monotonic() - self.began,
            rows=len(rows.finals),
            epochs=found.epochs,
            error_before=found.error_before,
            error=found.error,
            against_best=against,
            ends=mean_of(ends),
            won=wilson(sum(end > 0 for end in ends), len(ends)),
            is_best=against.lead.mean > 0,
        )
        return self._told(report, found.numbers)

    def _worth(self, rows: Lessons) -> Any:
        """Without a network, only the ends of the games count: the judge's points need not be those of the score."""
        learn, latest = _learning(), self.state.latest
        if not latest:
            return rows.finals
        known = rows.judged + learn.predicted(latest, rows.shown)
        return learn.targets(rows, known, self.plan.trust)

    def _gate(self, number: int, found: list[float]) -> list[Result]:
        seeds = self._seeds(_GATES + number, self.plan.gate_pairs)
        best = _packed(self.state.best)
        return self.crew.compare(self.school, [Pairing(seed, _packed(found), best) for seed in seeds])

    def _seeds(self, stream: int, number: int) -> list[int]:
        return spsa.seeds(self.plan.seed, stream, number)

    def _samples(self, number: int) -> Any:
        return self.folder.path / f"games_{number}.npz"

    def _told(self, report: Round, found: list[float]) -> Round:
        reports = [*self.state.reports, report]
        best = found if report.is_best else self.state.best
        self.state = RoundsState(best, found, report.seconds, reports)
        self.folder.save(self.state)
        self._file(found).save(self.folder.path / LATEST)
        if self.best is not None:
            self.best.save(self.folder.path / BEST)
        dots = [Dot(each.games, each.won, each.is_best) for each in reports]
        (self.folder.path / PLOT).write_text(drawn(self.plan.game, dots, AHEAD_AT_THE_END))
        return report

    def _file(self, numbers: list[float]) -> NetworkFile:
        """With how to get the same network again, and what the games said of it."""
        reports = self.state.reports
        gates = [report for report in reports if report.is_best] if numbers == self.state.best else reports
        recipe = {
            "plan": msgspec.to_builtins(self.plan),
            "round": msgspec.to_builtins(gates[-1]) if gates else None,
        }
        hidden = (len(numbers) - len(self.inputs) - 1) // (len(self.inputs) + 2)
        return NetworkFile(self.plan.game, self.plan.network, self.inputs, hidden, numbers, recipe)


def _packed(numbers: list[float]) -> Numbers:
    return array("d", numbers).tobytes() if numbers else NO_NETWORK


def _learning() -> Any:
    """`regression`, which needs NumPy."""
    try:
        from newworlds.training import regression
    except ImportError as error:
        raise MissingExtra(extra="train", package="numpy") from error
    return regression
