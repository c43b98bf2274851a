"""The ratings that are kept with each rated result: what everybody was thought to be capable of after it."""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.storage.schema import result_seats, results

_RATING = 0x4E58
"""The number of an advisory lock."""


class Group(NamedTuple):
    """Ratings are comparable within it."""

    game: str
    players: int


class Contestant(NamedTuple):
    """A person at a rated game."""

    table_id: str
    seat: int
    owner: str | None
    rank: int


class Latest(NamedTuple):
    mean: float
    deviation: float


def one_at_a_time(connection: Connection) -> None:
    """Processes work out ratings one after another, each with all that the one before has stored."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_RATING})")


def uncounted_group(connection: Connection) -> Group | None:
    query = sa.select(results.c.game, results.c.players).where(results.c.is_rated, ~results.c.is_counted).limit(1)
    found = connection.execute(query).first()
    return None if found is None else Group(found.game, found.players)


def uncount_later(connection: Connection, group: Group) -> None:
    """A result that was written late changes all that follow it."""
    first = (
        sa.select(results.c.ended, results.c.table_id)
        .where(_is_rated_in(group), ~results.c.is_counted)
        .order_by(*_ORDER)
        .limit(1)
    )
    found = connection.execute(first).first()
    if found is not None:
        later = sa.tuple_(*_ORDER) > sa.tuple_(found.ended, found.table_id)
        connection.execute(results.update().where(_is_rated_in(group), later).values(is_counted=False))


def uncounted(connection: Connection, group: Group, most: int) -> list[list[Contestant]]:
    """The people of the first games that are not counted yet, game by game, in the order in which these ended."""
    some = sa.select(results.c.table_id).where(_is_rated_in(group), ~results.c.is_counted).order_by(*_ORDER).limit(most)
    query = (
        sa.select(*(result_seats.c[name] for name in Contestant._fields))
        .join(results, results.c.table_id == result_seats.c.table_id)
        .where(results.c.table_id.in_(some.subquery().select()), _IS_CONTESTANT)
        .order_by(*_ORDER, result_seats.c.seat)
    )
    games: dict[str, list[Contestant]] = {}
    for row in connection.execute(query):
        games.setdefault(row.table_id, []).append(Contestant(*row))
    return list(games.values())


def latest(connection: Connection, group: Group, owner: str) -> Latest | None:
    """The rating after the last game that is counted."""
    query = (
        sa.select(result_seats.c.mean, result_seats.c.deviation)
        .join(results, results.c.table_id == result_seats.c.table_id)
        .where(_is_rated_in(group), results.c.is_counted, _IS_CONTESTANT, result_seats.c.owner == owner)
        .order_by(*(column.desc() for column in _ORDER))
        .limit(1)
    )
    found = connection.execute(query).first()
    return None if found is None else Latest(*found)


def set_rating(connection: Connection, contestant: Contestant, after: Latest) -> None:
    is_meant = sa.and_(result_seats.c.table_id == contestant.table_id, result_seats.c.seat == contestant.seat)
    connection.execute(result_seats.update().where(is_meant).values(after._asdict()))


def mark_counted(connection: Connection, table_id: str) -> None:
    connection.execute(results.update().where(results.c.table_id == table_id).values(is_counted=True))


_ORDER: tuple[sa.Column[Any], ...] = (results.c.ended, results.c.table_id)
_IS_CONTESTANT = sa.and_(result_seats.c.kind == "person", result_seats.c.is_alone)


def _is_rated_in(group: Group) -> sa.ColumnElement[bool]:
    return sa.and_(results.c.is_rated, results.c.game == group.game, results.c.players == group.players)
