"""Sessions: keys of browsers that lead to a person other than the guest whose key it would be."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.storage.schema import accounts, people, sessions


class SessionOwner(NamedTuple):
    owner: str
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
    query = sa.select(accounts.c.person).join(people, people.c.id == accounts.c.person).where(people.c.owner == owner)
    return connection.scalar(query) is not None


def note_seen(connection: Connection, key_hash: str, at: str) -> None:
    connection.execute(sessions.update().where(sessions.c.key_hash == key_hash).values(seen=at))
