"""Games of every rules version ever released still replay to the result they had."""

from __future__ import annotations

from pathlib import Path

import pytest

import newworlds
from newworlds.core.game import Game
from newworlds.core.record import record_from_json
from newworlds.core.replay import check_outcome
from newworlds.core.seeds import KNOWN_CHANCES
from tests.conformance.cases import every_game
from tests.conformance.golden import FOLDER, wanted

_FILES = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("path", _FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_replays_to_its_result(path: Path) -> None:
    every_game()
    record = record_from_json(path.read_bytes())
    assert record.game == path.parent.name
    assert record.result is not None
    check_outcome(newworlds.replay(record), record)


def test_every_version_and_number_of_players_has_a_golden_game(game: Game) -> None:
    assert [golden.path.name for golden in wanted(game) if not golden.path.exists()] == []


def test_golden_games_of_every_version_of_chance_are_kept(game: Game) -> None:
    kept = {record_from_json(path.read_bytes()).chance for path in _FILES if path.parent.name == game.id}
    assert kept == set(KNOWN_CHANCES)
