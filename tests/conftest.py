"""Databases for tests: SQLite files, and a real PostgreSQL server that starts when the first test asks for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
import sqlalchemy as sa

from newworlds.server.storage.migrate import migrate
from newworlds.server.storage.own_postgres import OwnPostgres

_numbers = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[OwnPostgres]:
    """One for each process that runs tests. No test cuts the power, so nothing need reach the disk."""
    with OwnPostgres("fsync=off", "synchronous_commit=off", "max_connections=200") as running:
        yield running


@pytest.fixture(scope="session")
def _migrated(postgres: OwnPostgres) -> str:
    """A database with the newest schema, to be copied: much faster than migrating each."""
    engine = sa.create_engine(postgres.create_database("migrated"))
    with engine.begin() as connection:
        migrate(connection)
    engine.dispose()
    return "migrated"


@pytest.fixture
def empty_postgres(postgres: OwnPostgres) -> str:
    """The address of a database without any schema."""
    return postgres.create_database(f"test{next(_numbers)}")


@pytest.fixture
def postgres_database(postgres: OwnPostgres, _migrated: str) -> str:
    """The address of a database with the newest schema and nothing in it."""
    return postgres.create_database(f"test{next(_numbers)}", template=_migrated)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A setting for `database`: the test runs once with each kind."""
    return _named(request, tmp_path, "postgres_database")


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The same, of a database that has no schema yet."""
    return _named(request, tmp_path, "empty_postgres")


def _named(request: pytest.FixtureRequest, folder: Path, postgres: str) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{folder / 'tables.sqlite3'}"
    address: str = request.getfixturevalue(postgres)
    return address


@pytest.fixture
def engine_of() -> Iterator[Callable[[str], sa.Engine]]:
    """Engines that are closed after the test."""
    engines: list[sa.Engine] = []

    def connected(address: str) -> sa.Engine:
        engines.append(sa.create_engine(address))
        return engines[-1]

    yield connected
    for engine in engines:
        engine.dispose()
