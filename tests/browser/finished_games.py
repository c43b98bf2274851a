"""Games that are over when a guest looks at the page."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack

from tests.browser.elsewhere import cookies_of
from tests.browser.guests import Guest
from tests.browser.serving import GameServer
from tests.server.playing import Browser, Json, Live


def play_out(server: GameServer, table: str, *guests: Guest) -> None:
    """Behind the pages, which are too slow for it: whoever is to act plays the first legal move to the end."""
    with ExitStack() as connections:
        lives = [connections.enter_context(_browser(server, guest).at({"id": table})) for guest in guests]
        while (latest := [live.fresh() for live in lives])[0]["table"]["status"] != "over":
            _play_one(lives, latest)
    for guest in guests:
        guest.page.reload()


def _play_one(lives: Sequence[Live], latest: Sequence[Json]) -> None:
    live, state = next((live, state) for live, state in zip(lives, latest, strict=True) if state["view"]["legal"])
    live.play_first(state)


def _browser(server: GameServer, guest: Guest) -> Browser:
    return Browser(server.host, cookies_of(guest))
