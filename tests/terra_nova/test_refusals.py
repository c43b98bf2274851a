"""Every refused move says why, names a rule, and changes nothing."""

from __future__ import annotations

import pytest

from newworlds.core.errors import GameIsOver, IllegalMove, InvalidMove
from newworlds.core.text import sentence
from newworlds.games import game
from newworlds.games.terra_nova import GAME
from newworlds.games.terra_nova.rules import codes
from newworlds.games.terra_nova.state import State
from newworlds.games.terra_nova.tables import Tables
from tests.terra_nova.scene import Scene, put

LAND = """
    a.  a#  a.  a.
  b.  b.  b.  b.  b.
c0  c.  c.  c.  c.  c1
  d0  d.  d.  d.  d.
    e.  e.  e.  e1
"""


@pytest.mark.parametrize(
    ("played", "move", "code", "rule"),
    [
        ([], "C3", "all_placed", "TN-2"),
        ([], "C2-C3", "not_your_settler", "TN-5"),
        ([], "C6-C5", "not_your_settler", "TN-5"),
        ([], "C1-C1", "must_move", "TN-5"),
        ([], "C1-B3", "not_straight", "TN-5"),
        ([], "C1-E1", "settler_there", "TN-5"),
        ([], "C1-C6", "settler_there", "TN-5"),
        (["C1-B1", "B1-B2"], "B2-A2", "stone_there", "TN-5"),
        ([], "*C2", "move_first", "TN-3"),
        (["C1-C3"], "*C3", "settler_there", "TN-7"),
        (["C1-C3"], "*A2", "stone_there", "TN-7"),
        (["C1-C3"], "*A4", "not_beside", "TN-7"),
        (["C1-C3", "C3-C2"], "C2-C1", "no_return", "TN-6"),
    ],
)
def test_why_not(played: list[str], move: str, code: str, rule: str) -> None:
    scene = Scene(LAND)
    scene.play(*played)
    why = scene.why_not(move)
    assert (why.code, why.rule) == (f"terra_nova.refusal.{code}", rule)


def test_why_not_while_settlers_are_placed() -> None:
    scene = Scene(LAND)
    scene.state.action = codes.PLACING
    scene.state.to_place = 2
    assert (scene.why_not("C1").code, scene.why_not("C1").rule) == ("terra_nova.refusal.settler_there", "TN-2")
    assert (scene.why_not("C1-C2").code, scene.why_not("*C2").rule) == ("terra_nova.refusal.place_first", "TN-2")


@pytest.mark.parametrize("target", ["B1", "A1", "B3"])
def test_TN_E3_a_settler_without_an_empty_space_next_to_it_cannot_move(target: str) -> None:
    scene = Scene("""
      a#  a1
    b0  b#  b.
      c#  c0
    """)
    why = scene.why_not(f"B1-{target}")
    assert (why.code, why.rule, why.args) == ("terra_nova.refusal.no_room", "TN-5", {"space": "B1"})


def test_why_not_across_a_gap() -> None:
    tables = Tables(["aab.bcc", "ddddddd"], [0, 1])
    state = State(tables, 2, None)
    put(state, tables.cell_at[0, 0], codes.SETTLER)
    state.to_place, state.action = 0, codes.FIRST_ACTION
    why = GAME.refusal(state, GAME.read("A1-A6"))
    assert (why.code, why.rule) == ("terra_nova.refusal.off_board", "TN-5")


def test_TN_12_a_scored_regions_spaces_are_out_of_play() -> None:
    """The stone on A3 closes A1 and A2; nobody may put anything there any more."""
    scene = Scene("a.  a.  b.  c0  d.  e.  f.  g1")
    scene.play("A4-A5", "A5-A4", "*A3")
    scene.play("A8-A7")
    assert scene.region_names() == [["A1", "A2"]]
    why = scene.why_not("*A1")
    assert (why.code, why.rule) == ("terra_nova.refusal.out_of_play", "TN-12")
    assert scene.why_not("A7-A2").code == "terra_nova.refusal.settler_there"


@pytest.mark.parametrize(
    "move",
    ["", "A", "A0", "1A", "a1", "A1-", "-A1", "*", "**A1", "A1-A2-A3", "A01", "Z99", "A8", "AA1", "É1", "A1 "],
)
def test_what_is_not_a_move_at_all_is_invalid_and_changes_nothing(move: str) -> None:
    match = GAME.new(2)
    before = match.to_bytes()
    with pytest.raises(InvalidMove):
        match.play(move)
    assert match.to_bytes() == before


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"kind": "place_settler"},
        {"kind": "place_settler", "space": [0]},
        {"kind": "place_settler", "space": ["A", 1]},
        {"kind": "place_settler", "space": [-1, 0]},
        {"kind": "place_settler", "space": [0, 7]},
        {"kind": "place_settler", "space": [0, 0], "extra": 1},
        {"kind": "move_settler", "start": [0, 0], "to": [0, 1]},
        {"kind": "fly", "space": [0, 0]},
    ],
)
def test_json_that_is_not_a_move_is_invalid_and_changes_nothing(move: dict[str, object]) -> None:
    match = GAME.new(2)
    before = match.to_bytes()
    with pytest.raises(InvalidMove):
        match.play(move)
    assert match.to_bytes() == before


@pytest.mark.parametrize("number", [-1, 0, 5, 2**24, 3 << 24, 2**40])
def test_a_number_that_is_not_a_move_is_invalid(number: int) -> None:
    match = GAME.new(2)
    with pytest.raises(InvalidMove):
        match.play(number)


def test_an_illegal_move_changes_nothing_and_is_explained_in_both_languages() -> None:
    match = game("terra_nova").new(2)
    match.play("A1")
    before = match.to_bytes()
    with pytest.raises(IllegalMove) as refused:
        match.play("A1")
    assert match.to_bytes() == before
    assert refused.value.rule == "TN-2"
    assert sentence(refused.value.message, "en") == "There is a settler on A1."
    assert sentence(refused.value.message, "fr") == "Il y a un colon en A1."


def test_after_the_end_there_are_no_moves() -> None:
    match = GAME.new(2, options={"stall_rounds": 1})
    while not match.is_over:
        match.play(next(move for move in match.legal() if type(move).__name__ != "PlaceStone"))
    assert match.legal() == []
    with pytest.raises(GameIsOver):
        match.play("A1")
