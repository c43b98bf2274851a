"""The undo policy, as a table: who decided, what was revealed, and what may be undone."""

from __future__ import annotations

import pytest

from newworlds.core.text import LANGUAGES, catalogue
from newworlds.core.undo import Decision, NoUndo, UndoTarget, turn_to_ask_for, undo, undo_by, undo_untold


def history(drawn: str) -> list[Decision]:
    """Seats in order; a `!` after one means that its decision revealed something."""
    return [Decision(int(each[0]), each.endswith("!")) for each in drawn.split()]


@pytest.mark.parametrize(
    ("drawn", "answering", "possible"),
    [
        ("", [], NoUndo.NOTHING),
        ("0", [], UndoTarget(seat=0, kept=0)),
        ("0 1", [], UndoTarget(seat=1, kept=1)),
        ("0 0 0", [], UndoTarget(seat=0, kept=2)),
        ("0!", [], NoUndo.REVEALED),
        ("0! 1", [], UndoTarget(seat=1, kept=1)),
        ("0 1!", [], NoUndo.REVEALED),
        ("0 1", [1], UndoTarget(seat=0, kept=0)),
        ("0 0 1 2 1", [1, 2], UndoTarget(seat=0, kept=1)),
        ("0 1! 2", [1, 2], NoUndo.REVEALED),
        ("0! 1", [1], NoUndo.REVEALED),
        ("0 1 0!", [1], NoUndo.REVEALED),
        ("1 1", [1], NoUndo.NOTHING),
    ],
)
def test_the_last_decision_that_revealed_nothing(
    drawn: str, answering: list[int], possible: UndoTarget | NoUndo
) -> None:
    assert undo(history(drawn), is_over=False, answering=answering) == possible


def test_nothing_is_undone_after_the_end() -> None:
    assert undo(history("0 1"), is_over=True) == NoUndo.OVER


@pytest.mark.parametrize(
    ("seats", "possible", "allowed"),
    [
        ([1], UndoTarget(1, 3), UndoTarget(1, 3)),
        ([0, 1], UndoTarget(1, 3), UndoTarget(1, 3)),
        ([0], UndoTarget(1, 3), NoUndo.ANSWERED),
        ([], UndoTarget(1, 3), NoUndo.ANSWERED),
        ([0], NoUndo.REVEALED, NoUndo.REVEALED),
    ],
)
def test_nobody_undoes_another_players_decision(
    seats: list[int], possible: UndoTarget | NoUndo, allowed: UndoTarget | NoUndo
) -> None:
    assert undo_by(seats, possible) == allowed


@pytest.mark.parametrize(
    ("possible", "told", "allowed"),
    [
        (UndoTarget(1, 3), 3, UndoTarget(1, 3)),
        (UndoTarget(1, 3), 4, NoUndo.TOLD),
        (NoUndo.REVEALED, 4, NoUndo.REVEALED),
    ],
)
def test_among_people_nobody_undoes_alone_what_all_have_been_told(
    possible: UndoTarget | NoUndo, told: int, allowed: UndoTarget | NoUndo
) -> None:
    assert undo_untold(possible, told) == allowed


@pytest.mark.parametrize(
    ("drawn", "seats", "possible"),
    [
        ("", [0], NoUndo.NOTHING),
        ("1 1", [0], NoUndo.NOTHING),
        ("1 0 0 0", [0], UndoTarget(seat=0, kept=1)),
        ("0 0 1 2", [0], UndoTarget(seat=0, kept=0)),
        ("0! 0 0 1", [0], UndoTarget(seat=0, kept=1)),
        ("0 0 1 2!", [0], NoUndo.REVEALED),
        ("0 0! 1", [0], NoUndo.REVEALED),
        ("0 1 1 2", [0, 1], UndoTarget(seat=1, kept=1)),
    ],
)
def test_the_last_turn_may_be_asked_for_as_far_as_it_revealed_nothing(
    drawn: str, seats: list[int], possible: UndoTarget | NoUndo
) -> None:
    assert turn_to_ask_for(history(drawn), is_over=False, seats=seats) == possible
    assert turn_to_ask_for(history(drawn), is_over=True, seats=seats) == NoUndo.OVER


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_own_sentence(language: str) -> None:
    sentences = {reason: catalogue(language)[reason.message.code] for reason in NoUndo}
    assert len(set(sentences.values())) == len(NoUndo)
