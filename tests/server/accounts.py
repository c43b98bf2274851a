"""People with accounts, for tests."""

from __future__ import annotations

from contextlib import suppress

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.playing import PATIENCE, Browser, Json, Live

PASSWORD = "seven grey owls"


def signed_up(browser: Browser, name: str, password: str = PASSWORD) -> Json:
    answer = browser.post("/api/me/account", {"name": name, "password": password})
    assert answer.status_code == 200, answer.text
    account: Json = answer.json()
    return account


def sign_in(browser: Browser, name: str, password: str = PASSWORD) -> httpx.Response:
    return browser.post("/api/me/sign_in", {"name": name, "password": password})


def close_code(live: Live) -> int | None:
    """Waits until the server has ended the connection."""
    with suppress(ConnectionClosed):
        while True:
            live.connection.recv(timeout=PATIENCE)
    return live.connection.close_code


def ids(browser: Browser) -> set[str]:
    return {table["id"] for table in browser.get("/api/tables")}
