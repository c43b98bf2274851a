"""Weights of learned judges: kept in files that say how they were made, and checked before they are used."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from newworlds.core.errors import BadWeights, NothingToLearn
from newworlds.core.position import Judge, Position
from newworlds.core.weights import Learnable, Weight, Weights, load_weights, starting_weights
from tests import toy
from tests.toy.game import Sealed


class Scale(Judge):
    """Judges by the first weight alone."""

    def __init__(self, values: Sequence[float]) -> None:
        self.first = values[0]

    def value(self, position: Position, seat: int) -> float:
        return self.first * float(position.scores[seat])


SCALE = Learnable((Weight("points", 1.0, 0.25), Weight("cards", 0.5, 0.1)), Scale)
GOOD: dict[str, Any] = {
    "game": "sealed",
    "names": ["points", "cards"],
    "values": [1.5, 0.25],
    "steps": [0.25, 0.1],
    "recipe": {"games": 12},
}


class Learned(Sealed):
    learnable = SCALE


def test_weights_are_read_as_they_were_saved(tmp_path: Path) -> None:
    saved = starting_weights("sealed", SCALE).with_values([2, 3], {"seed": 7})
    saved.save(tmp_path / "deep" / "judge.json")
    assert load_weights(tmp_path / "deep" / "judge.json", "sealed", SCALE) == saved
    assert saved == Weights("sealed", ["points", "cards"], [2.0, 3.0], [0.25, 0.1], {"seed": 7})


def test_a_game_starts_learning_from_its_judges_own_values() -> None:
    assert Learned().starting_weights().values == [1.0, 0.5]


def test_a_judge_is_made_from_as_many_values_as_it_has_weights() -> None:
    position = Learned().new(players=2).position
    position.scores[1] = 4
    assert Learned().judge_with([2.0, 0.0]).value(position, 1) == 8.0
    with pytest.raises(ValueError, match="sealed: its judge has 2 weights, not 3"):
        Learned().judge_with([1.0, 2.0, 3.0])


def test_a_game_without_learned_judge_plays_by_its_reference() -> None:
    assert toy.GAME.judge is toy.GAME.reference_judge
    with pytest.raises(NothingToLearn, match="The judge of Sealed is made by hand"):
        toy.GAME.weights()


def test_a_learned_judge_does_not_play_without_its_file() -> None:
    with pytest.raises(BadWeights, match=r"weights/judge.json” can’t be used: the file can’t be read \(No such file"):
        Learned().judge.value(toy.GAME.new(players=2).position, 0)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"game": "chess"}, "they are those of “chess”, not of “sealed”"),
        ({"names": ["points", "points"]}, r"some names occur more than once \(points\)"),
        ({"names": ["points"]}, r"some weights are missing \(cards\)"),
        ({"names": ["points", "cards", "luck"]}, r"the judge has no such weights \(luck\)"),
        ({"names": ["cards", "points"]}, r"their order differs from the judge’s \(points, cards\)"),
        ({"values": [1.0]}, "there are 2 names, but 1 values and 2 steps"),
        ({"steps": [1.0, 0.0]}, "“cards” has the value 0.25 and the step 0.0"),
        ({"values": "many"}, r"the file can’t be read \(Expected `array`, got `str` - at `\$.values`\)"),
    ],
)
def test_weights_that_do_not_fit_the_judge_are_refused(tmp_path: Path, change: dict[str, Any], problem: str) -> None:
    path = tmp_path / "judge.json"
    path.write_bytes(msgspec.json.encode(GOOD | change))
    with pytest.raises(BadWeights, match=problem):
        load_weights(path, "sealed", SCALE)


def test_a_number_that_is_none_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "judge.json"
    path.write_bytes(msgspec.json.encode(GOOD).replace(b"1.5", b"1e999"))
    with pytest.raises(BadWeights, match=r"judge\.json” can’t be used: "):
        load_weights(path, "sealed", SCALE)
