"""The same seed and moves give the same game: in another process, with another hash seed, compiled or not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import newworlds
from newworlds.core.game import Game
from newworlds.core.record import record_from_json, record_to_json
from newworlds.core.replay import check_outcome
from newworlds.core.viewer import REFEREE
from tests.conformance.cases import Case
from tests.conformance.digest import digest
from tests.conformance.walks import finished
from tools.pure_tree import pure_environment

_ROOT = Path(__file__).parents[2]
_SEEDS = 10


def _elsewhere(game: Game, players: int, seeds: int, **environment: str) -> list[str]:
    command = [sys.executable, "-m", "tests.conformance.digest", game.id, str(players), "0", str(seeds)]
    done = subprocess.run(
        command, cwd=_ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def _here(game: Game, players: int, seeds: int) -> list[str]:
    return [digest(game, Case(game.id, players, {}), seed) for seed in range(seeds)]


def test_a_record_replays_to_the_same_position(game: Game, case: Case) -> None:
    match = finished(game, case, seed=20)
    record = record_from_json(record_to_json(match.record()))
    replayed = newworlds.replay(record)
    check_outcome(replayed, record)
    assert replayed.position.numbers() == match.position.numbers()
    assert replayed.view(REFEREE) == match.view(REFEREE)
    assert replayed.record() == record


def test_a_game_is_the_same_in_another_process_with_another_hash_seed(game: Game) -> None:
    players = game.seats[1]
    here = _here(game, players, 2)
    assert _elsewhere(game, players, 2, PYTHONHASHSEED="1") == here
    assert _elsewhere(game, players, 2, PYTHONHASHSEED="4711") == here


def test_the_engine_plays_the_same_games_as_its_uncompiled_sources(game: Game) -> None:
    """`./test` makes sure that the engine here is the compiled one."""
    for players in range(game.seats[0], game.seats[1] + 1):
        assert _elsewhere(game, players, _SEEDS, **pure_environment()) == _here(game, players, _SEEDS)


def test_the_uncompiled_engine_is_really_uncompiled() -> None:
    program = "from newworlds.core.compiled import is_compiled; print(is_compiled())"
    environment = {**os.environ, **pure_environment()}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
