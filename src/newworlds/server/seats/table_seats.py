"""The seats of a live table: who sits down, gets up, is invited or removed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from newworlds.server.dealing import promised_anew, sat_down
from newworlds.server.deciding import check_playing
from newworlds.server.errors import BadInvite, SeatTaken
from newworlds.server.invitations import (
    check_can_hand_over,
    check_can_invite,
    hash_of,
    invited_seat,
    new_invite,
    open_seat,
)
from newworlds.server.keys import new_key, owner_of
from newworlds.server.seating import kept_seats, seats_of
from newworlds.server.seats.changes import agreed_anew, declined, left, offered, removed
from newworlds.server.seats.keeping import taken_by
from newworlds.server.seats.replacing import taken_over, withdrawn
from newworlds.server.seats.requests import SeatChange
from newworlds.server.shared_state import Decide
from newworlds.server.storage.friend_rows import Friend
from newworlds.server.table_state import Change, TableState, handed_over, invited_anew
from newworlds.server.terms import Terms

T = TypeVar("T")


class Changing(Protocol):
    """What is needed of the table."""

    @property
    def state(self) -> TableState: ...

    def check_kept(self) -> None: ...

    async def set_up(self, work: Callable[[], T]) -> T: ...

    async def catch_up(self) -> None: ...

    def change(self, decide: Decide) -> Awaitable[None]: ...


class TableSeats:
    def __init__(self, table: Changing) -> None:
        self._table = table

    async def join(self, owner: str, invite: str | None, name: str, commitment: str | None = None) -> None:
        """With an invitation, or where a seat is kept for this owner or open to all. Whoever takes over from somebody
        has no part in the dealing, which is long done."""

        async def sit_down(state: TableState) -> Change | None:
            kept = [state.seats[seat] for seat in kept_seats(owner, state.seats)]
            if invite is None and not kept and seats_of(owner, state.seats):
                return promised_anew(state, owner, commitment)
            if not kept:
                kept = [open_seat(state.seats) if invite is None else invited_seat(state.seats, invite)]
            if kept[0].owner == owner:
                return promised_anew(state, owner, commitment)
            if kept[0].offered is not None:
                return taken_over(state, kept[0], owner, name)
            if kept[0].is_taken or kept[0].kept_for not in (None, owner):
                raise SeatTaken()
            taken = taken_by(owner, name, kept)
            return await self._table.set_up(lambda: sat_down(state, taken, commitment))

        await self._know_place(owner, invite)
        await self._table.change(sit_down)

    async def decline(self, owner: str) -> None:
        """The seats that are kept for this owner."""

        async def decline(state: TableState) -> Change:
            return declined(state, owner)

        await self._know_place(owner, None)
        await self._table.change(decline)

    async def take(self, owner: str, place: int, name: str, commitment: str | None) -> None:
        """A seat that was kept for this owner."""

        async def sit_down(state: TableState) -> Change | None:
            seat = state.seats[place]
            if seat.owner == owner:
                return promised_anew(state, owner, commitment)
            if seat.is_taken:
                raise SeatTaken()
            taken = taken_by(owner, name, [seat])
            return await self._table.set_up(lambda: sat_down(state, taken, commitment))

        await self._table.change(sit_down)

    async def check_invite(self, invite: str) -> int:
        """The seat that this invitation is for; refused as when joining."""
        self._table.check_kept()
        await self._know_invite(invite)
        seat = invited_seat(self._table.state.seats, invite)
        if not seat.is_free and seat.offered is None:
            raise SeatTaken()
        return seat.seat

    async def _know_place(self, owner: str, invite: str | None) -> None:
        if invite is not None:
            await self._know_invite(invite)
        elif not kept_seats(owner, self._table.state.seats):
            await self._table.catch_up()

    async def _know_invite(self, invite: str) -> None:
        """It may be new, from another process of which nothing was heard yet."""
        try:
            invited_seat(self._table.state.seats, invite)
        except BadInvite:
            await self._table.catch_up()

    async def renew_invite(self, owner: str, seat: int) -> str:
        """The new invitation, which only this owner is told; the old one is worth nothing any more."""
        invite = new_invite()

        async def renew(state: TableState) -> Change:
            check_can_invite(state, owner, seat)
            return invited_anew(state, seat, hash_of(invite))

        await self._table.change(renew)
        return invite

    async def renew_token(self, owner: str, seat: int) -> str:
        """The new token of a program's seat, which only the host is told."""
        token = new_key()

        async def renew(state: TableState) -> Change:
            check_can_hand_over(state, owner, seat)
            return handed_over(state, seat, owner_of(token))

        await self._table.change(renew)
        return token

    async def offer(self, host: str, asked: SeatChange, friend: Friend | None = None) -> str | None:
        """A free seat to others, or to this friend; the invitation, if it is one by link."""
        invite = new_invite()

        async def offer(state: TableState) -> Change:
            return await self._table.set_up(lambda: offered(state, host, asked, invite, friend))

        await self._table.change(offer)
        return invite if asked.kind == "link" else None

    async def agree_anew(self, host: str, terms: Terms) -> None:
        """On other terms; the guests are asked again."""

        async def agree(state: TableState) -> Change | None:
            return agreed_anew(state, host, terms)

        await self._table.change(agree)

    async def withdraw(self, owner: str, seat: int) -> None:
        """Whoever still plays may keep strangers out."""

        async def withdraw(state: TableState) -> Change:
            check_playing(state, owner)
            return withdrawn(state, seat)

        await self._table.change(withdraw)

    async def remove(self, host: str, seat: int) -> str:
        """A guest before the game begins; the invitation for somebody else."""
        invite = new_invite()

        async def remove(state: TableState) -> Change:
            return removed(state, host, seat, invite)

        await self._table.change(remove)
        return invite

    async def leave(self, owner: str) -> None:
        async def leave(state: TableState) -> Change:
            return left(state, owner)

        await self._table.change(leave)
