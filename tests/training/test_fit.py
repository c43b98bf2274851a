"""Regression: turns are compared by what they lead to, all in the same worlds."""

from __future__ import annotations

import pytest

from newworlds.core.chance import Chance
from newworlds.training.fit import compared
from tests.toy.scenes import low_card_first
from tests.training.learner import HandJudge

JUDGE = HandJudge([10.0, 0.0, 0.0, 0.0])


def test_the_turn_that_pays_later_gains_most() -> None:
    samples = compared(JUDGE, low_card_first(), 4, Chance(1))
    features, gain = max(samples, key=lambda sample: sample[1])
    assert gain > 0
    assert features[0] > 0, "keeps the higher card"


def test_turns_are_compared_with_their_mean() -> None:
    samples = compared(JUDGE, low_card_first(), 4, Chance(1))
    assert len(samples) > 1
    assert sum(gain for _, gain in samples) == pytest.approx(0)
    assert [sum(column) for column in zip(*(features for features, _ in samples), strict=True)] == pytest.approx(
        [0] * 3
    )


def test_where_there_is_no_choice_nothing_is_compared() -> None:
    position = low_card_first()
    position.hands[0] = [5]
    assert compared(JUDGE, position, 4, Chance(1)) == []
