"""Bring back what a backup contains: all of it or nothing, into any kind of database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.portable import stored_rows
from newworlds.server.portable.backing_up import write
from newworlds.server.portable.backup_file import EMPTY, BackupFile, Manifest, content_of
from newworlds.server.portable.errors import (
    BackupTooNew,
    DatabaseBusy,
    DatabaseNotEmpty,
    NotAsBackedUp,
    PartialBackup,
)
from newworlds.server.portable.stored_rows import Row
from newworlds.server.storage.engine import engine_for, file_of, take_time, used_once, without_password
from newworlds.server.storage.migrate import is_known, migrate
from newworlds.server.storage.schema import SCHEMA
from newworlds.server.storage.schema import tables as game_tables
from newworlds.server.storage.sole_use import SoleUse


def restore(file: Path, database: str, replaces: bool = False) -> Manifest:
    """`replaces` what the database contains; otherwise it must have no tables yet."""
    with BackupFile.opened(file) as given:
        if given.manifest.scope != "everything":
            raise PartialBackup(file=str(file))
        with upgraded(given) as backup, changing(database) as connection:
            migrate(connection)
            if not replaces:
                _check_empty(connection, without_password(database))
            _fill(connection, backup)
        return given.manifest


@contextmanager
def upgraded(backup: BackupFile) -> Iterator[BackupFile]:
    """The same rows as this program would have stored them."""
    if backup.manifest.schema == SCHEMA:
        yield backup
        return
    with TemporaryDirectory(prefix="newworlds-") as folder:
        newer = Path(folder) / "newer.zip"
        with staged(backup) as connection:
            write(connection, str(backup.path), newer)
        with BackupFile.opened(newer) as result:
            yield result


@contextmanager
def staged(backup: BackupFile) -> Iterator[Connection]:
    """What a backup contains in a database of its own, where it is brought to the newest schema."""
    schema = backup.manifest.schema
    if not is_known(schema):
        raise BackupTooNew(file=str(backup.path), found=schema, program=backup.manifest.program)
    with TemporaryDirectory(prefix="newworlds-") as folder, changing(f"{folder}/staged.sqlite3") as connection:
        migrate(connection, schema)
        _fill(connection, backup)
        migrate(connection)
        yield connection


@contextmanager
def changing(database: str) -> Iterator[Connection]:
    """One transaction, while nobody else uses the database."""
    with used_once(engine_for(database), database) as engine, ExitStack() as claims:
        if file := file_of(engine):
            claims.callback(SoleUse(file).close)
        with engine.begin() as connection:
            take_time(connection)
            _check_alone(connection, database)
            yield connection


def _check_alone(connection: Connection, database: str) -> None:
    """Servers keep games in memory, and would not know that theirs have been replaced."""
    if connection.dialect.name != "postgresql":
        return
    others = connection.scalar(
        sa.text(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
            " AND backend_type = 'client backend' AND pid <> pg_backend_pid()"
        )
    )
    if others:
        raise DatabaseBusy(database=without_password(database), count=others)


def _check_empty(connection: Connection, database: str) -> None:
    count = connection.scalar(sa.select(sa.func.count()).select_from(game_tables))
    if count:
        raise DatabaseNotEmpty(database=database, count=count)


def _fill(connection: Connection, backup: BackupFile) -> None:
    present = stored_rows.stored_tables(connection)
    for table in reversed(present):
        connection.execute(table.delete())
    for table in present:
        stored_rows.add(connection, table, _checked_rows(backup, table))
    for table in present:
        _check_content(connection, backup, table)


def _checked_rows(backup: BackupFile, table: sa.Table) -> Iterator[Row]:
    columns = set(table.columns.keys())
    for row in backup.rows(table.name):
        if set(row) != columns:
            raise backup.damaged(f"{table.name}.jsonl")
        yield row


def _check_content(connection: Connection, backup: BackupFile, table: sa.Table) -> None:
    """Read back, before it counts."""
    found = content_of(stored_rows.lines(connection, table))
    if found != backup.manifest.content.get(table.name, EMPTY):
        raise NotAsBackedUp(table=table.name, file=str(backup.path))
