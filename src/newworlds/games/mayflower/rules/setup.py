"""Setting up (MF-1 to MF-3a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from newworlds.games.mayflower.rules import turn
from newworlds.games.mayflower.rules.codes import SETTLERS
from newworlds.games.mayflower.rules.journal import GAME_STARTED
from newworlds.kernels.tiles.cells import place_at
from newworlds.kernels.tiles.features import join
from newworlds.kernels.tiles.laying import lay
from newworlds.kernels.tiles.stack import fill_stack

if TYPE_CHECKING:
    from newworlds.games.mayflower.state import State


def set_up(s: State, is_first_drawn: bool) -> None:
    """MF-1 to MF-3: the coast, five settlers each, a shuffled stack; the first player."""
    lay_coast(s)
    for seat in range(s.players):
        s.land.supply[seat] = SETTLERS
    fill_stack(s.land, s)
    first: i64 = s.below(s.players) if is_first_drawn else 0
    if s.journal is not None:
        s.journal.note([GAME_STARTED, first])
    turn.begin(s, first)


def lay_coast(s: State) -> None:
    """MF-3a: the start spaces are land, and their plains are joined as the board shows."""
    row: i64 = 0
    for kind in s.tables.spaces:
        lay(s.land, kind, place_at(row, 0), 0)
        row += 1
    joined = s.tables.joined
    at: i64 = 0
    while at < len(joined):
        join(s.land, _node(s, joined[at], joined[at + 1]), _node(s, joined[at + 2], joined[at + 3]))
        at += 4


def _node(s: State, space: i64, local: i64) -> i64:
    return s.land.tile_base[space] + local
