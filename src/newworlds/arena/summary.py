"""What an arena's games say about its bots."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from statistics import fmean

import msgspec

from newworlds.arena.distributions import Distribution, distribution_of
from newworlds.arena.folder import Plan
from newworlds.arena.intervals import Estimate, mean_of, wilson
from newworlds.arena.ratings import Rating, ratings
from newworlds.arena.results import Result, complete_groups, duels
from newworlds.arena.schedule import Fixture
from newworlds.arena.sprt import SequentialTest, elo_of
from newworlds.bots.steady import Failures, failures_of


class Standing(msgspec.Struct, frozen=True):
    """One bot over all its games. Times are CPU time in milliseconds; without any thought they are missing."""

    bot: str
    seatings: int
    """How often it sat in a seat: at a table with many seats, maybe in several of them."""
    wins: float
    win_rate: Estimate
    margin: Estimate | None
    """How far it was ahead of the others, over groups of games that favour nobody."""
    rating: Rating
    points: Distribution
    decision_ms: Distribution | None
    turn_ms: Distribution | None
    cut_short: int
    """How often a limit of time ended its thinking: its budget does not fit."""
    failures: Failures
    """For each of them another move was made in its place."""


class Meeting(msgspec.Struct, frozen=True):
    """Two bots compared, wherever they sat at the same table."""

    bot: str
    other: str
    duels: int
    share: Estimate
    """How often `bot` finished ahead of `other`; level counts half."""
    elo: float | None
    """The lead in Elo points that this share stands for; none if it is all or nothing."""
    margin: Estimate | None


class SeatStanding(msgspec.Struct, frozen=True):
    seat: int
    win_rate: Estimate


class Summary(msgspec.Struct, frozen=True):
    plan: Plan
    games: int
    wanted: int
    decisions: Distribution
    """How many the bots made in a game."""
    standings: list[Standing]
    meetings: list[Meeting]
    seats: list[SeatStanding]
    sprt: SequentialTest | None


def summarised(
    plan: Plan, fixtures: Sequence[Fixture], results: Sequence[Result], test: SequentialTest | None
) -> Summary:
    """Of at least one game."""
    groups = complete_groups(fixtures, results)
    rated = ratings(len(plan.bots), results)
    return Summary(
        plan=plan,
        games=len(results),
        wanted=len(fixtures),
        decisions=distribution_of([result.decisions for result in results]),
        standings=[
            _standing(name, bot, rated[bot], results, groups)
            for bot, name in enumerate(plan.bots)
            if any(bot in result.seats for result in results)
        ],
        meetings=[
            _meeting(plan.bots, one, other, results, groups)
            for one, other in combinations(range(len(plan.bots)), 2)
            if any(duels(result, one, other) for result in results)
        ],
        seats=[_seat_standing(seat, results) for seat in range(plan.players)],
        sprt=test,
    )


def _standing(
    name: str, bot: int, rating: Rating, results: Sequence[Result], groups: Sequence[Sequence[Result]]
) -> Standing:
    seatings = [(result, seat) for result in results for seat, sits in enumerate(result.seats) if sits == bot]
    wins = sum(result.share_of_win(seat) for result, seat in seatings)
    thinking = [result.thinking[seat] for result, seat in seatings]
    return Standing(
        bot=name,
        seatings=len(seatings),
        wins=wins,
        win_rate=wilson(wins, len(seatings)),
        margin=_margin(bot, groups),
        rating=rating,
        points=distribution_of([result.scores[seat] for result, seat in seatings]),
        decision_ms=_milliseconds([time for each in thinking for time in each.decisions]),
        turn_ms=_milliseconds([time for each in thinking for time in each.turns]),
        cut_short=sum(each.cut_short for each in thinking),
        failures=failures_of([each.failures for each in thinking]),
    )


def _margin(bot: int, groups: Sequence[Sequence[Result]]) -> Estimate | None:
    margins = [[margin for result in group if (margin := result.margin_of(bot)) is not None] for group in groups]
    means = [fmean(each) for each in margins if each]
    return mean_of(means) if means else None


def _meeting(
    names: Sequence[str], one: int, other: int, results: Sequence[Result], groups: Sequence[Sequence[Result]]
) -> Meeting:
    points = [point for result in results for point in duels(result, one, other)]
    margins = [margin for group in groups if (margin := _difference(group, one, other)) is not None]
    return Meeting(
        bot=names[one],
        other=names[other],
        duels=len(points),
        share=wilson(sum(points), len(points)),
        elo=elo_of(fmean(points)),
        margin=mean_of(margins) if margins else None,
    )


def _difference(group: Sequence[Result], one: int, other: int) -> float | None:
    """Between the average points of two bots in a group; none if they did not meet there."""
    mine, theirs = ([point for result in group for point in result.points_of(bot)] for bot in (one, other))
    return fmean(mine) - fmean(theirs) if mine and theirs else None


def _seat_standing(seat: int, results: Sequence[Result]) -> SeatStanding:
    return SeatStanding(seat, wilson(sum(result.share_of_win(seat) for result in results), len(results)))


def _milliseconds(microseconds: Sequence[int]) -> Distribution | None:
    return distribution_of([time / 1000 for time in microseconds]) if microseconds else None
