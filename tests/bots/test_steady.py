"""Games go on where a bot fails."""

from __future__ import annotations

import pytest

from newworlds import bots
from newworlds.bots import SteadyThinker
from newworlds.bots.bot import Question
from newworlds.bots.self_play import play_to_the_end
from newworlds.bots.steady import QuickGlance
from newworlds.core.game import Game
from newworlds.core.message import Message
from newworlds.core.position import Judge, Position
from tests import toy
from tests.toy.game import Sealed
from tests.toy.scenes import low_card_first

OWN = "tests.arena.own_bots"


class Broken:
    """A bot of this program with a fault."""

    def choose(self, game: Game, position: Position, seat: int, seed: int) -> int:
        raise IndexError("7")


class Blind(Sealed):
    @property
    def judge(self) -> Judge:
        raise ZeroDivisionError


def test_in_place_of_a_broken_bot_a_glance_is_played() -> None:
    position = low_card_first()
    steady = SteadyThinker(Broken())
    glance = Question(toy.GAME, position, 0, 3).answer(QuickGlance())
    assert steady.decide(toy.GAME, position, 0, 3) == glance
    assert steady.failures.number == 1
    assert steady.failures.first == Message("error.bot_raised", {"problem": "IndexError: 7"})


def test_and_if_not_even_that_is_possible_any_move() -> None:
    position = low_card_first()
    steady = SteadyThinker(Broken())
    assert position.is_legal(steady.decide(Blind(), position, 0, 3))
    assert steady.failures.number == 2


@pytest.mark.parametrize("name", ["Failing", "Cheating", "Undecided", "Aimless", "Rash"])
def test_an_own_bot_that_fails_gets_any_move_each_time(name: str) -> None:
    """So it gains nothing by it."""
    match = toy.GAME.new(players=2, seed=1)
    seats = [SteadyThinker(bots.bot_or_own(f"{OWN}:{name}")), SteadyThinker(bots.bot("random"))]
    play_to_the_end(match, seats)
    assert seats[0].failures.number > 1
    assert seats[1].failures.number == 0
    assert seats[0].failures.first is not None
    assert seats[0].failures.first.code.startswith("error.own_bot_failed.")


def test_an_endless_bot_is_asked_once() -> None:
    match = toy.GAME.new(players=2, seed=1)
    seats = [SteadyThinker(bots.bot_or_own(f"{OWN}:Endless", 0.01)), SteadyThinker(bots.bot("random"))]
    play_to_the_end(match, seats)
    assert seats[0].failures.number == 1
