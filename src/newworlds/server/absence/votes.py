"""Votes: somebody asks the others for something, and it is done when all of them agree. One refusal is enough."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from newworlds.core.undo import UndoTarget
from newworlds.server.absence.errors import NotAbsent
from newworlds.server.absence.leaving import abandoned, replaced
from newworlds.server.clock import now, seconds_between
from newworlds.server.infos import OfferKind
from newworlds.server.play_errors import AlreadyAsked, NothingAsked
from newworlds.server.seating import other_people, seats_of
from newworlds.server.seats.replacing import check_left, put_on_offer
from newworlds.server.storage.table_rows import NEVER, Request, SeatRow, StoredTable
from newworlds.server.table_state import Change, TableState, is_lasting, requested, undone
from newworlds.server.terms import Untimed

PATIENCE: Final = 10
"""Minutes without any news from whoever is to act, after which the others may have them replaced."""


def standing_request(kept: StoredTable) -> Request | None:
    """One to undo is void as soon as anything else was told to all."""
    request = kept.row.request
    if request is None or kept.row.status == "over":
        return None
    return request if is_lasting(request) or request.seq == kept.row.seq else None


def awaited_seats(seats: Sequence[SeatRow], request: Request) -> list[int]:
    """Nobody asks whoever is to be replaced or has left: they are not there to answer."""
    absent = None if request.target is None else seats[request.target].owner
    others = [seat for seat in other_people(request.seat, seats) if seats[seat].owner != absent]
    return [seat for seat in others if seat not in request.agreed and seat not in request.unasked]


def check_none_stands(state: TableState) -> None:
    """A refusal ends what was asked for, but an undo that was refused is not asked for again at the same point."""
    standing = standing_request(state)
    if standing is not None and (standing.refused_by is None or standing.wish == "undo"):
        raise AlreadyAsked()


def asked_to_abandon(state: TableState, owner: str) -> Change:
    check_none_stands(state)
    asker = seats_of(owner, state.seats)[0]
    return granted_or_not(state, Request(wish="abandon", seat=asker, seq=NEVER))


def asked_to_replace(state: TableState, owner: str, target: int, online: frozenset[str]) -> Change:
    """Where clocks run, they decide. Nobody waits for the answer of others who are away too."""
    check_none_stands(state)
    if not _is_absent(state, owner, target, online):
        raise NotAbsent(minutes=PATIENCE)
    asker = seats_of(owner, state.seats)[0]
    away = [seat for seat in other_people(asker, state.seats) if state.seats[seat].owner not in online]
    return granted_or_not(state, Request(wish="replace", seat=asker, seq=NEVER, target=target, unasked=away))


def asked_to_offer(state: TableState, owner: str, target: int, to: OfferKind) -> Change:
    """The seat of somebody who left, to somebody else."""
    check_none_stands(state)
    check_left(state, target)
    asker = seats_of(owner, state.seats)[0]
    return granted_or_not(state, Request(wish="offer", seat=asker, seq=NEVER, target=target, to=to))


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
    return granted_or_not(state, msgspec.structs.replace(request, agreed=agreed))


def granted_or_not(state: TableState, request: Request) -> Change:
    if awaited_seats(state.seats, request):
        return requested(state, request)
    if request.wish == "abandon":
        return abandoned(state)
    if request.target is not None and request.to is not None:
        return put_on_offer(state, request.target, request.to)
    if request.target is not None:
        gone = [seat.seat for seat in state.seats if seat.owner == state.seats[request.target].owner]
        return replaced(state, gone, "left")
    return undone(state, UndoTarget(request.seat, request.kept))


def _is_absent(state: TableState, owner: str, target: int, online: frozenset[str]) -> bool:
    row = state.row
    if not isinstance(row.terms.pace, Untimed) or target != row.to_act:
        return False
    seat = state.seats[target]
    is_gone = seat.playing_bot is None and seat.owner != owner and seat.owner not in online
    return is_gone and seconds_between(row.updated, now()) >= PATIENCE * 60
