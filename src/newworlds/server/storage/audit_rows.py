"""What hosts and moderators did. Rows are only ever added; when they are old enough, they are forgotten."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.clock import now
from newworlds.server.storage.schema import audit, people

Details = Mapping[str, str | int | bool | None]


class AuditRow(msgspec.Struct, frozen=True):
    id: str
    at: str
    actor: str | None
    actor_name: str | None
    act: str
    subject: str
    details: dict[str, str | int | bool | None]


def noted(connection: Connection, actor: str | None, act: str, subject: str, details: Details) -> None:
    """In the transaction of the act itself, so that neither is there without the other.

    `actor` is the id of a person, or None for whoever types commands on the server.
    """
    row = {"id": secrets.token_hex(8), "at": now(), "actor": actor, "act": act, "subject": subject}
    connection.execute(audit.insert().values(**row, details=dict(details)))


def latest(connection: Connection, most: int, before: str | None = None) -> list[AuditRow]:
    """Newest first; `before` is when the last one was that is already known."""
    by_whom = audit.outerjoin(people, people.c.id == audit.c.actor)
    query = (
        sa.select(audit, people.c.name.label("actor_name"))
        .select_from(by_whom)
        .order_by(audit.c.at.desc(), audit.c.id)
        .limit(most)
    )
    if before is not None:
        query = query.where(audit.c.at < before)
    return [AuditRow(**row) for row in connection.execute(query).mappings()]


def forget(connection: Connection, before: str) -> None:
    connection.execute(audit.delete().where(audit.c.at < before))
