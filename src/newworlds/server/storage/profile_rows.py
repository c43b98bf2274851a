"""What is read of somebody's results. Whoever looks on learns of no table that they could not have found themselves."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.core.options import Value
from newworlds.server.storage.result_rows import Result, ResultRow, ResultSeatRow
from newworlds.server.storage.schema import accounts, people, result_seats, results, tables

_HAS_PROFILE = sa.exists().where(accounts.c.person == people.c.id)
"""A guest has none: whoever wants to be found makes an account."""


class PersonRow(msgspec.Struct, frozen=True):
    """Somebody as profiles show them."""

    id: str
    owner: str
    name: str
    created: str


def person_with_profile(connection: Connection, person_id: str) -> PersonRow | None:
    return _person(connection, people.c.id == person_id, _HAS_PROFILE)


def person_behind(connection: Connection, owner: str) -> PersonRow | None:
    """With or without a profile that others may see."""
    return _person(connection, people.c.owner == owner)


def people_with_profile(connection: Connection, owners: Collection[str]) -> dict[str, PersonRow]:
    """By owner."""
    query = sa.select(*_columns(people, PersonRow)).where(people.c.owner.in_(owners), _HAS_PROFILE)
    return {row["owner"]: PersonRow(**row) for row in connection.execute(query).mappings()}


def _person(connection: Connection, *conditions: sa.ColumnElement[bool]) -> PersonRow | None:
    found = connection.execute(sa.select(*_columns(people, PersonRow)).where(*conditions)).mappings().first()
    return None if found is None else PersonRow(**found)


def history(
    connection: Connection, owner: str, viewer: str, most: int | None = None, before: str | None = None
) -> list[Result]:
    """Their games that the viewer may see, newest first; `before` names the table that the last page ended with."""
    query = (
        sa.select(*_columns(results, ResultRow))
        .where(results.c.table_id.in_(_tables_of(owner)), _visible_to(viewer))
        .order_by(results.c.ended.desc(), results.c.table_id.desc())
        .limit(most)
    )
    if before is not None:
        last = sa.select(results.c.ended).where(results.c.table_id == before).scalar_subquery()
        is_same_moment = sa.and_(results.c.ended == last, results.c.table_id < before)
        query = query.where(sa.or_(results.c.ended < last, is_same_moment))
    found = [ResultRow(**row) for row in connection.execute(query).mappings()]
    return _with_seats(connection, found)


def played(connection: Connection, owner: str) -> int:
    """All their games, seen by anybody or not."""
    return (
        connection.scalar(
            sa.select(sa.func.count(sa.distinct(result_seats.c.table_id))).where(result_seats.c.owner == owner)
        )
        or 0
    )


def visible(connection: Connection, owner: str, viewer: str) -> int:
    """How many of them the viewer may see."""
    query = sa.select(sa.func.count()).where(results.c.table_id.in_(_tables_of(owner)), _visible_to(viewer))
    return connection.scalar(query) or 0


class GameRow(NamedTuple):
    """A game that somebody played at a seat of their own, to the end."""

    table_id: str
    game: str
    players: int
    options: dict[str, Value]
    scores: list[int]
    ended: str
    score: int
    rank: int
    is_visible: bool
    """Whether the viewer may know at which table."""


def own_games(connection: Connection, owner: str, viewer: str) -> list[GameRow]:
    """All of them, oldest first, also those at tables that the viewer may not see."""
    query = (
        sa.select(
            *(results.c.table_id, results.c.game, results.c.players, results.c.options, results.c.scores),
            *(results.c.ended, result_seats.c.score, result_seats.c.rank),
            _visible_to(viewer).label("is_visible"),
        )
        .join(result_seats, result_seats.c.table_id == results.c.table_id)
        .where(result_seats.c.owner == owner, result_seats.c.is_alone, ~result_seats.c.has_left)
        .order_by(results.c.ended, results.c.table_id)
    )
    return [GameRow(*row) for row in connection.execute(query)]


class MeetingRow(NamedTuple):
    """A game that two people played against each other."""

    game: str
    rank: int
    """Of the one whose profile it is."""
    viewers_rank: int


def meetings(connection: Connection, owner: str, viewer: str) -> list[MeetingRow]:
    theirs, mine = result_seats.alias("theirs"), result_seats.alias("mine")
    query = (
        sa.select(results.c.game, theirs.c.rank, mine.c.rank)
        .join(theirs, theirs.c.table_id == results.c.table_id)
        .join(mine, mine.c.table_id == results.c.table_id)
        .where(theirs.c.owner == owner, theirs.c.is_alone, mine.c.owner == viewer, mine.c.is_alone)
        .order_by(results.c.game)
    )
    return [MeetingRow(*row) for row in connection.execute(query)]


def _tables_of(owner: str) -> sa.Select[tuple[str]]:
    return sa.select(result_seats.c.table_id).where(result_seats.c.owner == owner)


def _visible_to(viewer: str) -> sa.ColumnElement[bool]:
    """Public tables, and those where the viewer sat or which they opened."""
    opened = sa.select(tables.c.id).where(tables.c.host == viewer)
    return sa.or_(results.c.is_public, results.c.table_id.in_(_tables_of(viewer)), results.c.table_id.in_(opened))


def _with_seats(connection: Connection, found: Sequence[ResultRow]) -> list[Result]:
    seats: dict[str, list[ResultSeatRow]] = {row.table_id: [] for row in found}
    columns = [result_seats.c.table_id, *_columns(result_seats, ResultSeatRow)]
    query = sa.select(*columns).where(result_seats.c.table_id.in_(seats)).order_by(*result_seats.primary_key)
    for row in connection.execute(query).mappings():
        fields = dict(row)
        seats[fields.pop("table_id")].append(ResultSeatRow(**fields))
    return [Result(row, seats[row.table_id]) for row in found]


def _columns(source: sa.Table, kind: type[msgspec.Struct]) -> list[sa.Column[object]]:
    return [source.c[name] for name in kind.__struct_fields__]
