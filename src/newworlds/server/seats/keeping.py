"""Seats that are kept for somebody: whoever opens a table asks a friend, who sits down or declines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection

from newworlds.server.requests import SeatRequest
from newworlds.server.seats.errors import FriendSeated, NotYourFriend
from newworlds.server.storage.friend_rows import Friend, friends_by_id
from newworlds.server.storage.table_rows import SeatRow

Friends = Mapping[str, Friend]
"""Friends of the host, by their public ids."""
NOBODY_ASKED: Final[Friends] = {}


def friends_asked(connection: Connection, host: str, asked: Sequence[SeatRequest]) -> Friends:
    """Those for whom seats are to be kept: nobody else is ever asked, and each of them once."""
    wanted = [seat.friend or "" for seat in asked if seat.kind == "friend"]
    found = friends_by_id(connection, host, wanted) if wanted else {}
    if any(person not in found for person in wanted):
        raise NotYourFriend()
    for person in wanted:
        if wanted.count(person) > 1:
            raise FriendSeated(player=found[person].name)
    return found


def check_not_there(friend: Friend, seats: Sequence[SeatRow]) -> None:
    if any(friend.owner in (seat.owner, seat.kept_for) for seat in seats):
        raise FriendSeated(player=friend.name)


def taken_by(owner: str, name: str, kept: Sequence[SeatRow]) -> tuple[SeatRow, ...]:
    """Whoever has several seats is called there as before, but for the first."""
    first, *others = (msgspec.structs.replace(seat, owner=owner, kept_for=None) for seat in kept)
    return msgspec.structs.replace(first, name=name), *others


def given_up(seat: SeatRow) -> SeatRow:
    """Who had it is forgotten. That of a friend stays free for nobody, until the host offers it to somebody else."""
    return msgspec.structs.replace(seat, owner=None, kept_for=None, name="")
