"""Clocks of many tables at once: which have run out, and letting all of them stand still for a time."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from newworlds.server.clock import later, seconds_between
from newworlds.server.clocks.clock import Clock
from newworlds.server.clocks.timing import due, on_vacation, runs_since
from newworlds.server.storage.changes import Changed
from newworlds.server.storage.schema import heartbeats, seats, tables

NAME = "clocks"
STOPPED = "clocks_stopped"
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
    _mark(connection, NAME, at)
    return before


def stopped(connection: Connection, at: str) -> None:
    """A process ends on purpose. Unless another leaves a mark afterwards, no clock should have run since."""
    _mark(connection, STOPPED, at)


def stopped_at(connection: Connection) -> str | None:
    return connection.scalar(sa.select(heartbeats.c.at).where(heartbeats.c.name == STOPPED))


def _mark(connection: Connection, name: str, at: str) -> None:
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    mark = insert(heartbeats).values(name=name, at=at)
    connection.execute(mark.on_conflict_do_update(index_elements=["name"], set_={"at": at}))


def stood_still(connection: Connection, seconds: float, at: str) -> list[Changed]:
    """All clocks that run, as if they had not for so long, but not longer than they have run."""
    query = sa.select(tables.c.id, tables.c.version, tables.c.clock, tables.c.to_act).where(_IS_RUNNING)
    changed = []
    for row in connection.execute(query.with_for_update()).all():
        clock = msgspec.convert(row.clock, Clock)
        since = runs_since(clock.since or at, clock, row.to_act)
        given = min(seconds, seconds_between(since, at))
        if given > 0:
            changed.append(_set_clock(connection, row, msgspec.structs.replace(clock, since=later(since, given))))
    return changed


def let_stand(connection: Connection, ends: Mapping[str, str | None], at: str) -> list[Changed]:
    """The clocks of these owners in slow games, until their vacations end; those that already do stay as they are."""
    found: dict[str, tuple[Any, dict[int, str | None]]] = {}
    for row in connection.execute(_of_slow_games(ends).with_for_update(of=tables)).all():
        if msgspec.convert(row.clock, Clock).vacation_of(row.seat) != ends[row.owner]:
            found.setdefault(row.id, (row, {}))[1][row.seat] = ends[row.owner]
    changed = []
    for row, seats_away in found.values():
        clock = on_vacation(msgspec.convert(row.clock, Clock), row.to_act, seats_away, at)
        changed.append(_set_clock(connection, row, clock))
    return changed


def is_behind(connection: Connection, ends: Mapping[str, str]) -> bool:
    """Whether a clock of these owners does not stand still yet: somebody has sat down since, or come from elsewhere."""
    return any(
        msgspec.convert(row.clock, Clock).vacation_of(row.seat) != ends[row.owner]
        for row in connection.execute(_of_slow_games(ends))
    )


def slow_games(connection: Connection, owner: str) -> int:
    """How many of somebody's games with days for a turn are in progress."""
    return len({row.id for row in connection.execute(_of_slow_games([owner]))})


def _of_slow_games(owners: Collection[str]) -> sa.Select[Any]:
    columns = (tables.c.id, tables.c.version, tables.c.clock, tables.c.to_act, seats.c.seat, seats.c.owner)
    is_slow = sa.and_(tables.c.clock.is_not(None), tables.c.terms["pace"]["kind"].as_string() == "slow")
    return (
        sa.select(*columns)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.owner.in_(owners), tables.c.status == "playing", tables.c.expired.is_(None), is_slow)
        .order_by(tables.c.id, seats.c.seat)
    )


def _set_clock(connection: Connection, row: Any, clock: Clock) -> Changed:
    values = {"clock": msgspec.to_builtins(clock), "due": due(clock, row.to_act), "version": row.version + 1}
    connection.execute(tables.update().where(tables.c.id == row.id).values(values))
    return row.id, row.version + 1
