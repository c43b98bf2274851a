"""What hosts look through: people and tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.infos import SeatKind
from newworlds.server.people.person import Role
from newworlds.server.storage.schema import accounts, people, seats, sessions, tables

AT_ONCE = 50


class PersonLine(msgspec.Struct, frozen=True):
    id: str
    name: str
    role: Role
    created: str
    suspended: str | None
    """Since when, if they are."""
    seen: str | None
    """When they were last signed in, to the day, or when something last happened at a table of theirs."""
    has_account: bool
    """Otherwise they are a guest."""


class PlayerLine(msgspec.Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str
    """Empty for seats that are free."""
    bot: str | None
    taken: bool


class TableLine(msgspec.Struct, frozen=True):
    id: str
    game: str
    status: str
    moves: int
    created: str
    updated: str
    expired: str | None
    """When it was put away, if it was."""
    players: list[PlayerLine]


def found_people(connection: Connection, find: str, after: int) -> list[PersonLine]:
    """Whose name or id contains what is looked for, newest first; `after` so many."""
    query = _people().where(_has(find, people.c.name, people.c.id)).order_by(people.c.created.desc(), people.c.id)
    return [PersonLine(**row) for row in connection.execute(query.limit(AT_ONCE).offset(after)).mappings()]


def person_line(connection: Connection, person_id: str) -> PersonLine:
    return PersonLine(**connection.execute(_people().where(people.c.id == person_id)).mappings().one())


def _people() -> sa.Select[Any]:
    seen = (
        sa.select(sa.func.max(tables.c.updated))
        .select_from(seats.join(tables, tables.c.id == seats.c.table_id))
        .where(seats.c.owner == people.c.owner)
        .scalar_subquery()
    )
    signed_in = sa.select(sa.func.max(sessions.c.seen)).where(sessions.c.person == people.c.id).scalar_subquery()
    has_account = sa.exists().where(accounts.c.person == people.c.id)
    latest = sa.case((sa.func.coalesce(signed_in, "") > sa.func.coalesce(seen, ""), signed_in), else_=seen)
    columns = [people.c[name] for name in ("id", "name", "role", "created", "suspended")]
    return sa.select(*columns, latest.label("seen"), has_account.label("has_account"))


def found_tables(connection: Connection, find: str, games: Sequence[str], after: int) -> list[TableLine]:
    """Of these games, or whose id or players' names contain what is looked for; those changed last first."""
    sits = sa.exists().where(seats.c.table_id == tables.c.id, _has(find, seats.c.name))
    is_meant = sa.or_(_has(find, tables.c.id), tables.c.game.in_(games), sits)
    query = _tables().where(is_meant).order_by(tables.c.updated.desc(), tables.c.id)
    return _table_lines(connection, query.limit(AT_ONCE).offset(after))


def table_line(connection: Connection, table_id: str) -> TableLine | None:
    return next(iter(_table_lines(connection, _tables().where(tables.c.id == table_id))), None)


def _tables() -> sa.Select[Any]:
    columns = [tables.c[name] for name in ("id", "game", "status", "created", "updated", "expired")]
    return sa.select(*columns, tables.c.seq.label("moves"))


def _table_lines(connection: Connection, query: sa.Select[Any]) -> list[TableLine]:
    rows = list(connection.execute(query).mappings())
    sitting = _players(connection, [row["id"] for row in rows])
    return [TableLine(**row, players=sitting.get(row["id"], [])) for row in rows]


def counted_tables(connection: Connection) -> dict[str, int]:
    """By status; those that were put away are counted apart."""
    state = sa.case((tables.c.expired.is_not(None), "put_away"), else_=tables.c.status)
    query = sa.select(state, sa.func.count()).group_by(state)
    return {row[0]: row[1] for row in connection.execute(query)}


def counted_people(connection: Connection) -> int:
    return connection.scalar(sa.select(sa.func.count()).select_from(people)) or 0


def most_unfinished(connection: Connection, whose: sa.Column[str]) -> int:
    """Of one browser (`tables.host`) or address (`tables.opened_from`): how near anybody is to the limit."""
    counts = (
        sa.select(sa.func.count().label("count"))
        .where(tables.c.status != "over", tables.c.expired.is_(None), whose.is_not(None))
        .group_by(whose)
        .subquery()
    )
    return connection.scalar(sa.select(sa.func.max(counts.c.count))) or 0


def most_branches(connection: Connection, whose: sa.Column[str]) -> int:
    counts = (
        sa.select(sa.func.count().label("count"))
        .where(tables.c.branched_at.is_not(None), whose.is_not(None))
        .group_by(whose)
        .subquery()
    )
    return connection.scalar(sa.select(sa.func.max(counts.c.count))) or 0


def suspended_owners(connection: Connection) -> frozenset[str]:
    return frozenset(connection.scalars(sa.select(people.c.owner).where(people.c.suspended.is_not(None))))


def set_suspended(connection: Connection, person_id: str, since: str | None) -> None:
    connection.execute(people.update().where(people.c.id == person_id).values(suspended=since))


def _players(connection: Connection, table_ids: Sequence[str]) -> dict[str, list[PlayerLine]]:
    is_taken = sa.or_(seats.c.owner.is_not(None), seats.c.kind.in_(["bot", "program"]))
    columns = [seats.c[name] for name in ("seat", "kind", "name", "bot")]
    query = sa.select(seats.c.table_id, *columns, is_taken).where(seats.c.table_id.in_(table_ids))
    found: dict[str, list[PlayerLine]] = {}
    for table_id, *player in connection.execute(query.order_by(seats.c.seat)):
        found.setdefault(table_id, []).append(PlayerLine(*player))
    return found


def _has(find: str, *columns: sa.Column[str]) -> sa.ColumnElement[bool]:
    return sa.or_(*(column.icontains(find, autoescape=True) for column in columns))
