"""The estimates that judges use."""

from __future__ import annotations

import pytest

from newworlds.kernels.tiles.outlook import add_to, completion, lead, usefulness


def test_more_open_ends_are_less_likely_closed_and_more_turns_help() -> None:
    assert completion(0, 0.0) == 1.0
    assert completion(1, 0.0) == 0.0
    assert 0 < completion(2, 10.0) < completion(1, 10.0) < completion(1, 20.0) < 1


def test_every_turn_closes_an_open_end_with_the_same_chance() -> None:
    """12 % each turn; half a turn half of it; two open ends share the turns, and both must be closed."""
    assert completion(1, 1.0) == pytest.approx(0.12)
    assert completion(1, 0.5) == pytest.approx(0.06)
    assert completion(1, 2.5) == pytest.approx(1 - 0.88 * 0.88 * 0.94)
    assert completion(2, 2.0) == pytest.approx(0.12**2)
    assert completion(3, 3.0) == pytest.approx(0.12**3)


def test_each_further_follower_at_home_is_worth_half_as_much() -> None:
    assert [usefulness(number) for number in range(4)] == [0.0, 2.0, 3.0, 3.5]


def test_hopes_are_given_to_every_seat_of_a_set_and_compared_with_the_best_other() -> None:
    hopes = [1.0, 2.0, 3.0]
    add_to(hopes, 0b101, 4.0)
    assert hopes == [5.0, 2.0, 7.0]
    add_to(hopes, 0b010, 0.5)
    assert hopes == [5.0, 2.5, 7.0]
    assert [lead(hopes, seat) for seat in range(3)] == [-2.0, -4.5, 2.0]
