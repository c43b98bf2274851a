"""Terra Nova in the terminal and as SVG: pieces, scored regions and names are there to see."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text

import newworlds
from newworlds.core.match import Match
from newworlds.core.viewer import SPECTATOR
from newworlds.games.terra_nova import GAME
from tests.cli.conftest import Run

_GOLDEN = Path(__file__).parents[1] / "golden" / "terra_nova" / "rules1-players2.json"
_NAMESPACE = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def match() -> Match:
    """A whole game."""
    return newworlds.replay(_GOLDEN)


def _lines(match: Match, language: str = "en") -> list[str]:
    picture = match.game.picture(match.position, SPECTATOR, language)
    assert picture is not None
    return Text.from_markup(picture).plain.splitlines()


def test_an_empty_board_names_every_space_by_row_and_column() -> None:
    rows = _lines(newworlds.game("terra_nova").new(players=2))
    assert rows[1].split() == ["A", "♠1", "♠2", "♠3", "≈4", "≈5", "≈6", "≈7"]
    assert sum(len(row.split()) - 1 for row in rows[1:16]) == 168


def test_neighbouring_rows_are_shifted_by_half_a_hex() -> None:
    rows = _lines(newworlds.game("terra_nova").new(players=2))
    assert [row.index("∩1") for row in rows[4:8]] == [6, 4, 6, 4]


def test_settlers_have_the_mark_of_their_seat_at_their_place() -> None:
    match = newworlds.game("terra_nova").new(players=2)
    for move in ("A1", "A7"):
        match.play(move)
    assert _lines(match)[1].split() == ["A", "●1", "♠2", "♠3", "≈4", "≈5", "≈6", "◆7"]


def test_stones_and_scored_regions_are_marked(match: Match) -> None:
    board = GAME.board(match.position, SPECTATOR)
    rows = "".join(_lines(match)[1:16])
    assert rows.count("▲▲") == len(board.stones)
    taken = sum(len(region.spaces) for region in board.regions if region.winners == [0])
    assert rows.count("●") >= taken > 0


def test_the_legend_is_translated() -> None:
    match = newworlds.game("terra_nova").new(players=2)
    assert "80 border stones left" in _lines(match)[-1]
    assert "80 bornes restantes" in _lines(match, "fr")[-1]


def test_a_picture_is_not_wrapped_when_written_to_a_file(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    out = run("replay", _GOLDEN, "--at", 0).out
    assert "♠1  ♠2  ♠3  ≈4  ≈5  ≈6  ≈7" in out
    assert max(map(len, out.splitlines())) > 40
