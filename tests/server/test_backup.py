"""Backups: complete, consistent, checked, and the same from every database."""

from __future__ import annotations

import hashlib
import json
import shutil
import sqlite3
import zipfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.portable import stored_rows
from newworlds.server.portable.backing_up import back_up
from newworlds.server.portable.backup_file import MANIFEST, BackupFile
from newworlds.server.portable.errors import (
    BackupTooNew,
    DamagedBackup,
    DamagedDatabase,
    DatabaseBusy,
    DatabaseNotEmpty,
    NotABackup,
    NotAsBackedUp,
    NothingStored,
)
from newworlds.server.portable.restoring import restore
from newworlds.server.portable.stored_rows import KEPT, LEFT_OUT
from newworlds.server.start_errors import DatabaseInUse, DatabaseTooNew, DatabaseUnusable
from newworlds.server.storage.engine import engine_for
from newworlds.server.storage.migrate import migrate
from newworlds.server.storage.own_postgres import OwnPostgres
from newworlds.server.storage.schema import SCHEMA, metadata
from tests.server.first_schema.database import FIRST, STEPS, TABLES, fill_as_first_released
from tests.server.playing import ALSO_HERE, HERE, Browser, serving

_numbers = count(1)


@pytest.fixture
def filled(empty_database: str) -> str:
    """A database of either kind, with the newest schema and tables of all four games."""
    fill(empty_database)
    return empty_database


def fill(database: str) -> None:
    fill_as_first_released(database)
    engine = engine_for(database)
    with engine.begin() as connection:
        migrate(connection)
    engine.dispose()


@pytest.fixture
def backup(filled: str, tmp_path: Path) -> Path:
    back_up(filled, tmp_path / "backup.zip")
    return tmp_path / "backup.zip"


@pytest.fixture(params=["sqlite", "postgresql"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where backups are restored: another database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "other.sqlite3")
    server: OwnPostgres = request.getfixturevalue("postgres")
    return server.create_database(f"other{next(_numbers)}")


@pytest.fixture(scope="session")
def _good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("good")
    fill(f"sqlite:///{folder / 'tables.sqlite3'}")
    back_up(str(folder / "tables.sqlite3"), folder / "backup.zip")
    return folder / "backup.zip"


@pytest.fixture
def bad(_good: Path, tmp_path: Path) -> Path:
    """A good backup, for a test to spoil."""
    return Path(shutil.copy(_good, tmp_path / "bad.zip"))


@pytest.fixture
def new(tmp_path: Path) -> str:
    """A database that does not exist yet, and will not after a refusal."""
    return str(tmp_path / "new.sqlite3")


def content(database: str) -> dict[str, list[Any]]:
    """Every row of every table."""
    engine = engine_for(database)
    with engine.begin() as connection:
        found = {name: sorted(map(repr, connection.execute(sa.select(metadata.tables[name])))) for name in KEPT}
    engine.dispose()
    return found


def test_every_table_of_the_schema_is_backed_up_or_left_out_for_a_reason() -> None:
    assert {*KEPT, *LEFT_OUT} == set(metadata.tables)
    assert all(LEFT_OUT.values())


def test_every_column_has_a_type_that_the_file_can_hold() -> None:
    """Whatever else is added needs a form in JSON first: see stored_rows."""
    known = (sa.String, sa.Integer, sa.Float, sa.Boolean, sa.JSON, sa.LargeBinary)
    columns = [column for name in KEPT for column in metadata.tables[name].columns]
    assert [column for column in columns if not isinstance(column.type, known)] == []


def test_what_is_restored_is_what_was_stored(filled: str, backup: Path, other: str) -> None:
    """From each kind of database into each."""
    manifest = restore(backup, other)
    assert (manifest.rows("tables"), manifest.rows("steps")) == (TABLES, STEPS)
    assert content(other) == content(filled)


def test_a_backup_is_the_same_from_every_database(backup: Path, other: str, tmp_path: Path) -> None:
    restore(backup, other)
    again = back_up(other, tmp_path / "again.zip")
    with BackupFile.opened(backup) as first:
        assert again.content == first.manifest.content


def test_the_order_of_what_is_in_a_json_value_is_kept(backup: Path, other: str) -> None:
    """Draws count through components in the order of their files."""
    restore(backup, other)
    with zipfile.ZipFile(backup) as archive:
        written = [json.loads(line) for line in archive.read("components.jsonl").splitlines()]
    engine = engine_for(other)
    with engine.begin() as connection:
        for row in written:
            body = connection.scalar(sa.text("SELECT body FROM components WHERE data = :data"), {"data": row["data"]})
            restored = json.loads(body) if isinstance(body, str) else body
            assert json.dumps(restored) == json.dumps(row["body"])
    engine.dispose()


def test_a_missing_move_is_null_and_not_the_json_value_null(backup: Path, other: str) -> None:
    restore(backup, other)
    engine = engine_for(other)
    with engine.begin() as connection:
        undone = connection.scalar(sa.text("SELECT count(*) FROM steps WHERE kind = 'undo' AND move IS NULL"))
        assert undone == connection.scalar(sa.text("SELECT count(*) FROM steps WHERE kind = 'undo'")) > 0
    engine.dispose()


def test_a_backup_says_what_it_contains(backup: Path) -> None:
    with zipfile.ZipFile(backup) as archive:
        manifest = json.loads(archive.read(MANIFEST))
        steps = archive.read("steps.jsonl")
    assert (manifest["format"], manifest["schema"], manifest["scope"]) == (1, SCHEMA, "everything")
    assert manifest["content"]["steps"] == {"rows": STEPS, "sha256": hashlib.sha256(steps).hexdigest()}


def test_only_its_owner_may_read_a_backup(backup: Path) -> None:
    """It contains the hidden cards of games that are not over."""
    assert backup.stat().st_mode & 0o777 == 0o600


def test_a_backup_is_not_overwritten(filled: str, backup: Path) -> None:
    before = backup.read_bytes()
    with pytest.raises(FileExistsError):
        back_up(filled, backup)
    assert backup.read_bytes() == before


def test_nothing_is_left_behind(backup: Path) -> None:
    assert [file.name for file in backup.parent.iterdir() if file.name.startswith(".")] == []


def test_a_server_goes_on_while_its_database_is_backed_up(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as server, Browser(server.host) as ada:
        table = ada.open_table(HERE, ALSO_HERE)
        with ada.at(table) as live:
            step = live.play_first(live.state)
            manifest = back_up(database, tmp_path / "backup.zip")
            live.play_first(live.fresh())
        cookies = ada.cookies
    assert (manifest.rows("tables"), manifest.rows("steps")) == (1, 1)
    (tmp_path / "elsewhere").mkdir()
    restore(tmp_path / "backup.zip", str(tmp_path / "elsewhere" / "tables.sqlite3"))
    with serving(tmp_path / "elsewhere") as server, Browser(server.host, cookies) as ada, ada.at(table) as live:
        assert (live.state["seq"], live.state["view"]) == (step["seq"], step["view"])
        live.play_first(live.state)


def test_a_backup_shows_one_moment_of_postgresql(
    postgres_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is stored between reading one table and the next is not half in it."""

    def with_a_table_added(connection: Connection, table: sa.Table, *conditions: Any) -> Iterator[bytes]:
        yield from lines(connection, table, *conditions)
        if table.name == "components":
            fill_components_and_table(postgres_database)

    lines = stored_rows.lines
    monkeypatch.setattr(stored_rows, "lines", with_a_table_added)
    manifest = back_up(postgres_database, tmp_path / "backup.zip")
    assert [manifest.rows(name) for name in ("components", "tables")] == [0, 0]


def fill_components_and_table(database: str) -> None:
    """What a server does meanwhile."""
    engine = engine_for(database)
    with engine.begin() as connection:
        connection.execute(metadata.tables["components"].insert(), [{"data": "c0ffee", "body": {}}])
    engine.dispose()


# Restoring


def test_a_database_with_tables_is_not_replaced_unless_asked(filled: str, backup: Path) -> None:
    before = content(filled)
    with pytest.raises(DatabaseNotEmpty, match=f"already has {TABLES} tables"):
        restore(backup, filled)
    assert content(filled) == before


def test_a_database_is_replaced_when_asked(filled: str, backup: Path) -> None:
    before = content(filled)
    engine = engine_for(filled)
    with engine.begin() as connection:
        connection.exec_driver_sql("DELETE FROM steps WHERE seq > 2")
        connection.exec_driver_sql("UPDATE seats SET name = 'Eve'")
    engine.dispose()
    restore(backup, filled, replaces=True)
    assert content(filled) == before


def test_a_backup_of_the_first_schema_is_brought_up_to_date(empty_database: str, other: str, tmp_path: Path) -> None:
    fill_as_first_released(empty_database)
    assert back_up(empty_database, tmp_path / "old.zip").schema == FIRST
    restore(tmp_path / "old.zip", other)
    engine = engine_for(empty_database)
    with engine.begin() as connection:
        migrate(connection)
    engine.dispose()
    assert content(other) == content(empty_database)


def test_a_backup_of_a_newer_schema_is_refused(bad: Path, new: str) -> None:
    change_manifest(bad, schema="v999")
    with pytest.raises(BackupTooNew, match="schema v999"):
        restore(bad, new)


def test_a_backup_of_a_newer_format_is_refused(bad: Path, new: str) -> None:
    change_manifest(bad, format=2, content="somewhere else")
    with pytest.raises(BackupTooNew):
        restore(bad, new)


def test_what_is_not_read_back_as_written_is_not_restored(
    filled: str, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = content(filled)
    add = stored_rows.add

    def forgetful(connection: Connection, table: sa.Table, rows: Iterator[dict[str, Any]]) -> None:
        add(connection, table, ({**row, "name": "Eve"} if table.name == "seats" else row for row in rows))

    monkeypatch.setattr(stored_rows, "add", forgetful)
    with pytest.raises(NotAsBackedUp, match="seats"):
        restore(backup, filled, replaces=True)
    assert content(filled) == before


@pytest.mark.parametrize("part", ["tables.jsonl", "steps.jsonl", MANIFEST])
def test_a_backup_without_one_of_its_parts_is_refused(bad: Path, new: str, part: str) -> None:
    rewrite(bad, lambda name, data: None if name == part else data)
    with pytest.raises(NotABackup if part == MANIFEST else DamagedBackup):
        restore(bad, new)


def test_a_backup_with_a_changed_row_is_refused(bad: Path, new: str) -> None:
    rewrite(bad, lambda name, data: data.replace(b'"Ada"', b'"Eve"'))
    with pytest.raises(DamagedBackup, match=r"seats\.jsonl is not what was written"):
        restore(bad, new)


def test_a_backup_with_a_flipped_bit_is_refused(bad: Path, new: str) -> None:
    with zipfile.ZipFile(bad) as archive:
        largest = max(archive.infolist(), key=lambda part: part.compress_size)
    data = bytearray(bad.read_bytes())
    data[largest.header_offset + len(largest.filename) + largest.compress_size // 2] ^= 1
    bad.write_bytes(data)
    with pytest.raises(DamagedBackup):
        restore(bad, new)


def test_a_backup_that_was_cut_short_is_refused(bad: Path, new: str) -> None:
    bad.write_bytes(bad.read_bytes()[:-100])
    with pytest.raises(NotABackup):
        restore(bad, new)


def test_a_backup_with_an_unknown_column_is_refused(bad: Path, new: str) -> None:
    with zipfile.ZipFile(bad) as archive:
        changed = archive.read("seats.jsonl").replace(b'"seat":', b'"chair":')
    rewrite(bad, lambda name, data: changed if name == "seats.jsonl" else data)
    digest = hashlib.sha256(changed).hexdigest()
    with zipfile.ZipFile(bad) as archive:
        listed = json.loads(archive.read(MANIFEST))["content"]
    change_manifest(bad, content={**listed, "seats": {**listed["seats"], "sha256": digest}})
    with pytest.raises(DamagedBackup, match=r"seats\.jsonl"):
        restore(bad, new)


def test_a_file_that_is_no_backup_is_refused(tmp_path: Path, new: str) -> None:
    (tmp_path / "letter.txt").write_text("Dear reader")
    with pytest.raises(NotABackup, match=r"letter\.txt"):
        restore(tmp_path / "letter.txt", new)
    assert not Path(new).exists()


def test_a_database_in_use_is_not_replaced(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server.host) as ada:
        ada.open_table(HERE, ALSO_HERE)
        back_up(str(tmp_path / "tables.sqlite3"), tmp_path / "backup.zip")
        with pytest.raises(DatabaseInUse):
            restore(tmp_path / "backup.zip", str(tmp_path / "tables.sqlite3"), replaces=True)


def test_a_postgresql_with_other_sessions_is_not_replaced(
    postgres_database: str, engine_of: Callable[[str], sa.Engine], tmp_path: Path
) -> None:
    back_up(postgres_database, tmp_path / "backup.zip")
    with engine_of(postgres_database).connect() as connection:
        connection.exec_driver_sql("SELECT 1")
        with pytest.raises(DatabaseBusy, match="1 other program is connected"):
            restore(tmp_path / "backup.zip", postgres_database, replaces=True)


# Databases that cannot be backed up


def test_a_database_that_is_not_there_is_not_created(tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnusable):
        back_up(str(tmp_path / "none.sqlite3"), tmp_path / "backup.zip")
    assert list(tmp_path.iterdir()) == []


def test_a_database_without_our_tables_is_refused(empty_database: str, tmp_path: Path) -> None:
    if empty_database.startswith("sqlite"):
        sqlite3.connect(empty_database.removeprefix("sqlite:///")).close()
        (tmp_path / "tables.sqlite3").touch()
    with pytest.raises(NothingStored):
        back_up(empty_database, tmp_path / "backup.zip")
    assert not (tmp_path / "backup.zip").exists()


def test_a_database_of_a_newer_version_is_refused(filled: str, tmp_path: Path) -> None:
    engine = engine_for(filled)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'v999'")
    engine.dispose()
    with pytest.raises(DatabaseTooNew, match="schema v999"):
        back_up(filled, tmp_path / "backup.zip")


def test_a_damaged_database_is_not_backed_up(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    fill_as_first_released(str(database))
    data = bytearray(database.read_bytes())
    data[9 * 4096 + 100 : 10 * 4096] = bytes(4096 - 100)
    database.write_bytes(data)
    with pytest.raises((DamagedDatabase, DatabaseUnusable)):
        back_up(str(database), tmp_path / "backup.zip")
    assert not (tmp_path / "backup.zip").exists()


def test_rows_that_refer_to_nothing_are_noticed(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    fill_as_first_released(str(database))
    connection = sqlite3.connect(database)
    with connection:
        connection.execute("DELETE FROM components")
    connection.close()
    with pytest.raises(DamagedDatabase, match="no such row in components"):
        back_up(str(database), tmp_path / "backup.zip")


def change_manifest(backup: Path, **changes: object) -> None:
    rewrite(
        backup, lambda name, data: json.dumps({**json.loads(data), **changes}).encode() if name == MANIFEST else data
    )


def rewrite(backup: Path, changed: Callable[[str, bytes], bytes | None]) -> None:
    shutil.move(backup, backup.with_suffix(".old"))
    with zipfile.ZipFile(backup.with_suffix(".old")) as old, zipfile.ZipFile(backup, "w") as new:
        for name in old.namelist():
            data = changed(name, old.read(name))
            if data is not None:
                new.writestr(name, data)
