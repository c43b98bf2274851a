"""Sessions: keys of browsers that lead to a person other than the guest whose key it would be.

A browser that is signed out is notified of nothing any more.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.clock import now
from newworlds.server.storage.schema import accounts, people, push_subscriptions, sessions

MOST_EACH = 50
"""Of one person: those unused for longest make room."""


class SessionOwner(NamedTuple):
    owner: str
    seen: str


class SessionRow(NamedTuple):
    id: str
    key_hash: str
    device: str
    created: str
    seen: str


def session_owner(connection: Connection, key_hash: str) -> SessionOwner | None:
    query = (
        sa.select(people.c.owner, sessions.c.seen)
        .join(people, people.c.id == sessions.c.person)
        .where(sessions.c.key_hash == key_hash)
    )
    found = connection.execute(query).first()
    return None if found is None else SessionOwner(found.owner, found.seen)


def is_account(connection: Connection, owner: str) -> bool:
    return bool(accounts_among(connection, [owner]))


def accounts_among(connection: Connection, owners: Collection[str]) -> set[str]:
    """Those of them who have an account."""
    joined = sa.select(people.c.owner).join(accounts, people.c.id == accounts.c.person)
    return set(connection.scalars(joined.where(people.c.owner.in_(owners))))


def owners_by_session(connection: Connection, key_hashes: Collection[str]) -> dict[str, str]:
    query = sa.select(sessions.c.key_hash, people.c.owner).join(people, people.c.id == sessions.c.person)
    return {row.key_hash: row.owner for row in connection.execute(query.where(sessions.c.key_hash.in_(key_hashes)))}


def note_seen(connection: Connection, key_hash: str, at: str) -> None:
    connection.execute(sessions.update().where(sessions.c.key_hash == key_hash).values(seen=at))


def add_session(connection: Connection, person: str, key_hash: str, device: str) -> None:
    at = now()
    row = {"id": secrets.token_hex(8), "person": person, "key_hash": key_hash, "device": device}
    connection.execute(sessions.insert().values(**row, created=at, seen=at))
    for surplus in sessions_of(connection, person)[MOST_EACH:]:
        end_session(connection, surplus.key_hash)


def sessions_of(connection: Connection, person: str) -> list[SessionRow]:
    """The newest first."""
    columns = [sessions.c[name] for name in SessionRow._fields]
    latest = (sessions.c.seen.desc(), sessions.c.created.desc())
    query = sa.select(*columns).where(sessions.c.person == person).order_by(*latest)
    return [SessionRow(*row) for row in connection.execute(query)]


def end_session(connection: Connection, key_hash: str) -> None:
    _end(connection, sessions.c.key_hash == key_hash)


def end_sessions(connection: Connection, person: str) -> int:
    """How many there were. Nobody is signed in any more: whatever browser was notified, it is no longer theirs."""
    owner = sa.select(people.c.owner).where(people.c.id == person).scalar_subquery()
    connection.execute(push_subscriptions.delete().where(push_subscriptions.c.owner == owner))
    return _end(connection, sessions.c.person == person)


def forget_unused(connection: Connection, since: str) -> None:
    _end(connection, sessions.c.seen < since)


def _end(connection: Connection, which: sa.ColumnElement[bool]) -> int:
    """Of subscriptions that do not say which browser they are, none of that person stays: it might be this one."""
    browsers = sa.select(sessions.c.key_hash).where(which)
    owners = sa.select(people.c.owner).join(sessions, sessions.c.person == people.c.id).where(which)
    is_nameless = sa.and_(push_subscriptions.c.key_hash.is_(None), push_subscriptions.c.owner.in_(owners))
    is_theirs = sa.or_(push_subscriptions.c.key_hash.in_(browsers), is_nameless)
    connection.execute(push_subscriptions.delete().where(is_theirs))
    return connection.execute(sessions.delete().where(which)).rowcount
