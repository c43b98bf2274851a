"""Rows of any table as JSON lines. The columns are those the database has, so a new column needs nothing here."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.storage.schema import metadata

LEFT_OUT: dict[str, str] = {
    "rate_counts": "who did what how often is forgotten after two hours",
    "heartbeats": "when a server was running matters to its own clocks only",
    "mails": "what waits to be sent is sent within a day or not at all",
    "tickets": "they are good for some minutes only",
    "results": "worked out again from the finished games",
    "result_seats": "worked out again from the finished games",
}
"""Tables that are in no backup, and why."""
KEPT = tuple(table.name for table in metadata.sorted_tables if table.name not in LEFT_OUT)
AT_ONCE = 500
"""Rows that are read and written together."""

Row = dict[str, Any]


def stored_tables(connection: Connection) -> list[sa.Table]:
    """As the database has them, which may be of an older schema; each after those it refers to."""
    found = sa.MetaData()
    present = set(sa.inspect(connection).get_table_names())
    found.reflect(connection, only=[name for name in KEPT if name in present], resolve_fks=False)
    for column in (column for table in found.tables.values() for column in table.columns):
        if isinstance(column.type, sa.JSON):
            # A missing value is NULL; the JSON value null is stored only where there must be a value.
            column.type.none_as_null = bool(column.nullable)
    return [found.tables[name] for name in KEPT if name in found.tables]


def lines(connection: Connection, table: sa.Table, *conditions: sa.ColumnElement[bool]) -> Iterator[bytes]:
    """In the order of the primary key, and in the same order from every database."""
    query = sa.select(table).where(*conditions).order_by(*(_by_bytes(connection, key) for key in table.primary_key))
    for row in connection.execute(query.execution_options(yield_per=AT_ONCE)).mappings():
        yield msgspec.json.encode(dict(row)) + b"\n"


def add(connection: Connection, table: sa.Table, rows: Iterable[Row]) -> None:
    remaining = iter(rows)
    while batch := list(islice(remaining, AT_ONCE)):
        connection.execute(table.insert(), [_typed(table, row) for row in batch])


def _typed(table: sa.Table, row: Row) -> Row:
    """Bytes are Base64 in JSON."""
    return {
        name: base64.b64decode(value) if isinstance(table.c[name].type, sa.LargeBinary) and value is not None else value
        for name, value in row.items()
    }


def _by_bytes(connection: Connection, key: sa.ColumnElement[Any]) -> sa.ColumnElement[Any]:
    """PostgreSQL sorts text by the customs of a language, SQLite by its bytes."""
    is_text = isinstance(key.type, sa.String)
    return sa.collate(key, "C") if is_text and connection.dialect.name == "postgresql" else key
