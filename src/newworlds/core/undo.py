"""Who may take back what: the one policy of every table, in the browser and on the terminal.

The last decision may be taken back by whoever made it, as long as the game goes on and nothing hidden has come to
light. A table may name seats that answer by themselves: what they decided since is taken back with it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum
from typing import NamedTuple


class Decision(NamedTuple):
    """What the policy asks of a move."""

    seat: int
    reveals: bool
    """Whether something hidden came to light by it."""


class UndoTarget(NamedTuple):
    seat: int
    """Whose decision is taken back."""
    kept: int
    """How many decisions stay."""


class NoUndo(StrEnum):
    """Why nothing may be taken back."""

    OVER = "over"
    NOTHING = "nothing"
    REVEALED = "revealed"
    ANSWERED = "answered"


def undo(history: Sequence[Decision], is_over: bool, answering: Collection[int] = ()) -> UndoTarget | NoUndo:
    """What may be taken back now, and by whom. `answering` are the seats that answer by themselves."""
    if is_over:
        return NoUndo.OVER
    for kept in reversed(range(len(history))):
        seat, reveals = history[kept]
        if reveals:
            return NoUndo.REVEALED
        if seat not in answering:
            return UndoTarget(seat, kept)
    return NoUndo.NOTHING


def undo_by(seats: Collection[int], possible: UndoTarget | NoUndo) -> UndoTarget | NoUndo:
    """The same for whoever has these seats: nobody takes back the decision of another."""
    if isinstance(possible, UndoTarget) and possible.seat not in seats:
        return NoUndo.ANSWERED
    return possible
