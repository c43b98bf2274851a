"""Rails (GR-10 to GR-12)."""

from __future__ import annotations

import pytest

from newworlds.games.gold_rush import GAME
from newworlds.games.gold_rush.events import CityScored, MountainScored, RailScored
from tests.gold_rush.table import Table, of_kind


def test_GR_10_rails_then_mountains_then_cities() -> None:
    """One tile completes all three. The city lies west of the start tile, two of its rails are one loop."""
    table = Table().tiles("G42 0,-1", "G34 0,-2 r3", "G34 1,-2 r2", "G34 1,-1 r1", "G20 -1,0 r2", "G20 -1,1 r2")
    table.cowboy(0, "0,-1 c1", "0,0 l1").cowboy(1, "-1,1 a1")
    events = table.turn("G29 0,1", "skip")
    kinds = [type(event) for event in events if isinstance(event, RailScored | MountainScored | CityScored)]
    assert kinds == [RailScored, MountainScored, CityScored]
    assert table.scores == [3 + 6, 2]


@pytest.mark.parametrize(
    ("between", "last", "points"),
    [
        ([], "G38 0,1", 3),
        (["G30 0,1 r1"], "G38 0,2", 4),
        (["G31 0,1 r1"], "G38 0,2", 8),
        (["G31 0,1 r1", "G31 0,2 r1"], "G38 0,3", 5),
    ],
    ids=["three tiles", "four tiles", "one locomotive doubles", "two locomotives do not"],
)
def test_GR_E1_GR_11_one_point_per_tile_doubled_by_exactly_one_locomotive(
    between: list[str], last: str, points: int
) -> None:
    table = Table().tiles("G38 0,-1", *between).cowboy(0, "0,0 l1")
    table.turn(last, "skip")
    assert (table.scores, table.supply) == ([points, 0], [4, 4])


@pytest.mark.parametrize(
    "last",
    ["G38 0,1", "G41 0,1", "G42 0,1", "G45 0,1", "G05 0,1 r1"],
    ids=["switch", "crossing", "city of 3", "city of 4", "mountain"],
)
def test_GR_11_both_ends_meet_a_junction_a_city_or_a_mountain(last: str) -> None:
    table = Table().tiles("G38 0,-1").cowboy(1, "0,0 l1")
    table.turn(last, "skip")
    assert table.scores == [0, 3]


def test_GR_11_one_open_end_keeps_it_open() -> None:
    table = Table().cowboy(0, "0,0 l1")
    table.turn("G38 0,1", "skip")
    assert (table.scores, table.supply) == ([0, 0], [3, 4])


def test_GR_11_a_loop_is_complete_and_counts_each_tile_once() -> None:
    table = Table().tiles("G34 0,1", "G34 1,1 r1", "G30 1,0 r1", "G34 1,-1 r2").cowboy(0, "0,0 l1")
    table.turn("G35 0,-1 r3", "skip")
    assert table.scores == [12, 0]


def test_GR_11_all_completed_rails_add_up_on_the_score_sheet() -> None:
    table = Table().tiles("G38 0,-1").cowboy(0, "0,0 l1", "0,-1 l2")
    table.turn("G38 0,1", "skip")
    table.turn("G39 1,-1 r3", "skip")
    assert GAME.sheet(table.state)[0].points == [3 + 2, 0]
    assert table.scores == [5, 0]


def test_GR_12_the_majority_takes_all() -> None:
    table = Table(3).tiles("G38 0,-1", "G30 0,1 r1").cowboy(0, "0,0 l1", "0,1 l1").cowboy(1, "0,-1 l1")
    table.turn("G38 0,2", "skip")
    assert table.scores == [4, 0, 0]
    assert table.supply == [4, 4, 4]


def test_GR_E2_two_rails_joined_both_score_five() -> None:
    table = Table().tiles("G38 0,-1", "G34 1,0", "G20 1,1 r2", "G20 1,2 r2", "G30 0,2 r1", "G38 0,3")
    table.cowboy(0, "0,0 l1").cowboy(1, "0,2 l1")
    (scored,) = of_kind(table.turn("G30 0,1 r1", "skip"), RailScored)
    assert table.scores == [5, 5]
    assert isinstance(scored, RailScored)
    assert (scored.points, scored.winners, scored.tiles) == (5, [0, 1], 5)
