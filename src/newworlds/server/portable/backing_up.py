"""Write what is stored to a file, all of it or some tables, while the server goes on."""

from __future__ import annotations

import errno
import os
import zipfile
from collections.abc import Collection
from pathlib import Path

from sqlalchemy import Connection

from newworlds.server.portable import stored_rows
from newworlds.server.portable.backup_file import BackupFile, BackupWriter, Manifest
from newworlds.server.portable.belonging import conditions
from newworlds.server.portable.errors import NothingStored
from newworlds.server.portable.snapshot import snapshot
from newworlds.server.start_errors import DatabaseTooNew
from newworlds.server.storage.engine import without_password
from newworlds.server.storage.migrate import is_known, schema_of
from newworlds.server.storage.schema import SCHEMA


def back_up(database: str, file: Path) -> Manifest:
    """Everything. The file appears when it is complete and was read back; one that exists is not overwritten."""
    with snapshot(database, file.absolute().parent) as connection:
        return write(connection, database, file)


def write(connection: Connection, database: str, file: Path, only: Collection[str] | None = None) -> Manifest:
    """`only` the tables with these ids and what belongs to them."""
    schema = _known_schema(connection, without_password(database))
    if file.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(file))
    unfinished = file.with_name(f".{file.name}.unfinished")
    try:
        _write(connection, unfinished, schema, only)
        with BackupFile.opened(unfinished) as written:
            manifest = written.manifest
        unfinished.rename(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return manifest


def _known_schema(connection: Connection, database: str) -> str:
    """A newer schema may have tables that this program would leave out."""
    schema = schema_of(connection)
    if schema is None:
        raise NothingStored(database=database)
    if not is_known(schema):
        raise DatabaseTooNew(database=database, found=schema, known=SCHEMA)
    return schema


def _write(connection: Connection, file: Path, schema: str, only: Collection[str] | None) -> None:
    file.unlink(missing_ok=True)
    file.touch(mode=0o600)  # It contains secrets: only its owner may read it.
    with file.open("r+b") as stream:
        with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
            writer = BackupWriter(archive, "everything" if only is None else "tables", schema, connection.dialect.name)
            for table in stored_rows.stored_tables(connection):
                writer.add(table.name, stored_rows.lines(connection, table, *conditions(table, only)))
            writer.finish()
        stream.flush()
        os.fsync(stream.fileno())
