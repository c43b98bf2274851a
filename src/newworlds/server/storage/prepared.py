"""Statements for what is done with every move. Building one anew each time costs more than carrying it out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, Dialect
from sqlalchemy.sql.compiler import SQLCompiler

KNOWN = "known_"
"""Begins the names of the values by which an update finds its row."""


class Prepared:
    """Compiled once for each kind of database; given plain values by the names of their columns."""

    def __init__(self, statement: sa.Insert | sa.Update, table: sa.Table, columns: Sequence[str]) -> None:
        self._statement = statement
        self._columns = columns
        self._json = [name for name in columns if isinstance(table.c[name].type, sa.JSON)]
        self._compiled: dict[str, SQLCompiler] = {}

    def execute(self, connection: Connection, rows: Sequence[dict[str, Any]]) -> int:
        """Once for each of them; how many rows it concerned in all."""
        if not rows:
            return 0
        compiled = self._compiled.get(connection.dialect.name) or self._compile(connection.dialect)
        given = [self._given(compiled, values) for values in rows]
        return connection.exec_driver_sql(compiled.string, given if len(given) > 1 else given[0]).rowcount

    def _given(self, compiled: SQLCompiler, values: dict[str, Any]) -> Any:
        for name in self._json:
            values[name] = _json(values[name])
        return values if compiled.positiontup is None else tuple(values[name] for name in compiled.positiontup)

    def _compile(self, dialect: Dialect) -> SQLCompiler:
        compiled = self._statement.compile(dialect=dialect, column_keys=list(self._columns))
        assert isinstance(compiled, SQLCompiler)
        self._compiled[dialect.name] = compiled
        return compiled


def insertion(table: sa.Table, columns: Sequence[str]) -> Prepared:
    return Prepared(table.insert(), table, columns)


def update(table: sa.Table, columns: Sequence[str], found_by: Sequence[str]) -> Prepared:
    """Sets the columns of the rows where those of `found_by` have the values given as `known_…`."""
    is_found = [table.c[name] == sa.bindparam(KNOWN + name, type_=table.c[name].type) for name in found_by]
    return Prepared(table.update().where(*is_found), table, columns)


def _json(value: object) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()
