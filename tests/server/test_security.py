"""Only our own pages act in a player's name, and pages are isolated from other sites."""

from __future__ import annotations

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from newworlds.server.keys import COOKIE, owner_of
from tests.server.playing import ALSO_HERE, HERE, Browser, refusal

REQUEST = {"game": "sealed", "seats": [HERE, ALSO_HERE]}


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/nowhere", "/nowhere"])
def test_every_answer_has_the_headers_that_protect_it(ada: Browser, path: str) -> None:
    headers = ada.http.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src" not in policy, "scripts fall under default-src: none inline"


def test_the_key_is_set_once_and_out_of_reach_of_scripts(ada: Browser) -> None:
    cookie = ada.http.get("/api/tables").headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    assert "set-cookie" not in ada.http.get("/api/tables").headers


def test_a_page_renews_the_key(ada: Browser) -> None:
    first = ada.http.get("/").headers["set-cookie"]
    assert ada.http.get("/").headers["set-cookie"] == first


@pytest.mark.parametrize("path", ["/api/health", "/assets/none.js"])
def test_responses_that_are_the_same_for_everyone_set_no_key(ada: Browser, path: str) -> None:
    assert "set-cookie" not in ada.http.get(path).headers


@pytest.mark.parametrize("forged", ["short", "x" * 33, "é" * 32, owner_of("x")])
def test_an_invalid_key_is_replaced(ada: Browser, forged: str) -> None:
    answer = ada.http.get("/api/tables", headers={b"cookie": f"{COOKIE}={forged}".encode()})
    assert "set-cookie" in answer.headers


def test_a_live_connection_without_a_key_is_given_one(ada: Browser) -> None:
    table = ada.open_table(HERE, ALSO_HERE)
    with connect(f"ws://{ada.host}/api/tables/{table['id']}/live") as connection:
        assert connection.response is not None
        assert COOKIE in connection.response.headers["set-cookie"]


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_a_post_from_another_site_is_refused(ada: Browser, origin: str) -> None:
    answer = ada.http.post("/api/tables", json=REQUEST, headers={"origin": origin})
    assert refusal(answer) == (403, "error.foreign_origin")
    assert ada.get("/api/tables") == []


def test_a_post_from_our_own_page_is_accepted(ada: Browser) -> None:
    answer = ada.http.post("/api/tables", json=REQUEST, headers={"origin": f"http://{ada.host}"})
    assert answer.status_code == 201


def test_a_live_connection_from_another_site_is_refused(ada: Browser) -> None:
    table = ada.open_table(HERE, ALSO_HERE)
    address = f"ws://{ada.host}/api/tables/{table['id']}/live"
    with pytest.raises(InvalidStatus, match="403"), connect(address, origin=Origin("http://evil.example")):
        pass
    with connect(address, origin=Origin(f"http://{ada.host}")):
        pass
