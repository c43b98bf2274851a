"""What belongs to a table: the rows that refer to it, and those it refers to. Read from the foreign keys."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from newworlds.server.storage import schema

Condition = sa.ColumnElement[bool]


def conditions(table: sa.Table, only: Collection[str] | None) -> list[Condition]:
    """Which rows go with the tables that have these ids; None stands for everything."""
    return [] if only is None else [_belongs(table, only)]


def _belongs(table: sa.Table, ids: Collection[str]) -> Condition:
    root = table.metadata.tables[schema.tables.name]
    is_meant = root.c.id.in_(ids)
    if table is root:
        return is_meant
    if (column := reference(table, root)) is not None:
        return column.in_(ids)
    if (column := reference(root, table)) is not None:
        (referred,) = table.primary_key.columns
        return referred.in_(sa.select(column).where(is_meant))
    return sa.false()


def is_shared(table: sa.Table) -> bool:
    """Several tables may refer to the same row of it."""
    root = table.metadata.tables[schema.tables.name]
    return table is not root and reference(table, root) is None


def reference(source: sa.Table, target: sa.Table) -> sa.Column[str] | None:
    """The column of one table that names rows of another."""
    return next((key.parent for key in source.foreign_keys if key.column.table is target), None)
