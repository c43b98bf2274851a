"""Final scoring: twelve categories (NZ-41)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.names import ROW_LENGTH
from newworlds.games.gwt_new_zealand.rules.assignment import best_objectives, met_objectives, objectives_added
from newworlds.games.gwt_new_zealand.rules.counting import counted
from newworlds.games.gwt_new_zealand.rules.sites import side_of

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

CATEGORIES: Final = 12
MONEY: Final = 0
HARBOURMASTERS: Final = 8
HAND_SPACE: Final = 9
OBJECTIVES_PLAYED: Final = 0
POUNDS_A_POINT: Final = 5


def score(s: State, seat: i64) -> i64:
    points: i64 = 0
    category: i64 = 0
    while category < CATEGORIES:
        points += points_in(s, seat, category)
        category += 1
    return points


def points_in(s: State, seat: i64, category: i64) -> i64:
    """NZ-61: Sarah scores nothing for money, harbourmasters and the hand space."""
    farm = s.farms[seat]
    is_sarah = seat >= s.players
    if is_sarah and is_unscored_by_sarah(category):
        return 0
    if category < 6:
        return _points_on_the_boards(s, farm, category)
    if category == 6:
        return herd_points(s, farm)
    if category == 7:
        return met_objectives(s, farm) if is_sarah else best_objectives(s, seat)
    return _points_on_the_farm(s, seat, farm, category)


def is_unscored_by_sarah(category: i64) -> bool:
    return category == MONEY or HARBOURMASTERS <= category <= HAND_SPACE


def _points_on_the_boards(s: State, farm: Farm, category: i64) -> i64:
    if category == MONEY:
        return farm.money // POUNDS_A_POINT
    if category == 1:
        return building_points(s, farm)
    if category == 2:
        return counter_points(s, farm)
    if category == 3:
        return port_points(s, farm)
    if category == 4:
        return s.tables.exploration.vp[farm.explored]
    return tile_points(s, farm)


def _points_on_the_farm(s: State, seat: i64, farm: Farm, category: i64) -> i64:
    if category == HARBOURMASTERS:
        return harbourmaster_points(s, seat)
    if category == HAND_SPACE:
        return freed_space_points(s, farm)
    if category == 10:
        return worker_points(s, farm) + warehouse_pair_points(s, seat)
    return s.tables.markets.marker_vp if s.marker_owner == seat else 0


def building_points(s: State, farm: Farm) -> i64:
    points: i64 = 0
    building: i64 = 0
    while building < s.tables.buildings.count:
        if farm.built[building] >= 0:
            points += s.tables.buildings.vp[side_of(s, building)]
        building += 1
    return points


def counter_points(s: State, farm: Farm) -> i64:
    """Every disc, and each green arrow once whose two counters hold own discs (NZ-112)."""
    points: i64 = 0
    counter: i64 = 0
    while counter < s.tables.counters.count:
        points += farm.delivered[counter] * s.tables.counters.vp[counter]
        counter += 1
    arrow: i64 = 0
    while arrow < len(s.tables.counters.green_vp):
        if farm.delivered[s.tables.counters.green_from[arrow]] and farm.delivered[s.tables.counters.green_to[arrow]]:
            points += s.tables.counters.green_vp[arrow]
        arrow += 1
    return points


def port_points(s: State, farm: Farm) -> i64:
    """Ports, and each yellow arrow whose two small ports hold own warehouses."""
    points: i64 = 0
    port: i64 = 0
    while port < s.tables.sea.ports:
        if farm.ports >> port & 1:
            points += s.tables.sea.port_vp[port]
        port += 1
    for arrow in s.tables.sea.yellow_arrows:
        if farm.ports & arrow == arrow:
            points += s.tables.sea.yellow_vp
    return points


def tile_points(s: State, farm: Farm) -> i64:
    points: i64 = 0
    hazard: i64 = 0
    while hazard < s.tables.hazards.count:
        points += farm.hazards[hazard] * s.tables.hazards.vp[hazard]
        hazard += 1
    tile: i64 = 0
    while tile < len(farm.tiles):
        points += farm.tiles[tile] * s.tables.tiles.vp[tile]
        tile += 1
    return points


def herd_points(s: State, farm: Farm) -> i64:
    """Sheep and bonus cards in hand, draw pile and discard, objectives apart."""
    points: i64 = 0
    card: i64 = 0
    while card < s.tables.cards.first_objective:
        if s.tables.cards.vp[card] and not s.tables.cards.is_objective[card]:
            points += farm.herd(card) * s.tables.cards.vp[card]
        card += 1
    return points


def harbourmaster_points(s: State, seat: i64) -> i64:
    """Objectives are counted with those that are best laid out at the end (NZ-112)."""
    points: i64 = 0
    harbourmaster: i64 = 0
    while harbourmaster < s.tables.harbourmasters.count:
        if s.farms[seat].harbourmasters >> harbourmaster & 1:
            count = counted(s, seat, s.tables.harbourmasters.counts[harbourmaster])
            if s.tables.harbourmasters.counts[harbourmaster] == OBJECTIVES_PLAYED:
                count += objectives_added(s, seat)
            points += s.tables.harbourmasters.vp[harbourmaster] * count
        harbourmaster += 1
    return points


def freed_space_points(s: State, farm: Farm) -> i64:
    points: i64 = 0
    space: i64 = 0
    while space < s.tables.player_board.discs:
        if not farm.discs >> space & 1:
            points += s.tables.player_board.disc_vp[space]
        space += 1
    return points


def worker_points(s: State, farm: Farm) -> i64:
    points: i64 = 0
    worker: i64 = 0
    while worker < 4:
        column: i64 = 0
        while column < farm.workers[worker]:
            points += s.tables.player_board.worker_vp[worker * ROW_LENGTH + column]
            column += 1
        worker += 1
    return points


def warehouse_pair_points(s: State, seat: i64) -> i64:
    """Sarah has no warehouses to free."""
    if seat >= s.players:
        return 0
    points: i64 = 0
    pair: i64 = 0
    while pair < len(s.tables.player_board.pair_vp):
        if s.farms[seat].warehouses[pair] == 0:
            points += s.tables.player_board.pair_vp[pair]
        pair += 1
    return points
