"""Regression: what positions are held to be worth, and networks that predict it."""

from __future__ import annotations

import numpy as np
import pytest
from librt.vecs import vec

from newworlds.core.network import Network, numbers_needed
from newworlds.training.regression import Lessons, fitted, predicted, targets


def lessons(rows: int) -> Lessons:
    """Games of ten turns; the end is twice the first input, less where the second is above 1."""
    rng = np.random.default_rng(3)
    shown = rng.integers(0, 4, (rows, 3)).astype(np.float32)
    finals = 2 * shown[:, 0] - 5 * np.maximum(shown[:, 1] - 1, 0)
    games = 16 * (np.arange(rows) // 10)
    return Lessons(shown, np.zeros(rows, np.float32), finals, games.astype(np.int64))


def test_a_network_predicts_what_decides_games() -> None:
    known = lessons(4000)
    found = fitted(known, known.finals, 8, 1, [])
    assert found.error < found.error_before / 3
    assert len(found.numbers) == numbers_needed(3, 8)


def test_the_same_games_give_the_same_network() -> None:
    known = lessons(300)
    assert fitted(known, known.finals, 2, 1, []) == fitted(known, known.finals, 2, 1, [])


def test_learning_goes_on_from_the_last_network() -> None:
    known = lessons(4000)
    first = fitted(known, known.finals, 4, 1, [])
    assert fitted(known, known.finals, 4, 2, first.numbers).error <= first.error * 1.001


def test_predictions_are_those_of_the_network() -> None:
    known = lessons(40)
    numbers = fitted(known, known.finals, 2, 1, []).numbers
    network = Network(3, 2, numbers)
    for shown, expected in zip(known.shown, predicted(numbers, known.shown), strict=True):
        assert network.output(vec[float]([float(one) for one in shown])) == pytest.approx(float(expected), abs=1e-3)


def test_worth_is_handed_back_from_the_end_within_a_game() -> None:
    known = Lessons(
        np.zeros((5, 1), np.float32),
        np.zeros(5, np.float32),
        np.array([8, 8, 8, -4, -4], np.float32),
        np.array([0, 0, 0, 16, 16], np.int64),
    )
    judged = np.array([1, 2, 4, 6, 0], np.float32)
    assert targets(known, judged, 1.0).tolist() == [8, 8, 8, -4, -4]
    assert targets(known, judged, 0.5).tolist() == [0.5 * (0.5 * (8 + 4)) + 0.5 * 2, 6, 8, -2, -4]
