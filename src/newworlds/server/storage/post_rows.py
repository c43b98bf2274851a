"""Subscriptions, quiet hours, and whose turn has not been told yet."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from newworlds.server.storage.schema import (
    push_subscriptions,
    quiet_hours,
    seats,
    site_keys,
    steps,
    tables,
    told_turns,
)


class SubscriptionRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    owner: str
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


class UntoldTurn(msgspec.Struct, frozen=True):
    """Somebody's turn at a table where other people take part."""

    table_id: str
    owner: str
    turn: int
    game: str
    others: list[str]
    """The names of those who wait, by seats."""


def site_key(connection: Connection, name: str) -> str | None:
    return connection.scalar(sa.select(site_keys.c.value).where(site_keys.c.name == name))


def keep_site_key(connection: Connection, name: str, value: str) -> str:
    """The one that was first, if two processes make one at the same time."""
    insert = _insert(connection)
    connection.execute(insert(site_keys).values(name=name, value=value).on_conflict_do_nothing())
    return site_key(connection, name) or value


def subscribe(connection: Connection, row: SubscriptionRow) -> None:
    """A browser that subscribes again, perhaps as somebody else, is told what it asks for now."""
    connection.execute(push_subscriptions.delete().where(push_subscriptions.c.id == row.id))
    connection.execute(push_subscriptions.insert().values(msgspec.structs.asdict(row)))


def unsubscribe(connection: Connection, subscription_id: str) -> None:
    connection.execute(push_subscriptions.delete().where(push_subscriptions.c.id == subscription_id))


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


def untold_turns(connection: Connection, settled_before: str) -> list[UntoldTurn]:
    """Turns of those who have a subscription: of what happened since they have, and no longer changes every second."""
    others = seats.alias()
    since = sa.select(sa.func.min(push_subscriptions.c.created)).where(push_subscriptions.c.owner == seats.c.owner)
    before = (
        sa.select(sa.func.coalesce(sa.func.max(steps.c.seq), 0))
        .where(steps.c.table_id == tables.c.id, steps.c.seat != tables.c.to_act, steps.c.seq <= tables.c.seq)
        .scalar_subquery()
    )
    has_others = sa.exists().where(
        others.c.table_id == tables.c.id,
        others.c.kind != "bot",
        others.c.stand_in.is_(None),
        sa.or_(others.c.owner.is_(None), others.c.owner != seats.c.owner),
    )
    is_told = sa.exists().where(
        told_turns.c.table_id == tables.c.id, told_turns.c.owner == seats.c.owner, told_turns.c.turn == before
    )
    query = (
        sa.select(tables.c.id, seats.c.owner, before.label("turn"), tables.c.game)
        .join(seats, sa.and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.to_act))
        .where(tables.c.status == "playing", tables.c.expired.is_(None), tables.c.branched_at.is_(None))
        .where(seats.c.kind.not_in(["bot", "program"]), seats.c.stand_in.is_(None), has_others, sa.not_(is_told))
        .where(tables.c.updated <= settled_before, tables.c.updated >= since.scalar_subquery())
        .order_by(tables.c.updated, tables.c.id)
    )
    found = connection.execute(query).all()
    return [UntoldTurn(*row, others=_others(connection, row.id, row.owner)) for row in found]


def _others(connection: Connection, table_id: str, owner: str) -> list[str]:
    is_else = sa.or_(seats.c.owner.is_(None), seats.c.owner != owner)
    query = sa.select(seats.c.name).where(
        seats.c.table_id == table_id, seats.c.kind != "bot", seats.c.stand_in.is_(None), is_else
    )
    return [name for name in connection.scalars(query.order_by(seats.c.seat)) if name]


def claim(connection: Connection, untold: UntoldTurn) -> bool:
    """Whether it is up to the caller to tell of this turn: nobody is told twice."""
    values = {"table_id": untold.table_id, "owner": untold.owner, "turn": untold.turn}
    insert = _insert(connection)(told_turns).values(values)
    changed = insert.on_conflict_do_update(
        index_elements=[told_turns.c.table_id, told_turns.c.owner],
        set_={"turn": untold.turn},
        where=told_turns.c.turn != untold.turn,
    )
    return connection.execute(changed.returning(told_turns.c.turn)).first() is not None


def _insert(connection: Connection) -> Any:
    return postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
