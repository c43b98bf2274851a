"""Becoming somebody: making an account, signing in, and what follows for the games of a guest."""

from __future__ import annotations

import hmac
import logging
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection

from newworlds.server.keys import new_key, owner_of
from newworlds.server.people.codes import new_recovery_code, recovery_hash
from newworlds.server.people.errors import (
    BothSeated,
    HasAccount,
    NoAccount,
    WrongCredentials,
    WrongRecovery,
)
from newworlds.server.people.names import login_of
from newworlds.server.people.password_news import tell_changed
from newworlds.server.people.passwords import Passwords, checked_password
from newworlds.server.people.person import Person
from newworlds.server.storage import (
    account_rows,
    belonging_rows,
    passkey_rows,
    people_rows,
    post_rows,
    session_rows,
)
from newworlds.server.storage.account_rows import Account
from newworlds.server.storage.changes import Changed
from newworlds.server.storage.post_rows import SubscriptionRow
from newworlds.server.table_registry import TableRegistry

log = logging.getLogger(__name__)


class Browser(NamedTuple):
    """Where somebody is, and who they are there so far."""

    owner: str
    key_hash: str
    device: str


class Accounts:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.store
        self._callers = registry.callers
        self.passwords = Passwords()

    async def sign_up(self, browser: Browser, name: str, password: str) -> tuple[str, str]:
        """The browser's new key, and the recovery code. Whatever the guest owns is the account's."""
        login = login_of(name)
        hashed = await self.passwords.hashed(checked_password(password, name))
        key, code = new_key(), new_recovery_code()

        def work(connection: Connection) -> None:
            if session_rows.is_account(connection, browser.owner):
                raise HasAccount()
            person = people_rows.ensured(connection, browser.owner, name)
            account_rows.add_account(connection, person.id, login, hashed, recovery_hash(code))
            people_rows.rename(connection, person.id, name)
            notified = post_rows.subscriptions_at(connection, browser.key_hash)
            session_rows.end_sessions(connection, person.id)
            session_rows.add_session(connection, person.id, owner_of(key), browser.device)
            _notify_under(connection, notified, owner_of(key), person.owner)

        await self._store.write(work)
        await self._callers.check()
        return key, code

    async def sign_in(self, browser: Browser, name: str, password: str) -> str:
        """The browser's new key. What it did as a guest is the account's from now on."""
        login = login_of(name)
        account = await self._store.read(lambda connection: account_rows.account_by_login(connection, login))
        known = None if account is None else account.password
        is_right = await self.passwords.is_right(known, password)
        if account is None or not is_right:
            log.warning("a sign-in was refused: %s", "no such name" if account is None else account.person)
            raise WrongCredentials()
        renewed = await self.passwords.hashed(password) if self.passwords.is_outdated(account.password) else None

        def prepare(connection: Connection) -> str:
            if renewed is not None:
                account_rows.change_account(connection, account.person, password=renewed)
            return account.person

        return await self.enter(browser, prepare)

    async def recover(self, browser: Browser, name: str, code: str, new: str) -> tuple[str, str]:
        """A forgotten password is replaced; whoever was signed in no longer is, and code and passkeys are void."""
        hashed = await self.passwords.hashed(checked_password(new, name))
        next_code = new_recovery_code()

        def prepare(connection: Connection) -> str:
            account = account_rows.account_by_login(connection, login_of(name))
            known = (account and account.recovery) or ""
            if not hmac.compare_digest(known, recovery_hash(code)) or account is None:
                log.warning("a recovery was refused: %s", "no such name" if account is None else account.person)
                raise WrongRecovery()
            renewed = {"password": hashed, "recovery": recovery_hash(next_code)}
            account_rows.change_account(connection, account.person, **renewed)
            passkey_rows.remove_passkeys(connection, account.person)
            tell_changed(connection, account.person)
            session_rows.end_sessions(connection, account.person)
            return account.person

        return await self.enter(browser, prepare), next_code

    async def change_password(self, browser: Browser, present: str, new: str) -> str:
        """The browser's new key; all others are signed out."""
        account = await self.confirmed(browser, present)
        hashed = await self.passwords.hashed(checked_password(new, account.name))

        def prepare(connection: Connection) -> str:
            account_rows.change_account(connection, account.person, password=hashed)
            tell_changed(connection, account.person)
            session_rows.end_sessions(connection, account.person)
            return account.person

        return await self.enter(browser, prepare)

    async def renew_recovery(self, browser: Browser, password: str) -> str:
        account = await self.confirmed(browser, password)
        code = new_recovery_code()
        await self._store.write(
            lambda connection: account_rows.change_account(connection, account.person, recovery=recovery_hash(code))
        )
        return code

    async def confirmed(self, browser: Browser, password: str) -> Account:
        """Whoever is signed in, if they know the password."""
        account = await self._store.read(lambda connection: account_rows.account_of(connection, browser.owner))
        if account is None:
            raise NoAccount()
        if not await self.passwords.is_right(account.password, password):
            log.warning("a password was refused: %s", account.person)
            raise WrongCredentials()
        return account

    async def confirm_unless_guest(self, browser: Browser, password: str) -> None:
        if await self._store.read(lambda connection: session_rows.is_account(connection, browser.owner)):
            await self.confirmed(browser, password)

    async def enter(self, browser: Browser, prepare: Callable[[Connection], str]) -> str:
        """This browser is somebody's from now on, under a new key; a guest's belongings come along.

        `prepare` says who it is, or refuses; what it writes counts only if all else succeeds.
        """
        key = new_key()

        def work(connection: Connection) -> tuple[str, list[Changed]]:
            notified = post_rows.subscriptions_at(connection, browser.key_hash)
            account = people_rows.person_by_id(connection, prepare(connection))
            assert account is not None
            session_rows.end_session(connection, browser.key_hash)
            comes_along = _comes_along(connection, browser.owner, account)
            changed = _merged(connection, browser.owner, account) if comes_along else []
            self._registry.notices.announce(connection, changed)
            self._registry.notices.announce_became(connection, browser.owner)
            session_rows.add_session(connection, account.id, owner_of(key), browser.device)
            if comes_along:
                _notify_under(connection, notified, owner_of(key), account.owner)
            return account.id, changed

        person_id, changed = await self._store.write(work)
        log.info("somebody signed in: %s", person_id)
        await self.tell(changed)
        self._callers.hang_up(browser.owner)
        return key

    async def tell(self, changed: list[Changed]) -> None:
        """Tables learn whose seats are whose, and connections end that belong to nobody any more."""
        for table_id, version in changed:
            await self._registry.elsewhere.catch_up(table_id, version)
            self._registry.desks.changed(table_id)
        await self._callers.check()


def _comes_along(connection: Connection, owner: str, account: Person) -> bool:
    """Whether what a browser has is this account's from now on: not that of somebody with an account of their own."""
    return owner == account.owner or not session_rows.is_account(connection, owner)


def _notify_under(connection: Connection, notified: Sequence[SubscriptionRow], key_hash: str, owner: str) -> None:
    """A browser that was notified still is, now that it has another key."""
    for row in notified:
        post_rows.subscribe(connection, msgspec.structs.replace(row, key_hash=key_hash, owner=owner))


def _merged(connection: Connection, owner: str, account: Person) -> list[Changed]:
    """Nothing to do for somebody who is this person."""
    if owner == account.owner:
        return []
    for table_id, status in belonging_rows.tables_shared_by(connection, owner, account.owner):
        if status != "over":
            raise BothSeated(table=table_id)
    guest = people_rows.ensured(connection, owner, account.name)
    changed = belonging_rows.merge(connection, guest, account)
    people_rows.forget(connection, guest.id)
    return changed
