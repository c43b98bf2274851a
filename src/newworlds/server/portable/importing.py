"""Add tables from a file to a database in use. What is there is never changed; nothing is drawn or dealt again."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.errors import UnknownTable
from newworlds.server.portable import stored_rows
from newworlds.server.portable.backup_file import BackupFile, content_of
from newworlds.server.portable.belonging import conditions, is_shared
from newworlds.server.portable.checking import check_table
from newworlds.server.portable.errors import NotAsBackedUp, TableExists
from newworlds.server.portable.exporting import check_newest
from newworlds.server.portable.restoring import staged
from newworlds.server.portable.stored_rows import Row, lines, stored_tables
from newworlds.server.storage.engine import engine_for, used_once, without_password
from newworlds.server.storage.migrate import migrate, schema_of
from newworlds.server.storage.schema import tables as game_tables


def import_tables(file: Path, database: str, table_ids: Sequence[str] = ()) -> list[str]:
    """The tables of an export or a backup, all or those named: added together or not at all. Returns their ids."""
    with BackupFile.opened(file) as backup, staged(backup) as source:
        ids = _ids(source, table_ids)
        for table_id in ids:
            check_table(source, table_id)
        with _adding(database) as target:
            _check_new(target, ids, database)
            for from_, to in zip(stored_tables(source), stored_tables(target), strict=True):
                stored_rows.add(target, to, _new_rows(source, from_, target, to, ids))
                _check_added(source, from_, target, to, ids, file)
    return ids


def _ids(source: Connection, wanted: Sequence[str]) -> list[str]:
    there = set(source.scalars(sa.select(game_tables.c.id)))
    for missing in sorted(set(wanted) - there):
        raise UnknownTable(table=missing)
    return sorted(set(wanted) or there)


@contextmanager
def _adding(database: str) -> Iterator[Connection]:
    """The server may be running: it finds the new tables when somebody asks for them."""
    with used_once(engine_for(database), database) as engine, engine.begin() as connection:
        if schema_of(connection) is None:
            migrate(connection)
        check_newest(connection, database)
        yield connection


def _check_new(target: Connection, ids: Collection[str], database: str) -> None:
    known = target.scalars(sa.select(game_tables.c.id).where(game_tables.c.id.in_(ids)).limit(1)).first()
    if known is not None:
        raise TableExists(table=known, database=without_password(database))


def _new_rows(
    source: Connection, from_: sa.Table, target: Connection, to: sa.Table, ids: Collection[str]
) -> Iterator[Row]:
    """What several tables share, such as components, may be there already: it is named by the hash of its content."""
    for line in lines(source, from_, *conditions(from_, ids)):
        row: Row = msgspec.json.decode(line)
        if not (is_shared(to) and _has(target, to, row)):
            yield row


def _has(target: Connection, table: sa.Table, row: Row) -> bool:
    is_same = sa.and_(*(key == row[key.name] for key in table.primary_key))
    return target.execute(sa.select(*table.primary_key).where(is_same)).first() is not None


def _check_added(
    source: Connection, from_: sa.Table, target: Connection, to: sa.Table, ids: Collection[str], file: Path
) -> None:
    """Read back, before it counts."""
    given, found = (
        content_of(lines(source, from_, *conditions(from_, ids))),
        content_of(lines(target, to, *conditions(to, ids))),
    )
    if not is_shared(to) and given != found:
        raise NotAsBackedUp(table=to.name, file=str(file))
