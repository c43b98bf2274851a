"""What there is to know of a table at one moment, and the changes that lead to the next. Nothing here is stored yet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from newworlds.core.match import AnyMove
from newworlds.core.message import Message
from newworlds.core.setup import Setup
from newworlds.core.undo import UndoTarget
from newworlds.server.clock import now
from newworlds.server.course import Course
from newworlds.server.errors import NotStarted
from newworlds.server.storage.rows import ContributionRow, SeatRow, StepRow, StoredTable, TableRow


class TableState(StoredTable, frozen=True):
    """Immutable: a change makes a new state, which is dropped if it cannot be stored."""

    setup: Setup
    game: Course | None
    """None until the game is dealt."""
    problem: Message | None = None
    """Why the game cannot go on, if it cannot. Not stored: it may be gone after a restart."""

    @property
    def course(self) -> Course:
        if self.game is None:
            raise NotStarted()
        return self.game


class Change(NamedTuple):
    """The state afterwards, and the rows to be stored with it."""

    after: TableState
    taken: tuple[SeatRow, ...] = ()
    steps: tuple[StepRow, ...] = ()
    contributions: tuple[ContributionRow, ...] = ()
    between: tuple[TableState, ...] = ()
    """States that everybody gets to see before the last one."""


def played(state: TableState, source: AnyMove) -> Change:
    course = state.course.played(source)
    return Change(_with_course(state, course), steps=(last_step(course),))


def last_step(course: Course) -> StepRow:
    """The last move, as it is stored."""
    move = course.match.game.write_json(course.match.moves[-1])
    return StepRow(seq=course.seq, kind="move", seat=course.steps[-1].seat, move=move, at=now())


def undone(state: TableState, undo: UndoTarget) -> Change:
    course = state.course.undone(undo)
    step = StepRow(seq=course.seq, kind="undo", seat=undo.seat, kept=undo.kept, at=now())
    return Change(_with_course(state, course), steps=(step,))


def restored(state: TableState) -> Change:
    """Somebody wants to go on at a table that was put away."""
    return Change(msgspec.structs.replace(state, row=msgspec.structs.replace(changed(state.row), expired=None)))


def invited_anew(state: TableState, seat: int, invite_hash: str) -> Change:
    """Whoever has the old invitation to this seat can no longer take it."""
    invited = msgspec.structs.replace(state.seats[seat], invite_hash=invite_hash)
    seats = [*state.seats[:seat], invited, *state.seats[seat + 1 :]]
    return Change(msgspec.structs.replace(state, row=changed(state.row), seats=seats), taken=(invited,))


def handed_over(state: TableState, seat: int, owner: str) -> Change:
    """The seat of a program belongs to whoever has its new token; the old one is worth nothing any more."""
    handed = msgspec.structs.replace(state.seats[seat], owner=owner)
    seats = [*state.seats[:seat], handed, *state.seats[seat + 1 :]]
    return Change(msgspec.structs.replace(state, row=changed(state.row), seats=seats), taken=(handed,))


def standing_after(row: TableRow, course: Course) -> TableRow:
    match, undo = course.match, course.undo
    return msgspec.structs.replace(
        row,
        status="over" if match.is_over else "playing",
        seq=course.seq,
        to_act=match.to_act,
        scores=match.scores,
        undo_seat=undo.seat if isinstance(undo, UndoTarget) else None,
    )


def _with_course(state: TableState, course: Course) -> TableState:
    return msgspec.structs.replace(state, row=standing_after(changed(state.row), course), game=course, problem=None)


def changed(row: TableRow) -> TableRow:
    return msgspec.structs.replace(row, version=row.version + 1, updated=now())


def caught_up(state: TableState, stored: StoredTable, steps: Sequence[StepRow]) -> Iterator[TableState]:
    """The states that lead to what others have stored since: one for each step, the last as it is stored."""
    state, course = msgspec.structs.replace(state, problem=None), state.game
    for step in steps:
        course = stepped(state.course if course is None else course, step)
        if step.seq < stored.row.seq:
            yield msgspec.structs.replace(state, row=standing_after(state.row, course), game=course)
    known = msgspec.structs.replace(state, row=stored.row, seats=stored.seats, contributions=stored.contributions)
    yield msgspec.structs.replace(known, game=course)


def stepped(course: Course, step: StepRow) -> Course:
    """The course after a stored step."""
    if step.kind == "undo":
        return course.undone(UndoTarget(step.seat, step.kept or 0))
    return course.played(step.move or {})
