"""Whole turns: luck is not taken for a plan, and no more than one turn is played at a time."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.bots.whole_turns import Search, best_turn, play_turn
from newworlds.core.chance import Chance
from newworlds.core.position import NOBODY, Judge, Position
from newworlds.games import game

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


def chosen(seed: int, worlds: int) -> int:
    bet, chance = Bet(), Chance(seed)
    search = Search(width=1, finalists=100, worlds=worlds)
    return best_turn(bet, bet.imagine(0, chance.below(100)), Points(), 0, chance, search)[-1]


def test_one_lucky_world_does_not_make_a_plan() -> None:
    assert GAMBLE in {chosen(seed, worlds=1) for seed in range(30)}
    assert {chosen(seed, worlds=40) for seed in range(30)} == {SAFE}


def test_the_same_seed_gives_the_same_turns() -> None:
    def ended() -> list[int]:
        new_zealand = game("gwt_new_zealand")
        position, chance = new_zealand.new(2, 1).position.copy(), Chance(3)
        for _ in range(40):
            seat = int(position.to_act)
            play_turn(position, new_zealand.reference_judge, seat, chance, Search(width=2, finalists=2, worlds=2))
        return position.numbers()

    assert ended() == ended()


def test_no_more_than_one_turn_is_played_at_a_time() -> None:
    new_zealand = game("gwt_new_zealand")
    position, chance = new_zealand.new(2, 1).position.copy(), Chance(3)
    for _ in range(20):
        seat, mark = int(position.to_act), position.turn_mark()
        play_turn(position, new_zealand.reference_judge, seat, chance, Search(width=2, finalists=1, worlds=1))
        assert position.turn_mark() - mark in {0, 1}
