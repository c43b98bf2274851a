"""Only our own pages act in a player's name, and pages are isolated from other sites."""

from __future__ import annotations

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from newworlds.server.keys import COOKIE, owner_of
from newworlds.server.security import HEADERS
from newworlds.server.table_registry import TableRegistry
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


@pytest.mark.parametrize("path", ["/", "/api/text/en"])
def test_a_key_is_kept_by_no_cache_on_the_way(ada: Browser, path: str) -> None:
    headers = ada.http.get(path).headers
    assert "set-cookie" in headers
    assert headers["cache-control"].startswith("private, ")


def test_the_answers_for_one_browser_are_kept_nowhere(ada: Browser) -> None:
    table = ada.open_table(HERE, ALSO_HERE)
    for path in ("/api/tables", f"/api/tables/{table['id']}", f"/api/tables/{table['id']}/record"):
        assert ada.http.get(path).headers["cache-control"] == "no-store"


def test_even_a_failure_has_the_headers_that_protect_it(ada: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableRegistry, "infos", None)
    answer = ada.http.get("/api/tables")
    assert refusal(answer) == (500, "error.internal")
    assert HEADERS.items() <= dict(answer.headers).items()


FOREIGN = ("http://evil.example", "null", "http://127.0.0.1:1", "http://[", "http://127.0.0.1:x", "", "é")


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_post_from_another_site_is_refused(ada: Browser, origin: str) -> None:
    answer = ada.http.post("/api/tables", json=REQUEST, headers={b"origin": origin.encode()})
    assert refusal(answer) == (403, "error.foreign_origin")
    assert ada.get("/api/tables") == []


def test_a_post_from_our_own_page_is_accepted(ada: Browser) -> None:
    answer = ada.http.post("/api/tables", json=REQUEST, headers={"origin": f"http://{ada.host}"})
    assert answer.status_code == 201


@pytest.mark.parametrize(("scheme", "forwarded", "status"), [("https", "https", 201), ("http", "https", 403)])
def test_behind_a_proxy_that_adds_tls_the_origin_is_https(
    ada: Browser, scheme: str, forwarded: str, status: int
) -> None:
    headers = {"origin": f"{scheme}://{ada.host}", "x-forwarded-proto": forwarded}
    assert ada.http.post("/api/tables", json=REQUEST, headers=headers).status_code == status


@pytest.mark.parametrize(
    ("host", "origin"), [("club.example", "https://club.example:443"), ("a.example:80", "http://A.example")]
)
def test_the_usual_port_need_not_be_named(ada: Browser, host: str, origin: str) -> None:
    headers = {"host": host, "origin": origin, "x-forwarded-proto": origin.partition(":")[0]}
    assert ada.http.post("/api/tables", json=REQUEST, headers=headers).status_code == 201


def test_a_live_connection_from_another_site_is_refused(ada: Browser) -> None:
    table = ada.open_table(HERE, ALSO_HERE)
    address = f"ws://{ada.host}/api/tables/{table['id']}/live"
    with pytest.raises(InvalidStatus, match="403"), connect(address, origin=Origin("http://evil.example")):
        pass
    with connect(address, origin=Origin(f"http://{ada.host}")):
        pass
