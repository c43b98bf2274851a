"""The keys of this site, subscriptions and quiet hours."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from newworlds.server.storage.schema import push_subscriptions, quiet_hours, site_keys


class SubscriptionRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    owner: str
    key_hash: str | None
    """Of the browser; None if it subscribed before this was noted."""
    endpoint: str
    p256dh: str
    auth: str
    language: str
    created: str


class QuietRow(msgspec.Struct, frozen=True, kw_only=True):
    owner: str
    begins: int
    ends: int
    zone: str


def site_key(connection: Connection, name: str) -> str | None:
    return connection.scalar(sa.select(site_keys.c.value).where(site_keys.c.name == name))


def keep_site_key(connection: Connection, name: str, value: str) -> str:
    """The one that was first, if two processes make one at the same time."""
    made = insert_into(connection, site_keys).values(name=name, value=value)
    connection.execute(made.on_conflict_do_nothing())
    return site_key(connection, name) or value


def subscribe(connection: Connection, row: SubscriptionRow) -> None:
    """A browser that subscribes again, perhaps as somebody else, is told what it asks for now."""
    connection.execute(push_subscriptions.delete().where(push_subscriptions.c.id == row.id))
    connection.execute(push_subscriptions.insert().values(msgspec.structs.asdict(row)))


def unsubscribe(connection: Connection, subscription_id: str) -> None:
    connection.execute(push_subscriptions.delete().where(push_subscriptions.c.id == subscription_id))


def subscriptions_at(connection: Connection, key_hash: str) -> list[SubscriptionRow]:
    """Of one browser."""
    found = connection.execute(sa.select(push_subscriptions).where(push_subscriptions.c.key_hash == key_hash))
    return [SubscriptionRow(**row) for row in found.mappings()]


def subscriptions_of(connection: Connection, owner: str) -> list[SubscriptionRow]:
    query = sa.select(push_subscriptions).where(push_subscriptions.c.owner == owner).order_by(push_subscriptions.c.id)
    return [SubscriptionRow(**row) for row in connection.execute(query).mappings()]


def quiet_hours_of(connection: Connection, owner: str) -> QuietRow | None:
    found = connection.execute(sa.select(quiet_hours).where(quiet_hours.c.owner == owner)).mappings().first()
    return QuietRow(**found) if found is not None else None


def set_quiet_hours(connection: Connection, owner: str, row: QuietRow | None) -> None:
    connection.execute(quiet_hours.delete().where(quiet_hours.c.owner == owner))
    if row is not None:
        connection.execute(quiet_hours.insert().values(msgspec.structs.asdict(row)))


def insert_into(connection: Connection, table: sa.Table) -> Any:
    """With which one can say what to do about a row that is there already."""
    return (postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert)(table)
