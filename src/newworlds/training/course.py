"""The course of a training: generations of tuning, and gates at which the arena decides what is kept."""

from __future__ import annotations

import math
from collections.abc import Iterator
from time import monotonic
from typing import Any, Final, TypeVar

import msgspec

from newworlds.core.game import Game
from newworlds.core.weights import Weights
from newworlds.games import game as game_by_id
from newworlds.training import spsa
from newworlds.training.crew import Crew
from newworlds.training.fit import fitted, linear_judge
from newworlds.training.folder import KEPT, LATEST, PLOT, TrainingFolder
from newworlds.training.plan import Plan
from newworlds.training.plot import drawn, of_gates
from newworlds.training.reports import Fitted, Gate, Generation, Report, Score, State, score_of, verdict_on
from newworlds.training.tables import Outcome, Pair, Values

Told = TypeVar("Told", Fitted, Generation, Gate)

_GATES: Final = 1_000_003
_FITS: Final = 2_000_003
"""Keep the seeds of gates and of the regression apart from those of generations."""


class Course:
    """Each report is kept before it is told. The same plan gives the same weights, however many processes play."""

    def __init__(self, plan: Plan, folder: TrainingFolder[Plan, State], crew: Crew) -> None:
        game = game_by_id(plan.game)
        self.plan = plan
        self.folder = folder
        self.crew = crew
        self.start, self.free = start_of(game, plan)
        folder.begin(plan)
        known = folder.state()
        self.state: State = known or self._first_state(self.start.values)
        self.began = monotonic() - self.state.seconds

    def run(self, generations: int, seconds: float) -> Iterator[Report]:
        """Until there have been so many generations or seconds in all, resumed ones included; a gate ends it."""
        while True:
            last = self.state.reports[-1] if self.state.reports else None
            is_time_up = self.state.tuned.generation >= generations or monotonic() - self.began >= seconds
            if not isinstance(last, Fitted) and self._is_fit_due():
                yield self._fit()
            elif isinstance(last, Fitted) or self._is_gate_due(last, is_time_up):
                yield self._gate()
            elif not is_time_up:
                yield self._generation()
            else:
                return

    def _is_fit_due(self) -> bool:
        """All rounds of regression come before the first generation."""
        return self.state.tuned.generation == 0 and self.plan.fit_games > 0 and self._rounds() < self.plan.fit_rounds

    def _rounds(self) -> int:
        return sum(isinstance(report, Fitted) for report in self.state.reports)

    def _is_gate_due(self, last: Report | None, is_time_up: bool) -> bool:
        return isinstance(last, Generation) and (is_time_up or last.number % self.plan.gate_every == 0)

    @property
    def kept(self) -> Weights:
        return self.start.with_values(self.state.kept, self._recipe(self.state.kept_generation))

    def _first_state(self, values: list[float]) -> State:
        return State(spsa.tuned_from(values, self.start.steps), list(values), 0, 0, 0.0, [])

    def _fit(self) -> Fitted:
        """From games that the weights of the last round play."""
        number = 1 + self._rounds()
        values = spsa.values_of(self.state.tuned.mean, self.start.steps)
        judge = linear_judge(self.plan.game, values)
        seeds = self._seeds(_FITS + number, self.plan.fit_games)
        samples = self.crew.sample(self.plan.table, values, seeds)
        found = fitted(self.start.with_values(values, {}), int(judge.shapes), samples)
        mixed = [new if free else old for new, old, free in zip(found, values, self.free, strict=True)]
        tuned = spsa.tuned_from(mixed, self.start.steps)
        return self._told(Fitted(number, self.plan.fit_games, len(samples)), tuned=tuned)

    def _generation(self) -> Generation:
        plan, tuned = self.plan, self.state.tuned
        tried = spsa.directions(plan.seed, tuned.generation, plan.pairs, self.free)
        by = spsa.spread(plan.spread, tuned.generation)
        pairs = [
            Pair(
                seed,
                spsa.moved(tuned.point, direction, by, self.start.steps),
                spsa.moved(tuned.point, direction, -by, self.start.steps),
            )
            for seed, direction in zip(self._seeds(tuned.generation, plan.pairs), tried, strict=True)
        ]
        leads = [outcome.lead for outcome in self.crew.play(plan.table, pairs)]
        after = spsa.followed(tuned, tried, leads, spsa.gain(plan.rate, tuned.generation))
        games = self.state.games + 2 * plan.pairs
        report = Generation(
            number=after.generation,
            games=games,
            seconds=monotonic() - self.began,
            lead=sum(abs(lead) for lead in leads) / len(leads),
            distance=self._distance(after.point),
        )
        return self._told(report, tuned=after, games=games)

    def _gate(self) -> Gate:
        generation = self.state.tuned.generation
        candidate = spsa.values_of(self.state.tuned.mean, self.start.steps)
        against_kept = self._match(candidate, tuple(self.state.kept), generation)
        against_reference = self._match(candidate, None, generation)
        verdict = verdict_on(against_kept.wins)
        report = Gate(generation, against_kept, against_reference, verdict)
        if verdict == "better":
            return self._told(report, kept=list(candidate), kept_generation=generation)
        if verdict == "worse":
            back = spsa.tuned_from(self.state.kept, self.start.steps)
            return self._told(report, tuned=msgspec.structs.replace(back, generation=generation))
        return self._told(report)

    def _match(self, candidate: Values, other: Values | None, generation: int) -> Score:
        seeds = self._seeds(_GATES + generation, self.plan.gate_pairs)
        outcomes: list[Outcome] = self.crew.play(self.plan.table, [Pair(seed, candidate, other) for seed in seeds])
        return score_of(outcomes)

    def _seeds(self, stream: int, number: int) -> list[int]:
        return spsa.seeds(self.plan.seed, stream, number)

    def _distance(self, point: list[float]) -> float:
        begun = spsa.tuned_from(self.start.values, self.start.steps).point
        return math.dist(point, begun)

    def _told(self, report: Told, **changes: Any) -> Told:
        reports = [*self.state.reports, report]
        seconds = monotonic() - self.began
        self.state = msgspec.structs.replace(self.state, reports=reports, seconds=seconds, **changes)
        self.folder.save(self.state)
        latest = spsa.values_of(self.state.tuned.mean, self.start.steps)
        recipe = self._recipe(self.state.tuned.generation)
        self.start.with_values(latest, recipe).save(self.folder.path / LATEST)
        self.kept.save(self.folder.path / KEPT)
        (self.folder.path / PLOT).write_text(drawn(self.plan.game, of_gates(self.state.reports)))
        return report

    def _recipe(self, generation: int) -> dict[str, Any]:
        """How to get the same weights again, and what the arena said of them."""
        gates = [
            report for report in self.state.reports if isinstance(report, Gate) and report.generation <= generation
        ]
        recipe = {
            "plan": msgspec.to_builtins(self.plan),
            "generation": generation,
            "games": 2 * self.plan.pairs * generation + self.plan.fit_games * self._rounds(),
            "gate": msgspec.to_builtins(gates[-1]) if gates else None,
        }
        return recipe if all(self.free) else {**recipe, "others": self.start.recipe}


def start_of(game: Game, plan: Plan) -> tuple[Weights, list[bool]]:
    """The weights that a training begins with, and which of them it tunes: the others stay as shipped."""
    scratch = game.starting_weights()
    free = plan.free(scratch.names)
    if plan.is_from_scratch and all(free):
        return scratch, free
    shipped = game.weights()
    if not plan.is_from_scratch:
        return shipped, free
    values = [new if is_free else old for new, old, is_free in zip(scratch.values, shipped.values, free, strict=True)]
    return shipped.with_values(values, shipped.recipe), free
