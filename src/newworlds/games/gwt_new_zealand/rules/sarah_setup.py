"""Setting up Sarah (NZ-60)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.rules.forecasts import WORKER_KINDS, draw_tile

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.state import State

SARAH: Final = 1
"""Her seat: the one after the solo player's."""


def set_up_sarah(s: State, level: i64) -> None:
    farm = s.farms[SARAH]
    farm.node = s.tables.trail.start
    farm.discs = 0
    s.sarah_discs = s.tables.sarah.discs
    s.sarah_deck = (1 << s.tables.sarah.cards) - 1 & ~s.tables.sarah.level_removes[level]
    s.sarah_pile = s.sarah_deck
    counter: i64 = 0
    while s.tables.counters.value[counter] != s.tables.sarah.level_delivery[level]:
        counter += 1
    s.sarah_counter = counter
    s.speciality = first_worker(s)
    farm.workers[s.speciality] += 1


def first_worker(s: State) -> i64:
    """A worker tile from bag A; hazards go back. It brings no card and no action (NZ-115)."""
    tile = draw_tile(s, s.bag_a)
    while tile >= WORKER_KINDS:
        s.bag_a[tile] += 1
        tile = draw_tile(s, s.bag_a)
    return tile
