"""The long middle of a game, played without the page."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from tests.browser.guests import Guest
from tests.browser.serving import GameServer
from tests.server.playing import Browser, Json, Live

Choose = Callable[[Sequence[Json], random.Random], Json]


def cookies_of(guest: Guest) -> dict[str, str]:
    """A headless client that sends these has the guest's seats, also of a guest who has not opened any page yet."""
    if not guest.context.cookies():
        guest.page.request.get("/api/tables")
    return {cookie.get("name", ""): cookie.get("value", "") for cookie in guest.context.cookies()}


def any_move(moves: Sequence[Json], chance: random.Random) -> Json:
    return chance.choice(moves)


def preferring(kind: str) -> Choose:
    """A move of this kind whenever there is one."""

    def choose(moves: Sequence[Json], chance: random.Random) -> Json:
        return chance.choice([move for move in moves if move["kind"] == kind] or moves)

    return choose


def play_on_elsewhere(
    guest: Guest, server: GameServer, until: Callable[[Json], bool], choose: Choose = any_move
) -> None:
    """The guest's seats play on until the board is as wanted and one of them is asked; then the page is reopened."""
    address = guest.page.url
    guest.page.goto("about:blank")
    with Browser(server.host, cookies_of(guest)) as player, player.at({"id": address.rpartition("/")[2]}) as live:
        _play_on(live, until, choose)
    guest.page.goto(address)


def _play_on(live: Live, until: Callable[[Json], bool], choose: Choose) -> None:
    chance = random.Random(1)
    latest: Json = live.state
    while not until(latest["view"]["board"]) or not latest["view"]["legal"]:
        if moves := [choice["move"] for choice in latest["view"]["legal"]]:
            latest = live.play(choose(moves, chance), latest["seq"])
        else:
            latest = live.wait_for("step")
