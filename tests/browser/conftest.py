"""One server and one browser for all tests; each test invites its own guests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.club import found_club
from tests.browser.guests import PATIENCE_MS, Guest, Language, chromium
from tests.browser.serving import GameServer

Invite = Callable[..., Guest]
Words = dict[Language, dict[str, str]]

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[GameServer]:
    with GameServer(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[GameServer]:
    """Where `tests.browser.club` has members; tests leave them as they are."""
    place = tmp_path_factory.mktemp("club")
    found_club(place)
    with GameServer(place) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[GameServer]:
    """A separate server, for tests that kill it."""
    with GameServer(tmp_path) as running:
        yield running


@pytest.fixture(scope="session")
def words(server: GameServer) -> Words:
    return {language: httpx.get(f"{server.address}/api/text/{language}").json() for language in ("en", "fr")}


@pytest.fixture
def guests(browser: Browser) -> Iterator[list[Guest]]:
    """All guests leave at the end, and no browser may have reported a problem."""
    came: list[Guest] = []
    yield came
    complaints = [complaint for guest in came for complaint in guest.witness.complaints]
    for guest in came:
        guest.leave()
    assert complaints == []


@pytest.fixture
def invite(browser: Browser, server: GameServer, guests: list[Guest]) -> Invite:
    """A new guest with their own browser: `invite(device=PHONE, language="fr")`."""

    def come(address: str = server.address, **wishes: Any) -> Guest:
        guests.append(Guest(browser, address, **wishes))
        return guests[-1]

    return come
