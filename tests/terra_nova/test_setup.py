"""Setup: settlers, stones, and the first player."""

from __future__ import annotations

import pytest

from newworlds.core.events import GameStarted
from newworlds.games.terra_nova import GAME


@pytest.mark.parametrize(("players", "settlers"), [(2, 13), (3, 10), (4, 8)])
def test_TN_1_settlers_stones_and_scores_at_the_start(players: int, settlers: int) -> None:
    match = GAME.new(players)
    board = GAME.board(match.position, 0)
    assert board.to_place == [settlers] * players
    assert board.stones_left == 80
    assert match.scores == [0] * players
    assert match.to_act == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_TN_2_one_settler_each_in_turn_until_all_are_placed_then_seat_0_takes_the_first_turn(players: int) -> None:
    match = GAME.new(players)
    settlers = {2: 13, 3: 10, 4: 8}[players]
    for placed in range(players * settlers):
        assert match.to_act == placed % players
        assert GAME.board(match.position, 0).phase == "placing"
        match.play(match.legal()[0])
    assert GAME.board(match.position, 0).phase == "playing"
    assert GAME.board(match.position, 0).to_place == [0] * players
    assert match.to_act == 0


def test_TN_2_each_settler_stands_where_its_player_put_it() -> None:
    match = GAME.new(3)
    for space in ("A5", "B2", "C3", "A6"):
        match.play(space)
    assert GAME.board(match.position, 0).settlers == [[(0, 4), (0, 5)], [(1, 1)], [(2, 2)]]


def test_TN_2_any_empty_space_lakes_too() -> None:
    match = GAME.new(2)
    match.play("A5")
    names = [GAME.write(move) for move in match.legal()]
    assert len(names) == 167
    assert "A4" in names  # a lake
    assert "A5" not in names


def test_TN_1_the_last_placement_starts_the_first_turn() -> None:
    match = GAME.new(2)
    for _ in range(25):
        match.play(match.legal()[0])
    assert [type(event).__name__ for event in match.play(match.legal()[0])] == ["SettlerPlaced", "TurnStarted"]


def test_TN_2_the_first_player_is_reported_before_the_first_decision() -> None:
    assert GAME.new(3).opening == [GameStarted(0)]
