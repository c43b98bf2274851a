"""The tables that the lobby shows."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.storage.rows import kept_where
from newworlds.server.storage.schema import seats, tables
from newworlds.server.storage.table_rows import StoredTable


def listed(connection: Connection, limit: int) -> list[StoredTable]:
    """Those with a seat that anybody may take, and games that may be watched; newest first.

    Where the players offer a seat to all, they want the table to be found.
    """
    is_at = sa.and_(seats.c.table_id == tables.c.id, seats.c.kind == "open")
    is_free = sa.exists().where(is_at, seats.c.owner.is_(None), seats.c.kept_for.is_(None))
    may_join = sa.and_(tables.c.status == "waiting", is_free)
    may_watch = sa.and_(tables.c.status == "playing", tables.c.terms["may_watch"].as_boolean())
    is_listed = tables.c.terms["is_listed"].as_boolean()
    is_offered = sa.exists().where(seats.c.table_id == tables.c.id, seats.c.offered == "open")
    may_take_over = sa.and_(tables.c.status == "playing", is_offered)
    is_shown = sa.or_(sa.and_(is_listed, sa.or_(may_join, may_watch)), may_take_over)
    return kept_where(connection, sa.and_(is_shown, tables.c.expired.is_(None)), limit)
