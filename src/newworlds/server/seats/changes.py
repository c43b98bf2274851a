"""How seats change until the game begins. Nothing here is stored yet."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from newworlds.server.dealing import begun_change
from newworlds.server.errors import NotYourSeat, NotYourTable
from newworlds.server.invitations import hash_of
from newworlds.server.requests import VACANT, checked_seat
from newworlds.server.seats.agreeing import agreeable, asked_again
from newworlds.server.seats.errors import AlreadyBegun, NobodyToRemove, NoSeatKept, SeatNotFree
from newworlds.server.seats.keeping import check_not_there, given_up
from newworlds.server.seats.requests import SeatChange
from newworlds.server.storage.friend_rows import Friend
from newworlds.server.storage.rows import in_order
from newworlds.server.storage.table_rows import SeatRow
from newworlds.server.table_state import Change, TableState, changed
from newworlds.server.terms import Terms


def offered(state: TableState, host: str, asked: SeatChange, invite: str, friend: Friend | None) -> Change:
    """A seat that nobody has taken goes to a bot or to others; the invitation counts if it is by link."""
    check_hosts_waiting(state, host)
    if not 0 <= asked.seat < len(state.seats) or state.seats[asked.seat].owner is not None:
        raise SeatNotFree(seat=asked.seat)
    if friend is not None:
        check_not_there(friend, state.seats)
        return _with(state, (SeatRow(seat=asked.seat, kind="friend", name=friend.name, kept_for=friend.owner),))
    tidy = checked_seat(asked.as_request)
    hashed = hash_of(invite) if asked.kind == "link" else None
    row = SeatRow(seat=asked.seat, kind=tidy.kind, name=tidy.name, bot=tidy.bot, invite_hash=hashed)
    return _with(state, (row,))


def removed(state: TableState, host: str, seat: int, invite: str) -> Change:
    """A guest loses the seat, which from now on needs this invitation: they could come back to an open one."""
    check_hosts_waiting(state, host)
    if not 0 <= seat < len(state.seats) or not _is_guest(state.seats[seat], host):
        raise NobodyToRemove(seat=seat)
    return _with(state, (SeatRow(seat=seat, kind="link", name="", invite_hash=hash_of(invite)),))


def left(state: TableState, owner: str) -> Change:
    """A guest gets up again; whoever has the invitation may sit down."""
    check_waiting(state)
    mine = [seat for seat in state.seats if seat.owner == owner and seat.kind in VACANT]
    if not mine:
        raise NotYourSeat()
    return _with(state, [given_up(seat) for seat in mine])


def declined(state: TableState, owner: str) -> Change:
    """Somebody does not want the seats that are kept for them."""
    check_waiting(state)
    kept = [seat for seat in state.seats if seat.kept_for == owner]
    if not kept:
        raise NoSeatKept()
    return _with(state, [given_up(seat) for seat in kept])


def agreed_anew(state: TableState, host: str, terms: Terms) -> Change | None:
    """Those who sat down on other terms are asked again, so that nobody plays on terms they did not choose."""
    check_hosts_waiting(state, host)
    agreeable(terms, [seat.kind for seat in state.seats], state.row.is_seed_chosen)
    if terms == state.row.terms:
        return None
    changing = msgspec.structs.replace(state, row=msgspec.structs.replace(state.row, terms=terms))
    asked = [asked_again(seat) for seat in state.seats if _is_guest(seat, host)]
    return _with(changing, asked)._replace(terms=terms)


def check_hosts_waiting(state: TableState, host: str) -> None:
    if state.row.host != host:
        raise NotYourTable()
    check_waiting(state)


def check_waiting(state: TableState) -> None:
    if state.row.status != "waiting":
        raise AlreadyBegun()


def _is_guest(seat: SeatRow, host: str) -> bool:
    return seat.kind in VACANT and seat.owner is not None and seat.owner != host


def _with(state: TableState, rows: Sequence[SeatRow]) -> Change:
    """Whoever has no seat any more contributes nothing to the dealing; with the last seat the game is dealt."""
    new = {row.seat: row for row in rows}
    seats = [new.get(seat.seat, seat) for seat in state.seats]
    owners = {seat.owner for seat in seats}
    parts = [part for part in state.contributions if part.owner in owners]
    after = msgspec.structs.replace(state, row=changed(state.row), seats=seats, contributions=in_order(parts, seats))
    return begun_change(state, after, rows)
