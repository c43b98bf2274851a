"""Final scoring: twelve categories (NZ-41)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.names import OBJECTIVES_PLAYED, ROW_LENGTH
from newworlds.games.gwt_new_zealand.rules.assignment import best_objectives, met_objectives, objectives_added
from newworlds.games.gwt_new_zealand.rules.counting import counted, total_worth
from newworlds.games.gwt_new_zealand.rules.sites import side_of

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

CATEGORIES: Final = 12
MONEY: Final = 0
BUILDINGS: Final = 1
COUNTERS: Final = 2
PORTS: Final = 3
EXPLORATION: Final = 4
TILES: Final = 5
HERD: Final = 6
OBJECTIVES: Final = 7
HARBOURMASTERS: Final = 8
HAND_SPACE: Final = 9
WORKERS_AND_PAIRS: Final = 10
MARKER: Final = 11
"""In the order of the score sheet."""
POUNDS_PER_POINT: Final = 5


def score(s: State, seat: i64) -> i64:
    points: i64 = 0
    for category in range(i64(CATEGORIES)):
        points += points_in(s, seat, category)
    return points


def points_in(s: State, seat: i64, category: i64) -> i64:
    """NZ-61: Sarah scores nothing for money, harbourmasters or the hand space."""
    farm = s.farms[seat]
    is_sarah = seat >= s.players
    if is_sarah and is_unscored_by_sarah(category):
        return 0
    if category < HERD:
        return _points_on_the_boards(s, farm, category)
    if category == HERD:
        return herd_points(s, farm)
    if category == OBJECTIVES:
        return met_objectives(s, farm) if is_sarah else best_objectives(s, seat)
    return _points_on_the_farm(s, seat, farm, category)


def is_unscored_by_sarah(category: i64) -> bool:
    return category == MONEY or HARBOURMASTERS <= category <= HAND_SPACE


def _points_on_the_boards(s: State, farm: Farm, category: i64) -> i64:
    if category == MONEY:
        return farm.money // POUNDS_PER_POINT
    if category == BUILDINGS:
        return building_points(s, farm)
    if category == COUNTERS:
        return counter_points(s, farm)
    if category == PORTS:
        return port_points(s, farm)
    if category == EXPLORATION:
        return s.tables.exploration.vp[farm.explored]
    if category == TILES:
        return tile_points(s, farm)
    raise ValueError(f"no category {category}")


def _points_on_the_farm(s: State, seat: i64, farm: Farm, category: i64) -> i64:
    if category == HARBOURMASTERS:
        return harbourmaster_points(s, seat)
    if category == HAND_SPACE:
        return freed_space_points(s, farm)
    if category == WORKERS_AND_PAIRS:
        return worker_points(s, farm) + warehouse_pair_points(s, seat)
    if category == MARKER:
        return s.tables.markets.marker_vp if s.marker_owner == seat else 0
    raise ValueError(f"no category {category}")


def building_points(s: State, farm: Farm) -> i64:
    vp = s.tables.buildings.vp
    points: i64 = 0
    for building in range(len(farm.built)):
        if farm.built[building] >= 0:
            points += vp[side_of(s, building)]
    return points


def counter_points(s: State, farm: Farm) -> i64:
    """Every disc, and once each green arrow with own discs on both counters (NZ-112)."""
    counters = s.tables.counters
    delivered = farm.delivered
    points = total_worth(delivered, counters.vp)
    for arrow in range(len(counters.green_vp)):
        if delivered[counters.green_from[arrow]] and delivered[counters.green_to[arrow]]:
            points += counters.green_vp[arrow]
    return points


def port_points(s: State, farm: Farm) -> i64:
    """Ports, and each yellow arrow with own warehouses in both small ports."""
    sea = s.tables.sea
    points: i64 = 0
    for port in range(sea.ports):
        if farm.ports >> port & 1:
            points += sea.port_vp[port]
    for arrow in sea.yellow_arrows:
        if farm.ports & arrow == arrow:
            points += sea.yellow_vp
    return points


def tile_points(s: State, farm: Farm) -> i64:
    return total_worth(farm.hazards, s.tables.hazards.vp) + total_worth(farm.tiles, s.tables.tiles.vp)


def herd_points(s: State, farm: Farm) -> i64:
    """Sheep and bonus cards in hand, draw pile and discard, without objectives."""
    cards = s.tables.cards
    points: i64 = 0
    for card in range(cards.first_objective):
        if cards.vp[card] and not cards.is_objective[card]:
            points += farm.herd(card) * cards.vp[card]
    return points


def harbourmaster_points(s: State, seat: i64) -> i64:
    """Objectives include those best laid out at the end (NZ-112)."""
    tiles = s.tables.harbourmasters
    owned = s.farms[seat].harbourmasters
    points: i64 = 0
    tile: i64 = 0
    while owned >> tile:
        if owned >> tile & 1:
            count = counted(s, seat, tiles.counts[tile])
            if tiles.counts[tile] == OBJECTIVES_PLAYED:
                count += objectives_added(s, seat)
            points += tiles.vp[tile] * count
        tile += 1
    return points


def freed_space_points(s: State, farm: Farm) -> i64:
    vp = s.tables.player_board.disc_vp
    points: i64 = 0
    for space in range(len(vp)):
        if not farm.discs >> space & 1:
            points += vp[space]
    return points


def worker_points(s: State, farm: Farm) -> i64:
    vp = s.tables.player_board.worker_vp
    points: i64 = 0
    for worker in range(len(farm.workers)):
        for column in range(farm.workers[worker]):
            points += vp[worker * ROW_LENGTH + column]
    return points


def warehouse_pair_points(s: State, seat: i64) -> i64:
    """Sarah has no warehouses to free."""
    if seat >= s.players:
        return 0
    vp = s.tables.player_board.pair_vp
    points: i64 = 0
    for pair in range(len(vp)):
        if s.farms[seat].warehouses[pair] == 0:
            points += vp[pair]
    return points
