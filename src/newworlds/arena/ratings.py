"""OpenSkill ratings: one scale for bots that met in games of any number of players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from newworlds.arena.results import Result


class Rating(msgspec.Struct, frozen=True):
    """The skill is `mean`, give or take `deviation`; everybody begins at 25 ± 8.3."""

    mean: float
    deviation: float


def ratings(bots: int, results: Iterable[Result]) -> list[Rating]:
    """After these games, in this order (Plackett–Luce). A bot in several seats learns the average of what each does."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = [model.rating() for _ in range(bots)]
    for result in results:
        if len(set(result.seats)) < 2:
            continue
        before = [[model.create_rating([rated[bot].mu, rated[bot].sigma])] for bot in result.seats]
        after = model.rate(before, scores=[float(score) for score in result.scores[: len(result.seats)]])
        for bot in set(result.seats):
            mine = [after[seat][0] for seat, sits in enumerate(result.seats) if sits == bot]
            rated[bot].mu = _mean([rating.mu for rating in mine])
            rated[bot].sigma = _mean([rating.sigma for rating in mine])
    return [Rating(each.mu, each.sigma) for each in rated]


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
