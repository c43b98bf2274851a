"""One-time links that bring somebody, or one of their seats, to another device."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from newworlds.server.clock import minutes_ahead, now
from newworlds.server.errors import NotYourSeat
from newworlds.server.people.accounts import Accounts, Browser
from newworlds.server.people.codes import new_ticket, ticket_hash
from newworlds.server.people.errors import BadTicket, SeatStays
from newworlds.server.people.infos import TicketInfo, TicketOffer
from newworlds.server.people.person import Person
from newworlds.server.storage import people_rows, session_rows, ticket_rows
from newworlds.server.storage.changes import Changed
from newworlds.server.storage.seat_moves import move_seat
from newworlds.server.storage.ticket_rows import Ticket
from newworlds.server.table_registry import TableRegistry

GOOD_FOR_MINUTES: Final = 10


class Moving:
    def __init__(self, registry: TableRegistry, accounts: Accounts) -> None:
        self._registry = registry
        self._store = registry.store
        self._accounts = accounts

    async def ticket_for_all(self, browser: Browser, password: str) -> TicketInfo:
        """Guests need no password."""
        await self._accounts.confirm_unless_guest(browser, password)
        return await self._issued(browser, "", None, None)

    async def ticket_for_seat(self, browser: Browser, table_id: str, seat: int) -> TicketInfo:
        async with self._registry.at(table_id) as table:
            if seat not in table.seats_of(browser.owner):
                raise NotYourSeat()
            if table.row.status not in ("playing", "over"):
                raise SeatStays()
            return await self._issued(browser, table.seats[seat].name, table_id, seat)

    async def _issued(self, browser: Browser, name: str, table_id: str | None, seat: int | None) -> TicketInfo:
        ticket = new_ticket()

        def work(connection: Connection) -> None:
            person = people_rows.ensured(connection, browser.owner, name)
            kept = Ticket("person" if table_id is None else "seat", person.id, table_id, seat)
            ticket_rows.add_ticket(connection, ticket_hash(ticket), kept, minutes_ahead(GOOD_FOR_MINUTES))

        await self._store.write(work)
        return TicketInfo(ticket, GOOD_FOR_MINUTES)

    async def offered(self, ticket: str) -> TicketOffer:
        """What would happen, so that nobody becomes somebody else by opening a link."""

        def work(connection: Connection) -> TicketOffer:
            kept = ticket_rows.good_ticket(connection, ticket_hash(ticket), now())
            person = kept and _person_of(connection, kept)
            if kept is None or person is None or kept.kind not in ("person", "seat"):
                raise BadTicket()
            has_account = session_rows.is_account(connection, person.owner)
            return TicketOffer(name=person.name, has_account=has_account, table=kept.table_id, seat=kept.seat)

        return await self._store.read(work)

    async def arrive(self, browser: Browser, ticket: str) -> str:
        """The browser's new key: it belongs to whoever made the ticket."""
        return await self._accounts.enter(browser, lambda connection: _owner_of(connection, ticket).id)

    async def take_seat(self, browser: Browser, ticket: str) -> str:
        """The table of the seat, which is this browser's from now on."""

        def work(connection: Connection) -> tuple[str, list[Changed]]:
            used = _used(connection, ticket, "seat")
            giver = _person_of(connection, used)
            if giver is None or used.table_id is None or used.seat is None:
                raise BadTicket()
            people_rows.ensured(connection, browser.owner, giver.name)
            moved = move_seat(connection, used.table_id, used.seat, giver.owner, browser.owner)
            self._registry.notices.announce(connection, moved)
            return used.table_id, moved

        table_id, moved = await self._store.write(work)
        await self._accounts.tell(moved)
        return table_id


def _used(connection: Connection, ticket: str, kind: ticket_rows.TicketKind) -> Ticket:
    used = ticket_rows.used_ticket(connection, ticket_hash(ticket), now())
    if used is None or used.kind != kind:
        raise BadTicket()
    return used


def _owner_of(connection: Connection, ticket: str) -> Person:
    person = _person_of(connection, _used(connection, ticket, "person"))
    if person is None:
        raise BadTicket()
    return person


def _person_of(connection: Connection, ticket: Ticket) -> Person | None:
    """Nobody's are the challenges to whoever wants to sign in."""
    return None if ticket.person is None else people_rows.person_by_id(connection, ticket.person)
