"""A server with a host, and with somebody who only plays."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.server.playing import Browser, serving
from tests.server.staff import appointed, named


class Club:
    def __init__(self, address: str, database: str, host: Browser, player: Browser) -> None:
        self.address = address
        self.database = database
        self.host = host
        self.player = player
        self.host_id = appointed(host, database, "Hana")
        self.player_id = named(player, "Pia")

    def ask(self, path: str, body: Any = None, who: Browser | None = None) -> httpx.Response:
        http = (who or self.host).http
        return http.get(f"/api{path}") if body is None else http.post(f"/api{path}", json=body)

    def acts(self) -> list[tuple[str | None, str]]:
        return [(line["by"], line["act"]) for line in self.ask("/host/audit").json()]


@contextmanager
def club_with_host(database: str, folder: Path) -> Iterator[Club]:
    with (
        serving(folder, database=database) as running,
        Browser(running.host) as host,
        Browser(running.host) as player,
    ):
        yield Club(running.host, database, host, player)
