"""What there is to know of a table at one moment, and the changes that lead to the next. Nothing here is stored yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from newworlds.core.message import Message
from newworlds.core.setup import Setup
from newworlds.core.undo import UndoTarget
from newworlds.server.clock import now
from newworlds.server.course import Course
from newworlds.server.drafts import Draft, stepped, stored_draft
from newworlds.server.plans.plan import PlanRow
from newworlds.server.play_errors import NotStarted
from newworlds.server.storage.table_rows import NEVER, ContributionRow, Request, SeatRow, StepRow, StoredTable, TableRow
from newworlds.server.terms import Terms


class TableState(StoredTable, frozen=True):
    """Immutable: a change makes a new state, which is dropped if it cannot be stored."""

    setup: Setup
    game: Course | None
    """As everybody may see it; None until the game is dealt."""
    draft: Draft | None = None
    """What a player has decided since and nobody else has been told."""
    problem: Message | None = None
    """Why the game cannot go on, if it cannot. Not stored: it may be gone after a restart."""

    @property
    def course(self) -> Course:
        if self.game is None:
            raise NotStarted()
        return self.game

    @property
    def latest(self) -> Course:
        """With what only its player has been told."""
        return self.draft.latest if self.draft is not None else self.course

    def draft_of(self, owner: str) -> Draft | None:
        """What this owner has decided and nobody else has been told."""
        draft = self.draft
        return draft if draft is not None and self.seats[draft.seat].owner == owner else None

    def seen_by(self, owner: str) -> Course:
        """The game as far as this owner has been told."""
        draft = self.draft_of(owner)
        return draft.latest if draft is not None else self.course


class Change(NamedTuple):
    """The state afterwards, and the rows to be stored with it."""

    after: TableState
    taken: tuple[SeatRow, ...] = ()
    steps: tuple[StepRow, ...] = ()
    contributions: tuple[ContributionRow, ...] = ()
    between: tuple[TableState, ...] = ()
    """States that everybody gets to see before the last one."""
    terms: Terms | None = None
    """If they have changed."""
    plans: Sequence[PlanRow] | None = None
    """All of them, if one has changed."""


def played(state: TableState, course: Course) -> Change:
    """The move that led to this course, told to everybody together with what was drafted before it."""
    return Change(told(state, course), steps=(last_step(course),))


def drafted_move(state: TableState, course: Course) -> Change:
    """The move that led to this course, kept from the others for now."""
    draft = state.draft or Draft(course.steps[-1].seat, state.course, state.course)
    return Change(_drafting(state, draft.went_on(course)), steps=(last_step(course),))


def last_step(course: Course) -> StepRow:
    """The last move, as it is stored."""
    move = course.match.game.write_json(course.match.moves[-1])
    return StepRow(seq=course.seq, kind="move", seat=course.steps[-1].seat, move=move, at=now())


def undone(state: TableState, undo: UndoTarget) -> Change:
    """What was drafted is undone in private; anything else before everybody's eyes."""
    draft = state.draft
    if draft is not None and undo.kept >= len(draft.told.steps):
        undrafted = draft.undone(undo.kept)
        return Change(_drafting(state, undrafted), steps=(_undo(undo, undrafted.latest),))
    course = state.latest.undone(undo.kept)
    return Change(told(state, course), steps=(_undo(undo, course),))


def told(state: TableState, course: Course) -> TableState:
    """Everybody is told the game up to here."""
    row = standing_after(changed(state.row), course)
    return msgspec.structs.replace(state, row=row, game=course, draft=None, problem=None)


def requested(state: TableState, request: Request | None) -> Change:
    """Somebody asks the others for something, or somebody answers."""
    row = msgspec.structs.replace(changed(state.row), request=request)
    return Change(msgspec.structs.replace(state, row=row))


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
    """With every step that all are told, a request to undo is void."""
    match = course.match
    return msgspec.structs.replace(
        row,
        status="over" if match.is_over else "playing",
        seq=course.seq,
        to_act=match.to_act,
        scores=match.scores,
        request=row.request if row.seq == course.seq or is_lasting(row.request) else None,
    )


def is_lasting(request: Request | None) -> bool:
    """Whether playing on does not answer it."""
    return request is not None and request.seq == NEVER


def changed(row: TableRow) -> TableRow:
    return msgspec.structs.replace(row, version=row.version + 1, updated=now())


def caught_up(state: TableState, stored: StoredTable, steps: Sequence[StepRow]) -> tuple[TableState, list[Course]]:
    """What others have stored since, and the courses that led there from what was known."""
    passed = _courses(state, steps)
    known = msgspec.structs.replace(
        state, row=stored.row, seats=stored.seats, contributions=stored.contributions, problem=None
    )
    known = msgspec.structs.replace(known, plans=stored.plans)
    if state.game is None:
        return known, passed
    course = next(each for each in (state.game, state.latest, *passed) if each.seq == stored.row.seq)
    draft = stored_draft(course, state.draft if course is state.game else None, steps)
    return msgspec.structs.replace(known, game=course, draft=draft), passed


def _courses(state: TableState, steps: Sequence[StepRow]) -> list[Course]:
    passed: list[Course] = []
    for step in steps:
        passed.append(stepped(passed[-1] if passed else state.latest, step))
    return passed


def _drafting(state: TableState, draft: Draft) -> TableState:
    """Nothing that everybody may know of the table has changed, not even when it was changed last."""
    row = msgspec.structs.replace(state.row, version=state.row.version + 1)
    return msgspec.structs.replace(state, row=row, draft=draft, problem=None)


def _undo(undo: UndoTarget, course: Course) -> StepRow:
    return StepRow(seq=course.seq, kind="undo", seat=undo.seat, kept=undo.kept, at=now())
