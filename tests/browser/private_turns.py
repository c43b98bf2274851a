"""Two people, each with their own browser, in the middle of a game of Terra Nova: turns of three decisions."""

from __future__ import annotations

from typing import NamedTuple

from tests.browser.begun_games import ALL_PLACED, begun
from tests.browser.elsewhere import cookies_of
from tests.browser.guests import Guest
from tests.browser.hands import Mouse
from tests.browser.serving import GameServer
from tests.browser.terra_nova import TerraNovaPlayer
from tests.browser.watched_games import actors
from tests.server.playing import HERE, LINK, Browser


class Pair(NamedTuple):
    acting: Guest
    waiting: Guest
    address: str


def in_the_middle(host: Guest, friend: Guest, server: GameServer, decisions: int = ALL_PLACED) -> Pair:
    """The game is as far as given, and both look at it; whose turn it is comes first."""
    record = begun("terra_nova", decisions)
    with Browser(server.host, cookies_of(host)) as ada, Browser(server.host, cookies_of(friend)) as cleo:
        table = ada.open_table(HERE, LINK, game="terra_nova", seed=record.seed or 0, **record.options)
        cleo.join(table, table["seats"][1]["invite"])
        with ada.at(table) as first, cleo.at(table) as second:
            for seq, (move, seat) in enumerate(zip(record.moves, actors(record), strict=True)):
                (first, second)[seat].play(move, seq)
            is_hosts = bool(first.fresh()["view"]["legal"])
    address = f"/t/{table['id']}"
    for guest in (host, friend):
        guest.page.goto(address)
        guest.table.wait_for_view(decisions)
    return Pair(*((host, friend) if is_hosts else (friend, host)), address)


def play_turn(guest: Guest, words: dict[str, str]) -> TerraNovaPlayer:
    """All decisions of the turn; it is not ended."""
    player = TerraNovaPlayer(guest.table, Mouse(), words, seed=5)
    before = guest.table.seq
    for decided in (1, 2, 3):
        if stones := player.possible("place_stone"):
            player.space(stones[0]).click()
        else:
            player.lift(player.possible("pick")[0])
            player.space(player.possible("move_settler")[0]).click()
        guest.table.wait_for_view(before + decided)
    return player
