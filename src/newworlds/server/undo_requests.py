"""Among people: asking the others to let one undo the last turn."""

from __future__ import annotations

from newworlds.core.undo import NoUndo, UndoTarget, turn_to_ask_for
from newworlds.server.absence.votes import check_none_stands, granted_or_not
from newworlds.server.play_errors import NothingToUndo
from newworlds.server.seating import is_shared, seats_of
from newworlds.server.storage.table_rows import Request
from newworlds.server.table_state import Change, TableState


def possible_request(state: TableState, owner: str) -> UndoTarget | NoUndo:
    """What this owner may ask for. What they have not told anybody yet, they undo themselves."""
    course, seats = state.course, seats_of(owner, state.seats)
    if not is_shared(state.seats) or state.draft_of(owner) is not None:
        return NoUndo.NOTHING
    return turn_to_ask_for(course.steps, state.row.status == "over", seats)


def asked(state: TableState, owner: str) -> Change:
    """Where nobody but bots and programs has to agree, they have."""
    target = possible_request(state, owner)
    if isinstance(target, NoUndo):
        raise NothingToUndo(reason=target)
    check_none_stands(state)
    return granted_or_not(state, Request(seat=target.seat, seq=state.row.seq, kept=target.kept))
