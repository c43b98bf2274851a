"""Clocks of many tables at once: which have run out, and letting all of them stand still for a time."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from newworlds.server.clock import later, seconds_between
from newworlds.server.clocks.clock import Clock
from newworlds.server.storage.changes import Changed
from newworlds.server.storage.schema import heartbeats, tables

NAME = "clocks"
_IS_RUNNING = sa.and_(tables.c.due.is_not(None), tables.c.status == "playing", tables.c.expired.is_(None))


def has_running(connection: Connection) -> bool:
    return bool(connection.scalar(sa.select(sa.exists().where(_IS_RUNNING))))


def run_out(connection: Connection, at: str) -> list[str]:
    """Tables where somebody's time is up, longest first."""
    query = sa.select(tables.c.id).where(_IS_RUNNING, tables.c.due <= at).order_by(tables.c.due)
    return list(connection.scalars(query))


def beaten(connection: Connection, at: str) -> str | None:
    """When some process was last seen running; from now on it was now. None if never."""
    query = sa.select(heartbeats.c.at).where(heartbeats.c.name == NAME).with_for_update()
    before = connection.scalar(query)
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    beat = insert(heartbeats).values(name=NAME, at=at)
    connection.execute(beat.on_conflict_do_update(index_elements=["name"], set_={"at": at}))
    return before


def stood_still(connection: Connection, seconds: float, at: str) -> list[Changed]:
    """All clocks that run, as if they had not for so long, but not longer than they have run."""
    query = sa.select(tables.c.id, tables.c.version, tables.c.clock, tables.c.due).where(_IS_RUNNING)
    held = [row for row in connection.execute(query.with_for_update()) if row.clock["since"] is not None]
    for row in held:
        clock = msgspec.convert(row.clock, Clock)
        given = min(seconds, seconds_between(clock.since or at, at))
        values = {
            "clock": msgspec.to_builtins(msgspec.structs.replace(clock, since=later(clock.since or at, given))),
            "due": later(row.due, given),
            "version": row.version + 1,
        }
        connection.execute(tables.update().where(tables.c.id == row.id).values(values))
    return [(row.id, row.version + 1) for row in held]
