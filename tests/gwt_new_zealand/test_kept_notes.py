"""Notes that are kept from move to move are those that would be written now."""

from __future__ import annotations

from collections import OrderedDict
from random import Random

import pytest

from newworlds.core.explanation import Note
from newworlds.core.match import Match
from newworlds.games.gwt_new_zealand import GAME
from newworlds.games.gwt_new_zealand.telling import kept_notes

MOVES = 90


def notes_of(match: Match) -> dict[str, Note]:
    return dict(GAME.notes(match.position))


def written_anew(match: Match) -> dict[str, Note]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(kept_notes, "_kept", OrderedDict())
        return notes_of(match)


def test_kept_notes_are_those_written_anew() -> None:
    """Tables of every size take turns, so that none finds only its own."""
    chance = Random(7)
    matches = [Match(GAME, GAME.setup(players), seed=players) for players in (1, 2, 3, 4)]
    for number in range(MOVES):
        for match in matches:
            match.play(chance.choice(list(match.position.legal())))
            kept = notes_of(match)
            if number % 6 == 0:
                assert kept == written_anew(match)


def test_the_oldest_notes_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_notes, "_kept", OrderedDict())
    written = [0]

    def write() -> list[tuple[str, Note]]:
        written[0] += 1
        return []

    for figures in (*range(kept_notes.MOST_KEPT + 1), kept_notes.MOST_KEPT, 0):
        kept_notes.kept_notes(write, figures, write)
    assert written[0] == kept_notes.MOST_KEPT + 2
