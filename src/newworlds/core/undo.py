"""Who may undo what: the one policy of every table, in the browser and on the terminal.

The last decision may be undone by whoever made it, as long as the game is not over and nothing hidden has been
revealed. A table may name seats that answer automatically: their decisions since then are undone with it. Among people,
only what the others have not been told yet is undone like that; for the rest one asks them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum
from typing import NamedTuple, Protocol

from newworlds.core.message import Message


class Decided(Protocol):
    """What the policy needs to know about a move."""

    @property
    def seat(self) -> int: ...

    @property
    def reveals(self) -> bool:
        """Whether it revealed something hidden."""


class Decision(NamedTuple):
    seat: int
    reveals: bool


class UndoTarget(NamedTuple):
    seat: int
    """Whose decision is undone."""
    kept: int
    """How many decisions remain."""


class NoUndo(StrEnum):
    """Why nothing may be undone; each has its own sentence."""

    OVER = "over"
    NOTHING = "nothing"
    REVEALED = "revealed"
    ANSWERED = "answered"
    TOLD = "told"
    GUIDED = "guided"

    @property
    def message(self) -> Message:
        return Message(f"error.nothing_to_undo.{self}")


def undo(history: Sequence[Decided], is_over: bool, answering: Collection[int] = ()) -> UndoTarget | NoUndo:
    """What may be undone now, and by which seat. `answering` are the seats that answer automatically."""
    if is_over:
        return NoUndo.OVER
    for kept in reversed(range(len(history))):
        last = history[kept]
        if last.reveals:
            return NoUndo.REVEALED
        if last.seat not in answering:
            return UndoTarget(last.seat, kept)
    return NoUndo.NOTHING


def undo_by(seats: Collection[int], possible: UndoTarget | NoUndo) -> UndoTarget | NoUndo:
    """The same for the owner of these seats: nobody may undo another player's decision."""
    if isinstance(possible, UndoTarget) and possible.seat not in seats:
        return NoUndo.ANSWERED
    return possible


def undo_untold(possible: UndoTarget | NoUndo, told: int) -> UndoTarget | NoUndo:
    """The same among people, who have been told the first `told` decisions."""
    return NoUndo.TOLD if isinstance(possible, UndoTarget) and possible.kept < told else possible


def undo_unguided(possible: UndoTarget | NoUndo, guided: int) -> UndoTarget | NoUndo:
    """The same in a lesson, whose first `guided` decisions are written down."""
    return NoUndo.GUIDED if isinstance(possible, UndoTarget) and possible.kept < guided else possible


def turn_to_ask_for(history: Sequence[Decided], is_over: bool, seats: Collection[int]) -> UndoTarget | NoUndo:
    """What the owner of these seats may ask the others to undo: their last turn, as far as it revealed nothing.

    Whatever followed is undone with it, unless that revealed something.
    """
    if is_over:
        return NoUndo.OVER
    found: UndoTarget | None = None
    for kept in reversed(range(len(history))):
        last = history[kept]
        if last.reveals:
            return found or NoUndo.REVEALED
        if found is not None and last.seat != found.seat:
            return found
        if last.seat in seats:
            found = UndoTarget(last.seat, kept)
    return found or NoUndo.NOTHING
