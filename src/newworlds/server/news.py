"""What a change of a table means to each of those who have it open: they may have been told different things before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from newworlds.server.course import Course
from newworlds.server.plans.carrying_out import plan_info
from newworlds.server.server_messages import EncodedNotes
from newworlds.server.table_state import TableState


class Shown(NamedTuple):
    """A position that somebody is shown next."""

    course: Course
    notes: EncodedNotes | msgspec.UnsetType
    """Those that have changed since the position shown before."""
    is_undo: bool = False

    @property
    def is_log_whole(self) -> bool:
        """Whether more has to be told than what happened last, as something was undone."""
        return self.is_undo or self.course.seq != self.course.steps[-1].seq


class News:
    def __init__(self, before: TableState, after: TableState, passed: Sequence[Course] = ()) -> None:
        """`passed` are courses in between that nobody here has seen yet."""
        self._before = before
        self._after = after
        drafted = before.draft.decided if before.draft is not None else ()
        self._by_seq = {course.seq: course for course in (*drafted, *passed)}
        self._notes: dict[tuple[int, int], EncodedNotes | msgspec.UnsetType] = {}

    @property
    def is_private(self) -> bool:
        """Whether nothing has changed that everybody may know: then not even that something has may be noticed."""
        before, after = self._before, self._after
        is_same = before.seats == after.seats and before.contributions == after.contributions
        return is_same and msgspec.structs.replace(before.row, version=after.row.version) == after.row

    def is_plan_new(self, owner: str) -> bool:
        """Whether what this owner has planned has changed."""
        return plan_info(self._before, owner) != plan_info(self._after, owner)

    def for_owner(self, owner: str) -> list[Shown] | None:
        """Nothing where this owner sees the same game as before; None if more happened than is told step by step."""
        known, now = self._before.seen_by(owner), self._after.seen_by(owner)
        if known.seq == now.seq:
            return []
        if not now.extends(known):
            return [Shown(now, self._notes_since(known, now), is_undo=True)]
        between = [step.seq for step in now.steps[len(known.steps) : -1]]
        if not self._by_seq.keys() >= set(between):
            return None
        path = [*(self._by_seq[seq] for seq in between), now]
        return [Shown(each, self._notes_since(last, each)) for last, each in zip([known, *path], path, strict=False)]

    def _notes_since(self, known: Course, now: Course) -> EncodedNotes | msgspec.UnsetType:
        """Worked out once for all who saw the same."""
        key = known.seq, now.seq
        if key not in self._notes:
            changed = now.sight.notes_since(known.sight)
            self._notes[key] = msgspec.Raw(msgspec.json.encode(changed)) if changed else msgspec.UNSET
        return self._notes[key]
