"""Planner and tree: they see further than the end of the turn, within their budget, and the same every time."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from newworlds.bots.effort import Effort, Limit
from newworlds.bots.planner import Planner, halvings_of, planned_turn
from newworlds.bots.tree import Tree, most_promising, searched_turn
from newworlds.bots.turns import Glance, plans
from newworlds.core.chance import Chance
from newworlds.core.position import NOBODY, Judge, Position
from tests import toy
from tests.toy.scenes import low_card_first

GAME = toy.GAME

Search = Callable[[Position, Judge, int, Effort, Limit], int]


def planned_move(position: Position, judge: Judge, seed: int, effort: Effort, limit: Limit) -> int:
    return int(planned_turn(position, judge, seed, effort, limit)[0])


def searched_move(position: Position, judge: Judge, seed: int, effort: Effort, limit: Limit) -> int:
    return int(searched_turn(position, judge, seed, effort, limit)[0])


SEARCHES: list[Search] = [planned_move, searched_move]


def _effort(iterations: int = 200) -> Effort:
    effort = Effort()
    effort.iterations, effort.plans, effort.rounds, effort.trust = iterations, 4, 2, 0.0
    return effort


@pytest.mark.parametrize("search", SEARCHES)
def test_a_move_that_pays_in_the_next_turn_is_preferred(search: Search) -> None:
    assert {int(search(low_card_first(), GAME.judge, seed, _effort(), Limit(60))) for seed in range(5)} == {5}


@pytest.mark.parametrize("search", SEARCHES)
def test_the_same_seed_and_budget_give_the_same_move(search: Search) -> None:
    position = GAME.new(players=3, seed=5).position.imagine(0, 3)
    moves, again = ([search(position, GAME.judge, seed, _effort(40), Limit(60)) for seed in range(6)] for _ in "ab")
    assert moves == again


@pytest.mark.parametrize("search", SEARCHES)
def test_without_time_the_best_so_far_is_played(search: Search) -> None:
    position = GAME.new(players=3, seed=5).position.imagine(0, 3)
    assert position.is_legal(search(position, GAME.judge, 1, _effort(10**9), Limit(0)))


@pytest.mark.parametrize("search", SEARCHES)
def test_the_position_that_is_searched_does_not_change(search: Search) -> None:
    position = GAME.new(players=3, seed=5).position.imagine(0, 3)
    before = position.numbers()
    search(position, GAME.judge, 1, _effort(40), Limit(60))
    assert position.numbers() == before


@pytest.mark.parametrize("plans", [4, 100])
def test_the_planner_spends_its_budget_and_not_more(plans: int) -> None:
    """However many turns it might compare: there are only some."""
    effort = _effort(64)
    effort.plans = plans
    planner = Planner(GAME.new(players=2, seed=5).position.imagine(0, 3), GAME.judge, 1, effort, Limit(60))
    planner.best()
    assert 32 < planner.rollouts <= 64


def test_a_limit_notes_that_it_ended_a_search() -> None:
    position = GAME.new(players=3, seed=5).position.imagine(0, 3)
    enough, none = Limit(60), Limit(0)
    for limit in (enough, none):
        planned_turn(position, GAME.judge, 1, _effort(40), limit)
    assert (enough.was_reached, none.was_reached) == (False, True)


SAFE, GAMBLE, RAISE = 1, 2, 3


class Bet(Position):
    """A sure 5 points, or 20 points once in eight; a bet may be raised any number of times, which changes nothing."""

    def __init__(self) -> None:
        super().__init__(1, None)
        self.raised = 0

    def legal(self) -> vec[i64]:
        return vec[i64]([SAFE, GAMBLE, RAISE])

    def apply(self, move: i64) -> None:
        if move == RAISE:
            self.raised += 1
            return
        self.scores[0] = 5 if move == SAFE else 20 if self.below(8) == 0 else 0
        self.to_act = NOBODY

    def copy(self) -> Bet:
        other = Bet()
        other.copy_common(self)
        other.raised = self.raised
        return other

    def numbers(self) -> list[int]:
        return [self.raised, int(self.scores[0])]


class Points(Judge):
    def value(self, position: Position, seat: i64) -> float:
        return float(position.scores[seat])


def bet(seed: int, worlds: int) -> int:
    effort = Effort()
    effort.width, effort.plans, effort.iterations = 1, 100, 100 * worlds
    return int(planned_turn(Bet().imagine(0, seed), Points(), seed, effort, Limit(60))[-1])


def test_one_lucky_world_does_not_make_a_plan() -> None:
    assert GAMBLE in {bet(seed, worlds=1) for seed in range(30)}
    assert {bet(seed, worlds=100) for seed in range(6)} == {SAFE}


class Walk(Position):
    """One more point with each of one's turns, without a choice."""

    def __init__(self, players: int) -> None:
        super().__init__(players, None)

    def legal(self) -> vec[i64]:
        return vec[i64]([SAFE])

    def apply(self, move: i64) -> None:
        self.scores[self.to_act] += 1
        self.to_act = (self.to_act + 1) % self.players

    def copy(self) -> Walk:
        other = Walk(int(self.players))
        other.copy_common(self)
        return other

    def turn_mark(self) -> int:
        return sum(self.scores)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(("rounds", "worth"), [(0, 1), (1, 2), (3, 3)])
def test_a_plan_is_worth_the_mean_of_what_follows_round_by_round(rounds: int, worth: int, players: int) -> None:
    effort = Effort()
    effort.rounds, effort.scale = rounds, 1e6
    position = Walk(players)
    plan = plans(position, Glance(Points(), 0, 1, 0, Chance(1)))[0]
    planner = Planner(position, Points(), 1, effort, Limit(60))
    assert planner.rolled_out(plan, 1) == pytest.approx(worth)


def _tree(iterations: int) -> Tree:
    return Tree(GAME.new(players=2, seed=5).position.imagine(0, 3), GAME.judge, 1, _effort(iterations), Limit(60))


def test_the_tree_spends_its_budget() -> None:
    tree = _tree(64)
    tree.think()
    assert tree.iterations == 64


def test_the_tree_decides_the_whole_turn() -> None:
    tree = _tree(64)
    position = tree.position.copy()
    mark = position.turn_mark()
    for move in tree.best_turn():
        assert not position.is_turn_over(0, mark)
        assert position.is_legal(move)
        position.apply(move)
    assert position.is_turn_over(0, mark)


def test_later_decisions_of_the_turn_use_what_the_first_has_found() -> None:
    tree = _tree(64)
    decisions = len(tree.best_turn())
    assert decisions > 1
    assert 64 < tree.iterations < 64 * decisions


def test_one_halving_for_each_doubling() -> None:
    assert [halvings_of(count) for count in (1, 2, 3, 4, 5, 16, 24)] == [0, 1, 2, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("values", "count", "chosen"),
    [
        ([3.0, 1.0, 2.0], 3, [0, 1, 2]),
        ([3.0, 1.0, 2.0], 2, [0, 2]),
        ([1.0, 1.0, 1.0, 2.0], 2, [0, 3]),
        ([1.0, 1.0, 1.0, 1.0], 3, [0, 1, 2]),
    ],
)
def test_the_tree_considers_the_most_promising_moves(values: list[float], count: int, chosen: list[int]) -> None:
    """Of equal ones those listed first, but never instead of a better one."""
    assert list(most_promising(vec[float](values), count)) == chosen
