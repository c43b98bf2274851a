"""A test that requests a `case` (and its `game`) is run for each; one that only requests a `game`, once per game."""

from __future__ import annotations

import inspect

import pytest

from newworlds.core.game import Game
from newworlds.games import game as game_by_id
from tests.conformance.cases import Case, every_case, every_game


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    asked = inspect.signature(metafunc.function).parameters
    if "case" in asked:
        metafunc.parametrize("case", every_case(), ids=lambda case: case.name)
    elif "game" in asked:
        metafunc.parametrize("game", every_game(), ids=lambda game: game.id)


@pytest.fixture
def game(case: Case) -> Game:
    return game_by_id(case.game_id)
