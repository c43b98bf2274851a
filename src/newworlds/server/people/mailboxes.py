"""The e-mail address of an account: kept once somebody who reads it has confirmed it."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from newworlds.core.text import LANGUAGES
from newworlds.server.clock import now
from newworlds.server.errors import UnknownLanguage
from newworlds.server.people.accounts import Accounts, Browser
from newworlds.server.people.codes import ticket_hash
from newworlds.server.people.errors import BadMailAddress, BadTicket, NoMail
from newworlds.server.post.mail_route import is_mail_address
from newworlds.server.storage import address_rows, mail_rows, ticket_rows
from newworlds.server.storage.address_rows import AddressRow
from newworlds.server.storage.store import Store


class Mailboxes:
    def __init__(self, store: Store, accounts: Accounts, can_mail: bool) -> None:
        self._store = store
        self._accounts = accounts
        self.can_mail = can_mail

    async def ask_to_confirm(self, browser: Browser, address: str, password: str, language: str) -> None:
        """The address that was confirmed before stays until this one is."""
        self.check_can_mail()
        if language not in LANGUAGES:
            raise UnknownLanguage(language=language, known=list(LANGUAGES))
        account = await self._accounts.confirmed(browser, password)

        def work(connection: Connection) -> None:
            known = address_rows.address_of(connection, account.person)
            fresh = known or AddressRow(person=account.person, language=language, since=now())
            kept = msgspec.structs.replace(fresh, pending=address, language=language)
            address_rows.keep_address(connection, kept)
            _forget_links(connection, account.person)
            mail_rows.put(connection, "confirm", account.person, address)

        await self._store.write(work)

    async def confirm(self, ticket: str) -> str:
        """The address. Whoever has the ticket reads what is sent there, wherever they open the link."""

        def work(connection: Connection) -> str:
            used = ticket_rows.used_ticket(connection, ticket_hash(ticket), now())
            if used is None or used.kind != "mail" or used.person is None:
                raise BadTicket()
            known = address_rows.address_of(connection, used.person)
            if known is None or known.pending is None:
                raise BadTicket()
            if known.address not in (None, known.pending):
                mail_rows.put(connection, "moved", known.person, known.address)
            values = {"address": known.pending, "pending": None, "refused": None}
            address_rows.change_address(connection, known.person, **values)
            return known.pending

        return await self._store.write(work)

    async def remove(self, browser: Browser, password: str) -> None:
        account = await self._accounts.confirmed(browser, password)

        def work(connection: Connection) -> None:
            address_rows.forget_address(connection, account.person)
            _forget_links(connection, account.person)
            ticket_rows.drop_tickets(connection, account.person, "password")
            mail_rows.drop_of(connection, account.person, "reset", "turns", "reminder", "password")

        await self._store.write(work)

    def check_can_mail(self) -> None:
        if not self.can_mail:
            raise NoMail()


def checked_address(address: str) -> str:
    """Hosts have no capitals; what stands before them may."""
    name, _, host = address.strip().rpartition("@")
    plain = f"{name}@{host.lower()}"
    if not is_mail_address(plain):
        raise BadMailAddress()
    return plain


def _forget_links(connection: Connection, person: str) -> None:
    """Those to confirm an address that was entered before."""
    ticket_rows.drop_tickets(connection, person, "mail")
    mail_rows.drop_of(connection, person, "confirm")
