"""The turn of a player that nobody else has been told of yet. It is stored like any other, so that nothing is lost."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from newworlds.server.course import Course
from newworlds.server.storage.table_rows import StepRow


class Draft(msgspec.Struct, frozen=True):
    """Immutable: a decision or its undo makes another draft."""

    seat: int
    """Whose turn it is."""
    told: Course
    """The game as everybody else sees it."""
    latest: Course
    decided: tuple[Course, ...] = ()
    """The game after each decision; none if all of them were undone."""

    def went_on(self, course: Course) -> Draft:
        """The player has decided one thing more."""
        return Draft(self.seat, self.told, course, (*self.decided, course))

    def undone(self, kept: int) -> Draft:
        """`kept` moves of the game remain. Nobody else has seen the others, so nothing needs to be replayed."""
        decided = self.decided[: kept - len(self.told.steps)]
        before = decided[-1] if decided else self.told
        return Draft(self.seat, self.told, before.again(self.latest.seq + 1), decided)


def stepped(course: Course, step: StepRow) -> Course:
    """The course after a stored step."""
    return course.undone(step.kept or 0) if step.kind == "undo" else course.played(step.move or {})


def stored_draft(told: Course, known: Draft | None, steps: Iterable[StepRow]) -> Draft | None:
    """The draft that stored steps lead to, as far as they follow what all have been told."""
    draft = known
    for step in steps:
        if step.seq > told.seq:
            draft = _drafted(draft or Draft(step.seat, told, told), step)
    return draft


def _drafted(draft: Draft, step: StepRow) -> Draft:
    return draft.undone(step.kept or 0) if step.kind == "undo" else draft.went_on(stepped(draft.latest, step))
