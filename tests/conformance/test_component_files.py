"""Any changed component file is either refused with place and problem, or a game with it can be played to its end."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from newworlds.core.chance import Chance
from newworlds.core.errors import BadData
from newworlds.games import IDS
from newworlds.games import game as game_by_id
from tests.conformance import mutants

BATCHES, BATCH = 3, 40


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("game_id", IDS)
def test_a_changed_file_is_refused_by_name_or_plays_to_the_end(game_id: str, batch: int, tmp_path: Path) -> None:
    game = game_by_id(game_id)
    found = []
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        found.append(mutants.is_sound(mutants.outcome(game, mutants.mutant_file(game, tmp_path, seed), seed)))
    assert set(found) == {True, False}, "some are to be played, and some refused"


@pytest.mark.parametrize("game_id", IDS)
def test_changed_components_in_a_record_are_refused_by_name_or_played(game_id: str) -> None:
    game = game_by_id(game_id)
    shipped = next(game.shipped())
    refused: list[str] = []
    for seed in range(BATCH):
        components = msgspec.json.decode(msgspec.json.encode(mutants.mutant(shipped, Chance(seed))))
        try:
            mutants.play_with(game, components, seed)
        except BadData as error:
            refused.append(error.place)
    assert 0 < len(refused) < BATCH
    assert all(refused), "every refusal names its place"
