"""Tuning: the weights follow the directions that led."""

from __future__ import annotations

import pytest

from newworlds.core.chance import Chance
from newworlds.training import spsa

FREE = [True, False, True]


def test_each_free_weight_goes_up_as_often_as_down_and_others_stay() -> None:
    tried = spsa.directions(seed=3, generation=0, pairs=8, free=FREE)
    assert [sum(direction[weight] for direction in tried) for weight in range(3)] == [0, 0, 0]
    assert {direction[0] for direction in tried} == {direction[2] for direction in tried} == {-1.0, 1.0}
    assert {direction[1] for direction in tried} == {0.0}


def test_directions_and_seeds_depend_on_the_generation_only() -> None:
    for drawn in (
        lambda seed, generation: spsa.directions(seed, generation, 8, FREE),
        lambda seed, generation: spsa.seeds(seed, generation, 8),
    ):
        assert drawn(3, 1) == drawn(3, 1)
        assert drawn(3, 1) != drawn(3, 2)
        assert drawn(3, 1) != drawn(4, 1)


def test_a_moved_point_is_given_in_the_weights_own_units() -> None:
    tuned = spsa.tuned_from([1.0, -4.0], steps=[0.5, 2.0])
    assert tuned.point == [2.0, -2.0]
    assert spsa.moved(tuned.point, [1.0, -1.0], 3.0, [0.5, 2.0]) == (2.5, -10.0)
    assert spsa.values_of(tuned.point, [0.5, 2.0]) == (1.0, -4.0)


def test_moves_and_steps_become_smaller() -> None:
    for shrinking in (spsa.spread, spsa.gain):
        assert shrinking(2.0, 0) == 2.0
        assert 2.0 > shrinking(2.0, 10) > shrinking(2.0, 100) > 0


def test_one_freak_result_does_not_carry_the_weights_away() -> None:
    tuned = spsa.tuned_from([0.0], [1.0])
    once = spsa.followed(tuned, [[1.0]], [spsa.MOST_LEAD], rate=0.1)
    assert spsa.followed(tuned, [[1.0]], [10_000.0], rate=0.1) == once
    assert once.point == [pytest.approx(6.0)]


def test_the_top_of_a_hill_is_found_through_noise() -> None:
    """The lead of a mirrored pair on a hill with its top at (3, -2), plus noise as large as the slope."""
    tuned, chance, top = spsa.tuned_from([0.0, 0.0], [1.0, 1.0]), Chance(5), (3.0, -2.0)
    for generation in range(60):
        tried = spsa.directions(1, generation, 16, [True, True])
        leads = []
        for direction in tried:
            ends = [spsa.moved(tuned.point, direction, by, [1.0, 1.0]) for by in (1.0, -1.0)]
            heights = [-sum((at - best) ** 2 for at, best in zip(end, top, strict=True)) for end in ends]
            leads.append(heights[0] - heights[1] + (chance.below(41) - 20) / 2)
        tuned = spsa.followed(tuned, tried, leads, spsa.gain(0.1, generation))
    assert tuned.mean == [pytest.approx(3.0, abs=0.5), pytest.approx(-2.0, abs=0.5)]
