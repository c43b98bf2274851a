"""Prairies (GR-16, GR-19)."""

from __future__ import annotations

from newworlds.games.gold_rush.rules import prairies
from newworlds.kernels.tiles.features import members
from tests.gold_rush.table import Table

CAMP, SECOND_CAMP, HERD = "G21 1,0 r2", "G21 1,1 r2", "G22 1,2 r2"
"""Each lies with its mountain to the south, so that all share the prairie south of the start tile."""


def test_GR_16_prairies_are_bounded_by_rails_and_mountains() -> None:
    table = Table().tiles("G30 0,1 r1", CAMP)
    north, south = table.root("0,0 p1"), table.root("0,0 p2")
    assert north != south
    assert south == table.root("1,0 p1")
    assert len(list(members(table.state.land, south))) == 3


def test_GR_16_a_new_tile_joins_two_prairies_with_a_farmer_each() -> None:
    table = Table().tiles("G30 0,1 r1", "G20 -1,0 r2").cowboy(0, "0,1 p1").cowboy(1, "-1,0 p1")
    assert table.root("0,1 p1") != table.root("-1,0 p1")
    assert "on p1" not in table.lay("G20 -1,1")
    assert table.root("0,1 p1") == table.root("-1,0 p1") == table.root("-1,1 p1")


def test_GR_16_farmers_stay_to_the_end() -> None:
    table = Table().tiles("G38 0,-1").cowboy(0, "0,0 p2")
    table.turn("G38 0,1", "skip")
    assert (table.supply, table.scores) == ([3, 4], [0, 0])


def test_GR_E8_GR_19_tied_players_both_get_all_the_points() -> None:
    table = Table().tiles(CAMP, "G22 1,1 r2").cowboy(0, "1,0 p1").cowboy(1, "1,1 p1").end()
    assert table.scores == [6, 6]


def test_GR_E8_two_camps_alone_are_four_points() -> None:
    assert Table().tiles(CAMP, SECOND_CAMP).cowboy(1, "1,0 p1").end().scores == [0, 4]


def test_GR_E8_the_majority_takes_two_camps_and_three_herds_the_other_nothing() -> None:
    table = Table().tiles(CAMP, SECOND_CAMP, HERD, "G10 1,3 r1", "G19 2,3 r2")
    table.cowboy(0, "1,0 p1", "1,2 p1").cowboy(1, "2,3 p1")
    assert prairies.worth(table.state, table.root("0,0 p2")) == 16
    assert table.end().scores == [16, 0]


def test_GR_19_a_prairie_with_nothing_in_it_scores_nothing() -> None:
    assert Table().cowboy(0, "0,0 p1").end().scores == [0, 0]
