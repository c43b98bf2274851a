"""Games already in progress when a guest comes to the table."""

from __future__ import annotations

from functools import cache

import newworlds
from newworlds import bots
from newworlds.bots import Thinker
from newworlds.bots.self_play import play_to_the_end
from newworlds.core.match import Match
from newworlds.core.record import Record, SeatRecord
from tests.browser.elsewhere import cookies_of
from tests.browser.guests import Guest
from tests.browser.serving import GameServer
from tests.server.playing import Browser

ALL_PLACED = 26
"""Terra Nova with two players: so many decisions until every settler is on the map."""

_NAMES = ("Ada", "Ben")


@cache
def whole_game(game: str, bot: str, seed: int = 1) -> Record:
    played = newworlds.game(game)
    match = Match(played, played.setup(len(_NAMES), {}), seed)
    play_to_the_end(match, [Thinker(bots.bot(bot)) for _ in _NAMES])
    return match.record([SeatRecord(name) for name in _NAMES])


def decision(record: Record, kind: str) -> int:
    """The number of decisions before the first move of this kind."""
    return next(n for n, move in enumerate(record.moves) if move["kind"] == kind)


def begun(game: str, decisions: int, bot: str = "random") -> Record:
    return newworlds.replay(whole_game(game, bot), upto=decisions).record([SeatRecord(name) for name in _NAMES])


def open_begun(guest: Guest, server: GameServer, record: Record) -> None:
    """The guest plays all seats and opens the page after the last recorded move."""
    seats = [{"kind": "here", "name": seat.name} for seat in record.seats]
    with Browser(server.host, cookies_of(guest)) as player:
        table = player.open_table(*seats, game=record.game, seed=record.seed or 0, **record.options)
        with player.at(table) as live:
            for seq, move in enumerate(record.moves):
                live.play(move, seq)
    guest.page.goto(f"/t/{table['id']}")
    guest.table.wait_until_asked()
