"""Random games, step by step."""

from __future__ import annotations

from collections.abc import Iterator

from newworlds.core.chance import Chance
from newworlds.core.game import Game
from newworlds.core.match import Match
from newworlds.core.playout import random_move
from tests.conformance.cases import MOST_DECISIONS, Case


def walk(game: Game, case: Case, seed: int) -> Iterator[Match]:
    """The match before each of its decisions, and once more when it is over."""
    match, chance = case.new(game, seed), Chance(seed)
    while not match.is_over:
        yield match
        match.play(int(random_move(match.position, chance)))
        assert len(match.moves) <= MOST_DECISIONS, "the game does not end"
    yield match


def finished(game: Game, case: Case, seed: int) -> Match:
    *_, last = walk(game, case, seed)
    return last


def samples(game: Game, case: Case, seed: int, every: int) -> Iterator[Match]:
    """Every so many steps of a walk, and its end."""
    for match in walk(game, case, seed):
        if match.is_over or len(match.moves) % every == 0:
            yield match
