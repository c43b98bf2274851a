"""How many of something a farm has: what effects pay for and harbourmaster tiles score (NZ-41, NZ-112)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.names import LARGE, MEDIUM, SHEPHERD

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State
    from newworlds.games.gwt_new_zealand.tables import Tables


def total(numbers: vec[i64]) -> i64:
    result: i64 = 0
    for number in numbers:
        result += number
    return result


def warehouses_placed(farm: Farm) -> i64:
    return 2 * len(farm.warehouses) - total(farm.warehouses)


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
    count: i64 = 0
    card: i64 = 0
    while card < tables.cards.count:
        if tables.cards.is_ferry[card]:
            count += farm.herd(card)
        card += 1
    return count


def is_medium(tables: Tables, port: i64) -> bool:
    return tables.sea.port_size[port] == MEDIUM


def is_large(tables: Tables, port: i64) -> bool:
    return tables.sea.port_size[port] == LARGE


def counted(s: State, seat: i64, what: i64) -> i64:
    """By the order of `tables.COUNTED`."""
    farm = s.farms[seat]
    if what < 6:
        return _counted_for_money(s.tables, farm, what)
    return _counted_for_points(s.tables, farm, what)


def _counted_for_money(tables: Tables, farm: Farm, what: i64) -> i64:
    if what == 0:
        return total(farm.played)
    if what == 1:
        return lush_buildings(tables, farm)
    if what == 2:
        return total(farm.hazards) // 2
    if what == 3:
        return farm.workers[SHEPHERD]
    if what == 4:
        return warehouses_placed(farm)
    return farm.explored // 5


def _counted_for_points(tables: Tables, farm: Farm, what: i64) -> i64:
    if what == 6:
        return total(farm.hazards)
    if what == 7:
        return warehouses_placed(farm) // 2
    if what == 8:
        return farm.certificates + farm.permanent_certificates
    if what == 9:
        return buildings_placed(farm)
    if what == 10:
        return total(farm.workers) // 2
    return ferries(tables, farm)
