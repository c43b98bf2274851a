"""Moves as text and numbers, and why they are refused."""

from __future__ import annotations

import pytest

from newworlds.core.errors import InvalidMove
from newworlds.games.gold_rush import GAME
from newworlds.games.gold_rush.moves import PlaceCowboy, PlaceTent, TakeToken
from newworlds.kernels.tiles.moves import LayTile, Skip
from tests.gold_rush.table import Table


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("3,-2 r1", LayTile(3, -2, 1)),
        ("0,0 r3", LayTile(0, 0, 3)),
        ("on l1", PlaceCowboy("l1")),
        ("tent -3,2 a1", PlaceTent(-3, 2, "a1")),
        ("take", TakeToken()),
        ("skip", Skip()),
    ],
)
def test_a_move_has_one_text_form(text: str, move: object) -> None:
    assert GAME.read(text) == move
    assert GAME.write(GAME.read(text)) == text


@pytest.mark.parametrize(
    "text", ["", "3,-2", "3,-2 r4", "03,2 r1", "-0,1 r1", "3, 2 r1", "on", "tent a1", "take it", "١,2 r1"]
)
def test_other_texts_are_not_moves(text: str) -> None:
    with pytest.raises(InvalidMove):
        GAME.read(text)


@pytest.mark.parametrize("move", [LayTile(0, 1, 4), LayTile(501, 0, 0), PlaceCowboy("x9"), PlaceTent(0, 0, "x9")])
def test_a_move_that_names_nothing_of_the_game_is_invalid(move: LayTile | PlaceCowboy | PlaceTent) -> None:
    with pytest.raises(InvalidMove):
        GAME.encode(Table().state, move)


@pytest.mark.parametrize("number", [5 << 26, 1 << 26 | 31, 3 << 26 | 1, -1])
def test_a_number_that_is_not_a_move_is_invalid(number: int) -> None:
    with pytest.raises(InvalidMove):
        GAME.decode(Table().state, number)


def test_refusals_while_a_tile_is_to_be_laid() -> None:
    table = Table().bring_to_hand("G30")
    for text in ("on l1", "tent 0,0 a1", "take", "skip"):
        assert table.refusal(text).code == "gold_rush.refusal.lay_first"
    assert table.refusal("0,0 r0").code == "gold_rush.refusal.occupied"
    assert table.refusal("0,1 r0").args == {"side": "west"}
    assert table.refusal("-1,0 r0").args == {"side": "south"}


def test_refusals_after_the_tile_is_laid() -> None:
    table = Table()
    table.lay("G30 0,1 r1")
    assert table.refusal("0,2 r1").code == "gold_rush.refusal.already_laid"
    assert table.refusal("on a1").code == "gold_rush.refusal.not_on_tile"
