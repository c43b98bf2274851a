"""Intervals, the sequential test, ratings and distributions, against published figures and simulations."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

from newworlds.arena.distributions import distribution_of, percentile
from newworlds.arena.intervals import mean_of, student_quantile, wilson
from newworlds.arena.ratings import ratings
from newworlds.arena.results import Result
from newworlds.arena.sprt import LOWER, UPPER, Hypotheses, Trial, elo_of, likelihood_ratio, most_likely, share_of


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_intervals_are_those_of_newcombe_1998(successes: int, trials: int, low: float, high: float) -> None:
    found = wilson(successes, trials)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (30, 2.042), (100, 1.984)]
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student_quantile(freedom) == pytest.approx(quantile, abs=5e-4)


def test_with_many_degrees_of_freedom_students_quantile_is_the_normal_one() -> None:
    assert student_quantile(100_000) == pytest.approx(1.95996, abs=1e-5)
    assert student_quantile(5000) == pytest.approx(student_quantile(5001), abs=1e-3)


def test_the_mean_of_sleep_gained_has_students_own_interval() -> None:
    """Student's data of 1908: ten patients, differences between two drugs."""
    gained = [1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4]
    found = mean_of(gained)
    assert found.mean == pytest.approx(1.58)
    assert found.low == pytest.approx(0.7001, abs=1e-3)
    assert found.high == pytest.approx(2.4599, abs=1e-3)


def test_one_observation_has_no_interval() -> None:
    found = mean_of([3.0])
    assert (found.mean, found.low, found.high) == (3.0, None, None)


def test_95_of_100_intervals_contain_the_truth() -> None:
    chance = random.Random(1)
    tries = 2000
    held = 0
    for _ in range(tries):
        wins = sum(chance.random() < 0.3 for _ in range(40))
        found = wilson(wins, 40)
        held += found.low is not None and found.high is not None and found.low <= 0.3 <= found.high
    assert 0.935 <= held / tries <= 0.97


def test_the_bounds_are_those_of_wald_for_5_percent() -> None:
    assert pytest.approx(2.9444, abs=1e-4) == UPPER
    assert LOWER == -UPPER


def test_the_ratio_is_that_of_a_published_test_of_pairs() -> None:
    """128 pairs of a chess engine: [13, 37, 50, 25, 3], exact generalised ratio for 0 against 2.716 Elo: -0.53772."""
    pairs = Counter({0.0: 13, 0.25: 37, 0.5: 50, 0.75: 25, 1.0: 3})
    assert likelihood_ratio(pairs, Hypotheses(0.5, share_of(2.716))) == pytest.approx(-0.53772, abs=2e-4)


@pytest.mark.parametrize(
    ("pairs", "elo0", "elo1", "verdict"),
    [
        ((485, 1923, 2942, 1937, 594), 0, 5, "h1"),
        ((261, 739, 2683, 737, 253), -10, 0, "h1"),
        ((63, 252, 385, 250, 74), 0, 10, None),
        ((527, 1007, 1932, 933, 511), 0, 5, "h0"),
        ((175, 305, 694, 291, 157), 0, 10, "h0"),
    ],
)
def test_verdicts_are_those_of_other_programs(
    pairs: tuple[int, ...], elo0: float, elo1: float, verdict: str | None
) -> None:
    """The bounds there: 5 % for a false h1, 10 % for a false h0."""
    counted = Counter(dict(zip((0.0, 0.25, 0.5, 0.75, 1.0), pairs, strict=True)))
    ratio = likelihood_ratio(counted, Hypotheses(share_of(elo0), share_of(elo1)))
    lower, upper = math.log(0.1 / 0.95), math.log(0.9 / 0.05)
    assert ("h1" if ratio >= upper else "h0" if ratio <= lower else None) == verdict


def test_the_most_likely_distribution_has_the_wanted_mean() -> None:
    found = most_likely({0.0: 0.2, 0.5: 0.5, 1.0: 0.3}, 0.4)
    assert sum(found.values()) == pytest.approx(1)
    assert sum(result * share for result, share in found.items()) == pytest.approx(0.4)


@pytest.mark.parametrize(("truth", "wanted"), [(0.5, "h0"), (0.6, "h1")])
def test_a_trial_is_rarely_wrong(truth: float, wanted: str) -> None:
    """At most about 5 % in theory; 100 simulated matches leave room for luck."""
    chance = random.Random(2)
    verdicts = Counter(_verdict(truth, chance) for _ in range(100))
    assert set(verdicts) <= {"h0", "h1"}
    assert verdicts[wanted] >= 90


def _verdict(truth: float, chance: random.Random) -> str | None:
    trial = Trial(Hypotheses(0.5, 0.6))
    while trial.verdict is None and trial.groups < 2000:
        trial.add(sum(chance.random() < truth for _ in range(2)) / 2)
    return trial.verdict


def test_what_is_played_after_the_verdict_does_not_count() -> None:
    trial = Trial(Hypotheses(0.5, 0.7))
    while trial.verdict is None:
        trial.add(1.0)
    state = trial.state()
    trial.add(0.0)
    assert trial.state() == state
    assert state.verdict == "h1"


@pytest.mark.parametrize(("elo", "share"), [(0, 0.5), (400, 10 / 11), (-400, 1 / 11), (191, 0.7502)])
def test_elo_points_stand_for_shares(elo: float, share: float) -> None:
    assert share_of(elo) == pytest.approx(share, abs=1e-4)
    assert elo_of(share_of(elo)) == pytest.approx(elo)


def test_nothing_or_everything_won_has_no_elo() -> None:
    assert (elo_of(0.0), elo_of(1.0)) == (None, None)


def _result(seats: tuple[int, ...], scores: list[int]) -> Result:
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return Result(0, seats, scores, winners, 1, [])


def test_a_rating_is_that_of_the_library_for_one_game() -> None:
    """Two newcomers at 25 ± 25/3: OpenSkill's documentation gives 27.63 ± 8.07 to the winner."""
    winner, loser = ratings(2, [_result((0, 1), [5, 3])])
    assert winner.mean == pytest.approx(27.635, abs=1e-3)
    assert winner.deviation == pytest.approx(8.066, abs=1e-3)
    assert loser.mean == pytest.approx(50 - winner.mean)


def test_whoever_wins_more_is_rated_higher() -> None:
    games = [_result((0, 1, 2), [3, 2, 1]), _result((1, 2, 0), [2, 1, 3]), _result((2, 0, 1), [1, 3, 2])]
    means = [rating.mean for rating in ratings(3, games)]
    assert means == sorted(means, reverse=True)


def test_a_bot_in_several_seats_learns_the_average() -> None:
    """The first of one bot's two seats wins, the other loses: that says less than two wins would."""
    split, _ = ratings(2, [_result((0, 0, 1, 1), [4, 1, 3, 2])])
    whole, _ = ratings(2, [_result((0, 0, 1, 1), [4, 3, 2, 1])])
    assert abs(split.mean - 25) < 1 < whole.mean - 25
    assert split.deviation < 25 / 3


def test_a_game_against_oneself_says_nothing() -> None:
    assert ratings(1, [_result((0, 0), [4, 1])])[0].mean == 25


def test_percentiles_lie_between_numbers_in_proportion() -> None:
    assert [percentile([1, 2, 3, 4], percent) for percent in (0, 25, 50, 100)] == [1, 1.75, 2.5, 4]


def test_a_distribution_counts_every_number_once() -> None:
    found = distribution_of([5, 1, 3, 3, 9])
    assert (found.number, found.mean, found.least, found.median, found.most) == (5, 4.2, 1, 3, 9)
    assert sum(found.histogram.counts) == 5


def test_whole_numbers_are_counted_each_in_its_own_part() -> None:
    found = distribution_of([1, 3, 3, 4]).histogram
    assert (found.first, found.last, found.counts) == (0.5, 4.5, [1, 0, 2, 1])


def test_equal_numbers_are_counted_too() -> None:
    assert sum(distribution_of([0.25, 0.25]).histogram.counts) == 2
