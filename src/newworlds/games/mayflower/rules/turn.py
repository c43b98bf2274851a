"""A turn: lay a tile, perhaps place a settler, score what was completed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from newworlds.games.mayflower.rules import ending, scoring, settlers
from newworlds.games.mayflower.rules.codes import CHOOSING, LAST_TILE_LAID, LAST_TILE_SET_ASIDE, LAYING, PLACING
from newworlds.kernels.tiles.stack import draw_in_turn, tiles_left

if TYPE_CHECKING:
    from newworlds.games.mayflower.state import State


def begin(s: State, seat: i64) -> None:
    """MF-4; the game is over after the turn of the last tile, or as soon as the last one is set aside (MF-22)."""
    s.to_act = seat
    s.step = LAYING
    reason: i64 = LAST_TILE_SET_ASIDE if tiles_left(s.land) > 0 else LAST_TILE_LAID
    if not draw_in_turn(s, s.land):
        ending.end(s, reason)


def after_laying(s: State) -> None:
    """MF-7: a settler may be placed; if that is impossible, there is no decision (MF-8)."""
    s.step = PLACING
    if not settlers.can_place(s):
        settlers.place_no_settler(s, is_forced=True)
        after_placing(s)


def after_placing(s: State) -> None:
    scoring.collect(s)
    go_on_scoring(s)


def go_on_scoring(s: State) -> None:
    """MF-9: while two or more wait, the active player chooses; the only one left is scored without asking."""
    if len(s.waiting) > 1:
        s.step = CHOOSING
        return
    if len(s.waiting) == 1:
        scoring.score(s, s.waiting[0])
    begin(s, (s.to_act + 1) % s.players)
