"""Plans of bots are kept for what their seat sees, and only for that."""

from __future__ import annotations

from newworlds.bots import Intention, Question
from newworlds.core.match import Match
from newworlds.server.kept_plans import KeptPlans
from tests import toy
from tests.toy.state import DRAW


class LowestCard:
    """Plays its lowest card and will draw then."""

    def choose(self, game: object, position: object, seat: int, seed: int) -> int:
        raise AssertionError("asked for a single move")

    def plan(self, game: object, position: object, seat: int, seed: int) -> list[int]:
        return [min(position.legal()), DRAW]  # type: ignore[attr-defined]


def _planned(match: Match) -> tuple[int, list[Intention]]:
    first, *later = Question(match.game, match.position, 0, 1).intentions(LowestCard())
    return first.move, later


def test_a_bot_that_sees_what_it_expected_is_not_asked_again() -> None:
    match, plans = toy.GAME.new(players=2, seed=5), KeptPlans()
    move, later = _planned(match)
    plans.keep("club", match, 0, later)
    match.play(move)
    assert plans.take("club", match, 0) == DRAW
    assert plans.take("club", match, 0) is None


def test_a_plan_is_for_one_bot_one_seat_and_what_was_expected() -> None:
    match, plans = toy.GAME.new(players=2, seed=5), KeptPlans()
    move, later = _planned(match)
    plans.keep("club", match, 0, later)
    assert plans.take("club", match, 0) is None
    match.play(move)
    assert plans.take("strong", match, 0) is None
    assert plans.take("club", match, 1) is None
    assert plans.take("club", match, 0) == DRAW


def test_when_there_are_too_many_the_oldest_are_forgotten() -> None:
    match, plans = toy.GAME.new(players=2, seed=5), KeptPlans(most=3)
    move, later = _planned(match)
    plans.keep("club", match, 0, later)
    plans.keep("club", match, 0, [Intention(seen, DRAW) for seen in range(3)])
    match.play(move)
    assert plans.take("club", match, 0) is None
