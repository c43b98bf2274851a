"""Whoever has the invitation may take the seat. Only its hash is stored: reading the database is not enough."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from newworlds.server.errors import BadInvite, NoProgram, NotInvited, NotYourTable, SeatTaken
from newworlds.server.storage.rows import SeatRow, StoredTable


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
    """The first free one that anybody may take, without an invitation."""
    offered = [seat for seat in seats if seat.kind == "open"]
    if not offered:
        raise BadInvite()
    free = [seat for seat in offered if seat.is_free]
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
    if kept.row.host != owner:
        raise NotYourTable()
    if not 0 <= seat < len(kept.seats) or kept.seats[seat].kind != "link":
        raise NotInvited(seat=seat)
    if not kept.seats[seat].is_free:
        raise SeatTaken()
