"""Bots: honest, repeatable, and the greedy one better than chance."""

from __future__ import annotations

import pickle

import pytest

from newworlds import bots
from newworlds.bots import Bot, Greedy, Question, Thinker, think
from newworlds.bots.greedy import best_move
from newworlds.core.chance import Chance
from newworlds.core.errors import UnknownBot
from newworlds.core.game import Game
from newworlds.core.position import Judge, Position
from newworlds.core.text import catalogue
from tests import toy
from tests.toy.state import DRAW, SealedPosition

GAME = toy.GAME
LOWEST = -1
"""Stands for the lowest card in hand."""


class Witness:
    """Records what it is shown."""

    def __init__(self) -> None:
        self.seen: list[Position] = []

    def choose(self, game: Game, position: Position, seat: int, seed: int) -> int:
        self.seen.append(position)
        return position.legal()[0]


class Impatient:
    """Plays on the position it is given."""

    def choose(self, game: Game, position: Position, seat: int, seed: int) -> int:
        chosen = position.legal()[0]
        position.apply(chosen)
        return chosen


class Patience(Judge):
    """Sees what the card on top is worth only when the turn is over."""

    def value(self, position: Position, seat: int) -> float:
        assert isinstance(position, SealedPosition)
        return 0.0 if position.must_take else float(position.heap[-1])


class Schemer:
    """Plays its lowest card and has the rest of its turn in mind; counts how often it is asked."""

    def __init__(self, moves: list[int]) -> None:
        self.moves = moves
        self.asked = 0

    def choose(self, game: Game, position: Position, seat: int, seed: int) -> int:
        return self.plan(game, position, seat, seed)[0]

    def plan(self, game: Game, position: Position, seat: int, seed: int) -> list[int]:
        self.asked += 1
        if DRAW in position.legal():
            return [DRAW]
        return [min(position.legal()) if move == LOWEST else move for move in self.moves]


@pytest.mark.parametrize("name", bots.NAMES)
def test_every_named_bot_chooses_a_legal_move_and_changes_nothing(name: str) -> None:
    match = GAME.new(players=3, seed=5)
    before = match.position.numbers()
    assert match.position.is_legal(think(GAME, match.position, 0, bots.bot(name), seed=1))
    assert match.position.numbers() == before


@pytest.mark.parametrize("name", bots.NAMES)
def test_each_bot_has_a_name_and_a_description(name: str) -> None:
    codes = [f"ui.bot.{name}{part}" for part in ("", ".kind", ".note", ".plays", ".pace")]
    assert [code for code in codes if code not in catalogue("en")] == []


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(
        UnknownBot, match=r"no bot called “deep”. Choose one of: beginner, club, strong, expert, reference, random"
    ):
        bots.bot("deep")


def test_a_bot_is_never_shown_the_real_position() -> None:
    real = GAME.new(players=3, seed=5).position
    assert isinstance(real, SealedPosition)
    witness = Witness()
    for seed in range(20):
        think(GAME, real, 0, witness, seed)
    hands = {tuple(shown.hands[1]) for shown in witness.seen if isinstance(shown, SealedPosition)}
    assert len(hands) > 1
    assert all(shown.rng != real.rng for shown in witness.seen)


def test_a_question_is_answered_the_same_in_another_process() -> None:
    question = Question(GAME, GAME.new(players=3, seed=5).position, 0, seed=4)
    there = pickle.loads(pickle.dumps(question))
    assert [question.answer(Greedy()), question.answer(Greedy())] == [there.answer(Greedy())] * 2


def test_a_bot_that_changes_its_position_changes_nothing_for_the_next_one_asked() -> None:
    question = Question(GAME, GAME.new(players=3, seed=5).position, 0, seed=4)
    before = pickle.dumps(question)
    question.answer(Impatient())
    assert pickle.dumps(question) == before


def test_what_a_seat_cannot_see_never_changes_a_bots_choice() -> None:
    real = GAME.new(players=3, seed=8).position
    twin = real.imagine(0, 99)
    assert twin.numbers() != real.numbers()
    for name in bots.NAMES:
        choices = [think(GAME, position, 0, bots.bot(name), seed=3) for position in (real, twin)]
        assert choices[0] == choices[1]


def test_a_plan_is_carried_out_without_thinking_again_as_long_as_nothing_unexpected_is_seen() -> None:
    match = GAME.new(players=2, seed=5)
    planner = Schemer([LOWEST, DRAW])
    thinker = Thinker(planner)
    match.play(thinker.decide(GAME, match.position, 0, 1))
    assert thinker.decide(GAME, match.position, 0, 2) == DRAW
    assert planner.asked == 1


def test_a_bot_thinks_again_when_it_sees_what_it_did_not_expect() -> None:
    match = GAME.new(players=2, seed=5)
    planner = Schemer([LOWEST, DRAW])
    thinker = Thinker(planner)
    thinker.decide(GAME, match.position, 0, 1)
    match.play(max(match.position.legal()))
    assert thinker.decide(GAME, match.position, 0, 2) == DRAW
    assert planner.asked == 2


def test_intentions_end_with_the_turn() -> None:
    question = Question(GAME, GAME.new(players=2, seed=5).position, 0, seed=4)
    moves = [intention.move for intention in question.intentions(Schemer([LOWEST, DRAW, DRAW, DRAW]))]
    assert moves[1:] == [DRAW]


def test_the_same_seed_gives_the_same_choice_and_ties_are_broken_at_random() -> None:
    position = GAME.new(players=2, seed=0).position
    choices, again = ([best_move(position, Patience(), 0, seed, 6, 1) for seed in range(30)] for _ in range(2))
    assert choices == again
    assert set(choices) == set(position.legal())


def test_greedy_takes_the_point_it_sees() -> None:
    position = GAME.new(players=2, seed=0).position
    assert isinstance(position, SealedPosition)
    position.hands[0], position.heap = [2, 3, 9], [8]
    assert {Greedy().choose(GAME, position, 0, seed) for seed in range(10)} == {9}


def test_greedy_follows_its_own_decisions_to_the_end_of_its_turn() -> None:
    position = GAME.new(players=2, seed=0).position
    assert best_move(position, Patience(), 0, seed=0, width=9, depth=2) == max(position.legal())


def test_greedy_beats_random_from_either_seat() -> None:
    greedy, chance = Greedy(), bots.bot("random")
    margins = [_margin(greedy, chance, seed) for seed in range(40)]
    margins += [-_margin(chance, greedy, seed) for seed in range(40)]
    assert sum(margin > 0 for margin in margins) > 2 * sum(margin < 0 for margin in margins)


def _margin(first: Bot, second: Bot, seed: int) -> int:
    match = GAME.new(players=2, seed=seed)
    chance = Chance(seed)
    while match.to_act is not None:
        bot = (first, second)[match.to_act]
        match.play(think(GAME, match.position, match.to_act, bot, chance.below(2**30)))
    return match.scores[0] - match.scores[1]
