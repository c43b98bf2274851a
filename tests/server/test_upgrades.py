"""While an upgrade passes through, processes of two versions share a PostgreSQL database, and nobody notices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.script import ScriptDirectory

from newworlds.server.storage.migrate import MIGRATIONS, migrate
from newworlds.server.storage.schema import metadata
from tests.server.playing import HERE, LINK, RANDOM_BOT, Browser, Live, RunningServer, serving, wait_until

MIGRATED = list(reversed([script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]))
"""All schemas, oldest first."""
OFTEN = 8
"""The driver prepares a statement on the server when it has been used so often."""

Columns = dict[tuple[str, str], Any]
"""What the database tells of each column, by table and name."""


def columns(connection: sa.Connection) -> Columns:
    inspector = sa.inspect(connection)
    return {
        (table, column["name"]): column
        for table in inspector.get_table_names()
        if table != "alembic_version"
        for column in inspector.get_columns(table)
    }


@pytest.mark.parametrize(("before", "after"), list(pairwise(MIGRATED)))
def test_the_version_before_a_migration_finds_everything_it_uses(
    empty_postgres: str, engine_of: Callable[[str], sa.Engine], before: str, after: str
) -> None:
    with engine_of(empty_postgres).begin() as connection:
        migrate(connection, before)
        used = columns(connection)
        migrate(connection, after)
        found = columns(connection)
    for key, column in used.items():
        assert key in found, f"{after} takes away what {before} reads: {key}"
        assert str(found[key]["type"]) == str(column["type"]), key
        assert found[key]["nullable"] or not column["nullable"], f"{before} leaves {key} empty"
    known = {table for table, _name in used}
    for (table, name), column in found.items():
        if table in known and (table, name) not in used:
            may_be_left_out = column["nullable"] or column["default"] is not None
            assert may_be_left_out, f"{before} adds rows to {table} without {name}"


@pytest.fixture
def left(tmp_path: Path, postgres_database: str) -> Iterator[RunningServer]:
    with serving(tmp_path / "left", database=postgres_database) as server:
        yield server


@pytest.fixture
def right(tmp_path: Path, postgres_database: str) -> Iterator[RunningServer]:
    with serving(tmp_path / "right", database=postgres_database) as server:
        yield server


def upgrade_as_a_later_version(engine: sa.Engine) -> None:
    """As the rule for migrations allows: columns and tables are added, and everything there is touched."""
    with engine.begin() as connection:
        for table in metadata.sorted_tables:
            connection.exec_driver_sql(f"ALTER TABLE {table.name} ADD COLUMN later integer NOT NULL DEFAULT 1")
        connection.exec_driver_sql("CREATE TABLE later (table_id varchar(16) PRIMARY KEY REFERENCES tables (id))")
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'v999'")


def play_on(here: Live, there: Live, times: int) -> int:
    """Whoever has the turn plays, and the other hears it: the number of the last step."""
    seq: int = here.fresh()["seq"]
    for _ in range(times):
        acting, listening = (here, there) if here.fresh()["view"]["legal"] else (there, here)
        seq = acting.play_first(acting.fresh())["seq"]
        while listening.wait_for("step")["seq"] < seq:
            pass
    return seq


def test_servers_of_this_version_go_on_when_a_later_one_has_migrated_the_database(
    left: RunningServer, right: RunningServer, postgres_database: str, engine_of: Callable[[str], sa.Engine]
) -> None:
    with Browser(left.host) as ada, Browser(right.host) as cleo:
        table = ada.open_table(HERE, LINK, game="terra_nova")
        assert cleo.join(table, table["seats"][1]["invite"]).status_code == 200
        waiting = ada.open_fair_table(HERE, LINK)
        with ada.at(table) as here, cleo.at(table) as there:
            play_on(here, there, OFTEN)
            upgrade_as_a_later_version(engine_of(postgres_database))
            assert play_on(here, there, OFTEN) == 2 * OFTEN
            asking, agreeing = (here, there) if here.fresh()["table"]["can_ask"] else (there, here)
            assert asking.ask("ask_undo")["type"] == "ack"
            wait_until(lambda: agreeing.fresh()["table"]["request"] is not None)
            assert agreeing.ask("answer_request", agrees=True)["seq"] == 2 * OFTEN + 1
        assert cleo.join(waiting, waiting["seats"][1]["invite"]).status_code == 200
        with ada.at(waiting) as here, cleo.at(waiting) as there:
            assert there.fresh()["table"]["status"] == "playing"
            wait_until(lambda: here.fresh()["table"]["status"] == "playing")
        with ada.at(ada.open_fair_table(HERE, RANDOM_BOT)) as with_bot:
            assert with_bot.play_to_the_end()["table"]["status"] == "over"
        assert [browser.http.get("/api/health/ready").status_code for browser in (ada, cleo)] == [200, 200]
