"""The counts of docs/perft.md are those that the command finds."""

from __future__ import annotations

import json
import re
import shlex
from typing import NamedTuple

import pytest

from newworlds.cli import main
from newworlds.games import IDS
from tools.places import ROOT

QUICK = 1500
"""So many positions are looked at, at most, to find a count: those one move less deep."""


class Row(NamedTuple):
    game: str
    position: str
    counts: list[int]

    @property
    def quick_depth(self) -> int:
        return 1 + sum(count <= QUICK for count in self.counts[:-1])


def rows() -> list[Row]:
    found, game = [], ""
    for line in (ROOT / "docs" / "perft.md").read_text().splitlines():
        if title := re.fullmatch(r"`newworlds perft (\w+) …`", line):
            game = title[1]
        elif cells := re.fullmatch(r"\| `(--[^`]+)` \|(.+)\|", line):
            counts = [re.sub(r"\D", "", cell) for cell in cells[2].split("|")]
            found.append(Row(game, cells[1], [int(count) for count in counts if count]))
    return found


@pytest.mark.parametrize("row", rows(), ids=lambda row: f"{row.game} {row.position}")
def test_a_row_of_the_table_is_what_the_command_counts(
    row: Row, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    status = main(["perft", row.game, *shlex.split(row.position), "--depth", str(row.quick_depth), "--json"])
    assert status == 0
    assert json.loads(capsys.readouterr().out)["sequences"] == row.counts[: row.quick_depth]


def test_every_game_has_beginnings_and_recorded_positions() -> None:
    for game in IDS:
        positions = [row.position for row in rows() if row.game == game]
        assert sum("--record" in position for position in positions) >= 3
        assert sum("--players" in position for position in positions) >= 3
    assert all(row.quick_depth > 1 for row in rows())
