"""Where people stand: their latest ratings, by game and number of seats."""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.storage.rating_rows import Group
from newworlds.server.storage.schema import result_seats, results


class StandingRow(NamedTuple):
    """Of one person in one group."""

    owner: str
    game: str
    players: int
    mean: float
    deviation: float
    games: int
    wins: int


def rated_groups(connection: Connection) -> list[tuple[Group, int]]:
    """Those in which there are rated games, with their number."""
    query = (
        sa.select(results.c.game, results.c.players, sa.func.count())
        .where(results.c.is_rated)
        .group_by(results.c.game, results.c.players)
        .order_by(results.c.game, results.c.players)
    )
    return [(Group(game, players), count) for game, players, count in connection.execute(query)]


def standings_in(connection: Connection, group: Group) -> list[StandingRow]:
    """Everybody's who has played there."""
    return _standings(connection, results.c.game == group.game, results.c.players == group.players)


def standings_of(connection: Connection, owner: str) -> list[StandingRow]:
    """Somebody's, wherever they have played."""
    return _standings(connection, result_seats.c.owner == owner)


def _standings(connection: Connection, *conditions: sa.ColumnElement[bool]) -> list[StandingRow]:
    theirs: dict[str, Any] = {"partition_by": (result_seats.c.owner, results.c.game, results.c.players)}
    newest_first = (results.c.ended.desc(), results.c.table_id.desc())
    won = sa.case((result_seats.c.rank == 1, 1), else_=0)
    numbered = (
        sa.select(
            *(result_seats.c.owner, results.c.game, results.c.players, result_seats.c.mean, result_seats.c.deviation),
            sa.func.count().over(**theirs).label("games"),
            sa.func.sum(won).over(**theirs).label("wins"),
            sa.func.row_number().over(**theirs, order_by=newest_first).label("number"),
        )
        .join(results, results.c.table_id == result_seats.c.table_id)
        .where(results.c.is_rated, result_seats.c.mean.is_not(None), result_seats.c.owner.is_not(None), *conditions)
        .subquery()
    )
    query = (
        sa.select(*(numbered.c[name] for name in StandingRow._fields))
        .where(numbered.c.number == 1)
        .order_by(numbered.c.game, numbered.c.players, numbered.c.owner)
    )
    return [StandingRow(*row) for row in connection.execute(query)]
