"""A count of every piece, wherever it lies, including the box: play never changes these numbers."""

from __future__ import annotations

from collections.abc import Mapping

from newworlds.games.gwt_new_zealand.event_table import hazard_name
from newworlds.games.gwt_new_zealand.printed.names import WORKERS
from newworlds.games.gwt_new_zealand.rules.counting import is_medium
from newworlds.games.gwt_new_zealand.rules.delivery import PORT_DISC
from newworlds.games.gwt_new_zealand.rules.discs import TAKE_DISC
from newworlds.games.gwt_new_zealand.rules.farm import NOWHERE
from newworlds.games.gwt_new_zealand.rules.forecasts import FIRST_B, WORKER_KINDS
from newworlds.games.gwt_new_zealand.rules.frames import kind_of
from newworlds.games.gwt_new_zealand.rules.harbourmasters import JOKER_CAPTAIN
from newworlds.games.gwt_new_zealand.rules.investing import JOKER
from newworlds.games.gwt_new_zealand.rules.ports import TAKE_WAREHOUSE
from newworlds.games.gwt_new_zealand.rules.sites import FIRST_HAZARD
from newworlds.games.gwt_new_zealand.state import State


def inventory(s: State) -> Mapping[str, int]:
    tables = s.tables
    return {
        **{f"card {name}": _copies(s, card) for card, name in enumerate(tables.cards.names)},
        **{worker: _workers(s, row) for row, worker in enumerate(WORKERS)},
        **{hazard_name(tables, hazard): _hazards(s, hazard) for hazard in range(tables.hazards.count)},
        **{f"tile {name}": _tiles(s, tile) for tile, name in enumerate(tables.tiles.names)},
        **{f"harbourmaster {number + 1}": _harbourmaster(s, number) for number in range(tables.harbourmasters.count)},
        **{f"discs of {seat}": _discs(s, seat) for seat in range(s.seats)},
        **{f"warehouses of {seat}": _warehouses(s, seat) for seat in range(s.players)},
        "movement tiles": s.movement_tiles + sum(farm.movement_tile > 0 for farm in s.farms),
    }


def _waiting(s: State, kind: int) -> int:
    """Open questions of a kind, where a piece has been placed before it is taken from its old place."""
    return sum(kind_of(frame) == kind for frame in s.stack)


def _copies(s: State, card: int) -> int:
    tables = s.tables
    count = s.box_cards[card] + sum(farm.herd(card) + farm.played[card] for farm in s.farms)
    if card < tables.cards.first_support:
        return count + s.market[card] + s.sheep_pile[card]
    if card < tables.cards.first_bonus:
        return count + s.support[card - tables.cards.first_support]
    if card < tables.cards.first_objective:
        return count + sum(s.bonus_left[pile] for pile in range(4) if s.bonus_sets[pile] == card)
    return count + s.objective_pile[card] + list(s.offer).count(card)


def _forecasts(s: State, tile: int, is_b: bool) -> int:
    spaces = range(FIRST_B, 2 * FIRST_B) if is_b else range(FIRST_B)
    return sum(s.forecast[space] == tile + 1 for space in spaces)


def _workers(s: State, worker: int) -> int:
    hired = sum(farm.workers[worker] - 1 - int(farm.jokers[worker]).bit_count() for farm in s.farms)
    on_market = sum(s.jobs[row * 4 + worker] for row in range(s.tables.markets.job_rows))
    captains = sum(there == -1 - worker for there in s.harbourmasters)
    return hired + on_market + captains + s.bag_a[worker] + s.box_a[worker] + _forecasts(s, worker, False)


def _hazards(s: State, hazard: int) -> int:
    tile = WORKER_KINDS + hazard
    lying = sum(code == FIRST_HAZARD + hazard for code in s.site)
    taken = sum(farm.hazards[hazard] for farm in s.farms)
    return lying + taken + s.bag_a[tile] + s.box_a[tile] + _forecasts(s, tile, False)


def _tiles(s: State, tile: int) -> int:
    on_market = sum(there == tile + 1 for there in s.tiles)
    taken = sum(farm.tiles[tile] for farm in s.farms)
    count = on_market + taken + s.bag_b[tile] + s.box_b[tile] + _forecasts(s, tile, True)
    return count + _jokers(s) if tile == s.tables.tiles.joker else count


def _jokers(s: State) -> int:
    placed = sum(int(row).bit_count() for farm in s.farms for row in farm.jokers)
    return placed + sum(there == -1 - JOKER_CAPTAIN for there in s.harbourmasters) + _waiting(s, JOKER)


def _harbourmaster(s: State, harbourmaster: int) -> int:
    owned = sum(farm.harbourmasters >> harbourmaster & 1 for farm in s.farms)
    return owned + list(s.harbourmasters).count(harbourmaster + 1) + (s.box_harbourmasters >> harbourmaster & 1)


def _discs(s: State, seat: int) -> int:
    """On the player board or in Sarah's supply, on counters, in medium ports and on the exploration track."""
    farm = s.farms[seat]
    ports = sum(1 for port in range(s.tables.sea.ports) if farm.ports >> port & 1 and is_medium(s.tables, port))
    supply = s.sarah_discs if seat >= s.players else int(farm.discs).bit_count()
    explorer = int(farm.node != NOWHERE or seat == s.seat)
    waiting = _waiting(s, TAKE_DISC) + _waiting(s, PORT_DISC) if seat == s.seat else 0
    return supply + sum(farm.delivered) + ports + explorer - waiting


def _warehouses(s: State, seat: int) -> int:
    farm = s.farms[seat]
    ports = sum(1 for port in range(s.tables.sea.ports) if farm.ports >> port & 1 and not is_medium(s.tables, port))
    return sum(farm.warehouses) + ports - (_waiting(s, TAKE_WAREHOUSE) if seat == s.seat else 0)
