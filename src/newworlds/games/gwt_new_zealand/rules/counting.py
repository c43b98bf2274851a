"""How many of something a farm has, for effects and harbourmaster tiles (NZ-41, NZ-112)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.names import (
    BUILDINGS,
    CERTIFICATES,
    EXPLORED_FIVES,
    FERRIES,
    HAZARD_PAIRS,
    HAZARDS,
    LARGE,
    LUSH_BUILDINGS,
    MEDIUM,
    OBJECTIVES_PLAYED,
    SHEPHERD,
    SHEPHERDS,
    WAREHOUSE_PAIRS,
    WAREHOUSES,
    WORKER_PAIRS,
)

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State
    from newworlds.games.gwt_new_zealand.tables import Tables

PAIR: Final = 2
FIVE: Final = 5


def total(numbers: vec[i64]) -> i64:
    result: i64 = 0
    for number in numbers:
        result += number
    return result


def total_worth(numbers: vec[i64], each: vec[i64]) -> i64:
    """So many of each kind, at what one of the kind is worth."""
    result: i64 = 0
    for kind in range(len(each)):
        result += numbers[kind] * each[kind]
    return result


def warehouses_placed(farm: Farm) -> i64:
    return PAIR * len(farm.warehouses) - total(farm.warehouses)


def buildings_placed(farm: Farm) -> i64:
    count: i64 = 0
    for node in farm.built:
        if node >= 0:
            count += 1
    return count


def lush_buildings(tables: Tables, farm: Farm) -> i64:
    count: i64 = 0
    for node in farm.built:
        if node >= 0:
            count += tables.trail.is_lush[node]
    return count


def ferries(tables: Tables, farm: Farm) -> i64:
    is_ferry = tables.cards.is_ferry
    count: i64 = 0
    for card in range(len(is_ferry)):
        if is_ferry[card]:
            count += farm.herd(card)
    return count


def is_medium(tables: Tables, port: i64) -> bool:
    return tables.sea.port_size[port] == MEDIUM


def is_large(tables: Tables, port: i64) -> bool:
    return tables.sea.port_size[port] == LARGE


def counted(s: State, seat: i64, what: i64) -> i64:
    """By the numbers of `printed.names.COUNTED`: first what effects count, then what harbourmasters count."""
    farm = s.farms[seat]
    if what <= EXPLORED_FIVES:
        return _counted_by_effects(s.tables, farm, what)
    return _counted_by_harbourmasters(s.tables, farm, what)


def _counted_by_effects(tables: Tables, farm: Farm, what: i64) -> i64:
    if what == OBJECTIVES_PLAYED:
        return total(farm.played)
    if what == LUSH_BUILDINGS:
        return lush_buildings(tables, farm)
    if what == HAZARD_PAIRS:
        return total(farm.hazards) // PAIR
    if what == SHEPHERDS:
        return farm.workers[SHEPHERD]
    if what == WAREHOUSES:
        return warehouses_placed(farm)
    if what == EXPLORED_FIVES:
        return farm.explored // FIVE
    raise ValueError(f"nothing is counted as {what}")


def _counted_by_harbourmasters(tables: Tables, farm: Farm, what: i64) -> i64:
    if what == HAZARDS:
        return total(farm.hazards)
    if what == WAREHOUSE_PAIRS:
        return warehouses_placed(farm) // PAIR
    if what == CERTIFICATES:
        return farm.certificates + farm.permanent_certificates
    if what == BUILDINGS:
        return buildings_placed(farm)
    if what == WORKER_PAIRS:
        return total(farm.workers) // PAIR
    if what == FERRIES:
        return ferries(tables, farm)
    raise ValueError(f"nothing is counted as {what}")
