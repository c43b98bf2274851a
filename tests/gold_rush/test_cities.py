"""Cities (GR-14)."""

from __future__ import annotations

from newworlds.games.gold_rush.events import CityScored
from tests.gold_rush.table import Table, of_kind

LOOP = ("G42 0,1", "G34 0,2", "G34 1,2 r1")
"""A city east of the start tile; G34 at 1,1 r2 brings the rail that leaves it to the east back from the south."""


def test_GR_E5_a_rail_that_loops_back_counts_once_two_rails_score_six() -> None:
    table = Table().tiles(*LOOP, "G38 0,-1").cowboy(0, "0,1 c1")
    (scored,) = of_kind(table.turn("G34 1,1 r2", "skip"), CityScored)
    assert isinstance(scored, CityScored)
    assert (scored.rails, scored.points, scored.winners, scored.complete) == (2, 6, [0], True)
    assert (table.scores, table.supply) == ([6, 0], [4, 4])


def test_GR_14_a_distant_tile_completes_the_city() -> None:
    table = Table().tiles(*LOOP, "G34 1,1 r2", "G30 0,-1 r1").cowboy(1, "0,1 c1")
    table.turn("G38 0,-2", "skip")
    assert table.scores == [0, 6]


def test_GR_14_not_complete_while_one_rail_is_open() -> None:
    table = Table().tiles(*LOOP).cowboy(0, "0,1 c1")
    table.turn("G34 1,1 r2", "skip")
    assert (table.scores, table.supply) == ([0, 0], [3, 4])


def test_GR_14_three_points_for_each_of_three_rails() -> None:
    table = Table().tiles("G38 0,-1", "G42 0,1", "G41 0,2").cowboy(0, "0,1 c1")
    table.turn("G38 1,1 r3", "skip")
    assert table.scores == [9, 0]


def test_GR_14_one_rail_can_complete_two_cities() -> None:
    west, south, east = ("G38 0,-1", "G42 0,1"), ("G38 1,1 r3", "G30 1,2 r1", "G39 1,3 r1"), ("G42 0,3", "G41 0,4")
    table = Table().tiles(*west, *south, *east).cowboy(0, "0,1 c1").cowboy(1, "0,3 c1")
    table.turn("G30 0,2 r1", "skip")
    assert table.scores == [9, 9]


def test_GR_14_a_city_without_merchant_scores_nothing() -> None:
    table = Table().tiles(*LOOP, "G38 0,-1")
    assert of_kind(table.turn("G34 1,1 r2", "skip"), CityScored) == []


def test_GR_14_a_merchant_placed_on_a_city_that_its_tile_completes() -> None:
    table = Table().tiles("G38 0,-1", "G20 1,0 r2", "G34 1,1 r2", "G34 1,2 r1", "G34 0,2")
    table.turn("G42 0,1", "on c1")
    assert (table.scores, table.supply) == ([6, 0], [4, 4])
