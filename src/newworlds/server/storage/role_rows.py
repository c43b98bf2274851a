"""What people may do here beyond playing."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.people.person import Role
from newworlds.server.storage.schema import people


class RoleRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    role: Role
    created: str


_COLUMNS = (people.c.id, people.c.name, people.c.role, people.c.created)


def staff_member(connection: Connection, owner: str) -> RoleRow | None:
    """The moderator or host who asks, if it is one and is not suspended."""
    query = sa.select(*_COLUMNS).where(people.c.owner == owner, people.c.role != "player", people.c.suspended.is_(None))
    return _first(connection, query)


def by_id(connection: Connection, person_id: str) -> RoleRow | None:
    return _first(connection, sa.select(*_COLUMNS).where(people.c.id == person_id))


def called(connection: Connection, name_or_id: str) -> list[RoleRow]:
    """Names may be shared; an id is somebody's alone."""
    is_meant = sa.or_(people.c.id == name_or_id, sa.func.lower(people.c.name) == name_or_id.lower())
    return _all(connection, sa.select(*_COLUMNS).where(is_meant))


def staff(connection: Connection) -> Sequence[RoleRow]:
    return _all(connection, sa.select(*_COLUMNS).where(people.c.role != "player"))


def staff_owners(connection: Connection) -> list[str]:
    return list(connection.scalars(sa.select(people.c.owner).where(people.c.role != "player")))


def set_role(connection: Connection, person_id: str, role: Role) -> None:
    connection.execute(people.update().where(people.c.id == person_id).values(role=role))


def _first(connection: Connection, query: sa.Select[tuple[str, str, str, str]]) -> RoleRow | None:
    row = connection.execute(query).mappings().first()
    return None if row is None else RoleRow(**row)


def _all(connection: Connection, query: sa.Select[tuple[str, str, str, str]]) -> list[RoleRow]:
    found = connection.execute(query.order_by(people.c.created, people.c.id)).mappings()
    return [RoleRow(**row) for row in found]
