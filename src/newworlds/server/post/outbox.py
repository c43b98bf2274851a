"""Sends the e-mails that wait in the database. Whichever process does it, nothing is sent twice."""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy import Connection

from newworlds.server.clock import now, seconds_between
from newworlds.server.people.names import login_of
from newworlds.server.post.composing import Composed, composed
from newworlds.server.post.letters import message_of
from newworlds.server.post.mail_route import MailRoute
from newworlds.server.post.sending import LONGEST, AddressRefused, MailRefused, MailTrouble, send
from newworlds.server.storage import account_rows, address_rows, mail_rows, ticket_rows
from newworlds.server.storage.mail_rows import MailKind, MailRow
from newworlds.server.storage.store import Store

MOST: Final = 50
"""E-mails in one round."""
TAKEN: Final = LONGEST * 3
"""Seconds after which an e-mail of a process that died is sent by another."""
PAUSE, LONGEST_PAUSE = 60.0, 3600.0
"""Seconds before a second attempt; each is twice as long as the one before, up to an hour."""
AN_HOUR, A_DAY = 3600.0, 24 * 3600.0
USEFUL: Final[dict[MailKind, float]] = {"reset": AN_HOUR, "forgotten": AN_HOUR}
"""Seconds for which an e-mail is worth sending; others for a day."""
MOST_LINKS: Final = 3
"""To choose another password, for one account at a time: nobody's mailbox is filled by it."""
MOST_AT_ADDRESS: Final = 5
"""Accounts that share an address."""

log = logging.getLogger(__name__)


class Outbox:
    def __init__(self, store: Store, route: MailRoute) -> None:
        self._store = store
        self._route = route

    async def send_due(self) -> None:
        """A mail server in trouble is left alone until the next round: everything else waits."""
        for row in await self._store.read(lambda connection: mail_rows.due_mails(connection, now(), MOST)):
            try:
                if await self._taken(row):
                    await self._handle(row)
            except MailTrouble as trouble:
                log.warning("the mail server %s could not be used: %s", self._route.server, trouble)
                return

    async def _taken(self, row: MailRow) -> bool:
        return await self._store.write(lambda connection: mail_rows.take(connection, row, TAKEN))

    async def _handle(self, row: MailRow) -> None:
        if seconds_between(row.created, now()) > USEFUL.get(row.kind, A_DAY):
            await self._store.write(lambda connection: mail_rows.drop(connection, row.id))
        elif row.kind == "forgotten":
            await self._store.write(lambda connection: answer_forgotten(connection, row))
        else:
            await self._compose_and_send(row)

    async def _compose_and_send(self, row: MailRow) -> None:
        letter = await self._store.write(lambda connection: composed(connection, row, self._route))
        if letter is not None and row.address is not None:
            await self._send(row, row.address, letter)
        await self._store.write(lambda connection: mail_rows.drop(connection, row.id))

    async def _send(self, row: MailRow, address: str, made: Composed) -> None:
        try:
            await send(self._route, message_of(made.letter, self._route, address, row.id))
        except AddressRefused:
            await self._store.write(lambda connection: refused(connection, row, made))
        except MailRefused as refusal:
            log.error("the mail server %s did not want an e-mail: %s", self._route.server, refusal)
        except MailTrouble:
            await self._store.write(lambda connection: postponed(connection, row, made))
            raise


def refused(connection: Connection, row: MailRow, made: Composed) -> None:
    """Nothing more is sent there before the owner, who is shown it, has confirmed an address again."""
    _void(connection, made)
    if row.person is not None:
        address_rows.note_refused(connection, row.person, row.address or "")


def postponed(connection: Connection, row: MailRow, made: Composed) -> None:
    _void(connection, made)
    mail_rows.postpone(connection, row.id, min(PAUSE * 2**row.attempts, LONGEST_PAUSE))


def _void(connection: Connection, made: Composed) -> None:
    if made.ticket is not None:
        ticket_rows.drop_ticket(connection, made.ticket)


def answer_forgotten(connection: Connection, row: MailRow) -> None:
    """Whoever asked was told nothing, and nothing was looked up then: so nobody learns who has an account."""
    mail_rows.drop(connection, row.id)
    named = str(row.details["name"])
    account = account_rows.account_by_login(connection, login_of(named))
    at_address = address_rows.people_at(connection, named.strip(), MOST_AT_ADDRESS)
    for person in {*at_address, *([account.person] if account else [])}:
        known = address_rows.address_of(connection, person)
        if known is not None and known.address is not None and _may_have_link(connection, person):
            mail_rows.put(connection, "reset", person, known.address)


def _may_have_link(connection: Connection, person: str) -> bool:
    good = ticket_rows.good_tickets(connection, person, "password", now())
    return good + mail_rows.waiting_of(connection, person, "reset") < MOST_LINKS
