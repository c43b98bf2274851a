"""What the networks are shown: named, complete, and nothing that is hidden from the seat."""

from __future__ import annotations

from typing import cast

import pytest

from newworlds.core.chance import Chance
from newworlds.core.network import Network, numbers_needed
from newworlds.core.playout import random_move
from newworlds.core.position import Position
from newworlds.games.gwt_new_zealand import GAME
from newworlds.games.gwt_new_zealand.appraisal.facts import Facts, facts_about
from newworlds.games.gwt_new_zealand.judge import ALONE, Breeder
from newworlds.games.gwt_new_zealand.learning import inputs
from newworlds.games.gwt_new_zealand.state import State

NAMES = inputs()


def judge() -> Breeder:
    return cast(Breeder, GAME.judge_with(GAME.weights().values))


def positions(players: int) -> list[State]:
    """Of a game played at random, every twentieth."""
    position, chance, found = GAME.new(players, 5).position.copy(), Chance(5), list[Position]()
    while not position.is_over:
        if chance.below(20) == 0:
            found.append(position.copy())
        position.apply(random_move(position, chance))
    return [cast(State, one) for one in found]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_fact_has_a_name(players: int) -> None:
    breeder = judge()
    for position in positions(players):
        facts = Facts(breeder.shown(position, 0))
        facts.note_all(breeder.outlook(position, 0), 0.0)
        assert facts.at == facts_about(position.tables) == len(NAMES)
    assert len(set(NAMES)) == len(NAMES)


@pytest.mark.parametrize("players", [2, 3])
def test_nothing_is_shown_that_others_hold_in_secret(players: int) -> None:
    breeder = judge()
    for position in positions(players):
        shown = list(breeder.shown(position, 0))
        for seed in range(3):
            assert list(breeder.shown(position.imagine(0, seed), 0)) == shown


def test_facts_are_those_of_the_position() -> None:
    breeder = judge()
    position = positions(1)[-1]
    shown = dict(zip(NAMES, breeder.shown(position, 0), strict=True))
    own, sarah = position.farms
    assert shown["own.money"] == own.money
    assert shown["own.workers.sailor"] == own.workers[2]
    assert shown["rival.visits"] == sarah.visits
    assert shown["own.herd.shropshire"] == own.herd(0)
    assert shown["sarah.pile.3"] == position.sarah_pile >> 2 & 1
    assert shown["table.marker"] == position.marker


def test_a_network_is_added_where_a_turn_has_ended_only() -> None:
    breeder = judge()
    position = positions(1)[-1]
    before = breeder.value(position, 0)
    numbers = [0.0] * (numbers_needed(len(NAMES), 0) - 1) + [12.5]
    breeder.correct_by(ALONE, Network(len(NAMES), 0, numbers))
    assert breeder.value(position, 0) == before
    assert breeder.between_turns(position, 0) == pytest.approx(breeder.uncorrected(position, 0) + 12.5)
    assert breeder.lead(position, 0) == breeder.between_turns(position, 0)


def test_a_network_for_other_components_is_left_out() -> None:
    breeder = judge()
    position = positions(1)[-1]
    breeder.correct_by(ALONE, Network(1, 0, [1.0, 5.0]))
    assert breeder.between_turns(position, 0) == breeder.value(position, 0)
