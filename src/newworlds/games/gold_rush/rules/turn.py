"""The course of a turn (GR-4, GR-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gold_rush.rules import cowboys, ending, mining, scoring, tents
from newworlds.games.gold_rush.rules.codes import ACTING, LAYING, PLACE_COWBOY, PLACE_TENT, SKIP, TAKE_TOKEN
from newworlds.games.gold_rush.rules.journal import ACTION_SKIPPED
from newworlds.kernels.tiles.move_numbers import KIND_SHIFT
from newworlds.kernels.tiles.stack import draw_in_turn

if TYPE_CHECKING:
    from newworlds.games.gold_rush.state import State


def begin(s: State, seat: i64) -> None:
    """GR-4: draw until a tile fits somewhere; without one the game ends (GR-17)."""
    s.to_act = seat
    s.step = LAYING
    if not draw_in_turn(s, s.land):
        ending.end(s)


def go_on(s: State) -> None:
    """GR-6: after laying the tile, the player may take one action; if there is no choice, there is no decision."""
    s.step = ACTING
    if not (cowboys.can_place(s) or tents.can_place(s) or mining.can_take(s)):
        note_skip(s, is_forced=True)
        finish(s)


def actions(s: State) -> vec[i64]:
    """GR-6: at most one of these."""
    moves = tents.with_tents(s, cowboys.with_cowboys(s, vec[i64]()))
    if mining.can_take(s):
        moves = append(moves, TAKE_TOKEN << KIND_SHIFT)
    return append(moves, SKIP << KIND_SHIFT)


def act(s: State, move: i64) -> None:
    kind = move >> KIND_SHIFT
    if kind == PLACE_COWBOY:
        cowboys.place_cowboy(s, move)
    elif kind == PLACE_TENT:
        tents.place_tent(s, move)
    elif kind == TAKE_TOKEN:
        mining.take_token(s)
    else:
        note_skip(s, is_forced=False)


def note_skip(s: State, is_forced: bool) -> None:
    if s.journal is not None:
        s.journal.note([ACTION_SKIPPED, s.to_act, int(is_forced)])


def finish(s: State) -> None:
    """Score what the tile completed (GR-10); then it is the next player's turn (GR-1)."""
    scoring.score_completed(s)
    begin(s, (s.to_act + 1) % s.players)
