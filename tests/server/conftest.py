"""One server for the tests that need nothing special."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

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
