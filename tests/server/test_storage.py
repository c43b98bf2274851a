"""The database: its schema, its guarantees, and what happens when it fails."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from procrastinate.schema import SchemaManager
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from newworlds.server.start_errors import DatabaseInUse, DatabaseTooNew, DatabaseUnusable
from newworlds.server.storage import rows
from newworlds.server.storage.changes import TableChange
from newworlds.server.storage.migrate import MIGRATIONS, migrate
from newworlds.server.storage.schema import SCHEMA, metadata
from newworlds.server.storage.store import Store
from tests.server.playing import ALSO_HERE, HERE, alone_at


def opened(database: str | Path) -> None:
    async def open_and_close() -> None:
        store = Store(str(database))
        try:
            await store.open()
        finally:
            await store.close()

    asyncio.run(open_and_close())


def test_migrations_lead_to_the_schema_that_the_program_uses(
    empty_database: str, engine_of: Callable[[str], sa.Engine]
) -> None:
    with engine_of(empty_database).begin() as connection:
        migrate(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


FIRST_ROWS = """
INSERT INTO components (data, body) VALUES ('c0ffee', '{}');
INSERT INTO tables (id, game, rules, options, data, seed, salt, is_seed_chosen, host, created,
                    updated, status, seq, to_act, scores, undo_seat)
VALUES ('t1', 'sealed', 2, '{"hand": 3}', 'c0ffee', 7, '5a17', false, 'ada', '2026-01-01',
        '2026-01-02', 'playing', 1, 1, '[0, 2]', 0);
INSERT INTO seats (table_id, seat, kind, name, owner) VALUES ('t1', 0, 'here', 'Ada', 'ada');
INSERT INTO seats (table_id, seat, kind, name, bot) VALUES ('t1', 1, 'bot', 'Greta', 'greedy');
INSERT INTO steps (table_id, seq, kind, seat, move, at)
VALUES ('t1', 1, 'move', 0, '{"kind": "draw_card"}', '2026-01-02')
"""
"""A table as version 1 stored it."""


def test_a_table_stored_by_the_first_version_is_read_by_this_one(
    empty_database: str, engine_of: Callable[[str], sa.Engine]
) -> None:
    with engine_of(empty_database).begin() as connection:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(MIGRATIONS))
        command.upgrade(config, "v1")
        for statement in FIRST_ROWS.split(";"):
            connection.exec_driver_sql(statement)
        migrate(connection)
        kept = rows.table(connection, "t1")
        assert kept is not None
        assert (kept.row.options, kept.row.scores, kept.row.request) == ({"hand": 3}, [0, 2], None)
        assert [(seat.name, seat.bot, seat.owner) for seat in kept.seats] == [
            ("Ada", None, "ada"),
            ("Greta", "greedy", None),
        ]
        assert [step.move for step in rows.steps_of(connection, "t1")] == [{"kind": "draw_card"}]


def test_the_newest_migration_is_the_one_the_program_expects() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == SCHEMA


def test_a_database_is_created_once_and_opened_again(empty_database: str) -> None:
    opened(empty_database)
    opened(empty_database)


@pytest.mark.parametrize("other_name", ["tables.sqlite3", "link.sqlite3"])
def test_a_file_serves_one_process_at_a_time(tmp_path: Path, other_name: str) -> None:
    """A second one would not know about the first one's moves, by whatever name it opens the file."""
    file, other = str(tmp_path / "tables.sqlite3"), str(tmp_path / other_name)
    (tmp_path / "link.sqlite3").symlink_to(file)

    async def open_twice() -> None:
        first, second = Store(file), Store(other)
        try:
            await first.open()
            with pytest.raises(DatabaseInUse) as refused:
                await second.open()
            assert refused.value.details == {"database": other}
        finally:
            await first.close()
            await second.close()

    asyncio.run(open_twice())
    opened(file)


def test_a_database_of_a_newer_version_is_refused_in_one_sentence(
    database: str, engine_of: Callable[[str], sa.Engine]
) -> None:
    opened(database)
    with engine_of(database).begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'v999'")
    with pytest.raises(
        DatabaseTooNew, match=rf"comes from a newer New Worlds \(schema v999; this one knows {SCHEMA}\)"
    ):
        opened(database)


def test_a_file_that_is_not_a_database_is_refused_and_left_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear reader, " * 100)
    with pytest.raises(DatabaseUnusable, match=r"letter\.txt can’t be used"):
        opened(file)
    assert file.read_text() == "Dear reader, " * 100


@pytest.mark.parametrize("database", ["/nowhere/at/all/x.sqlite3", "nosuch://host/x", "sqlite://user:x@:port/"])
def test_a_database_that_cannot_be_opened_is_refused(database: str) -> None:
    with pytest.raises(DatabaseUnusable):
        opened(database)


def test_a_password_is_not_shown() -> None:
    with pytest.raises(DatabaseUnusable) as refused:
        opened("nosuch://ada:secret@host/tables")
    assert "secret" not in str(refused.value)
    assert "host/tables" in str(refused.value)


def test_a_commit_is_on_the_disk_before_it_is_announced(tmp_path: Path) -> None:
    def pragmas(connection: Connection) -> list[object]:
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]

    async def ask() -> list[object]:
        store = Store(str(tmp_path / "tables.sqlite3"))
        try:
            await store.open()
            return await store.write(pragmas)
        finally:
            await store.close()

    full = 2
    assert asyncio.run(ask()) == ["wal", full]


def test_a_move_that_cannot_be_stored_changes_nothing(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with alone_at(tmp_path, HERE, ALSO_HERE, database=database) as live:
        with monkeypatch.context() as broken:
            broken.setattr(TableChange, "do_all", _fail)
            answer = live.ask("move", seq=0, move=live.state["view"]["legal"][0]["move"])
        assert answer["error"]["code"] == "error.storage_failed"
        assert live.last("state") == live.state
        live.play_first(live.state)


def test_after_a_failure_what_is_stored_counts(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk may report a failure although the row is there."""
    do_all = TableChange.do_all

    def change_and_fail(change: TableChange, connection: Connection, works: Any) -> None:
        do_all(change, connection, works)
        connection.commit()
        _fail()

    with alone_at(tmp_path, HERE, ALSO_HERE, database=database) as live:
        with monkeypatch.context() as broken:
            broken.setattr(TableChange, "do_all", change_and_fail)
            answer = live.ask("move", seq=0, move=live.state["view"]["legal"][0]["move"])
        assert answer["error"]["code"] == "error.storage_failed"
        assert answer["seq"] == live.last("state")["seq"] == 1
        live.play({"kind": "draw_card"}, 1)


def _fail(*_: object) -> None:
    raise OperationalError("INSERT", {}, sqlite3.OperationalError("disk I/O error"))


def test_jobs_are_stored_as_the_migrations_expect() -> None:
    """A newer procrastinate with a newer schema needs a migration of ours that carries out its own."""
    steps = Path(SchemaManager.get_migrations_path()).glob("*.sql")
    assert max(step.name for step in steps) == "03.04.00_50_post_add_retry_failed_job_procedure.sql"
