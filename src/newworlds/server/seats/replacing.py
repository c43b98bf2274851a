"""Somebody else takes the seat of a player who left. Nothing here is stored yet.

Those who still play decide together whether it is offered, and to whom. Until it is taken its owner may come back;
from then on they are strangers to it, and whoever came sees what the seat sees.
"""

from __future__ import annotations

import msgspec

from newworlds.core.errors import GameIsOver
from newworlds.server.infos import OfferKind
from newworlds.server.seating import seats_of
from newworlds.server.seats.errors import AlreadySeated, NotOffered, SeatNotLeft
from newworlds.server.storage.rows import settled
from newworlds.server.storage.table_rows import SeatRow
from newworlds.server.table_state import Change, TableState, changed


def check_left(state: TableState, seat: int) -> None:
    """Whether it is a person's for whom a bot plays."""
    if not 0 <= seat < len(state.seats) or state.seats[seat].stand_in is None or not state.seats[seat].is_person:
        raise SeatNotLeft(seat=seat)


def put_on_offer(state: TableState, seat: int, to: OfferKind) -> Change:
    """The invitation with which its owner once came is worth nothing any more; a new one is made when asked for."""
    check_left(state, seat)
    return _with(state, msgspec.structs.replace(state.seats[seat], offered=to, invite_hash=None))


def withdrawn(state: TableState, seat: int) -> Change:
    """The bot plays on."""
    if not 0 <= seat < len(state.seats) or state.seats[seat].offered is None:
        raise NotOffered(seat=seat)
    return _with(state, off_offer(state.seats[seat]))


def off_offer(seat: SeatRow) -> SeatRow:
    """Without the invitation by which somebody else could have come."""
    return seat if seat.offered is None else msgspec.structs.replace(seat, offered=None, invite_hash=None)


def taken_over(state: TableState, seat: SeatRow, owner: str, name: str) -> Change:
    if state.row.status != "playing":
        raise GameIsOver()
    if seats_of(owner, state.seats):
        raise AlreadySeated()
    newcomer = SeatRow(seat=seat.seat, kind="link", name=name, owner=owner, taken_over=True)
    change = _with(state, newcomer)
    parts = settled(state.contributions, state.seats)
    fixed = tuple(part for part in parts if part not in state.contributions)
    return change._replace(after=msgspec.structs.replace(change.after, contributions=parts), contributions=fixed)


def _with(state: TableState, seat: SeatRow) -> Change:
    """What was asked about the seat is answered by this."""
    request = state.row.request
    is_about_it = request is not None and request.target == seat.seat
    row = msgspec.structs.replace(changed(state.row), request=None if is_about_it else request)
    seats = [*state.seats[: seat.seat], seat, *state.seats[seat.seat + 1 :]]
    return Change(msgspec.structs.replace(state, row=row, seats=seats), taken=(seat,))
