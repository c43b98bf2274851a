"""Counting sequences of moves."""

from __future__ import annotations

from itertools import accumulate, repeat

from newworlds.core.match import Match
from newworlds.core.perft import sequences
from tests.toy import GAME


def _played(matches: list[Match], _: None = None) -> list[Match]:
    """Every match one move later, in every way."""
    later = []
    for match in matches:
        for move in match.legal():
            after = match.copy()
            after.play(move)
            later.append(after)
    return later


def test_the_counts_are_those_of_playing_every_sequence() -> None:
    match = GAME.new(players=2, seed=5)
    found = [len(matches) for matches in accumulate(repeat(None, 4), _played, initial=[match])]
    assert [sequences(match.position, depth) for depth in range(5)] == found
    assert found[0] == 1


def test_counting_leaves_the_position_as_it_was() -> None:
    match = GAME.new(players=2, seed=5)
    before = match.position.numbers()
    sequences(match.position, 3)
    assert match.position.numbers() == before


def test_a_game_that_is_over_has_no_further_sequence() -> None:
    match = GAME.new(players=2, seed=5)
    while not match.is_over:
        match.play(match.legal()[0])
    assert [sequences(match.position, depth) for depth in (0, 1, 2)] == [1, 0, 0]
