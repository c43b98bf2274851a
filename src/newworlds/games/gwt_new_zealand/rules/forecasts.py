"""Wellington's reserve: the two bags, the forecast spaces and where their tiles go (NZ-4, NZ-5, NZ-18, NZ-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.names import RED, TURQUOISE, YELLOW
from newworlds.games.gwt_new_zealand.rules import journal
from newworlds.games.gwt_new_zealand.rules.bags import take_any
from newworlds.games.gwt_new_zealand.rules.counting import total
from newworlds.games.gwt_new_zealand.rules.sheep_pile import fill_market
from newworlds.games.gwt_new_zealand.rules.sites import EMPTY, FIRST_HAZARD

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.state import State

WORKER_KINDS: Final = 4
"""In bag A, the four workers come before the hazards."""
FIRST_B: Final = 2
"""Forecast spaces 0 and 1 hold tiles of bag A, 2 and 3 of bag B."""


def draw_tile(s: State, bag: vec[i64]) -> i64:
    """A tile from a bag, -1 when it is empty."""
    left = total(bag)
    return take_any(s, bag, left) if left else -1


def place_a(s: State, tile: i64) -> bool:
    """Put a worker or hazard in its place; False if there is none."""
    if tile < WORKER_KINDS:
        return place_worker(s, tile)
    return place_hazard(s, tile - WORKER_KINDS)


def place_worker(s: State, worker: i64) -> bool:
    """NZ-4: the topmost free space of its column, which is the most expensive."""
    for row in range(s.tables.markets.job_rows):
        if not s.jobs[row * 4 + worker]:
            s.jobs[row * 4 + worker] = 1
            return True
    return False


def place_hazard(s: State, hazard: i64) -> bool:
    """NZ-4: the lowest free space of its zone."""
    zone = s.tables.trail.floods if s.tables.hazards.is_flood[hazard] else s.tables.trail.landslides
    for node in zone:
        if s.site[node] == EMPTY:
            s.site[node] = FIRST_HAZARD + hazard
            return True
    return False


def place_forecast(s: State, space: i64) -> None:
    """NZ-18: a tile without room leaves the game."""
    tile = s.forecast[space] - 1
    s.forecast[space] = 0
    s.tell(journal.FORECAST_CHOSEN, 1 if space >= FIRST_B else 0, tile)
    if space < FIRST_B:
        if not place_a(s, tile):
            s.box_a[tile] += 1
    elif s.marker < s.tables.markets.tile_rows:
        place_bonus_tile(s, tile)
    else:
        s.box_b[tile] += 1


def place_bonus_tile(s: State, tile: i64) -> None:
    """NZ-5, NZ-18: the marker's row, left to right; filling the marker's own space moves the marker on."""
    column = s.tables.markets.tile_columns - s.tables.setup.columns_used[s.players - 1]
    while s.tiles[s.marker * s.tables.markets.tile_columns + column]:
        column += 1
    s.tiles[s.marker * s.tables.markets.tile_columns + column] = tile + 1
    if column == s.tables.markets.tile_columns - 1:
        move_marker(s)


def move_marker(s: State) -> None:
    """NZ-18: yellow fills the sheep market, turquoise flips neutral buildings, red ends the game."""
    arrow = s.tables.markets.arrows[s.marker]
    s.marker += 1
    if arrow == YELLOW:
        fill_market(s)
    elif arrow == TURQUOISE:
        s.is_flipped = 1
        s.tell(journal.BUILDINGS_FLIPPED)
    elif arrow == RED:
        s.marker_owner = s.seat
        s.tell(journal.LAST_ROUND)


def refill_forecasts(s: State) -> None:
    """NZ-19; against Sarah, what is left slides to the right first (NZ-61)."""
    if s.is_solo:
        slide_right(s, 0)
        slide_right(s, FIRST_B)
    for space in range(i64(2 * FIRST_B)):
        if s.forecast[space] == 0:
            draw_forecast(s, space)


def slide_right(s: State, left: i64) -> None:
    if s.forecast[left + 1] == 0:
        s.forecast[left + 1] = s.forecast[left]
        s.forecast[left] = 0


def draw_forecast(s: State, space: i64) -> None:
    """NZ-111: nothing comes from an empty bag."""
    tile = draw_tile(s, s.bag_b if space >= FIRST_B else s.bag_a)
    s.forecast[space] = tile + 1
    if tile >= 0:
        s.tell(journal.FORECAST_DRAWN, 1 if space >= FIRST_B else 0, tile)
