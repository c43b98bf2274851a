"""Why a move is good: what the judge sees in it more than in other turns, said in terms that players know."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from newworlds.bots import Question
from newworlds.bots.reasons import AHEAD, ALIKE, reason
from newworlds.core.position import Judge, Position
from newworlds.core.text import LANGUAGES, catalogue
from newworlds.core.weights import Learnable, Weight, Weights, starting_weights
from newworlds.games import all_games, game
from tests import toy
from tests.toy.game import Sealed
from tests.toy.state import SealedPosition

LEARNED = [one.id for one in all_games() if one.learnable is not None]


class Collector(Judge):
    """Likes points, high cards in hand and a low heap."""

    def __init__(self, values: Sequence[float]) -> None:
        self.points, self.hand, self.heap = (float(value) for value in values)

    def value(self, position: Position, seat: int) -> float:
        assert isinstance(position, SealedPosition)
        score, kept, top = int(position.scores[seat]), sum(position.hands[seat]), position.heap[-1]
        return self.points * score + self.hand * kept - self.heap * top


class Collecting(Sealed):
    learnable = Learnable(
        (Weight("point", 0.0, 1.0), Weight("card_kept", 1.0, 1.0), Weight("heap", 0.0, 1.0)),
        Collector,
        themes={"hand": ("card_kept",), "heap": ("heap",)},
    )

    def __init__(self, *values: float) -> None:
        self._values = values

    def weights(self) -> Weights:
        return starting_weights(self.id, self.learnable).with_values(self._values, {})


def _position(*hand: int, heap: int) -> SealedPosition:
    """With an empty bag: a turn is one card."""
    position = toy.GAME.new(players=2, seed=0).position.imagine(0, 1)
    assert isinstance(position, SealedPosition)
    position.hands[0], position.heap, position.bag = list(hand), [heap], []
    return position


def test_a_move_is_good_for_what_sets_it_apart_most() -> None:
    position = _position(2, 9, heap=5)
    assert reason(Collecting(0, 1, 0), position, 2, 0) == "sealed.advantage.hand"
    assert reason(Collecting(0, 1, 2), position, 2, 0) == "sealed.advantage.heap"


def test_nothing_is_said_for_what_no_theme_stands_for() -> None:
    assert reason(Collecting(5, 0, 0), _position(2, 9, heap=5), 9, 0) is None


def test_moves_that_are_as_good_are_said_to_be() -> None:
    assert reason(Collecting(0, 0.01, 0), _position(2, 9, heap=5), 2, 0) == ALIKE


def test_what_the_judge_does_not_prefer_is_good_for_later() -> None:
    assert reason(Collecting(0, 1, 0), _position(2, 9, heap=5), 9, 0) == AHEAD


def test_nothing_is_said_of_the_only_move() -> None:
    assert reason(Collecting(0, 1, 0), _position(2, heap=5), 2, 0) is None


def test_a_game_without_learned_judge_gives_no_reasons() -> None:
    assert Question(toy.GAME, _position(2, 9, heap=5), 0, 1).reason(2) is None


def test_giving_a_reason_does_not_change_the_position() -> None:
    position = _position(2, 9, heap=5)
    before = position.numbers()
    reason(Collecting(0, 1, 0), position, 2, 0)
    assert position.numbers() == before


@pytest.mark.parametrize("name", LEARNED)
def test_themes_stand_for_weights_that_there_are(name: str) -> None:
    learnable = game(name).learnable
    assert learnable is not None
    assert learnable.themes
    named = [weight for weights in learnable.themes.values() for weight in weights]
    assert set(named) <= {weight.name for weight in learnable.weights}
    assert len(named) == len(set(named))


@pytest.mark.parametrize("name", LEARNED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_is_told(name: str, language: str) -> None:
    learnable = game(name).learnable
    assert learnable is not None
    said = {code for code in catalogue(language) if code.startswith(f"{name}.advantage.")}
    assert said == {f"{name}.advantage.{theme}" for theme in learnable.themes}
