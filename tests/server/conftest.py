"""One server for the tests that need nothing special."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
import sqlalchemy as sa

from newworlds.server.storage.migrate import migrate
from newworlds.server.storage.schema import components
from tests import toy
from tests.server.playing import Browser, Gate, RunningServer, serving

toy.register()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def ada(server: RunningServer) -> Iterator[Browser]:
    with Browser(server.host) as browser:
        yield browser


@pytest.fixture
def cleo(server: RunningServer) -> Iterator[Browser]:
    """Somebody at another computer."""
    with Browser(server.host) as browser:
        yield browser


@pytest.fixture
def gate() -> Iterator[Gate]:
    thinker = Gate()
    yield thinker
    thinker.is_open.set()


@pytest.fixture
def connection(database: str, engine_of: Callable[[str], sa.Engine]) -> Iterator[sa.Connection]:
    """To a database with the newest schema, and components for games that were never played."""
    engine = engine_of(database)
    with engine.begin() as connection:
        migrate(connection)
        connection.execute(components.insert().values(data="d", body={}))
    with engine.connect() as connection:
        yield connection
