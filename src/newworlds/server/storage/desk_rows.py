"""Whom a table concerns, and what waits for somebody."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.storage.schema import seats, tables


def concerned(connection: Connection, table_ids: Iterable[str], owners: Collection[str]) -> list[tuple[str, str]]:
    """Each of these owners with each of these tables that they opened or sit at."""
    wanted = list(table_ids)
    hosts = sa.select(tables.c.host, tables.c.id).where(tables.c.id.in_(wanted))
    seated = sa.select(seats.c.owner, seats.c.table_id).where(seats.c.table_id.in_(wanted))
    found = {(owner, table_id) for owner, table_id in connection.execute(sa.union(hosts, seated))}
    return sorted((owner, table_id) for owner, table_id in found if owner in owners)


def waiting_for(connection: Connection, owner: str) -> list[str]:
    """The tables where it is their turn and other people take part, longest waiting first.

    In a game against bots nobody waits.
    """
    others = seats.alias()
    has_others = sa.exists().where(
        others.c.table_id == tables.c.id,
        others.c.kind != "bot",
        others.c.stand_in.is_(None),
        sa.or_(others.c.owner.is_(None), others.c.owner != owner),
    )
    query = (
        sa.select(tables.c.id)
        .join(seats, sa.and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.to_act))
        .where(tables.c.status == "playing", tables.c.expired.is_(None), tables.c.branched_at.is_(None))
        .where(seats.c.owner == owner, seats.c.kind != "bot", seats.c.stand_in.is_(None), has_others)
        .order_by(tables.c.updated, tables.c.id)
    )
    return list(connection.scalars(query))


def last_changes(connection: Connection, owner: str) -> dict[str, str]:
    """By table that they opened or sit at, when it was changed for all to see."""
    sits_at = sa.select(seats.c.table_id).where(seats.c.owner == owner)
    query = sa.select(tables.c.id, tables.c.updated).where(
        sa.or_(tables.c.host == owner, tables.c.id.in_(sits_at)), tables.c.expired.is_(None)
    )
    return {row.id: row.updated for row in connection.execute(query)}
