"""Tables that leave one server and go on at another."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.cli.verify import verdicts
from newworlds.core.fairness import fairness_of
from newworlds.core.record import record_from_json
from newworlds.server.errors import UnknownTable
from newworlds.server.keys import owner_of
from newworlds.server.play_errors import RecordNotYet
from newworlds.server.portable import stored_rows
from newworlds.server.portable.backing_up import back_up
from newworlds.server.portable.belonging import reference
from newworlds.server.portable.errors import (
    NotAsBackedUp,
    PartialBackup,
    SchemaTooOld,
    TableExists,
    UnknownPlayer,
    WrongTable,
)
from newworlds.server.portable.exporting import export_records, export_tables
from newworlds.server.portable.importing import import_tables
from newworlds.server.portable.restoring import restore
from newworlds.server.portable.stored_rows import KEPT
from newworlds.server.storage.engine import engine_for
from newworlds.server.storage.migrate import migrate
from newworlds.server.storage.schema import metadata, tables
from tests.server.first_schema.database import GUEST_KEY, TABLES, fill_as_first_released
from tests.server.playing import ALSO_HERE, HERE, LINK, Browser, serving


@pytest.fixture(scope="session")
def filled(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database with tables of all four games."""
    database = str(tmp_path_factory.mktemp("filled") / "tables.sqlite3")
    fill_as_first_released(database)
    with connected(database) as connection:
        migrate(connection)
    return database


class connected:  # noqa: N801
    """A transaction and then nothing left open."""

    def __init__(self, database: str) -> None:
        self._engine = engine_for(database)
        self._transaction = self._engine.begin()

    def __enter__(self) -> Connection:
        return self._transaction.__enter__()

    def __exit__(self, *problem: Any) -> None:
        self._transaction.__exit__(*problem)
        self._engine.dispose()


def found(database: str, query: str) -> list[Any]:
    with connected(database) as connection:
        return [tuple(row) for row in connection.execute(sa.text(query))]


def an_id(database: str, condition: str) -> str:
    return str(found(database, f"SELECT id FROM tables WHERE {condition} ORDER BY id")[0][0])


WITH_PEOPLE = (
    *("people", "accounts", "passkeys", "sessions", "mail_addresses"),
    *("friendships", "shunned", "quiet_hours", "push_subscriptions", "vacations"),
)
WITH_THE_SITE = ("announcements", "audit", "reports", "site_keys")
"""These stay at their server when games go elsewhere; backups have them."""


def test_every_table_of_the_schema_goes_with_a_game_table_or_is_shared_by_them() -> None:
    """Whatever is added and belongs to no table needs a decision here: does it leave with an export?"""
    others = [metadata.tables[name] for name in KEPT if name not in (tables.name, *WITH_PEOPLE, *WITH_THE_SITE)]
    unclear = [table.name for table in others if reference(table, tables) is None and reference(tables, table) is None]
    assert unclear == []


def test_a_table_goes_on_at_another_server(tmp_path: Path, database: str) -> None:
    """From SQLite, while the server runs, into each kind of database."""
    with serving(tmp_path / "old", database=str(tmp_path / "old.sqlite3")) as server, Browser(server.host) as ada:
        table, other = ada.open_table(HERE, ALSO_HERE), ada.open_table(HERE, LINK)
        with ada.at(table) as live:
            live.play_first(live.state)
            before = live.fresh()
            export_tables(str(tmp_path / "old.sqlite3"), tmp_path / "export.zip", [table["id"]], [])
        cookies = ada.cookies
    assert import_tables(tmp_path / "export.zip", database) == [table["id"]]
    with serving(tmp_path / "new", database=database) as server, Browser(server.host, cookies) as ada:
        assert ada.http.get(f"/api/tables/{other['id']}").status_code == 404
        with ada.at(table) as live:
            assert live.state == before
            live.play_to_the_end()


def test_what_was_dealt_fairly_is_not_dealt_again(tmp_path: Path, database: str) -> None:
    """The key is made again of what everybody contributed, and the finished game proves it."""
    old = str(tmp_path / "old.sqlite3")
    with serving(tmp_path / "old", database=old) as server, Browser(server.host) as ada, Browser(server.host) as cleo:
        playing = ada.open_fair_table(HERE, ALSO_HERE, game="mayflower")
        with ada.at(playing) as live:
            before = live.play_first(live.state)
        dealing = ada.open_fair_table(HERE, LINK, game="gold_rush")
        assert cleo.join(dealing, dealing["seats"][1]["invite"]).status_code == 200
        export_tables(old, tmp_path / "export.zip", [playing["id"], dealing["id"]], [])
        cookies, contributions = ada.cookies, (ada.contribution, cleo.contribution)
        guests = cleo.cookies
    import_tables(tmp_path / "export.zip", database)
    with (
        serving(tmp_path / "new", database=database) as server,
        Browser(server.host, cookies) as ada,
        Browser(server.host, guests) as cleo,
    ):
        with ada.at(playing) as live:
            assert live.state["view"] == before["view"]
            live.play_to_the_end()
        record = record_from_json(ada.http.get(f"/api/tables/{playing['id']}/record").content)
        assert fairness_of(record).verdict == "fair"
        ada.contribution, cleo.contribution = contributions
        with ada.at(dealing), cleo.at(dealing) as live:
            assert live.fresh()["table"]["status"] == "playing"


def test_a_server_that_runs_finds_what_was_imported(tmp_path: Path, filled: str) -> None:
    wanted = an_id(filled, "game = 'terra_nova' AND status = 'over'")
    export_tables(filled, tmp_path / "export.zip", [wanted], [])
    with serving(tmp_path) as server, Browser(server.host) as ada:
        ada.open_table(HERE, ALSO_HERE)
        import_tables(tmp_path / "export.zip", str(tmp_path / "tables.sqlite3"))
        assert ada.get(f"/api/tables/{wanted}")["status"] == "over"


def test_all_tables_of_a_player_leave_together(tmp_path: Path, filled: str) -> None:
    """Named by where they sit, or as the database identifies them."""
    guest = owner_of(GUEST_KEY)
    theirs = {row[0] for row in found(filled, f"SELECT table_id FROM seats WHERE owner = '{guest}'")}
    manifest = export_tables(filled, tmp_path / "seat.zip", [], [f"{min(theirs)}:1"])
    assert manifest.rows("tables") == len(theirs) == 4
    assert export_tables(filled, tmp_path / "id.zip", [], [guest]).content == manifest.content


def test_one_table_comes_back_from_a_backup(tmp_path: Path, filled: str, database: str) -> None:
    back_up(filled, tmp_path / "backup.zip")
    wanted = an_id(filled, "game = 'mayflower' AND status = 'playing'")
    assert import_tables(tmp_path / "backup.zip", database, [wanted]) == [wanted]
    assert found(database, "SELECT id FROM tables") == [(wanted,)]
    assert found(database, "SELECT count(*) FROM components") == [(1,)]


def test_tables_of_the_first_schema_are_imported(tmp_path: Path, database: str) -> None:
    fill_as_first_released(str(tmp_path / "first.sqlite3"))
    back_up(str(tmp_path / "first.sqlite3"), tmp_path / "first.zip")
    assert len(import_tables(tmp_path / "first.zip", database)) == TABLES


def test_an_import_never_changes_what_is_there(tmp_path: Path, filled: str, database: str) -> None:
    one, two = an_id(filled, "game = 'mayflower'"), an_id(filled, "game = 'gold_rush'")
    export_tables(filled, tmp_path / "one.zip", [one], [])
    export_tables(filled, tmp_path / "both.zip", [one, two], [])
    import_tables(tmp_path / "one.zip", database)
    with pytest.raises(TableExists, match=one):
        import_tables(tmp_path / "both.zip", database)
    assert found(database, "SELECT id FROM tables") == [(one,)]
    import_tables(tmp_path / "both.zip", database, [two])
    assert len(found(database, "SELECT id FROM tables")) == 2


def test_components_that_are_there_are_shared(tmp_path: Path, filled: str, database: str) -> None:
    data = found(filled, "SELECT data FROM tables GROUP BY data HAVING count(*) > 1 ORDER BY data")[0][0]
    for (table_id,) in found(filled, f"SELECT id FROM tables WHERE data = '{data}'"):
        export_tables(filled, tmp_path / f"{table_id}.zip", [table_id], [])
        import_tables(tmp_path / f"{table_id}.zip", database)
    assert found(database, "SELECT data FROM components") == [(data,)]


def test_some_tables_are_not_restored_in_place_of_everything(tmp_path: Path, filled: str) -> None:
    export_tables(filled, tmp_path / "export.zip", [an_id(filled, "game = 'mayflower'")], [])
    with pytest.raises(PartialBackup, match="newworlds import"):
        restore(tmp_path / "export.zip", str(tmp_path / "new.sqlite3"))


def test_what_is_not_read_back_as_written_is_not_imported(
    tmp_path: Path, filled: str, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    export_tables(filled, tmp_path / "export.zip", [an_id(filled, "game = 'mayflower'")], [])
    with connected(database) as connection:
        migrate(connection)
    add = stored_rows.add

    def forgetful(connection: Connection, table: sa.Table, rows: Iterator[dict[str, Any]]) -> None:
        is_target = "staged" not in str(connection.engine.url) and table.name == "seats"
        add(connection, table, ({**row, "name": "Eve"} if is_target else row for row in rows))

    monkeypatch.setattr(stored_rows, "add", forgetful)
    with pytest.raises(NotAsBackedUp, match="seats"):
        import_tables(tmp_path / "export.zip", database)
    assert found(database, "SELECT id FROM tables") == []


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ('UPDATE steps SET move = \'{"kind": "pass"}\' WHERE seq = 3', "move 3"),
        ("DELETE FROM steps WHERE seq = 2", "some of its moves are missing"),
        ("DELETE FROM steps WHERE seq = (SELECT max(seq) FROM steps)", "some of its moves are missing"),
        ("UPDATE tables SET scores = '[99, 0]'", "its position is not the one its moves lead to"),
        ("UPDATE tables SET seed = 12345", "move"),
        ("UPDATE components SET body = json_set(body, '$.eve', 1)", "its components are not those"),
        ("UPDATE tables SET rules = 99", "version 99 of the rules"),
    ],
)
def test_a_table_that_was_tampered_with_is_refused(tmp_path: Path, filled: str, change: str, told: str) -> None:
    table = an_id(filled, "game = 'mayflower' AND status = 'over'")
    export_tables(filled, tmp_path / "export.zip", [table], [])
    import_tables(tmp_path / "export.zip", str(tmp_path / "eve.sqlite3"))
    with connected(str(tmp_path / "eve.sqlite3")) as connection:
        connection.exec_driver_sql(change)
    back_up(str(tmp_path / "eve.sqlite3"), tmp_path / "eve.zip")
    with pytest.raises(WrongTable, match=f"“{table}” can’t be imported: .*{told}"):
        import_tables(tmp_path / "eve.zip", str(tmp_path / "new.sqlite3"))
    assert not (tmp_path / "new.sqlite3").exists()


def test_a_database_of_an_older_schema_is_migrated_by_its_server_first(tmp_path: Path, filled: str) -> None:
    export_tables(filled, tmp_path / "export.zip", [an_id(filled, "game = 'mayflower'")], [])
    fill_as_first_released(str(tmp_path / "first.sqlite3"))
    with pytest.raises(SchemaTooOld, match="schema v1"):
        import_tables(tmp_path / "export.zip", str(tmp_path / "first.sqlite3"))


def refused(work: Callable[[], object], error: type[Exception]) -> None:
    with pytest.raises(error):
        work()


def test_tables_and_players_that_are_not_there_are_reported(tmp_path: Path, filled: str) -> None:
    file, table = tmp_path / "export.zip", an_id(filled, "game = 'mayflower' AND status = 'waiting'")
    refused(lambda: export_tables(filled, file, ["none"], []), UnknownTable)
    for player in ("none:0", "Ada", f"{table}:1", f"{table}:9", "0" * 64):
        refused(lambda player=player: export_tables(filled, file, [], [player]), UnknownPlayer)  # type: ignore[misc]
    assert not file.exists()


# Plain records


def test_finished_games_leave_as_records_that_anyone_can_verify(tmp_path: Path, filled: str) -> None:
    assert export_records(filled, tmp_path / "games.jsonl", [], []) == 4
    found = list(verdicts(tmp_path / "games.jsonl"))
    assert [verdict.ok for verdict in found] == [True] * 4
    assert len({verdict.game for verdict in found}) == 4


def test_records_tell_nothing_of_who_sits_where(tmp_path: Path, filled: str) -> None:
    export_records(filled, tmp_path / "games.jsonl", [], [])
    text = (tmp_path / "games.jsonl").read_text()
    secrets = found(filled, "SELECT host FROM tables UNION SELECT owner FROM seats UNION SELECT invite FROM seats")
    assert [secret for (secret,) in secrets if secret and secret in text] == []


def test_an_unfinished_game_is_no_record_yet(tmp_path: Path, filled: str) -> None:
    playing = an_id(filled, "status = 'playing'")
    refused(lambda: export_records(filled, tmp_path / "games.jsonl", [playing], []), RecordNotYet)
    assert not (tmp_path / "games.jsonl").exists()


def test_an_export_says_that_it_is_only_some_tables(tmp_path: Path, filled: str) -> None:
    export_tables(filled, tmp_path / "export.zip", [an_id(filled, "game = 'mayflower'")], [])
    with zipfile.ZipFile(tmp_path / "export.zip") as archive:
        manifest = json.loads(archive.read("manifest.json"))
    assert (manifest["scope"], manifest["content"]["tables"]["rows"]) == ("tables", 1)
