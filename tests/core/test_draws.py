"""Draws from outside: outcomes can be chosen, and every draw is remembered."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.draws import Draws
from tests import toy


def test_the_script_comes_first_and_everything_is_remembered() -> None:
    draws = Draws(vec[i64]([4, 0]), seed=1)
    drawn = [draws.below(bound) for bound in (6, 2, 10, 10)]
    assert drawn[:2] == [4, 0]
    assert list(draws.bounds) == [6, 2, 10, 10]
    assert list(draws.outcomes) == drawn


def test_an_outcome_that_the_draw_cannot_have_is_refused() -> None:
    draws = Draws(vec[i64]([6]), seed=1)
    with pytest.raises(ValueError, match="draw 1 has 6 outcomes, 0 to 5; the script says 6"):
        draws.below(6)


def test_a_position_draws_from_them_and_its_copies_do_not() -> None:
    position = toy.GAME.new(players=2, seed=3).position
    position.draws = Draws(vec[i64]([5, 3]), seed=0)
    before = position.rng
    assert [position.below(6), position.below(6)] == [5, 3]
    assert position.rng == before
    assert position.copy().draws is None
