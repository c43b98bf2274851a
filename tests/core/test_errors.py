"""Every error has a code, and a text in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from newworlds import games
from newworlds.core import errors
from newworlds.core.errors import IllegalMove, NewWorldsError, StaleMove, UnknownGame
from newworlds.core.message import Message
from newworlds.core.text import LANGUAGES, catalogue


def _all(base: type[NewWorldsError]) -> Iterator[type[NewWorldsError]]:
    yield base
    for kind in base.__subclasses__():
        yield from _all(kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_text(language: str) -> None:
    missing = [kind.code for kind in _all(NewWorldsError) if f"error.{kind.code}" not in catalogue(language)]
    assert missing == []


def test_codes_are_unique() -> None:
    codes = [kind.code for kind in _all(NewWorldsError) if kind.__module__ == errors.__name__]
    assert len(codes) == len(set(codes))


def test_an_error_reads_as_a_sentence() -> None:
    assert str(StaleMove(sent=41, now=42)).startswith("The game has moved on: you were looking at step 41")


def test_an_illegal_move_gives_its_reason_and_rule() -> None:
    error = IllegalMove(Message("error.game_is_over", rule="X-1"))
    assert error.message == Message("error.game_is_over", rule="X-1")
    assert error.rule == "X-1"


def test_an_unknown_game_names_those_that_are_known() -> None:
    with pytest.raises(UnknownGame, match=r"no game called “chess”.*terra_nova"):
        games.game("chess")
