"""Bots are honest: a thousand positions of each game, with everything exchanged that the seat to act cannot see."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import pytest

from newworlds import bots
from newworlds.bots import LEVELS
from newworlds.bots.bot import Question
from newworlds.core.chance import Chance
from newworlds.core.game import Game
from newworlds.core.position import Position
from newworlds.core.seeds import keystream_of
from newworlds.games import game as game_by_id
from tests.conformance.cases import Case
from tests.conformance.secrets import EXCHANGES
from tests.conformance.walks import walk

GAMES = ("terra_nova", "mayflower", "gold_rush", "gwt_new_zealand")
POSITIONS = 1000
OTHER_KEY = keystream_of(b"another key of thirty-two bytes.")
QUICKLY = "iterations=2+plans=2+width=2+rounds=1"
"""What matters is whether two choices are the same, not how good they are."""


def exchanged(game: Game, real: Position, chance: Chance) -> Position:
    """The same to the seat to act, with another future and other secrets."""
    other = real.copy()
    other.draw_from(real.rng ^ 1, OTHER_KEY)
    if game.id in EXCHANGES:
        EXCHANGES[game.id](other, real.to_act, chance)
    return other


def positions(game: Game) -> Iterator[Position]:
    """Where there is something to decide, in random games of every number of players."""
    fewest, most = game.seats
    seed, found = 0, 0
    while found < POSITIONS:
        for match in walk(game, Case(game.id, fewest + seed % (most + 1 - fewest), {}), seed):
            if found < POSITIONS and not match.is_over and len(match.position.legal()) > 1:
                found += 1
                yield match.position
        seed += 1


@pytest.mark.parametrize("name", GAMES)
def test_a_question_never_depends_on_what_the_seat_cannot_see(name: str) -> None:
    game, chance = game_by_id(name), Chance(1)
    for number, real in enumerate(positions(game)):
        other = exchanged(game, real, chance)
        assert other.numbers() != real.numbers()
        asked = [pickle.dumps(Question(game, position, real.to_act, number)) for position in (real, other)]
        assert asked[0] == asked[1]


@pytest.mark.parametrize("name", GAMES)
def test_no_level_chooses_by_what_it_cannot_see(name: str) -> None:
    """The levels by turns, each in a quarter of the positions."""
    game, chance = game_by_id(name), Chance(2)
    levels = [bots.bot_or_own(f"{level}+{QUICKLY}") for level in LEVELS]
    for number, real in enumerate(positions(game)):
        other, bot = exchanged(game, real, chance), levels[number % len(levels)]
        first, second = (Question(game, position, real.to_act, number).answer(bot) for position in (real, other))
        assert first == second
