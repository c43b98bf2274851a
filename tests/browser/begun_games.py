"""Games that have gone on for a while already when somebody comes to the table."""

from __future__ import annotations

from typing import Any

import msgspec

import newworlds
from newworlds import bots
from newworlds.bots.self_play import play_to_the_end
from newworlds.core.match import Match
from tests.browser.guests import Guest
from tests.browser.serving import GameServer
from tests.server.playing import Browser, Live

PLACED = {2: 26, 3: 30, 4: 32}
"""Terra Nova: the decisions of so many players until all settlers are on the map."""

DEFAULT_NAMES = ("Ada", "Ben")


def come_to(
    guest: Guest,
    server: GameServer,
    game: str,
    decisions: int | None,
    names: tuple[str, ...] = DEFAULT_NAMES,
    bot: str = "random",
    seed: int = 1,
    **options: Any,
) -> None:
    """All seats are the guest's. Without a number of decisions the game is over."""
    guest.page.goto("/")
    cookies = {cookie.get("name", ""): cookie.get("value", "") for cookie in guest.context.cookies()}
    seats = [{"kind": "here", "name": name} for name in names]
    with Browser(server.host, cookies) as player:
        table = player.open_table(*seats, game=game, seed=seed, **options)
        with player.at(table) as live:
            _play(live, self_played(game, len(names), bot, seed, options)[:decisions])
    guest.page.goto(f"/t/{table['id']}")
    guest.table.wait_until_asked()


def self_played(game: str, players: int, bot: str, seed: int, options: dict[str, Any]) -> list[Any]:
    """The moves of a whole game, as the protocol sends them."""
    played = newworlds.game(game)
    match = Match(played, played.setup(players, options), seed)
    play_to_the_end(match, [bots.bot(bot)] * players)
    return [msgspec.to_builtins(move) for move in match.moves]


def _play(live: Live, moves: list[Any]) -> None:
    for seq, move in enumerate(moves):
        live.play(move, seq)
