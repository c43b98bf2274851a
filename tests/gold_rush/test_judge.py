"""The learned judge: what it sees on the table, feature by feature."""

from __future__ import annotations

import pytest

from newworlds.games.gold_rush import GAME, judge
from newworlds.games.gold_rush.judge import LandJudge
from newworlds.games.gold_rush.learnable import LEARNABLE
from tests.gold_rush.table import Table

NAMES = [weight.name for weight in LEARNABLE.weights]
START = GAME.starting_weights().values
MEETINGS = ["prairie_reaches", "joins_prairie", "loses_prairie", "joins_other", "loses_other"]
"""In the order of kernels.tiles.judging."""


def seen(table: Table, name: str, seat: int = 0, viewer: int = 0) -> float:
    """One feature of a seat."""
    found = LandJudge(START).features(table.state, viewer)
    return float(found[seat * judge.FEATURES + NAMES.index(name) - judge.SHAPES])


def lead(table: Table, seat: int = 0, **weights: float) -> float:
    """The value with some weights changed from those at the start."""
    values = [weights.get(name, value) for name, value in zip(NAMES, START, strict=True)]
    return float(GAME.judge_with(values).value(table.state, seat))


def test_weights_are_listed_in_the_order_of_the_features() -> None:
    assert len(NAMES) == judge.SHAPES + judge.FEATURES
    features = NAMES[judge.SHAPES :]
    for index, name in enumerate(NAMES[: judge.SHAPES]):
        assert getattr(judge, name.upper()) == index
    assert features[judge.MEETINGS : judge.MEETINGS + len(MEETINGS)] == MEETINGS
    for name in features:
        assert name in MEETINGS or features[getattr(judge, name.upper())] == name


def test_the_game_is_judged_by_the_weights_shipped() -> None:
    table = Table().tiles("G30 0,1 r1").cowboy(0, "0,0 l1")
    assert GAME.judge.value(table.state, 0) == GAME.judge_with(GAME.weights().values).value(table.state, 0) > 0.0


def test_in_the_end_the_lead_is_that_of_the_scores() -> None:
    table = Table().tiles("G30 0,1 r1").cowboy(0, "0,0 l1").end()
    assert (lead(table, 0), lead(table, 1)) == (2.0, -2.0)


def test_the_values_of_all_seats_are_what_they_are_one_by_one() -> None:
    table = Table(players=3).tiles("G30 0,1 r1").cowboy(2, "0,0 l1").cowboy(0, "0,0 a1")
    found = GAME.judge_with(START)
    assert list(found.values(table.state, 1))[1] == found.value(table.state, 1)
    assert len(found.values(table.state, 1)) == 3
    assert found.value(table.state, 2) > found.value(table.state, 1)


def test_a_completed_rail_is_certain_and_an_open_one_only_likely() -> None:
    table = Table().cowboy(0, "0,0 l1")
    assert (seen(table, "rail_now"), seen(table, "rail_gains")) == (1.0, 0.0)
    assert 0.0 < seen(table, "rail_frees") < 1.0
    table.tiles("G38 0,1")
    assert 0.0 < seen(table, "rail_frees") < 1.0
    table.tiles("G38 0,-1")
    assert (seen(table, "rail_now"), seen(table, "rail_frees")) == (3.0, 1.0)


def test_the_rival_sees_nothing_of_my_rail() -> None:
    table = Table().cowboy(0, "0,0 l1")
    assert [seen(table, name, seat=1) for name in ("rail_now", "rail_frees", "rail_ties")] == [0.0, 0.0, 0.0]


def test_fewer_tiles_that_close_it_make_a_rail_less_likely() -> None:
    many = Table().cowboy(0, "0,0 l1").stack(*["G38"] * 3, *["G30"] * 9)
    few = Table().cowboy(0, "0,0 l1").stack(*["G38"] * 1, *["G30"] * 11)
    assert 0.0 < seen(few, "rail_frees") < seen(many, "rail_frees") < 1.0


def test_a_merchant_counts_completed_rails_and_hopes_for_the_others() -> None:
    table = Table().tiles("G42 0,1").cowboy(0, "0,1 c1")
    before = seen(table, "city_gains")
    assert seen(table, "city_now") == 0.0
    table.tiles("G38 0,-1")
    assert seen(table, "city_now") == 3.0
    assert seen(table, "city_gains") < before


def test_a_prospector_hopes_for_the_pile_and_a_rivals_tent_raids_it() -> None:
    table = Table().tiles("G01 -1,0").cowboy(0, "0,0 a1")
    assert seen(table, "mountain_now") == 4.0
    assert seen(table, "mountain_pile") > 0.0
    assert seen(table, "mountain_raided") == 0.0
    table.tent(1, "-1,0 a1")
    assert seen(table, "mountain_raided") > 0.0
    assert seen(table, "tent_takes", seat=1) == seen(table, "mountain_raided")
    assert seen(table, "tent_loses", seat=1) > 0.0


def test_a_tent_beside_ones_own_prospector_loses_nothing() -> None:
    table = Table().tiles("G01 -1,0").cowboy(0, "0,0 a1").tent(0, "-1,0 a1")
    assert seen(table, "tent_takes") > 0.0
    assert (seen(table, "tent_loses"), seen(table, "mountain_raided")) == (0.0, 0.0)


def test_a_tent_at_home_or_at_an_empty_pile_is_idle() -> None:
    assert seen(Table(), "tent_at_home") == 1.0
    table = Table().tent(0, "0,0 a1").take_away("0,0 a1", 1)
    assert (seen(table, "tent_at_home"), seen(table, "tent_takes")) == (0.0, 0.0)
    assert seen(table, "tent_waits") > 0.0


def test_others_tokens_are_judged_by_their_number() -> None:
    assert lead(Table().hold(1, 5, 5)) == pytest.approx(lead(Table().hold(1, 0, 0)))
    assert lead(Table().hold(0, 5, 5)) == pytest.approx(lead(Table().hold(0, 0, 0)) + 10)


def test_cowboys_at_home_are_worth_less_when_no_turns_are_left() -> None:
    table = Table()
    assert seen(table, "at_home_soon") == seen(table, "at_home_soon", seat=1) > 3.0
    assert seen(table.stack("G01"), "at_home_soon") < 1.0


def test_an_outvoted_cowboy_gets_nothing_and_a_tie_is_contested() -> None:
    table = Table().tiles("G23 0,1").cowboy(0, "0,0 l1").cowboy(1, "0,1 l1")
    assert [seen(table, "contested", seat) > 0 for seat in (0, 1)] == [True, True]
    assert [seen(table, "rail_now", seat) for seat in (0, 1)] == [2.0, 2.0]
    table.tiles("G23 0,2").cowboy(1, "0,2 l1")
    assert [seen(table, "outvoted", seat) > 0 for seat in (0, 1)] == [True, False]
    assert [seen(table, "rail_now", seat) for seat in (0, 1)] == [0.0, 3.0]
