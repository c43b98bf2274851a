"""Setting up (GR-1, GR-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from newworlds.games.gold_rush.rules import mining, turn
from newworlds.games.gold_rush.rules.journal import GAME_STARTED
from newworlds.kernels.tiles.cells import place_at
from newworlds.kernels.tiles.laying import lay
from newworlds.kernels.tiles.stack import fill_stack

if TYPE_CHECKING:
    from newworlds.games.gold_rush.state import State


def set_up(s: State, is_first_drawn: bool) -> None:
    """GR-1, GR-2: the start tile with its token; a shuffled stack, shuffled tokens; the first player."""
    lay(s.land, s.tables.start, place_at(0, 0), 0)
    for seat in range(s.players):
        s.land.supply[seat] = s.tables.cowboys - 1
    fill_stack(s.land, s)
    s.bag = s.shuffled(s.tables.token_counts)
    mining.bring_tokens(s)
    first: i64 = s.below(s.players) if is_first_drawn else 0
    if s.journal is not None:
        s.journal.note([GAME_STARTED, first])
    turn.begin(s, first)
