"""What everybody sees."""

from __future__ import annotations

import msgspec

from newworlds.core.game import Progress
from newworlds.games.terra_nova import GAME
from newworlds.games.terra_nova.board import Turn
from newworlds.games.terra_nova.view import inventory, prompt
from tests.terra_nova.scene import Scene


def test_the_board_while_settlers_are_placed() -> None:
    match = GAME.new(2)
    match.play("D5")
    board = msgspec.json.decode(msgspec.json.encode(GAME.board(match.position, 1)))
    assert board["phase"] == "placing"
    assert board["settlers"] == [[[3, 4]], []]
    assert board["to_place"] == [12, 13]
    assert (board["stones"], board["stones_left"], board["regions"], board["turn"]) == ([], 80, [], None)
    assert board["map"]["id"] == "isle168"
    assert board["map"]["reconstructed"] is True
    assert board["map"]["terrain"]["L"] == "lake"
    assert len(board["map"]["rows"]) == len(board["map"]["row_start_x"]) == 15


def test_the_turn_so_far_is_shown() -> None:
    match = GAME.new(2)
    for _ in range(26):
        match.play(match.legal()[0])
    move = match.legal()[0]
    match.play(move)
    turn = GAME.board(match.position, 0).turn
    assert turn == Turn(2, [move.to])  # type: ignore[attr-defined]


def test_only_the_seat_to_act_sees_moves() -> None:
    match = GAME.new(2)
    assert len(match.view(0).legal) == 168
    assert match.view(1).legal == []


def test_the_prompt_says_what_can_be_done() -> None:
    scene = Scene("a0  a.  b.  c.  d.  e1", stones_left=1)
    assert prompt(scene.state).code == "terra_nova.prompt.move"
    scene.play("A1-A2")
    assert prompt(scene.state).code == "terra_nova.prompt.move_or_stone"
    scene.play("*A1")
    assert (prompt(scene.state).code, prompt(scene.state).args) == ("terra_nova.prompt.move", {"action": 3})


def test_the_prompt_when_only_stones_are_left_to_do() -> None:
    """Never in play, where a settler can always go back; so the turn is made to look like it."""
    scene = Scene("a0  a1  b.  c.  d.  e1")
    scene.state.action = 2
    scene.state.first_moved = scene.cell("A4")
    assert prompt(scene.state).code == "terra_nova.prompt.stone"


def test_the_inventory_counts_every_piece_wherever_it_is() -> None:
    scene = Scene("a0  a0  z.  b1  c1  d.")
    before = inventory(scene.state)
    assert before == {"settlers of seat 0": 2, "settlers of seat 1": 2, "stones": 80, "spaces": 6}
    scene.put_stone("A3")
    assert inventory(scene.state) == before


def test_TN_2_TN_3_a_turn_has_three_actions_once_all_settlers_are_placed() -> None:
    match = GAME.new(2)
    assert match.view(0).progress is None
    for _ in range(26):
        match.play(match.legal()[0])
    assert match.view(0).progress == Progress(1, of=3)
