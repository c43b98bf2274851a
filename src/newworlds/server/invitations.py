"""Whoever has the invitation may take the seat. Only its hash is stored: reading the database is not enough."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from newworlds.server.errors import BadInvite, NoProgram, NotInvited, NotYourSeat, NotYourTable, SeatTaken
from newworlds.server.seating import is_stood_in, seats_of
from newworlds.server.storage.table_rows import SeatRow, StoredTable


def new_invite() -> str:
    return secrets.token_urlsafe(12)


def hash_of(invite: str) -> str:
    return hashlib.sha256(invite.encode(errors="surrogatepass")).hexdigest()


def invited_seat(seats: Sequence[SeatRow], invite: str) -> SeatRow:
    for seat in seats:
        if seat.invite_hash is not None and hmac.compare_digest(seat.invite_hash, hash_of(invite)):
            return seat
    raise BadInvite()


def open_seat(seats: Sequence[SeatRow]) -> SeatRow:
    """The first that anybody may take, without an invitation: a free one, or one that somebody left."""
    offered = [seat for seat in seats if "open" in (seat.kind, seat.offered)]
    if not offered:
        raise BadInvite()
    free = [seat for seat in offered if seat.is_free or seat.offered == "open"]
    if not free:
        raise SeatTaken()
    return free[0]


def check_can_hand_over(kept: StoredTable, owner: str, seat: int) -> None:
    """The seat of a program to another one."""
    if kept.row.host != owner:
        raise NotYourTable()
    if not 0 <= seat < len(kept.seats) or kept.seats[seat].kind != "program":
        raise NoProgram(seat=seat)


def check_can_invite(kept: StoredTable, owner: str, seat: int) -> None:
    """The host to a free seat; whoever still plays to one that all of them offer."""
    if 0 <= seat < len(kept.seats) and kept.seats[seat].offered == "link":
        if not seats_of(owner, kept.seats) or is_stood_in(owner, kept.seats):
            raise NotYourSeat()
        return
    if kept.row.host != owner:
        raise NotYourTable()
    if not 0 <= seat < len(kept.seats) or kept.seats[seat].kind != "link":
        raise NotInvited(seat=seat)
    if not kept.seats[seat].is_free:
        raise SeatTaken()
