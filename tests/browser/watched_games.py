"""A page that watches a recorded game being played, one decision after the other, with one of its seats."""

from __future__ import annotations

from collections.abc import Iterator

import newworlds
from newworlds.core.record import Record
from tests.browser.elsewhere import cookies_of
from tests.browser.guests import Guest
from tests.browser.serving import GameServer
from tests.server.playing import HERE, LINK, Browser


def decisions_of(guest: Guest, server: GameServer, record: Record, seat: int = 0, since: int = 0) -> Iterator[int]:
    """Opens the record's game and plays it headless; stops at each decision of the guest's seat, after so many moves.

    The guest has the seat; another browser has the other one, so that the page never shows its secrets.
    """
    seats = [LINK, LINK]
    seats[seat] = HERE
    with Browser(server.host, cookies_of(guest)) as own, Browser(server.host) as other:
        table = own.open_table(*seats, game=record.game, seed=record.seed or 0, **record.options)
        other.join(table, table["seats"][1 - seat]["invite"])
        with own.at(table) as live, other.at(table) as opponent:
            for seq, (move, actor) in enumerate(zip(record.moves, actors(record), strict=True)):
                if seq == since:
                    guest.page.goto(f"/t/{table['id']}")
                    guest.table.part("board").wait_for()
                if actor == seat and seq >= since:
                    guest.table.wait_for_view(seq)
                    yield seq
                (live if actor == seat else opponent).play(move, seq)


def actors(record: Record) -> list[int]:
    """The seat that makes each move."""
    match = newworlds.replay(record, upto=0)
    seats: list[int] = []
    for move in record.moves:
        seats.append(match.position.to_act)
        match.play(move)
    return seats
