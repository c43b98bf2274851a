"""Whom a table concerns, and what waits for somebody."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.seats.infos import KeptSeat
from newworlds.server.storage.friend_rows import named
from newworlds.server.storage.rows import kept_where
from newworlds.server.storage.schema import seats, shunned, tables

MOST_KEPT: Final = 50
"""Seats that somebody is told of."""


def concerned(connection: Connection, table_ids: Iterable[str], owners: Collection[str]) -> list[tuple[str, str]]:
    """Each of these owners with each of these tables that they opened or sit at."""
    wanted = list(table_ids)
    hosts = sa.select(tables.c.host, tables.c.id).where(tables.c.id.in_(wanted))
    seated = sa.select(seats.c.owner, seats.c.table_id).where(seats.c.table_id.in_(wanted))
    found = {(owner, table_id) for owner, table_id in connection.execute(sa.union(hosts, seated))}
    return sorted((owner, table_id) for owner, table_id in found if owner in owners)


def asked_to(connection: Connection, table_ids: Iterable[str]) -> set[str]:
    """The owners for whom seats are kept at these tables."""
    query = sa.select(seats.c.kept_for).where(seats.c.table_id.in_(list(table_ids)), seats.c.kept_for.is_not(None))
    return {owner for owner in connection.scalars(query) if owner is not None}


def kept_for(connection: Connection, owner: str) -> list[KeptSeat]:
    """Where others keep seats for somebody, newest first; not those whom they have blocked."""
    is_kept = tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.kept_for == owner))
    blocked = sa.select(shunned.c.other).where(shunned.c.owner == owner, shunned.c.is_blocked)
    is_waiting = sa.and_(tables.c.status == "waiting", tables.c.expired.is_(None))
    found = kept_where(connection, sa.and_(is_kept, is_waiting, tables.c.host.not_in(blocked)), MOST_KEPT)
    names = {host: name for host, _, name in named(connection, {table.row.host for table in found})}
    return [
        KeptSeat(table=row.id, game=row.game, host=names.get(row.host, ""), terms=row.terms)
        for row in (table.row for table in found)
    ]


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
