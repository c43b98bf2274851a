"""backup, restore, export, import: what a host types and reads."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from newworlds.server.portable.restoring import restore
from tests.cli.conftest import Run
from tests.server.first_schema.database import fill_as_first_released

DATABASE = "tables.sqlite3"
A_TABLE = "89jzyzmej8"
A_GUEST = f"{A_TABLE}:1"


@pytest.fixture
def filled(run: Run) -> str:
    """In the folder where the commands run."""
    fill_as_first_released(DATABASE)
    return DATABASE


def test_a_database_goes_into_a_file_and_out_of_it(run: Run, filled: str) -> None:
    done = run("backup", "friday.zip", "--database", filled)
    assert (done.status, done.err) == (0, "")
    assert done.out.startswith("friday.zip: 16 tables, 903 moves, ")
    assert done.out.endswith(" KB, checked. It contains secrets: keep it safe.\n")
    done = run("restore", "friday.zip", "--database", "new.sqlite3")
    assert done.out == "Restored and checked: 16 tables, 903 moves in new.sqlite3.\n"


def test_the_database_is_the_one_of_the_settings(run: Run, filled: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NEWWORLDS_DATABASE", filled)
    assert run("backup", "friday.zip").status == 0
    monkeypatch.setenv("NEWWORLDS_DATABASE", "new.sqlite3")
    assert run("restore", "friday.zip").out.endswith("in new.sqlite3.\n")


def test_in_a_folder_only_the_newest_backups_are_kept(run: Run, filled: str) -> None:
    folder = Path("backups")
    folder.mkdir()
    (folder / "newworlds-first.zip").write_text("made by hand, and not ours to delete")
    for _ in range(3):
        done = run("backup", folder, "--database", filled, "--keep", 2)
        assert done.status == 0
    assert done.out.count("\n") == 2
    assert "Deleted the old backup backups/newworlds-2" in done.out
    assert len(list(folder.iterdir())) == 3
    assert (folder / "newworlds-first.zip").exists()


def test_what_killed_backups_left_behind_is_deleted_after_a_day(run: Run, filled: str) -> None:
    folder = Path("backups")
    for name in (".newworlds-old", ".newworlds-new"):
        (folder / name).mkdir(parents=True)
        (folder / name / "copy.sqlite3").write_text("half a copy")
        (folder / f"{name}.zip.unfinished").write_text("half a backup")
    for path in folder.glob(".newworlds-old*"):
        os.utime(path, (0, 0))
    assert run("backup", folder, "--database", filled, "--keep", 2).status == 0
    assert sorted(path.name for path in folder.glob(".*")) == [".newworlds-new", ".newworlds-new.zip.unfinished"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["backup", "x.zip", "--database", "none.sqlite3"], "The database none.sqlite3 can’t be used: "),
        (["backup", "taken.zip"], "There already is a file “taken.zip”. Choose another name."),
        (["backup", "no/folder/x.zip"], "There is no file “"),
        (["restore", "none.zip"], "There is no file “none.zip”."),
        (["restore", "taken.zip"], "“taken.zip” is not a New Worlds backup."),
        (["restore", "good.zip"], "The database tables.sqlite3 already has 16 tables. Choose an empty one"),
    ],
)
def test_what_is_wrong_is_one_sentence(
    run: Run, filled: str, monkeypatch: pytest.MonkeyPatch, arguments: list[str], told: str
) -> None:
    monkeypatch.setenv("NEWWORLDS_DATABASE", filled)
    run("backup", "good.zip")
    Path("taken.zip").write_text("a letter")
    done = run(*arguments)
    assert (done.status, done.out) == (1, "")
    assert done.err.startswith(told)
    assert done.err.count("\n") == 1


@pytest.fixture
def newest(run: Run, filled: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The same tables in a database of the newest schema, which is the one of the settings."""
    run("backup", "everything.zip", "--database", filled)
    restore(Path("everything.zip"), "newest.sqlite3")
    monkeypatch.setenv("NEWWORLDS_DATABASE", "newest.sqlite3")
    return "newest.sqlite3"


def test_a_players_tables_move_to_another_database(run: Run, newest: str) -> None:
    done = run("export", "moving.zip", "--player", A_GUEST)
    assert done.out == "moving.zip: 4 tables, 82 moves. It contains secrets: keep it safe.\n"
    done = run("import", "moving.zip", "--database", "other.sqlite3")
    assert (done.status, done.out) == (0, "Imported and checked: 4 tables.\n")
    assert run("import", "moving.zip", "--database", "other.sqlite3").err.startswith("The table “")


def test_one_table_comes_back_from_a_backup(run: Run, newest: str) -> None:
    done = run("import", "everything.zip", "--database", "other.sqlite3", "--table", A_TABLE)
    assert done.out == "Imported and checked: 1 table.\n"


def test_finished_games_leave_as_records(run: Run, newest: str) -> None:
    assert run("export", "games.jsonl", "--records").out == "games.jsonl: 4 finished games, without secrets.\n"
    assert run("verify", "games.jsonl").out.count("✓") == 4


def test_an_export_says_which_tables(run: Run, newest: str) -> None:
    done = run("export", "moving.zip")
    assert (done.status, done.err.startswith("Say which tables with --table or --player")) == (2, True)


def test_keeping_some_backups_needs_a_folder(run: Run, filled: str) -> None:
    done = run("backup", "friday.zip", "--keep", 2)
    assert (done.status, done.err.startswith("--keep deletes the oldest backups in a folder")) == (2, True)


def test_errors_are_reported_in_french(run: Run, filled: str) -> None:
    told = run("--lang", "fr", "restore", DATABASE).err
    assert told.endswith("n’est pas une sauvegarde de Nouveaux Mondes.\n")
