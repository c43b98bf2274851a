"""People: everybody who has given a name, with or without an account."""

from __future__ import annotations

import secrets
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from newworlds.server.clock import now
from newworlds.server.people.person import Person
from newworlds.server.storage.schema import accounts, passkeys, people, sessions, tickets

BELONGING = (accounts, passkeys, sessions, tickets)
"""How somebody is known to be who they are: gone with them, and never merged."""


def new_person_id() -> str:
    return secrets.token_hex(8)


def person_of(connection: Connection, owner: str) -> Person | None:
    return _person(connection, people.c.owner == owner)


def person_by_id(connection: Connection, person_id: str) -> Person | None:
    return _person(connection, people.c.id == person_id)


def ensured(connection: Connection, owner: str, name: str) -> Person:
    """Whoever gives a name is a person from then on; one who has a name keeps it."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    row = {"id": new_person_id(), "owner": owner, "name": name, "created": now()}
    connection.execute(insert(people).values(row).on_conflict_do_nothing(index_elements=[people.c.owner]))
    nameless = sa.and_(people.c.owner == owner, people.c.name == "")
    connection.execute(people.update().where(nameless).values(name=name))
    known = person_of(connection, owner)
    assert known is not None
    return known


def rename(connection: Connection, person_id: str, name: str) -> None:
    connection.execute(people.update().where(people.c.id == person_id).values(name=name))


def forget(connection: Connection, person_id: str) -> None:
    """With the account, and wherever they are signed in."""
    for belonging in BELONGING:
        connection.execute(belonging.delete().where(belonging.c.person == person_id))
    connection.execute(people.delete().where(people.c.id == person_id))


def _person(connection: Connection, condition: sa.ColumnElement[bool]) -> Person | None:
    columns: list[sa.Column[Any]] = [people.c[name] for name in Person.__struct_fields__]
    found = connection.execute(sa.select(*columns).where(condition)).mappings().first()
    return None if found is None else Person(**found)
