"""Component files may be changed by the steps of CONTRIBUTING, and every older record still replays."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from newworlds.core.game import Game
from newworlds.core.match import Match
from newworlds.core.setup import canonical
from tests.conformance.cases import every_game
from tests.conformance.golden import FOLDER
from tools.places import ROOT, SOURCE

CHANGES = {
    "terra_nova": ("isle168.toml", {'"FFFLLLL"': '"FFFFLLL"'}),
    "mayflower": ("components.toml", {"shields = 1": "shields = 2", "shields = 7": "shields = 9"}),
    "gold_rush": ("components.toml", {"cowboys = 5": "cowboys = 6"}),
    "gwt_new_zealand": ("board.toml", {"barrel = 3": "barrel = 4"}),
}
"""A figure of a component file for each game, and what it is corrected to."""

LEFT_OUT = shutil.ignore_patterns("*.so", "__pycache__", "client")
FEW_MOVES = 60


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(SOURCE / "newworlds", tmp_path / "newworlds", ignore=LEFT_OUT)
    return tmp_path


def newworlds(copy: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "newworlds.cli", "--lang", "en", *arguments],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy)},
        capture_output=True,
        text=True,
        check=False,
    )


def steps_of_contributing(game_id: str, file: Path) -> list[list[str]]:
    """The commands that CONTRIBUTING names, in their order, for this game and file."""
    chapter = (ROOT / "CONTRIBUTING.md").read_text().split("## Correct a tile")[1].split("\n## ")[0]
    commands = re.findall(r"^newworlds (.+)$", chapter, flags=re.MULTILINE)
    return [command.replace("GAME", game_id).replace("FILE", str(file)).split() for command in commands]


def change(file: Path, figures: dict[str, str]) -> None:
    text = file.read_text()
    for old, new in figures.items():
        assert old in text, f"{file.name} has no {old}"
        text = text.replace(old, new, 1)
    file.write_text(text)


def golden(game_id: str) -> list[str]:
    return [str(path) for path in sorted((FOLDER / game_id).glob("*.json"))]


@pytest.mark.slow
@pytest.mark.parametrize("game_id", CHANGES)
def test_components_changed_by_the_steps_of_contributing_leave_every_golden_game_replayable(
    game_id: str, copy: Path
) -> None:
    name, figures = CHANGES[game_id]
    file = copy / "newworlds" / "games" / game_id / "data" / name
    archiving, checking = steps_of_contributing(game_id, file)
    assert newworlds(copy, *archiving).returncode == 0
    change(file, figures)
    checked = newworlds(copy, *checking)
    assert checked.returncode == 0, checked.stdout
    replayed = newworlds(copy, "verify", *golden(game_id))
    assert replayed.returncode == 0, replayed.stdout
    assert replayed.stdout.count("✓") == len(golden(game_id))


@pytest.mark.parametrize("game_id", CHANGES)
def test_without_the_archive_the_refusal_says_what_was_left_out(game_id: str, copy: Path) -> None:
    name, figures = CHANGES[game_id]
    change(copy / "newworlds" / "games" / game_id / "data" / name, figures)
    replayed = newworlds(copy, "verify", golden(game_id)[-1])
    assert replayed.returncode == 1
    assert "are neither shipped nor archived here" in replayed.stdout
    assert f"newworlds data archive {game_id}" in replayed.stdout


def test_components_mean_the_same_in_any_order_of_their_keys(game: Game) -> None:
    """Their hash does not tell orders apart, so play must not, either."""
    for players in range(game.seats[0], game.seats[1] + 1):
        setup = game.setup(players)
        sorted_setup = game.setup(players, components=msgspec.json.decode(canonical(setup.components)))
        assert _beginning(Match(game, setup, 5)) == _beginning(Match(game, sorted_setup, 5))


def _beginning(match: Match) -> list[list[int]]:
    """The positions of a few moves, each the middle one of those listed."""
    positions = [match.position.numbers()]
    while len(positions) < FEW_MOVES and not match.is_over:
        legal = match.position.legal()
        match.play(int(legal[len(legal) // 2]))
        positions.append(match.position.numbers())
    return positions


def test_every_registered_game_is_changed_here() -> None:
    assert {game.id for game in every_game()} - {"sealed"} == set(CHANGES)
