"""backup, restore: what a host types and reads."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.server.first_schema.database import fill_as_first_released

DATABASE = "tables.sqlite3"


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


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["backup", "x.zip", "--database", "none.sqlite3"], "The database none.sqlite3 can’t be used: "),
        (["backup", "taken.zip"], "There already is a file “taken.zip”. Choose another name."),
        (["backup", "no/folder/x.zip"], "There is no file “"),
        (["restore", "none.zip"], "There is no file “none.zip”."),
        (["restore", "taken.zip"], "“taken.zip” is not a backup of New Worlds."),
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


def test_keeping_some_backups_needs_a_folder(run: Run, filled: str) -> None:
    done = run("backup", "friday.zip", "--keep", 2)
    assert (done.status, done.err.startswith("--keep deletes the oldest backups in a folder")) == (2, True)


def test_errors_are_reported_in_french(run: Run, filled: str) -> None:
    told = run("--lang", "fr", "restore", DATABASE).err
    assert told.endswith("n’est pas une sauvegarde de New Worlds.\n")
