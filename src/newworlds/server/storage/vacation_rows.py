"""Vacations: when somebody's clocks in slow games stand still."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.clock import seconds_between
from newworlds.server.storage.schema import vacations


def begin(connection: Connection, owner: str, at: str, ends: str) -> None:
    is_same = sa.and_(vacations.c.owner == owner, vacations.c.begins == at)
    connection.execute(vacations.delete().where(is_same))
    connection.execute(vacations.insert().values(owner=owner, begins=at, ends=ends))


def end(connection: Connection, owner: str, at: str) -> bool:
    """Whether there was one."""
    ended = vacations.update().where(vacations.c.owner == owner, _lasts(at)).values(ends=at)
    return connection.execute(ended).rowcount > 0


def end_of(connection: Connection, owner: str, at: str) -> str | None:
    """When the vacation ends that somebody has; None if they have none."""
    query = sa.select(sa.func.max(vacations.c.ends)).where(vacations.c.owner == owner, _lasts(at))
    ends: str | None = connection.scalar(query)
    return ends


def ends_by_owner(connection: Connection, at: str) -> dict[str, str]:
    """Of everybody who has one."""
    query = sa.select(vacations.c.owner, sa.func.max(vacations.c.ends).label("ends"))
    query = query.where(_lasts(at)).group_by(vacations.c.owner)
    return {row.owner: row.ends for row in connection.execute(query)}


def seconds_taken(connection: Connection, owner: str, at: str) -> float:
    """Of those that began this year, as far as they have passed: days belong to the year in which they begin."""
    is_of_this_year = sa.and_(vacations.c.owner == owner, vacations.c.begins >= year_of(at))
    found = connection.execute(sa.select(vacations.c.begins, vacations.c.ends).where(is_of_this_year))
    return sum(seconds_between(row.begins, min(row.ends, at)) for row in found)


def forget_past(connection: Connection, at: str) -> None:
    """What no longer counts for anything."""
    is_past = sa.and_(vacations.c.begins < year_of(at), vacations.c.ends <= at)
    connection.execute(vacations.delete().where(is_past))


def year_of(at: str) -> str:
    """How everything begins that is written of this year."""
    return at[:4]


def _lasts(at: str) -> sa.ColumnElement[Any]:
    return sa.and_(vacations.c.begins <= at, vacations.c.ends > at)
