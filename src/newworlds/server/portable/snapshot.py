"""A whole database as it is at one moment, while the server goes on with it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import quote

from sqlalchemy import Connection, Engine

from newworlds.server.portable.errors import DamagedDatabase
from newworlds.server.storage.engine import engine_for, file_of, take_time, unusable, used_once


@contextmanager
def snapshot(database: str, workplace: Path) -> Iterator[Connection]:
    """Of SQLite, a checked copy in the folder `workplace`; elsewhere, one read-only transaction."""
    engine = engine_for(database)
    file = file_of(engine)
    if file is None:
        with _transaction(engine, database) as connection:
            yield connection
        return
    with TemporaryDirectory(dir=workplace, prefix=".newworlds-") as folder:
        copy = Path(folder) / "copy.sqlite3"
        _copy(Path(file), copy)
        with _transaction(engine_for(str(copy)), database) as connection:
            _check(connection, file)
            yield connection


def _copy(file: Path, copy: Path) -> None:
    """SQLite's own way of copying a file that is in use; it also copies what is still in the write-ahead log."""
    try:
        with (
            closing(sqlite3.connect(f"file:{quote(str(file.absolute()))}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
    except sqlite3.DatabaseError as error:
        raise unusable(str(file), error) from error


def _check(connection: Connection, file: str) -> None:
    """A damaged database must not replace good backups unnoticed."""
    problem = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar()
    if problem != "ok":
        raise DamagedDatabase(database=file, problem=str(problem))
    orphan = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    if orphan is not None:
        raise DamagedDatabase(database=file, problem=f"{orphan[0]}, row {orphan[1]}: no such row in {orphan[2]}")


@contextmanager
def _transaction(engine: Engine, database: str) -> Iterator[Connection]:
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    with used_once(engine, database), engine.begin() as connection:
        take_time(connection)
        yield connection
