"""What is said at tables."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.storage.schema import chat, shunned, tables

MOST_KEPT = 500
"""Lines of one table; older ones are forgotten."""
MOST_SHOWN = 200


class ChatRow(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    owner: str
    seat: int
    name: str
    at: str
    text: str | None
    phrase: str | None


class Heard(NamedTuple):
    rows: list[ChatRow]
    unwanted: frozenset[tuple[str, str]]
    """Who does not want to hear whom."""


def add_line(connection: Connection, table_id: str, row: ChatRow) -> int:
    """Its number: the next one of the table, whatever the number of the row. The table is locked meanwhile."""
    connection.execute(sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update())
    number = last_number(connection, table_id) + 1
    connection.execute(chat.insert().values(table_id=table_id, **msgspec.structs.asdict(row) | {"number": number}))
    connection.execute(chat.delete().where(chat.c.table_id == table_id, chat.c.number <= number - MOST_KEPT))
    return number


def last_number(connection: Connection, table_id: str) -> int:
    return last_numbers(connection, [table_id]).get(table_id, 0)


def last_numbers(connection: Connection, table_ids: Collection[str]) -> dict[str, int]:
    """Of the tables where anything was said."""
    query = sa.select(chat.c.table_id, sa.func.max(chat.c.number)).where(chat.c.table_id.in_(table_ids))
    return {row[0]: row[1] for row in connection.execute(query.group_by(chat.c.table_id))}


def lines_since(connection: Connection, table_id: str, number: int) -> Heard:
    """With those who do not want to hear one of the speakers."""
    rows = _rows(connection, sa.and_(chat.c.table_id == table_id, chat.c.number > number))
    speakers = {row.owner for row in rows}
    pairs = sa.select(shunned.c.owner, shunned.c.other).where(shunned.c.other.in_(speakers))
    return Heard(rows, frozenset((owner, other) for owner, other in connection.execute(pairs)) if rows else frozenset())


def lines_for(connection: Connection, table_id: str, owner: str) -> list[ChatRow]:
    """The latest, without those of people whom this owner does not want to hear."""
    unwanted = sa.select(shunned.c.other).where(shunned.c.owner == owner)
    return _rows(connection, sa.and_(chat.c.table_id == table_id, chat.c.owner.not_in(unwanted)))


def _rows(connection: Connection, condition: sa.ColumnElement[bool]) -> list[ChatRow]:
    columns = [chat.c[name] for name in ChatRow.__struct_fields__]
    query = sa.select(*columns).where(condition).order_by(chat.c.number.desc()).limit(MOST_SHOWN)
    found: Sequence[sa.RowMapping] = connection.execute(query).mappings().all()
    return [ChatRow(**row) for row in reversed(found)]
