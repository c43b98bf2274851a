"""The judge: the likely worth of what is on the map."""

from __future__ import annotations

import pytest

from newworlds.bots import Greedy, think
from newworlds.core.chance import Chance
from newworlds.core.playout import random_move
from newworlds.games.gold_rush import GAME
from tests.gold_rush.table import Table


def value(table: Table, seat: int = 0) -> float:
    return GAME.judge.value(table.state, seat)


def test_a_lead_is_worth_its_points_at_the_end() -> None:
    table = Table().tiles("G30 0,1 r1").cowboy(0, "0,0 l1").end()
    assert (value(table, 0), value(table, 1)) == (2.0, -2.0)


def test_a_prospector_on_a_rich_mountain_is_worth_more() -> None:
    poor, rich = Table().cowboy(0, "0,0 a1"), Table().tiles("G01 -1,0").cowboy(0, "0,0 a1")
    assert value(rich) > value(poor) + 2


def test_one_open_end_fewer_makes_a_merchant_worth_more() -> None:
    table = Table().tiles("G42 0,1").cowboy(0, "0,1 c1")
    before = value(table)
    assert value(table.tiles("G38 0,-1")) > before


def test_others_tokens_are_judged_by_their_number() -> None:
    assert value(Table().hold(1, 5, 5)) == pytest.approx(value(Table().hold(1, 0, 0)))
    assert value(Table().hold(0, 5, 5)) > value(Table().hold(0, 0, 0))


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    wins = sum(_margin(seed) > 0 for seed in range(10))
    assert wins >= 9


def _margin(seed: int) -> int:
    state, bot, chance = GAME.start(GAME.setup(2), seed), Greedy(), Chance(seed)
    mine = seed % 2
    while not state.is_over:
        if state.to_act == mine:
            state.apply(think(GAME, state, mine, bot, chance.below(2**30)))
        else:
            state.apply(random_move(state, chance))
    return int(state.scores[mine]) - int(state.scores[1 - mine])
