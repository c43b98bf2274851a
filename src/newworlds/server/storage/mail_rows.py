"""E-mails that wait to be sent. Each is taken by one process; whatever it contains is put together then."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.clock import later, now
from newworlds.server.storage.schema import mails

MailKind = Literal["confirm", "forgotten", "reset", "password", "moved", "turns", "reminder"]


class MailRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    kind: MailKind
    person: str | None
    address: str | None
    details: dict[str, Any]
    created: str
    due: str
    attempts: int


def put(
    connection: Connection,
    kind: MailKind,
    person: str | None,
    address: str | None,
    details: Mapping[str, Any] = MappingProxyType({}),
) -> None:
    at = now()
    row = MailRow(
        id=secrets.token_hex(8),
        kind=kind,
        person=person,
        address=address,
        details=dict(details),
        created=at,
        due=at,
        attempts=0,
    )
    connection.execute(mails.insert().values(msgspec.structs.asdict(row)))


def due_mails(connection: Connection, at: str, most: int) -> list[MailRow]:
    query = sa.select(mails).where(mails.c.due <= at).order_by(mails.c.due, mails.c.id).limit(most)
    return [MailRow(**row) for row in connection.execute(query).mappings()]


def take(connection: Connection, row: MailRow, seconds: float) -> bool:
    """Whether it is up to the caller to send it. If the caller dies meanwhile, somebody else may after so long."""
    is_free = sa.and_(mails.c.id == row.id, mails.c.due == row.due, mails.c.attempts == row.attempts)
    values = {"due": later(now(), seconds), "attempts": row.attempts + 1}
    return connection.execute(mails.update().where(is_free).values(values).returning(mails.c.id)).first() is not None


def postpone(connection: Connection, mail_id: str, seconds: float) -> None:
    connection.execute(mails.update().where(mails.c.id == mail_id).values(due=later(now(), seconds)))


def drop(connection: Connection, mail_id: str) -> None:
    connection.execute(mails.delete().where(mails.c.id == mail_id))


def drop_of(connection: Connection, person: str, *kinds: MailKind) -> None:
    """What somebody no longer wants."""
    connection.execute(mails.delete().where(mails.c.person == person, mails.c.kind.in_(kinds)))


def waiting_of(connection: Connection, person: str, kind: MailKind) -> int:
    query = sa.select(sa.func.count()).where(mails.c.person == person, mails.c.kind == kind)
    return connection.scalar(query) or 0
