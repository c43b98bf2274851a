"""A host who owns the game corrects Sarah's reconstructed figures in a copy of the component files."""

from __future__ import annotations

import shutil
from importlib import resources
from pathlib import Path

import newworlds
from newworlds.core.chance import Chance
from newworlds.core.match import Match
from newworlds.core.playout import random_move
from newworlds.games.gwt_new_zealand import GAME


def corrected(folder: Path, file: str, old: str, new: str) -> Path:
    shutil.copytree(str(resources.files("newworlds.games.gwt_new_zealand.data")), folder)
    text = (folder / file).read_text()
    assert text.count(old) == 1
    (folder / file).write_text(text.replace(old, new))
    return folder


def played(match: Match) -> Match:
    chance = Chance(1)
    while not match.is_over:
        match.play(int(random_move(match.position, chance)))
    return match


def test_NZ_61_what_sarah_explores_is_a_figure_of_her_card(tmp_path: Path) -> None:
    folder = corrected(
        tmp_path / "nz", "sarah.toml", 'actions = [{ op = "explore", n = 3 }]', 'actions = [{ op = "explore", n = 1 }]'
    )
    assert GAME.faults(folder) == []
    card = next(card for card in GAME.checked_components(folder)["sarah"]["card"] if card["id"] == 7)
    assert card["actions"][0]["n"] == 1


def test_NZ_61_a_game_with_corrected_figures_is_played_and_replayed(tmp_path: Path) -> None:
    folder = corrected(tmp_path / "nz", "sea.toml", "{ a = 1, b = 3, vp = -3 }", "{ a = 1, b = 3, vp = 0 }")
    match = played(GAME.new(1, 2, components=GAME.checked_components(folder)))
    assert newworlds.replay(match.record()).scores == match.scores
