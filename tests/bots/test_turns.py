"""Whole turns: found by a beam, ordered by the judge."""

from __future__ import annotations

from newworlds.bots.effort import Limit
from newworlds.bots.turns import Glance, best_of, best_turn, distinct, plans
from newworlds.core.chance import Chance
from newworlds.core.position import Judge
from tests import toy
from tests.toy.state import DRAW, PEEK, SealedPosition

GAME = toy.GAME


def _position(*hand: int, heap: int) -> SealedPosition:
    position = GAME.new(players=2, seed=0).position.imagine(0, 1)
    assert isinstance(position, SealedPosition)
    position.hands[0], position.heap = list(hand), [heap]
    return position


def _glance(width: int = 16, overlooked: int = 0, seed: int = 1, judge: Judge = GAME.judge) -> Glance:
    return Glance(judge, 0, width, overlooked, Chance(seed))


def test_every_turn_is_found_and_the_best_comes_first() -> None:
    found = plans(_position(2, 9, heap=5), _glance())
    turns = [list(plan.moves) for plan in found]
    assert sorted(turns) == [[2, DRAW], [2, PEEK], [9, DRAW], [9, PEEK]]
    assert [turn[0] for turn in turns[:2]] == [9, 9]
    assert all(plan.position.to_act == 1 for plan in found)


def test_the_best_turn_is_the_first_of_all_turns() -> None:
    position = _position(2, 7, 9, heap=5)
    assert best_turn(position, _glance()).value == plans(position, _glance())[0].value


def test_without_time_there_is_at_least_a_first_decision() -> None:
    position = _position(2, 9, heap=5)
    hurried = Glance(GAME.judge, 0, 16, 0, Chance(1), Limit(0))
    assert {tuple(plan.moves) for plan in plans(position, hurried)} == {(2,), (9,)}
    assert list(best_turn(position, hurried).moves) == [9]


def test_a_narrow_beam_follows_only_the_most_promising_lines() -> None:
    found = plans(_position(2, 9, heap=5), _glance(width=1))
    assert {plan.moves[0] for plan in found} == {9}


def test_the_position_that_is_looked_at_does_not_change() -> None:
    position = _position(2, 9, heap=5)
    before = position.numbers()
    plans(position, _glance())
    assert position.numbers() == before


def test_the_same_decisions_in_another_order_are_one_plan() -> None:
    found = plans(_position(2, 9, heap=5), _glance())
    one, other = found[0], found[1]
    other.moves, other.value = one.moves[::-1], one.value
    assert len(distinct(found, 9)) == len(found) - 1
    assert distinct(found, 1) == [one]


def test_a_beam_follows_the_same_decisions_in_another_order_once() -> None:
    """Else the two best lines of this beam, which are the same, would leave no room for the third."""
    found = plans(_position(2, 9, heap=5), _glance())
    one, other, third = found[0], found[1], found[2]
    other.moves, other.value = one.moves[::-1], one.value
    assert best_of([third, other, one], 2) == [min(one, other, key=lambda plan: plan.tie), third]


def test_whoever_overlooks_most_moves_still_finds_one() -> None:
    position = _position(2, 7, 9, heap=5)
    firsts = {int(best_turn(position, _glance(overlooked=99, seed=seed)).moves[0]) for seed in range(40)}
    assert firsts == {2, 7, 9}
