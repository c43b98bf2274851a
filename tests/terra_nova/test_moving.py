"""Moving a settler: straight, over empty spaces."""

from __future__ import annotations

from newworlds.games.terra_nova.rules import codes
from newworlds.games.terra_nova.state import State
from newworlds.games.terra_nova.tables import Tables
from tests.terra_nova.scene import Scene, put

HEXAGON = """
    a.  a.  a.
  b.  b.  b.  b.
c.  c.  c0  c.  c.
  d.  d.  d.  d.
    e.  e.  e1
"""


def test_TN_5_straight_in_six_directions_one_space_or_more() -> None:
    scene = Scene(HEXAGON)
    assert scene.moves_from("C3") == ["B2", "A1", "B3", "A3", "C2", "C1", "C4", "C5", "D2", "E1", "D3"]


def test_TN_5_never_onto_or_over_a_settler_ones_own_or_anothers() -> None:
    scene = Scene(HEXAGON.replace("c.  c.  c0", "c.  c0  c0"))
    assert "D3" in scene.moves_from("C3")
    assert "E3" not in scene.moves_from("C3")
    assert "C1" not in scene.moves_from("C3")


def test_TN_5_all_thirteen_of_a_seat_stay_its_own_when_the_other_moves_to_a_space_before_them() -> None:
    scene = Scene("a.  b1  " + "c0  " * 13 + "d.  e.")
    scene.play("A15-A16", "A16-A15", "A15-A16", "A2-A1", "A1-A2", "A2-A1")
    assert scene.moves_from("A3") == ["A2"]
    assert scene.moves_from("A16") == ["A15", "A17"]


def test_TN_5_never_onto_or_over_a_stone() -> None:
    scene = Scene(HEXAGON.replace("c0  c.  c.", "c0  c#  c."))
    assert not {"C4", "C5"} & set(scene.moves_from("C3"))


def test_TN_5_never_over_a_gap_in_the_map() -> None:
    """B1 and B3 stand apart: between them there is nothing."""
    tables = Tables(["aabb", "c.dd"], [0, 1])
    state = State(tables, 2, None)
    put(state, tables.cell_at[1, 0], codes.SETTLER)
    put(state, tables.cell_at[0, 3], codes.SETTLER + 1)
    state.to_place, state.action = 0, codes.FIRST_ACTION
    targets = [tables.place_of[move & codes.CELL_MASK] for move in state.legal()]
    assert targets == [(0, 0), (0, 1)]


def test_TN_6_moved_by_all_three_actions_a_settler_may_not_end_where_it_began() -> None:
    scene = Scene(HEXAGON)
    scene.play("C3-C5", "C5-C4")
    assert "C3" not in scene.moves_from("C4")
    assert {"C2", "C1", "C5"} <= set(scene.moves_from("C4"))
    assert scene.why_not("C4-C3").rule == "TN-6"


def test_TN_6_the_second_action_may_bring_it_back() -> None:
    scene = Scene(HEXAGON)
    scene.play("C3-C5", "C5-C3")
    assert scene.state.action == 3


def test_TN_6_it_may_pass_over_the_space_where_it_began() -> None:
    scene = Scene(HEXAGON)
    scene.play("C3-C5", "C5-C4", "C4-C2")
    assert scene.state.to_act == 1


def test_TN_6_another_settler_may_go_there() -> None:
    scene = Scene(HEXAGON.replace("b.  b.  b.  b.", "b.  b.  b0  b."))
    scene.play("C3-C5", "C5-C4", "B3-C3")
    assert scene.state.to_act == 1


def test_TN_6_two_moves_of_it_with_another_settlers_between_may_end_where_it_began() -> None:
    scene = Scene(HEXAGON.replace("a.  a.  a.", "a0  a.  a."))
    scene.play("C3-C5", "A1-A2", "C5-C3")
    assert scene.state.to_act == 1


def test_TN_6_two_moves_with_a_stone_between_may_end_where_it_began() -> None:
    scene = Scene(HEXAGON)
    scene.play("C3-C4", "*B4", "C4-C3")
    assert scene.state.to_act == 1


def test_TN_6_is_about_the_settler_not_the_space_it_came_from() -> None:
    """The second settler goes to where the first began: moving it away and back is another settler's affair."""
    scene = Scene(HEXAGON.replace("b.  b.  b.  b.", "b.  b.  b0  b."))
    scene.play("C3-C4", "B3-C3")
    assert "B3" in scene.moves_from("C3")
