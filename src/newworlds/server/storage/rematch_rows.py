"""Where the same people play again."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.storage.changes import Changed
from newworlds.server.storage.schema import tables


def claim(connection: Connection, table_id: str, rematch: str) -> Changed | None:
    """None if somebody else was faster, and their table is still there."""
    other = tables.alias()
    is_there = sa.exists().where(other.c.id == tables.c.rematch, other.c.expired.is_(None))
    claiming = (
        tables.update()
        .where(tables.c.id == table_id, sa.or_(tables.c.rematch.is_(None), ~is_there))
        .values(rematch=rematch, version=tables.c.version + 1)
        .returning(tables.c.id, tables.c.version)
    )
    claimed = connection.execute(claiming).first()
    return None if claimed is None else (claimed.id, claimed.version)


def rematch_of(connection: Connection, table_id: str) -> str:
    return str(connection.scalar(sa.select(tables.c.rematch).where(tables.c.id == table_id)))
