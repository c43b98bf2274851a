"""Setting up the table (NZ-1 … NZ-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.rules.counting import is_medium
from newworlds.games.gwt_new_zealand.rules.forecasts import (
    WORKER_KINDS,
    draw_forecast,
    draw_tile,
    place_a,
    place_bonus_tile,
    place_worker,
)
from newworlds.games.gwt_new_zealand.rules.herd import draw
from newworlds.games.gwt_new_zealand.rules.objectives import reveal_objective
from newworlds.games.gwt_new_zealand.rules.sarah_setup import set_up_sarah
from newworlds.games.gwt_new_zealand.rules.sheep_pile import fill_market
from newworlds.games.gwt_new_zealand.rules.sites import FIRST_NEUTRAL
from newworlds.games.gwt_new_zealand.rules.turns import begin_turn

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.state import State

SHUFFLED_NEUTRALS: Final = 0
RANDOM_SIDES: Final = 1
LEVEL: Final = 2
"""Positions of the options in the list of their numbers."""

OBJECTIVES_OFFERED: Final = 4
BONUS_PILES: Final = 4


def set_up(s: State, options: vec[i64]) -> None:
    lay_harbourmasters(s)
    lay_neutral_buildings(s, options[SHUFFLED_NEUTRALS] == 1)
    choose_sides(s, options[RANDOM_SIDES] == 1)
    if s.is_solo:
        set_up_sarah(s, options[LEVEL])
    fill_job_market(s)
    fill_tile_market(s)
    fill_forecasts(s)
    lay_cards(s)
    s.movement_tiles = s.tables.setup.movement_tiles[s.players - 1]
    for seat in range(s.players):
        s.seat = seat
        set_up_farm(s, seat)
    s.seat = 0
    begin_turn(s)


def shuffled(s: State, count: i64) -> vec[i64]:
    """The numbers below `count` in a random order."""
    numbers = vec[i64]()
    for number in range(count):
        numbers = append(numbers, number)
    s.shuffle(numbers)
    return numbers


def lay_harbourmasters(s: State) -> None:
    """NZ-2: one on each medium port."""
    order = shuffled(s, s.tables.harbourmasters.count)
    laid: i64 = 0
    for port in range(s.tables.sea.ports):
        if is_medium(s.tables, port):
            s.harbourmasters[port] = order[laid] + 1
            s.box_harbourmasters -= 1 << order[laid]
            laid += 1


def lay_neutral_buildings(s: State, is_shuffled: bool) -> None:
    """NZ-1: each on its own letter, or at random."""
    count: i64 = len(s.tables.trail.neutral_sites)
    order = shuffled(s, count)
    for place in range(count):
        s.site[s.tables.trail.neutral_sites[place]] = FIRST_NEUTRAL + (order[place] if is_shuffled else place)


def choose_sides(s: State, is_random: bool) -> None:
    """NZ-1: all on side a, or a random side for each number, the same for all players."""
    if is_random:
        for building in range(s.tables.buildings.count):
            s.sides |= s.below(2) << building


def fill_job_market(s: State) -> None:
    """NZ-4: a worker of each type on top, then tiles from bag A; a tile without room is drawn again."""
    for worker in range(i64(WORKER_KINDS)):
        s.bag_a[worker] -= 1
        place_worker(s, worker)
    placed: i64 = 0
    while placed < s.tables.setup.drawn_from_a[s.players - 1]:
        tile = draw_tile(s, s.bag_a)
        if place_a(s, tile):
            placed += 1
        else:
            s.bag_a[tile] += 1


def fill_tile_market(s: State) -> None:
    """NZ-5: whole rows above the marker, then up to the space left of it."""
    start = s.marker
    s.marker = 0
    for _ in range(s.tables.setup.tiles_placed[s.players - 1]):
        place_bonus_tile(s, draw_tile(s, s.bag_b))
    s.marker = start


def fill_forecasts(s: State) -> None:
    """NZ-6; the first tile of each bag goes to the right (NZ-117)."""
    draw_forecast(s, 1)
    draw_forecast(s, 0)
    draw_forecast(s, 3)
    draw_forecast(s, 2)


def lay_cards(s: State) -> None:
    """NZ-6, NZ-7."""
    for breed in range(s.tables.cards.market_breeds):
        s.sheep_pile[breed] = s.tables.cards.copies[breed]
    fill_market(s)
    for card in range(s.tables.cards.first_support, s.tables.cards.first_bonus):
        s.support[card - s.tables.cards.first_support] = s.tables.cards.copies[card]
    for card in range(s.tables.cards.first_objective, s.tables.cards.count):
        s.objective_pile[card] = 1
    for _ in range(OBJECTIVES_OFFERED):
        reveal_objective(s)
    choose_bonus_sets(s)


def choose_bonus_sets(s: State) -> None:
    """NZ-7: four random sets, in ascending order under wheel, barrel, bell and compass."""
    sets = s.tables.cards.first_objective - s.tables.cards.first_bonus
    order = shuffled(s, sets)
    chosen: i64 = 0
    for at in range(i64(BONUS_PILES)):
        chosen |= 1 << order[at]
    pile: i64 = 0
    for number in range(sets):
        s.box_cards[s.tables.cards.first_bonus + number] = s.tables.cards.copies[s.tables.cards.first_bonus + number]
        if chosen >> number & 1:
            s.bonus_sets[pile] = s.tables.cards.first_bonus + number
            s.bonus_left[pile] = s.tables.setup.pile_size[s.players - 1]
            s.box_cards[s.tables.cards.first_bonus + number] -= s.bonus_left[pile]
            pile += 1


def set_up_farm(s: State, seat: i64) -> None:
    """NZ-9."""
    farm = s.farms[seat]
    farm.money = s.tables.setup.money[seat]
    farm.gold = s.tables.setup.gold
    farm.tokens = s.tables.setup.tokens[seat]
    farm.step_limit = s.tables.setup.step_limit[s.players - 1]
    for card in range(s.tables.cards.count):
        farm.pile[card] = s.tables.cards.copies_per_player[card]
        farm.pile_size += farm.pile[card]
    draw(s, farm, s.tables.setup.cards[seat])
