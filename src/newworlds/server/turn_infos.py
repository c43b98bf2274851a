"""What one browser may know and do of the turn at hand, added to what everybody may know of a table."""

from __future__ import annotations

import msgspec

from newworlds.core.undo import NoUndo
from newworlds.server.course import Course
from newworlds.server.deciding import undo_for
from newworlds.server.infos import TableInfo
from newworlds.server.plans.carrying_out import plan_info
from newworlds.server.plans.planning import may_plan
from newworlds.server.seating import is_stood_in
from newworlds.server.table_state import TableState
from newworlds.server.undo_requests import possible_request


def with_turn(info: TableInfo, state: TableState, owner: str) -> TableInfo:
    """Those who only watch, or for whom a bot plays, can do nothing more."""
    if state.game is None or not info.mine or is_stood_in(owner, state.seats):
        return info
    found, draft = undo_for(state, owner), state.draft_of(owner)
    can_ask = info.request is None and not isinstance(possible_request(state, owner), NoUndo)
    return msgspec.structs.replace(
        info if draft is None else as_of(info, draft.latest),
        can_undo=not isinstance(found, NoUndo),
        no_undo=found.message if isinstance(found, NoUndo) else None,
        can_ask=can_ask,
        untold=0 if draft is None else len(draft.decided),
        can_plan=may_plan(state, owner),
        plan=plan_info(state, owner),
    )


def as_of(info: TableInfo, course: Course) -> TableInfo:
    """The same table when its game had come this far."""
    match = course.match
    status = "over" if match.is_over else "playing"
    return msgspec.structs.replace(info, seq=course.seq, to_act=match.to_act, scores=match.scores, status=status)
