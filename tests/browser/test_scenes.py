"""The games in the screenshots can still be replayed."""

from __future__ import annotations

from pathlib import Path

import pytest

import newworlds
from newworlds.core.match import Match
from newworlds.core.record import record_from_json
from tests.browser.pictures import SCENES


@pytest.mark.parametrize("scene", sorted(SCENES.iterdir()), ids=lambda scene: scene.stem)
def test_scene_leads_to_a_decision(scene: Path) -> None:
    """Under the current rules, as a new table would be played."""
    record = record_from_json(scene.read_bytes())
    game = newworlds.game(record.game)
    match = Match(game, game.setup(len(record.seats), record.options), record.seed or 0)
    for move in record.moves:
        match.play(move)
    assert match.to_act is not None
