"""Gold Rush on the terminal and as SVG: land, cowboys, tents and tokens are there to see, without colour, too."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text

import newworlds
from newworlds.core.match import Match
from newworlds.core.viewer import SPECTATOR
from newworlds.games.gold_rush import GAME
from newworlds.games.gold_rush.look import LOOK
from newworlds.kernels.tiles.board import printed_kinds
from newworlds.kernels.tiles.pictures.block import tile_block
from newworlds.kernels.tiles.pictures.parts import Grid

_GOLDEN = Path(__file__).parents[1] / "golden" / "gold_rush" / "rules1-players2.json"
_PRINTED = newworlds.game("gold_rush").components({})["tile"]
_KINDS = dict(zip((tile["id"] for tile in _PRINTED), printed_kinds(_PRINTED), strict=True))


@pytest.fixture
def match() -> Match:
    """The first moment of a golden game when a tent stands on a mountain with tokens, and a tent may go elsewhere."""
    played = newworlds.replay(_GOLDEN)
    match = newworlds.replay(_GOLDEN, 0)
    for move in played.moves:
        match.play(move)
        board = GAME.board(match.position, SPECTATOR)
        if any(board.tents) and board.piles and any(text.startswith("tent") for text in _texts(match)):
            break
    return match


def _texts(match: Match) -> list[str]:
    return [match.game.write(move) for move in match.legal()]


def _lines(match: Match, viewer: int = SPECTATOR, language: str = "en") -> list[str]:
    picture = match.game.picture(match.position, viewer, language)
    assert picture is not None
    return [line.rstrip() for line in Text.from_markup(picture).plain.splitlines()]


@pytest.mark.parametrize(
    ("tile", "rotation", "drawn"),
    [
        ("G30", 0, ["···║···", "···║···", "···║···"]),
        ("G34", 3, ["·······", "···╔═══", "···║···"]),
        ("G01", 0, ["^^^^^^^", "^^¤¤¤^^", "^^^^^^^"]),
        ("G18", 2, ["·····^^", "··Δ··^¤", "·^^¤^^^"]),
        ("G45", 0, ["···║···", "══▣▣▣══", "···║···"]),
    ],
)
def test_a_tile_is_drawn_as_it_lies(tile: str, rotation: int, drawn: list[str]) -> None:
    block = tile_block(Grid(LOOK, _KINDS[tile], rotation, 7, 3), ())
    assert ["".join(sign.character for sign in row) for row in block] == drawn


def test_tents_stand_on_the_map(match: Match) -> None:
    tents = GAME.board(match.position, SPECTATOR).tents
    drawn = "".join(_lines(match))
    for seat, mark in enumerate("●◆"):
        in_the_legend = seat == 0
        assert drawn.count(f"⌂{mark}") == (tents[seat] is not None) + in_the_legend


def test_each_move_is_listed_as_it_is_typed(match: Match) -> None:
    drawn = "\n".join(_lines(match))
    assert [text for text in _texts(match) if text not in drawn] == []


def test_token_values_are_only_shown_to_their_owner() -> None:
    match = newworlds.replay(_GOLDEN)
    length = len(match.moves)
    match = newworlds.replay(_GOLDEN, length - 2)
    values = GAME.board(match.position, 0).tokens.values[0]
    shown = f"({', '.join(map(str, values or []))})"
    assert shown in "".join(_lines(match, 0))
    assert shown not in "".join(_lines(match, SPECTATOR))


def test_every_picture_of_a_game_fits_a_hundred_columns() -> None:
    length = len(newworlds.replay(_GOLDEN).moves)
    for moves in range(0, length + 1, 25):
        assert max(map(len, _lines(newworlds.replay(_GOLDEN, moves), language="fr"))) <= 100
