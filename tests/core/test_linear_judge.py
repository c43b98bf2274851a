"""Judges that add up weighted features."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from newworlds.core.linear_judge import LinearJudge, leads
from newworlds.core.position import Position
from tests import toy


class Cards(LinearJudge):
    """The first weight is added to each feature: a seat's number, and 1."""

    def certain(self, position: Position, seat: int, viewer: int) -> float:
        return 10.0 * float(position.scores[seat]) + (1.0 if seat == viewer else 0.0)

    def features(self, position: Position, viewer: int) -> vec[float]:
        found = []
        for seat in range(int(position.players)):
            found += [seat + self.weights[0], 1.0 + self.weights[0]]
        return vec[float](found)


def test_hopes_are_what_is_certain_and_the_weighted_features() -> None:
    position = toy.GAME.new(players=3).position
    position.scores[1] = 2
    judge = Cards([0.5, 2.0, 4.0], 1)
    assert list(judge.hopes(position, 2)) == [1.0 + 6.0, 20.0 + 3.0 + 6.0, 1.0 + 5.0 + 6.0]
    assert list(judge.values(position, 2)) == [7.0 - 29.0, 29.0 - 12.0, 12.0 - 29.0]
    assert judge.value(position, 2) == -17.0


def test_when_the_game_is_over_only_the_scores_count() -> None:
    position = toy.GAME.new(players=2).position
    position.scores[0], position.to_act = 3, -1
    assert list(Cards([0.5, 2.0, 4.0], 1).values(position, 1)) == [3.0, -3.0]


@pytest.mark.parametrize(
    ("hopes", "found"), [([4.0], [4.0]), ([-5.0, -9.0], [4.0, -4.0]), ([1.0, 3.0, 3.0], [-2.0, 0.0, 0.0])]
)
def test_a_lead_is_over_the_best_of_the_others(hopes: list[float], found: list[float]) -> None:
    assert list(leads(vec[float](hopes))) == found
