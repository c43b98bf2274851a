"""Areas that become regions."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from newworlds.core.view import result
from newworlds.games.terra_nova import GAME
from newworlds.games.terra_nova.rules import codes
from tests.terra_nova.scene import Scene, put

CHECKS: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("check_positions.toml").read_text())["example"]
COLOURS = ("yellow", "red", "blue", "green")


def isle_with(stones: list[str], settlers: dict[str, list[str]]) -> Scene:
    """The island with these stones, and with settlers of the four colours as seats 0 to 3."""
    match = GAME.new(4)
    scene = Scene("a.  b.  c.  d.", players=4)
    scene.state = match.position  # type: ignore[assignment]
    for name in stones:
        put(scene.state, scene.cell(name), codes.STONE)
    for colour, names in settlers.items():
        for name in names:
            put(scene.state, scene.cell(name), codes.SETTLER + COLOURS.index(colour))
    return scene


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check["id"])
def test_TN_9_TN_10_TN_11_TN_E1_TN_E2_check_positions(check: dict[str, Any]) -> None:
    """The figures of the rulebook's two worked examples (TN-E1, TN-E2) and four positions of our own."""
    scene = isle_with([name for name in check["stones"] if name != check["last"]], check["pioneers"])
    scene.put_stone(check["last"])
    if check["types"] > 3:
        assert scene.regions == []
    else:
        assert scene.region_names() == [check["region"]]
        assert scene.regions[0].types == check["types"]
    expected = [check["points"].get(colour, 0) for colour in COLOURS]
    assert scene.scores == expected


def test_TN_E1_twelve_spaces_of_two_types_score_24() -> None:
    check = next(check for check in CHECKS if check["id"] == "rulebook_region_A")
    assert (len(check["region"]), check["types"], check["points"]["blue"]) == (12, 2, 24)


def test_TN_E2_seven_spaces_of_one_type_give_two_tied_players_10_each() -> None:
    check = next(check for check in CHECKS if check["id"] == "rulebook_region_B")
    assert (len(check["region"]), check["types"], check["points"]) == (7, 1, {"blue": 10, "red": 10})


def test_TN_9_the_boards_edge_closes_an_area_and_settlers_do_not() -> None:
    """The way from A1 to the rest leads over A3 alone, where a settler stands: not closed before the stone is there."""
    scene = Scene(
        """
        a0  a.  b1  b.  c.  d.  e.
          a#  b#  b.  c.  d.  e.
        """
    )
    scene.put_stone("B6")
    assert scene.regions == []
    scene = Scene(
        """
        a0  a.  b.  b1  c.  d.  e.
          a#  b#  b.  c.  d.  e.
        """
    )
    scene.put_stone("A3")
    assert scene.region_names() == [["A1", "A2"]]


def test_TN_9_the_stone_that_closes_may_lie_anywhere_on_the_border() -> None:
    for last in ("A3", "B3"):
        scene = Scene(
            """
            a0  a.  b.  c.  d.  e.  f.
              a.  a.  b.  c.  d.  e1  f.
            """
        )
        for stone in sorted({"A3", "B3"} - {last}):
            scene.put_stone(stone)
            assert scene.regions == []
        scene.put_stone(last)
        assert scene.region_names() == [["A1", "A2", "B1", "B2"]]
        assert scene.scores == [12, 0]


def test_TN_10_a_closed_area_of_four_types_is_not_a_region_and_may_be_divided_later() -> None:
    scene = Scene("a0  b.  c.  d.  e.  f.  g.  h.  i1")
    scene.put_stone("A5")
    assert scene.regions == []
    scene.put_stone("A2")
    assert scene.region_names() == [["A1"], ["A3", "A4"]]


def test_TN_10_covering_the_last_space_of_a_fourth_type_makes_it_a_region() -> None:
    """B2 is the only space of terrain d on the left; the area stays in one piece when the stone covers it."""
    scene = Scene(
        """
        a0  b.  c.  c#  e.  f.  g.  h.
          a.  d.  c.  c#  e.  f.  g.
        """
    )
    scene.put_stone("B2")
    assert scene.region_names() == [["A1", "A2", "A3", "B1", "B3"]]
    assert scene.regions[0].types == 3
    assert scene.scores == [5, 0]


def test_TN_10_covering_one_of_several_spaces_of_a_type_does_not() -> None:
    scene = Scene(
        """
        a0  d.  c.  c#  e.  f.  g.  h.
          b.  d.  c.  c#  e.  f.  g.
        """
    )
    scene.put_stone("B2")
    assert scene.regions == []


@pytest.mark.parametrize(
    ("picture", "points"),
    [
        ("a0  a.  a.  z.  d.  e.  f.  g.", 9),
        ("a0  a.  b.  z.  d.  e.  f.  g.", 6),
        ("a0  b.  c.  z.  d.  e.  f.  g.", 3),
    ],
    ids=["one type", "two types", "three types"],
)
def test_TN_11_the_fewer_types_the_more_a_space_is_worth(picture: str, points: int) -> None:
    scene = Scene(picture)
    scene.put_stone("A4")
    assert scene.scores == [points, 0]


def test_TN_11_spaces_with_settlers_count_those_with_stones_neither_count_nor_add_a_type() -> None:
    scene = Scene(
        """
        a0  a0  a.  z.  d.  e.  f.  g.
          b#  c#  d#  z#  d.  e.  f.  g.
        """
    )
    scene.put_stone("A4")
    assert scene.regions[0].types == 1
    assert scene.scores == [9, 0]


def test_TN_11_one_space_is_enough() -> None:
    scene = Scene("a0  z.  b.  c.  d.  e1")
    scene.put_stone("A2")
    assert scene.scores == [3, 0]


@pytest.mark.parametrize(
    ("picture", "scores"),
    [
        ("a0  a0  a1  a.  z.  d.  e.  f.  g.", [12, 0, 0]),
        ("a0  a1  a2  a2  z.  d.  e.  f.  g.", [0, 0, 12]),
        ("a0  a1  a.  a.  a.  z.  d.  e.  f.  g.", [7, 7, 0]),
        ("a0  a1  b2  b.  z.  d.  e.  f.  g.", [2, 2, 2]),
    ],
    ids=["most", "most of three", "two tied: 15 by 2", "three tied: 8 by 3"],
)
def test_TN_11_most_settlers_score_it_and_a_tie_is_divided_rounded_down(picture: str, scores: list[int]) -> None:
    scene = Scene(picture, players=3)
    scene.put_stone("A6" if scores == [7, 7, 0] else "A5")
    assert scene.scores == scores


def test_TN_11_a_region_without_settlers_is_finished_and_nobody_scores() -> None:
    scene = Scene("a.  a.  z.  b.  c.  d.  e1")
    scene.put_stone("A3")
    assert scene.scores == [0, 0]
    assert scene.regions[0].points == 6
    assert scene.regions[0].winners == []
    assert scene.state.open_spaces == 4


def test_TN_12_all_settlers_of_a_scored_region_leave_and_its_spaces_are_out_of_play() -> None:
    scene = Scene("a0  a1  a.  z.  b.  c.  d1  e0")
    scene.put_stone("A4")
    assert list(scene.state.settlers_left) == [1, 1]
    assert scene.regions[0].settlers == [1, 1]
    assert all("A3" not in move for move in scene.legal())
    assert scene.why_not("A8-A3").rule == "TN-5"


def test_TN_13_one_stone_may_form_several_regions_all_are_scored() -> None:
    """The stone on A3 parts the land in two, and both are regions."""
    scene = Scene("a0  a0  z.  b1  c1  d.")
    scene.put_stone("A3")
    assert scene.region_names() == [["A1", "A2"], ["A4", "A5", "A6"]]
    assert scene.scores == [6, 3]


def test_TN_13_three_regions_by_one_stone() -> None:
    """B2 is where three spaces meet that touch nowhere else."""
    scene = Scene(
        """
          a0  b#
        b#  z.  c1
          d1  b#
        """
    )
    scene.put_stone("B2")
    assert scene.region_names() == [["A1"], ["B3"], ["C1"]]
    assert scene.scores == [3, 6]


def test_the_sheets_rows_sum_to_the_scores() -> None:
    scene = Scene("a0  a0  z.  b1  c1  d.")
    scene.put_stone("A3")
    sheet = result(GAME, scene.state).sheet
    assert [row.points for row in sheet] == [[6, 0], [0, 0], [0, 3]]
    assert [row.label.args["types"] for row in sheet] == [1, 2, 3]
