"""Putting away tables that nobody has touched for long, and deleting them when nobody has come back."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.storage.changes import Changed
from newworlds.server.storage.schema import components, metadata, tables

MOST = 200
"""How many tables are handled in one transaction, so that nobody waits for long."""


def expire(connection: Connection, statuses: list[str], untouched_since: str, at: str) -> list[Changed]:
    """Real games with these statuses."""
    return _expire(
        connection, sa.and_(tables.c.status.in_(statuses), tables.c.branched_at.is_(None)), untouched_since, at
    )


def expire_branches(connection: Connection, untouched_since: str, at: str) -> list[Changed]:
    """Whether they are over or not."""
    return _expire(connection, tables.c.branched_at.is_not(None), untouched_since, at)


def _expire(connection: Connection, which: sa.ColumnElement[bool], untouched_since: str, at: str) -> list[Changed]:
    """Nothing is lost: whoever sits there can have it back."""
    is_due = sa.and_(which, tables.c.updated < untouched_since, tables.c.expired.is_(None))
    some = sa.select(tables.c.id).where(is_due).order_by(tables.c.updated).limit(MOST)
    # The condition is repeated, because a move that was made meanwhile counts.
    expiring = tables.update().where(tables.c.id.in_(some), is_due)
    values = {"expired": at, "version": tables.c.version + 1}
    return _changed(connection, expiring.values(values).returning(tables.c.id, tables.c.version))


def delete_expired(connection: Connection, expired_before: str) -> list[Changed]:
    is_due = tables.c.expired < expired_before
    due = sa.select(tables.c.id).where(is_due).order_by(tables.c.expired).limit(MOST).with_for_update()
    return delete_tables(connection, list(connection.scalars(due)))


def delete_waiting(connection: Connection, table_id: str, version: int) -> list[Changed]:
    """A table whose game has not begun, unless somebody has changed it since that version."""
    is_it = sa.and_(tables.c.id == table_id, tables.c.version == version, tables.c.status == "waiting")
    return delete_tables(connection, list(connection.scalars(sa.select(tables.c.id).where(is_it).with_for_update())))


def put_away(connection: Connection, table_id: str, at: str) -> list[Changed]:
    """This one, however lately it was touched; nothing if it is put away already."""
    expiring = tables.update().where(tables.c.id == table_id, tables.c.expired.is_(None))
    values = {"expired": at, "version": tables.c.version + 1}
    return _changed(connection, expiring.values(values).returning(tables.c.id, tables.c.version))


def delete_one(connection: Connection, table_id: str) -> list[Changed]:
    locked = sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update()
    return delete_tables(connection, list(connection.scalars(locked)))


def delete_tables(connection: Connection, ids: Sequence[str]) -> list[Changed]:
    """With everything that belongs to them, but for components."""
    for belonging in metadata.sorted_tables:
        if any(key.column is tables.c.id for key in belonging.foreign_keys):
            connection.execute(belonging.delete().where(belonging.c.table_id.in_(ids)))
    return _changed(
        connection, tables.delete().where(tables.c.id.in_(ids)).returning(tables.c.id, tables.c.version + 1)
    )


def delete_unused_components(connection: Connection) -> None:
    is_used = sa.exists().where(tables.c.data == components.c.data)
    connection.execute(components.delete().where(~is_used))


def _changed(connection: Connection, statement: sa.Executable) -> list[Changed]:
    return [(table_id, version) for table_id, version in connection.execute(statement)]
