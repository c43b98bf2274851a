"""Placing a stone: next to a settler that moved in this turn."""

from __future__ import annotations

from typing import cast

from newworlds.games.terra_nova.events import GameEnded
from tests.terra_nova.scene import Scene

LAND = """
    a.  a.  a.  a.
  b.  b.  b.  b.  b.
c0  c.  c.  c.  c.  c1
  d0  d.  d.  d.  d.
    e.  e.  e.  e1
"""


def test_TN_7_on_an_empty_space_next_to_where_the_moved_settler_now_stands() -> None:
    scene = Scene(LAND)
    scene.play("C1-C3")
    assert scene.stones() == ["*B2", "*B3", "*C2", "*C4", "*D2", "*D3"]


def test_TN_7_two_stones_after_one_moved_settler_are_both_next_to_it() -> None:
    scene = Scene(LAND)
    scene.play("C1-C3", "*B2")
    assert scene.stones() == ["*B3", "*C2", "*C4", "*D2", "*D3"]
    assert scene.why_not("*D1").rule == "TN-7"
    assert scene.why_not("*B2").code == "terra_nova.refusal.stone_there"


def test_TN_7_two_settlers_moved_then_a_stone_next_to_either_each_space_once() -> None:
    scene = Scene(LAND)
    scene.play("C1-C3", "D1-D2")
    assert scene.stones() == ["*B2", "*B3", "*C2", "*C4", "*D3", "*D1", "*E1", "*E2"]


def test_TN_7_the_settler_moved_twice_counts_where_it_is_now() -> None:
    scene = Scene(LAND)
    scene.play("C1-C3", "C3-A3")
    assert scene.stones() == ["*A2", "*A4", "*B3", "*B4"]


def test_TN_7_a_settler_taken_off_by_a_scoring_allows_no_more_stones() -> None:
    scene = Scene(
        """
        a.  a0  b.  b0  c.  d.  e1
          a#  b#  b.  c.  d.  e.
        """
    )
    scene.play("A2-A1", "*A2")
    assert scene.region_names() == [["A1"]]
    assert scene.stones() == []
    assert scene.moves_from("A4") != []
    assert scene.why_not("*B3").code == "terra_nova.refusal.settler_gone"


def test_TN_7_no_settler_taken_off_counts_as_moved_at_the_end_of_the_game() -> None:
    """The stone at A4 closes the land on both sides, with the settler moved first on one and the other on the other."""
    scene = Scene("a.  a0  b.  c.  d0  d.  e1")
    assert scene.kinds("A5-A6", "A2-A3", "*A4")[-1] == "game_ended"
    assert (scene.state.first_moved, scene.state.second_moved) == (0, 0)


def test_TN_7_taken_off_alone_the_settler_moved_second_does_not_count_as_moved_at_the_end_of_the_game() -> None:
    """The last stone closes A1 and A2 only; the settler moved first stands on open land."""
    scene = Scene("a0  a.  b.  c.  d.  d0  e.  f1", stones_left=1)
    assert scene.kinds("A6-A5", "A1-A2", "*A3")[-1] == "game_ended"
    assert (scene.state.first_moved, scene.state.second_moved) == (scene.cell("A5"), 0)


def test_TN_7_a_settler_standing_still_allows_no_stone() -> None:
    scene = Scene(LAND)
    scene.play("C1-C3")
    assert scene.why_not("*E1").code == "terra_nova.refusal.not_beside"


def test_TN_7_moved_settlers_are_forgotten_at_the_end_of_the_turn() -> None:
    scene = Scene(LAND)
    scene.play("C1-C3", "*B2", "*B3", "C6-C5")
    assert scene.stones() == ["*B4", "*B5", "*C4", "*C6", "*D4", "*D5"]


def test_TN_8_without_stones_only_moves_remain_and_the_turn_is_played_to_its_end() -> None:
    scene = Scene(LAND, stones_left=1)
    assert scene.kinds("C1-C3", "*B2") == ["stone_placed"]
    assert scene.stones() == []
    assert scene.why_not("*B3").rule == "TN-8"
    assert scene.kinds("C3-C2") == ["settler_moved", "game_ended"]
    assert scene.state.is_over


def test_TN_8_the_last_stone_as_third_action_ends_the_game() -> None:
    scene = Scene(LAND, stones_left=1)
    ended = cast(GameEnded, scene.play("C1-C3", "D1-D2", "*B2")[-1])
    assert ended.reason == "stones_out"
