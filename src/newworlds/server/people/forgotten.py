"""A forgotten password is replaced by means of a link in an e-mail."""

from __future__ import annotations

from sqlalchemy import Connection

from newworlds.server.clock import now
from newworlds.server.people.accounts import Accounts, Browser
from newworlds.server.people.codes import ticket_hash
from newworlds.server.people.errors import BadTicket
from newworlds.server.people.password_news import tell_changed
from newworlds.server.people.passwords import checked_password
from newworlds.server.storage import account_rows, mail_rows, passkey_rows, people_rows, session_rows, ticket_rows
from newworlds.server.storage.store import Store


class Forgotten:
    def __init__(self, store: Store, accounts: Accounts) -> None:
        self._store = store
        self._accounts = accounts

    async def ask(self, name: str) -> None:
        """Only written down, whoever it is: looking for the account later, so that no answer and no delay tells
        whether there is one."""
        await self._store.write(lambda connection: mail_rows.put(connection, "forgotten", None, None, {"name": name}))

    async def replace(self, browser: Browser, ticket: str, new: str) -> str:
        """The browser's new key. Whoever was signed in no longer is; such links and passkeys are void."""
        hashed = ticket_hash(ticket)
        name = await self._store.read(lambda connection: _name_on(connection, hashed))
        password = await self._accounts.passwords.hashed(checked_password(new, name))

        def prepare(connection: Connection) -> str:
            used = ticket_rows.used_ticket(connection, hashed, now())
            if used is None or used.kind != "password" or used.person is None:
                raise BadTicket()
            account_rows.change_account(connection, used.person, password=password)
            passkey_rows.remove_passkeys(connection, used.person)
            session_rows.end_sessions(connection, used.person)
            tell_changed(connection, used.person)
            return used.person

        return await self._accounts.enter(browser, prepare)


def _name_on(connection: Connection, hashed: str) -> str:
    """A password must not be the name of its account; a bad link is refused before a password is."""
    kept = ticket_rows.good_ticket(connection, hashed, now())
    if kept is None or kept.kind != "password" or kept.person is None:
        raise BadTicket()
    person = people_rows.person_by_id(connection, kept.person)
    if person is None:
        raise BadTicket()
    return person.name
