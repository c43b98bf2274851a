"""What the host tells everybody until a day."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.clock import now
from newworlds.server.storage.schema import announcements


class AnnouncementRow(msgspec.Struct, frozen=True):
    id: str
    texts: dict[str, str]
    created: str
    until: str


def current(connection: Connection) -> list[AnnouncementRow]:
    """Newest first."""
    query = sa.select(announcements).where(announcements.c.until > now()).order_by(announcements.c.created.desc())
    return [AnnouncementRow(**row) for row in connection.execute(query).mappings()]


def add(connection: Connection, texts: Mapping[str, str], until: str) -> str:
    announcement_id = secrets.token_hex(8)
    row = {"id": announcement_id, "texts": dict(texts), "created": now(), "until": until}
    connection.execute(announcements.insert().values(**row))
    return announcement_id


def withdraw(connection: Connection, announcement_id: str) -> bool:
    """Whether it was still shown."""
    is_shown = sa.and_(announcements.c.id == announcement_id, announcements.c.until > now())
    return connection.execute(announcements.delete().where(is_shown)).rowcount == 1


def forget(connection: Connection, before: str) -> None:
    connection.execute(announcements.delete().where(announcements.c.until < before))
