"""The statements that read and write tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from newworlds.core.setup import Components
from newworlds.server.clocks.clock import Clock
from newworlds.server.storage.plan_rows import plans_by_table
from newworlds.server.storage.schema import components, contributions, seats, steps, tables
from newworlds.server.storage.table_rows import ContributionRow, Request, SeatRow, StepRow, StoredTable, TableRow
from newworlds.server.terms import USUAL, Terms

Row = TypeVar("Row", bound=msgspec.Struct)


def add_table(connection: Connection, kept: StoredTable, body: Components, taken: Sequence[StepRow] = ()) -> None:
    _add_components(connection, kept.row.data, body)
    connection.execute(tables.insert().values(msgspec.structs.asdict(kept.row)))
    for seat in kept.seats:
        connection.execute(seats.insert().values(table_id=kept.row.id, **msgspec.structs.asdict(seat)))
    set_contributions(connection, kept.row.id, kept.contributions)
    if taken:
        values = [{"table_id": kept.row.id, **msgspec.structs.asdict(step)} for step in taken]
        connection.execute(steps.insert(), values)


def _add_components(connection: Connection, data: str, body: Components) -> None:
    """Others may be adding or deleting the same ones at this moment."""
    known = sa.select(components.c.data).where(components.c.data == data).with_for_update(read=True, key_share=True)
    if connection.scalar(known) is None:
        insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        connection.execute(insert(components).values(data=data, body=body).on_conflict_do_nothing())


def set_contributions(connection: Connection, table_id: str, changed: Sequence[ContributionRow]) -> None:
    for row in changed:
        is_same = sa.and_(contributions.c.table_id == table_id, contributions.c.owner == row.owner)
        connection.execute(contributions.delete().where(is_same))
        connection.execute(contributions.insert().values(table_id=table_id, **msgspec.structs.asdict(row)))


def table(connection: Connection, table_id: str) -> StoredTable | None:
    found = kept_where(connection, tables.c.id == table_id, limit=1)
    return found[0] if found else None


def tables_of(connection: Connection, owner: str, limit: int) -> list[StoredTable]:
    """The tables somebody opened or sits at, newest first; of lessons only those to be finished."""
    sits_at = sa.select(seats.c.table_id).where(seats.c.owner == owner)
    is_theirs = sa.or_(tables.c.host == owner, tables.c.id.in_(sits_at))
    is_of_use = sa.or_(tables.c.lesson.is_(None), tables.c.status != "over")
    return kept_where(connection, sa.and_(is_theirs, is_of_use, tables.c.expired.is_(None)), limit)


def lesson_of(connection: Connection, owner: str, game: str, lesson: str) -> StoredTable | None:
    """The table where somebody is given this lesson."""
    is_theirs = sa.and_(tables.c.host == owner, tables.c.game == game, tables.c.lesson == lesson)
    found = kept_where(connection, sa.and_(is_theirs, tables.c.expired.is_(None)), limit=1)
    return found[0] if found else None


def unfinished(connection: Connection, host: str) -> int:
    """Without those that they have given up, even if others play on."""
    has_resigned = sa.exists().where(seats.c.table_id == tables.c.id, seats.c.owner == host, seats.c.left == "resigned")
    return _unfinished(connection, sa.and_(tables.c.host == host, ~has_resigned))


def unfinished_from(connection: Connection, opened_from: str) -> int:
    return _unfinished(connection, tables.c.opened_from == opened_from)


def _unfinished(connection: Connection, whose: sa.ColumnElement[bool]) -> int:
    query = (
        sa.select(sa.func.count())
        .select_from(tables)
        .where(whose, tables.c.status != "over", tables.c.expired.is_(None))
    )
    return connection.scalar(query) or 0


def branches(connection: Connection, host: str) -> int:
    return _branches(connection, tables.c.host == host)


def branches_from(connection: Connection, opened_from: str) -> int:
    return _branches(connection, tables.c.opened_from == opened_from)


def _branches(connection: Connection, whose: sa.ColumnElement[bool]) -> int:
    """All that are stored, finished or put away."""
    query = sa.select(sa.func.count()).select_from(tables).where(whose, tables.c.branched_at.is_not(None))
    return connection.scalar(query) or 0


def waiting_for_bots(
    connection: Connection, has_forgotten: bool, *conditions: sa.ColumnElement[bool]
) -> list[StoredTable]:
    """Tables where a bot is to act, longest waiting first; with or without those where only bots play."""
    others = seats.alias()
    has_people = sa.exists().where(
        others.c.table_id == tables.c.id, others.c.kind != "bot", others.c.stand_in.is_(None)
    )
    is_bots = sa.or_(seats.c.kind == "bot", seats.c.stand_in.is_not(None))
    query = (
        sa.select(*_columns(tables, TableRow))
        .join(seats, sa.and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.to_act))
        .where(tables.c.status == "playing", is_bots, *conditions)
        .where(tables.c.expired.is_(None), sa.true() if has_forgotten else has_people)
        .order_by(tables.c.updated)
    )
    return _with_seats(connection, query)


def versions(connection: Connection, table_ids: Sequence[str]) -> dict[str, int]:
    found = connection.execute(sa.select(tables.c.id, tables.c.version).where(tables.c.id.in_(table_ids)))
    return {row.id: row.version for row in found}


def steps_of(connection: Connection, table_id: str, after: int = 0) -> list[StepRow]:
    """The steps that follow number `after`."""
    later = sa.and_(steps.c.table_id == table_id, steps.c.seq > after)
    query = sa.select(*_columns(steps, StepRow)).where(later).order_by(steps.c.seq)
    return [StepRow(**row) for row in connection.execute(query).mappings()]


def components_of(connection: Connection, data: str) -> Components:
    body: Components = connection.scalars(sa.select(components.c.body).where(components.c.data == data)).one()
    return body


def kept_where(connection: Connection, condition: sa.ColumnElement[bool], limit: int) -> list[StoredTable]:
    query = (
        sa.select(*_columns(tables, TableRow))
        .where(condition)
        .order_by(tables.c.created.desc(), tables.c.id)
        .limit(limit)
    )
    return _with_seats(connection, query)


def _with_seats(connection: Connection, query: sa.Select[Any]) -> list[StoredTable]:
    rows = [_table_row(row) for row in connection.execute(query).mappings()]
    ids = [row.id for row in rows]
    sitting = _by_table(connection, seats, ids, SeatRow)
    promised = _by_table(connection, contributions, ids, ContributionRow)
    planned = plans_by_table(connection, ids)
    return [
        StoredTable(row, sitting[row.id], in_order(promised[row.id], sitting[row.id]), planned[row.id]) for row in rows
    ]


def _table_row(values: Mapping[Any, Any]) -> TableRow:
    structured = {
        "terms": USUAL if values["terms"] is None else msgspec.convert(values["terms"], Terms),
        "request": msgspec.convert(values["request"], Request | None),
        "clock": msgspec.convert(values["clock"], Clock | None),
    }
    return TableRow(**{**values, **structured})


def in_order(contributions: Iterable[ContributionRow], seats: Sequence[SeatRow]) -> list[ContributionRow]:
    """By the first seats for which they were made: the key of the game depends on it."""
    return sorted(contributions, key=lambda row: contributed_for(row, seats)[0])


def contributed_for(part: ContributionRow, seats: Sequence[SeatRow]) -> list[int]:
    return part.seats if part.seats is not None else [seat.seat for seat in seats if seat.owner == part.owner]


def settled(contributions: Iterable[ContributionRow], seats: Sequence[SeatRow]) -> list[ContributionRow]:
    """From now on seats may change hands without changing the deal."""
    return [msgspec.structs.replace(part, seats=contributed_for(part, seats)) for part in contributions]


def _by_table(connection: Connection, source: sa.Table, ids: Sequence[str], kind: type[Row]) -> dict[str, list[Row]]:
    """The rows that belong to these tables, in the order of their keys."""
    found: dict[str, list[Row]] = {table_id: [] for table_id in ids}
    columns = [source.c.table_id, *_columns(source, kind)]
    query = sa.select(*columns).where(source.c.table_id.in_(ids)).order_by(*source.primary_key)
    for row in connection.execute(query).mappings():
        fields = dict(row)
        found[fields.pop("table_id")].append(kind(**fields))
    return found


def _columns(source: sa.Table, kind: type[msgspec.Struct]) -> list[sa.Column[Any]]:
    return [source.c[name] for name in kind.__struct_fields__]
