"""Among people: asking the others to let one undo the last turn, and what becomes of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from newworlds.core.undo import NoUndo, UndoTarget, turn_to_ask_for
from newworlds.server.errors import AlreadyAsked, NothingAsked, NothingToUndo
from newworlds.server.seating import is_shared, other_people, seats_of
from newworlds.server.storage.rows import SeatRow, StoredTable, UndoRequest
from newworlds.server.table_state import Change, TableState, requested, undone


def standing_request(kept: StoredTable) -> UndoRequest | None:
    """None as soon as anything else was told to all."""
    request = kept.row.request
    return request if request is not None and request.seq == kept.row.seq else None


def awaited_seats(seats: Sequence[SeatRow], request: UndoRequest) -> list[int]:
    return [seat for seat in other_people(request.seat, seats) if seat not in request.agreed]


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
    if standing_request(state) is not None:
        raise AlreadyAsked()
    return _granted_or_not(state, UndoRequest(seat=target.seat, seq=state.row.seq, kept=target.kept))


def answered(state: TableState, owner: str, agrees: bool) -> Change:
    """Whoever asked and no longer agrees withdraws the request."""
    request = standing_request(state)
    if request is None or request.refused_by is not None:
        raise NothingAsked()
    mine = seats_of(owner, state.seats)
    if request.seat in mine:
        return requested(state, request if agrees else None)
    if not agrees:
        return requested(state, msgspec.structs.replace(request, refused_by=mine[0]))
    agreed = sorted({*request.agreed, *mine})
    return _granted_or_not(state, msgspec.structs.replace(request, agreed=agreed))


def _granted_or_not(state: TableState, request: UndoRequest) -> Change:
    if awaited_seats(state.seats, request):
        return requested(state, request)
    return undone(state, UndoTarget(request.seat, request.kept))
