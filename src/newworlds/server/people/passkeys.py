"""Signing in with a passkey in place of the password. A challenge is a ticket: good once, at whatever process."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import Connection

from newworlds.server.clock import minutes_ahead, now
from newworlds.server.people.accounts import Accounts, Browser
from newworlds.server.people.codes import ticket_hash
from newworlds.server.people.errors import BadPasskey, NoAccount, NoPasskeys, TooManyPasskeys, UnknownPasskey
from newworlds.server.people.infos import PasskeyChallenge, PasskeyInfo, PasskeyOffer, PasskeysInfo
from newworlds.server.people.passkey_checks import Place, can_check, challenge_in, made, to_base64, uses_after
from newworlds.server.people.requests import MadePasskey, SignedPasskey
from newworlds.server.requests import tidy_name
from newworlds.server.storage import account_rows, passkey_rows, ticket_rows
from newworlds.server.storage.account_rows import Account
from newworlds.server.storage.store import Store
from newworlds.server.storage.ticket_rows import Ticket, TicketKind

GOOD_FOR_MINUTES: Final = 5
MOST_EACH: Final = 20


class Passkeys:
    def __init__(self, store: Store, accounts: Accounts) -> None:
        self._store = store
        self._accounts = accounts

    async def listed(self, browser: Browser) -> PasskeysInfo:
        return await self._store.read(lambda connection: _listed(connection, browser))

    async def offer(self, browser: Browser, password: str, place: Place) -> PasskeyOffer:
        """The password is asked for: whoever finds an unlocked screen must not stay for good."""
        _check_offered()
        account = await self._accounts.confirmed(browser, password)
        challenge = await self._challenge("new_passkey", account.person)

        def known(connection: Connection) -> list[str]:
            return [row.credential for row in passkey_rows.passkeys_of(connection, account.person)]

        return PasskeyOffer(
            challenge=challenge,
            site=place.site,
            person=to_base64(account.person.encode()),
            name=account.name,
            known=await self._store.read(known),
        )

    async def add(self, browser: Browser, asked: MadePasskey, place: Place) -> PasskeysInfo:
        _check_offered()
        name, challenge = tidy_name(asked.name), challenge_in(asked.client_data)
        used = await self._used(challenge, "new_passkey")
        new = made(asked, challenge, place)

        def work(connection: Connection) -> PasskeysInfo:
            account = _account(connection, browser)
            if used.person != account.person or passkey_rows.passkey_named(connection, new.credential) is not None:
                raise BadPasskey()
            if len(passkey_rows.passkeys_of(connection, account.person)) >= MOST_EACH:
                raise TooManyPasskeys(limit=MOST_EACH)
            passkey_rows.add_passkey(connection, account.person, name, site=place.site, **new._asdict())
            return _listed(connection, browser)

        return await self._store.write(work)

    async def remove(self, browser: Browser, passkey_id: str) -> PasskeysInfo:
        def work(connection: Connection) -> PasskeysInfo:
            if not passkey_rows.remove_passkey(connection, _account(connection, browser).person, passkey_id):
                raise UnknownPasskey()
            return _listed(connection, browser)

        return await self._store.write(work)

    async def challenge(self, place: Place) -> PasskeyChallenge:
        _check_offered()
        return PasskeyChallenge(challenge=await self._challenge("passkey", None), site=place.site)

    async def sign_in(self, browser: Browser, asked: SignedPasskey, place: Place) -> str:
        """The browser's new key. What it did as a guest is the account's from now on."""
        _check_offered()
        challenge = challenge_in(asked.client_data)
        await self._used(challenge, "passkey")
        row = await self._store.read(lambda connection: passkey_rows.passkey_named(connection, asked.credential))
        if row is None:
            raise BadPasskey()
        uses = uses_after(asked, row, challenge, place)

        def prepare(connection: Connection) -> str:
            if not passkey_rows.note_used(connection, row, uses):
                raise BadPasskey()
            return row.person

        return await self._accounts.enter(browser, prepare)

    async def _challenge(self, kind: TicketKind, person: str | None) -> str:
        challenge = to_base64(secrets.token_bytes(32))
        ticket, expires = Ticket(kind, person), minutes_ahead(GOOD_FOR_MINUTES)
        hashed = ticket_hash(challenge)
        await self._store.write(lambda connection: ticket_rows.add_ticket(connection, hashed, ticket, expires))
        return challenge

    async def _used(self, challenge: str, kind: TicketKind) -> Ticket:
        hashed = ticket_hash(challenge)
        used = await self._store.write(lambda connection: ticket_rows.used_ticket(connection, hashed, now()))
        if used is None or used.kind != kind:
            raise BadPasskey()
        return used


def _check_offered() -> None:
    if not can_check():
        raise NoPasskeys()


def _account(connection: Connection, browser: Browser) -> Account:
    account = account_rows.account_of(connection, browser.owner)
    if account is None:
        raise NoAccount()
    return account


def _listed(connection: Connection, browser: Browser) -> PasskeysInfo:
    account = account_rows.account_of(connection, browser.owner)
    known = passkey_rows.passkeys_of(connection, account.person) if account else []
    infos = [PasskeyInfo(id=row.id, name=row.name, created=row.created, used=row.used) for row in known]
    return PasskeysInfo(are_offered=can_check(), passkeys=infos)
