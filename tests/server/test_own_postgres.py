"""The PostgreSQL server that tests and drills start for themselves."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import sqlalchemy as sa

from newworlds.server.start_errors import PostgresMissing
from newworlds.server.storage.own_postgres import BIN_VARIABLE, OwnPostgres, programs


def test_after_a_crash_it_has_what_was_committed() -> None:
    with OwnPostgres("fsync=off") as postgres:
        engine = sa.create_engine(postgres.create_database("club"), poolclass=sa.NullPool)
        with engine.begin() as connection:
            connection.exec_driver_sql("CREATE TABLE moves (seq integer)")
            connection.exec_driver_sql("INSERT INTO moves VALUES (7)")
        postgres.kill()
        postgres.start()
        with engine.begin() as connection:
            assert connection.exec_driver_sql("SELECT seq FROM moves").scalars().all() == [7]
    assert not postgres.folder.exists()


def test_it_runs_from_a_folder_that_only_its_owner_may_enter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Root's home is such a folder, and PostgreSQL does not run as root."""
    package = programs().parents[1]
    private = tmp_path / "private"
    private.mkdir(mode=0o700)
    for source in (package / programs().parts[-2], package.parent / f"{package.name}.libs"):
        if source.is_dir():
            shutil.copytree(source, private / source.relative_to(package.parent))
    monkeypatch.setenv(BIN_VARIABLE, str(private / programs().relative_to(package.parent)))
    with OwnPostgres() as postgres:
        assert postgres.create_database("club").startswith("postgresql+psycopg://")


def test_a_folder_without_its_programs_is_refused_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(BIN_VARIABLE, str(tmp_path))
    with pytest.raises(PostgresMissing, match=f"name the folder of its programs in {BIN_VARIABLE}"):
        OwnPostgres()
