"""How others in the local network find a server that somebody runs at home."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.requests import Request

from newworlds.server import neighbours
from newworlds.server.neighbours import site_info
from tests.server.playing import Browser, serving


def asked(host: str, client: str = "127.0.0.1", name: str = "localhost:8000") -> str | None:
    scope = {
        "type": "http",
        "scheme": "http",
        "path": "/api/site",
        "query_string": b"",
        "headers": [(b"host", name.encode())],
        "client": (client, 5000),
        "server": ("127.0.0.1", 8000),
    }
    return site_info(Request(scope), host).local_address


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "own_address", lambda: "192.168.1.20")


@pytest.mark.parametrize("host", ["0.0.0.0", "::", ""])
def test_a_server_that_listens_everywhere_is_found_at_its_own_address(host: str) -> None:
    assert asked(host) == "http://192.168.1.20:8000"


def test_one_that_listens_at_an_address_is_found_there() -> None:
    assert asked("10.0.0.7") == "http://10.0.0.7:8000"


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_one_that_listens_to_its_own_machine_is_not_found(host: str) -> None:
    assert asked(host) is None


def test_a_machine_without_a_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "own_address", lambda: None)
    assert asked("0.0.0.0") is None


def test_nobody_else_learns_the_address() -> None:
    assert asked("0.0.0.0", client="203.0.113.5") is None
    assert asked("0.0.0.0", name="games.example.org") is None


def test_the_route_answers(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server.host) as ada:
        assert ada.http.get("/api/site").json() == {"local_address": None}
