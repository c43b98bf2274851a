"""Mayflower on the terminal and as SVG: land, settlers, explorers and choices are there to see, without colour, too."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text

import newworlds
from newworlds.core.match import Match
from newworlds.core.viewer import SPECTATOR
from newworlds.games.mayflower import GAME
from newworlds.games.mayflower.look import LOOK
from newworlds.kernels.tiles.board import printed_kinds
from newworlds.kernels.tiles.pictures.block import tile_block
from newworlds.kernels.tiles.pictures.parts import Grid

_GOLDEN = Path(__file__).parents[1] / "golden" / "mayflower" / "rules1-players3.json"
_PRINTED = newworlds.game("mayflower").components({})["tile"]
_KINDS = dict(zip((tile["id"] for tile in _PRINTED), printed_kinds(_PRINTED), strict=True))


@pytest.fixture
def match() -> Match:
    """A golden game after its fortieth move: a tile is just laid."""
    return newworlds.replay(_GOLDEN, 41)


def _drawn(tile: str, rotation: int = 0) -> list[str]:
    """One kind of tile, seven characters wide and three rows high."""
    block = tile_block(Grid(LOOK, _KINDS[tile], rotation, 7, 3), ())
    return ["".join(sign.character for sign in row) for row in block]


def _lines(match: Match, language: str = "en") -> list[str]:
    picture = match.game.picture(match.position, SPECTATOR, language)
    assert picture is not None
    return [line.rstrip() for line in Text.from_markup(picture).plain.splitlines()]


@pytest.mark.parametrize(
    ("tile", "rotation", "drawn"),
    [
        ("D", 0, ["···┃···", "···┃···", "···┃···"]),
        ("D", 1, ["·······", "━━━━━━━", "·······"]),
        ("K", 0, ["·······", "━━━┓···", "···┃···"]),
        ("K", 1, ["···┃···", "━━━┛···", "·······"]),
        ("S", 0, ["···┃···", "━━━╋━━━", "···┃···"]),
        ("A", 0, ["·······", "··⌂⌂⌂··", "···┃···"]),
        ("W", 0, ["·▒▒▒▒▒·", "···┃···", "···┃···"]),
        ("AK", 0, ["·▒▒▒▒▒·", "·······", "·▒▒▒▒▒·"]),
        ("AT", 0, ["▒▒▒▒▒▒·", "▒▒▒┏━━━", "▒··┃···"]),
        ("AV", 0, ["▒·····▒", "▒▒▒▒▒▒▒", "▒·····▒"]),
        ("AX", 0, ["▒▒▒▒▒▒▒", "▒▒▒♦▒▒▒", "▒··┃··▒"]),
        ("coast3", 0, ["··≈≈≈≈≈", "━━≈≈≈≈≈", "··≈≈≈≈≈"]),
    ],
)
def test_a_tile_is_drawn_as_it_lies(tile: str, rotation: int, drawn: list[str]) -> None:
    assert _drawn(tile, rotation) == drawn


def test_places_where_the_tile_in_hand_fits_are_labelled() -> None:
    match = newworlds.game("mayflower").new(players=2, seed=1)
    places = {match.game.write(move).split()[0] for move in match.legal()}
    drawn = set(" ".join(_lines(match)[:35]).split())
    assert places <= drawn


def test_each_turn_of_the_tile_in_hand_lists_its_places() -> None:
    match = newworlds.game("mayflower").new(players=2, seed=1)
    lines = _lines(match)
    turns = next(line for line in lines if line.startswith("  r0"))
    assert turns.split() == sorted({match.game.write(move).split()[1] for move in match.legal()})


def test_settlers_have_the_mark_of_their_seat(match: Match) -> None:
    followers = GAME.board(match.position, SPECTATOR).followers
    assert followers
    drawn = "".join(_lines(match))
    for seat, mark in enumerate("●◆★"):
        assert drawn.count(mark) == 1 + sum(follower.seat == seat for follower in followers)


def test_the_tile_just_laid_names_the_parts_that_moves_name(match: Match) -> None:
    texts = [match.game.write(move) for move in match.legal()]
    lines = _lines(match)
    assert len(texts) > 1
    for text in texts:
        assert any(text in line for line in lines)
    for text in texts[:-1]:
        assert any(text.removeprefix("on ") in line[:18] for line in lines), "on the tile, too"


def test_explorers_are_shown_above_their_columns(match: Match) -> None:
    heads, columns = _lines(match)[1:3]
    for number, explorer in enumerate(GAME.board(match.position, SPECTATOR).explorers, start=1):
        assert abs(heads.index(f"▼{number}") - columns.index(f" {explorer.col} ")) <= 4


def test_every_picture_of_a_game_fits_a_hundred_columns() -> None:
    match = newworlds.replay(_GOLDEN)
    for moves in range(0, len(match.moves) + 1, 40):
        lines = _lines(newworlds.replay(_GOLDEN, moves), "fr")
        assert max(map(len, lines)) <= 100
