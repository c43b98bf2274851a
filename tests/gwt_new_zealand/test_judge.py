"""The learned judge: it starts from the hand-made one, and every weight it has counts somewhere."""

from __future__ import annotations

from functools import cache
from typing import cast

import pytest

from newworlds.core.chance import Chance
from newworlds.core.position import Position
from newworlds.games.gwt_new_zealand import GAME
from newworlds.games.gwt_new_zealand.learning import ALONE, AT_A_TABLE, LEARNABLE
from newworlds.games.gwt_new_zealand.rules.sites import EMPTY, own_code
from newworlds.games.gwt_new_zealand.state import State
from tests.gwt_new_zealand.scene import Scene

START = [weight.start for weight in LEARNABLE.weights]
NAMES = [weight.name for weight in LEARNABLE.weights]
AWAKE = [*START]
"""The start with everything counting that the hand-made judge does not know."""
for name, start in zip(NAMES, START, strict=True):
    if start == 0.0:
        AWAKE[NAMES.index(name)] = 0.5


def prosperous(position: Position) -> Position:
    """What nobody has who plays at random: three workers of a kind, all buildings, no taxes to pay."""
    s = cast(State, position)
    for seat, farm in enumerate(s.farms):
        farm.ignores_taxes = 1
        farm.tokens = 2
        for worker in range(4):
            farm.workers[worker] = 3
        for building in range(len(farm.built)):
            free = [site for site in s.tables.trail.sites if s.site[site] == EMPTY]
            if farm.built[building] < 0 and free:
                farm.built[building] = free[0]
                s.site[free[0]] = own_code(seat, building)
    return position


@cache
def positions(players: int) -> list[Position]:
    """Positions of games played at random, every seventh, and the same with more workers."""
    found = []
    for seed in range(6):
        position = GAME.new(players, seed).position.copy()
        chance = Chance(seed)
        count = 0
        while position.to_act >= 0:
            moves = position.legal()
            position.apply(moves[chance.below(len(moves))])
            count += 1
            if count % 7 == 0:
                found += [position.copy(), prosperous(position.copy())]
        found.append(position)
    return found


@pytest.mark.parametrize("players", [1, 2, 3])
def test_before_learning_it_values_every_position_as_the_hand_made_one_does(players: int) -> None:
    judge = GAME.judge_with(START)
    for position in positions(players)[::3]:
        for seat in range(players):
            assert judge.value(position, seat) == GAME.reference_judge.value(position, seat)


@pytest.mark.parametrize(("players", "count"), [(2, len(AT_A_TABLE)), (1, len(ALONE))])
def test_every_weight_counts_somewhere(players: int, count: int) -> None:
    used = range(len(AT_A_TABLE)) if players > 1 else range(len(AT_A_TABLE), len(NAMES))
    assert len(used) == count
    before = GAME.judge_with(AWAKE)
    seen = [(position, seat) for position in positions(players) for seat in range(players)]
    expected = [before.value(position, seat) for position, seat in seen]
    for weight in used:
        values = [*AWAKE]
        values[weight] += 0.25
        judge = GAME.judge_with(values)
        pairs = zip(seen, expected, strict=True)
        assert any(judge.value(position, seat) != value for (position, seat), value in pairs), NAMES[weight]


@pytest.mark.parametrize("players", [1, 2])
def test_the_weights_for_a_table_and_those_for_one_alone_do_not_mix(players: int) -> None:
    tables = len(AT_A_TABLE)
    other = [1.5] * tables + AWAKE[tables:] if players == 1 else AWAKE[:tables] + [1.5] * (len(AWAKE) - tables)
    for position in positions(players)[::5]:
        assert GAME.judge_with(other).value(position, 0) == GAME.judge_with(AWAKE).value(position, 0)


def test_of_two_players_one_leads_by_what_the_other_lacks() -> None:
    for position in positions(2)[::5]:
        mine, theirs = GAME.judge_with(AWAKE).values(position, 0)
        assert mine == pytest.approx(-theirs)


def test_a_rivals_points_are_taken_off() -> None:
    values = [*START]
    values[NAMES.index("rivals_standing")] = 1.0
    judge = GAME.judge_with(values)
    behind, ahead = Scene(), Scene()
    behind.farm(1).explored = 9
    assert judge.value(ahead.s, 0) - judge.value(behind.s, 0) == ahead.s.tables.exploration.vp[9] == 7


def test_against_sarah_her_score_so_far_is_taken_off() -> None:
    values = [*START]
    values[NAMES.index("solo.rivals_standing")] = 1.0
    judge = GAME.judge_with(values)
    behind, ahead = Scene(players=1), Scene(players=1)
    behind.farm(1).explored = 16
    assert judge.value(ahead.s, 0) - judge.value(behind.s, 0) == 15
