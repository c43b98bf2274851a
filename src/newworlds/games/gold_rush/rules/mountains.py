"""Mountains (GR-13, GR-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from newworlds.games.gold_rush.rules.codes import MOUNTAINS_ROW, NUGGETS, TOKENS, UNFINISHED_ROW
from newworlds.games.gold_rush.rules.journal import MOUNTAIN_SCORED, TOKENS_LOST, TOKENS_WON
from newworlds.games.gold_rush.rules.mining import give_token
from newworlds.games.gold_rush.rules.points import give_points
from newworlds.games.gold_rush.rules.tents import send_tents_home
from newworlds.kernels.tiles.features import add_symbols, symbol_count
from newworlds.kernels.tiles.followers import majority, send_all_home

if TYPE_CHECKING:
    from newworlds.games.gold_rush.state import State


def worth(s: State, root: i64) -> i64:
    """GR-13, GR-18: 1 per nugget."""
    return symbol_count(s.land, root, NUGGETS)


def score_completed(s: State, root: i64) -> None:
    """GR-13: tokens, nuggets, tents, in this order."""
    seats = majority(s.land, root)
    tokens = symbol_count(s.land, root, TOKENS)
    if seats != 0:
        if s.journal is not None:
            s.journal.note([MOUNTAIN_SCORED, root, worth(s, root), tokens, seats, MOUNTAINS_ROW])
        deal_tokens(s, root, seats)
        give_points(s, seats, worth(s, root), MOUNTAINS_ROW)
        send_all_home(s.land, root)
    elif tokens > 0:
        lose_tokens(s, root)
    send_tents_home(s, root)


def deal_tokens(s: State, root: i64, seats: i64) -> None:
    """GR-13: one at a time among the seats (one bit each), the active player first, then clockwise."""
    before = s.held[:]
    left = symbol_count(s.land, root, TOKENS)
    add_symbols(s.land, root, TOKENS, -left)
    seat = s.to_act
    while left > 0:
        if seats >> seat & 1 != 0:
            give_token(s, seat)
            left -= 1
        seat = (seat + 1) % s.players
    if s.journal is not None:
        for winner in range(s.players):
            if s.held[winner] != before[winner]:
                s.journal.note([TOKENS_WON, winner, s.held[winner] - before[winner]])


def lose_tokens(s: State, root: i64) -> None:
    """GR-13: there is no cowboy on the mountain, so its tokens leave the game."""
    tokens = symbol_count(s.land, root, TOKENS)
    add_symbols(s.land, root, TOKENS, -tokens)
    s.tokens_lost += tokens
    if s.journal is not None:
        s.journal.note([TOKENS_LOST, root, tokens])


def score_unfinished(s: State, root: i64) -> None:
    """GR-18: only nuggets count."""
    seats = majority(s.land, root)
    give_points(s, seats, worth(s, root), UNFINISHED_ROW)
    if s.journal is not None:
        s.journal.note([MOUNTAIN_SCORED, root, worth(s, root), 0, seats, UNFINISHED_ROW])
