"""Three actions, the first a move."""

from __future__ import annotations

import pytest

from newworlds.games.terra_nova.events import ActionSkipped, TurnPassed, TurnStarted
from tests.terra_nova.scene import Scene

OPEN_LAND = """
    a.  a.  a.
  b0  b.  b.  b1
c.  c.  c0  c.  c.
  d.  d.  d.  d1
    e.  e.  e.
"""


@pytest.mark.parametrize(
    "actions",
    [
        ("C3-C4", "*C3", "B1-A1"),
        ("C3-C4", "*C3", "*C5"),
        ("C3-C4", "B1-A1", "*C5"),
        ("C3-C4", "B1-A1", "C4-C3"),
    ],
    ids=["move stone move", "move stone stone", "move move stone", "move move move"],
)
def test_TN_E4_every_order_of_actions_that_begins_with_a_move(actions: tuple[str, ...]) -> None:
    scene = Scene(OPEN_LAND)
    scene.play(*actions)
    assert scene.state.to_act == 1


def test_TN_E4_a_stone_first_is_not_legal() -> None:
    scene = Scene(OPEN_LAND)
    assert scene.stones() == []
    assert scene.why_not("*C4").rule == "TN-3"


def test_TN_3_every_action_must_be_taken() -> None:
    scene = Scene(OPEN_LAND)
    for move in ("C3-C4", "C4-C3"):
        scene.play(move)
        assert scene.state.to_act == 0
    scene.play("B1-A1")
    assert scene.state.to_act == 1


def test_TN_3_an_action_without_any_choice_is_skipped() -> None:
    """The stone closes the land of both settlers of seat 0; nothing is left to do with the third action."""
    scene = Scene(
        """
        a0  a0  a.  b.  b1  c.  d.  e1
          a#  a#  b#  b.  c.  d.  e.
        """
    )
    events = scene.play("A2-A3", "*A4")
    assert [type(event).__name__ for event in events] == ["StonePlaced", "RegionScored", "ActionSkipped", "GameEnded"]
    assert events[2] == ActionSkipped(seat=0, action=3)


BLOCKED = """
    a#  a1  a.
  b#  b0  b1  b.
c.  c#  c1  c.  d2
  d.  d.  e.  e.
"""


def test_TN_E3_a_blocked_settler_cannot_move_another_must_be_chosen() -> None:
    scene = Scene(BLOCKED.replace("c.  c#", "c0  c#"), players=3)
    assert scene.moves_from("B2") == []
    assert scene.legal() == ["C1-D1"]
    assert scene.why_not("B2-B3").rule == "TN-5"


def test_TN_E3_TN_4_a_player_who_cannot_move_any_settler_passes() -> None:
    scene = Scene(BLOCKED, players=3, to_act=2)
    events = scene.play("C5-C4", "C4-B4", "B4-A3")
    assert events[1:] == [TurnPassed(seat=0), TurnStarted(seat=1)]
    assert scene.state.to_act == 1


def test_TN_4_several_players_may_pass_in_a_row() -> None:
    scene = Scene(
        """
            a#  a#  a.  b.
          b#  b0  b#  b.  c.
        c#  c#  c#  c3  c.  d.
          d#  d1  d#  d.  d2
            e#  e#  e.  e.
        """,
        players=4,
        to_act=3,
    )
    events = scene.play("C4-B4", "B4-A3", "A3-A4")
    assert events[1:] == [TurnPassed(seat=0), TurnPassed(seat=1), TurnStarted(seat=2)]


def test_TN_4_passing_is_not_final() -> None:
    """Seat 0 is shut in by a settler of seat 1; when that one moves away, seat 0 plays again."""
    scene = Scene(
        """
            a#  a#  a.  b.
          b#  b0  b1  b.  c.
        c#  c#  c#  c2  c.  d.
          d#  d.  d#  d.  d.
        """,
        players=3,
        to_act=2,
    )
    assert scene.kinds("C4-C5", "C5-C6", "C6-D5") == ["settler_moved", "turn_passed", "turn_started"]
    scene.play("B3-B4", "B4-B5", "B5-A4")
    scene.play("D5-D4", "D4-D5", "D5-C6")
    assert scene.state.to_act == 0
    assert scene.moves_from("B2") == ["B3", "B4", "B5"]


def test_TN_4_a_turn_is_not_passed_while_any_settler_can_move() -> None:
    """The first two of seat 1 in reading order, A1 and A2, are blocked; the third is not."""
    scene = Scene(
        """
        a1  a1  a0  b.  c0  d.
          b0  b0  c#  d.  e1
        """
    )
    assert scene.kinds("A5-A4", "A4-A5", "A5-A6") == ["settler_moved", "turn_started"]
    assert scene.state.to_act == 1
    assert {move.partition("-")[0] for move in scene.legal()} == {"B5"}
