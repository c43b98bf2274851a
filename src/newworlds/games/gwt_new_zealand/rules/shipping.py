"""The ship and the ports (NZ-27, NZ-103, NZ-106)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.names import SAILOR, SMALL
from newworlds.games.gwt_new_zealand.rules import choices, frames
from newworlds.games.gwt_new_zealand.rules import happenings as tells
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.counting import is_medium
from newworlds.games.gwt_new_zealand.rules.discs import can_place_disc
from newworlds.games.gwt_new_zealand.rules.frames import first
from newworlds.games.gwt_new_zealand.rules.herd import push_printed_card
from newworlds.games.gwt_new_zealand.rules.purse import pay
from newworlds.games.gwt_new_zealand.rules.step import Effect, Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

JOKER_CAPTAIN: Final = 4


def distance(s: State, a: i64, b: i64) -> i64:
    return s.tables.sea.distance[a * s.tables.sea.spaces + b]


def small_port_price(s: State, port: i64) -> i64:
    """NZ-106: the cheapest slot that is left."""
    taken: i64 = 0
    for farm in s.farms:
        taken += farm.ports >> port & 1
    return s.tables.sea.port_slots[port * 4 + taken]


def port_price(s: State, port: i64) -> i64:
    """NZ-27: large ports are free."""
    return small_port_price(s, port) if s.tables.sea.port_size[port] == SMALL else s.tables.sea.port_cost[port]


def has_warehouse(farm: Farm) -> bool:
    for left in farm.warehouses:
        if left:
            return True
    return False


def can_upgrade(s: State, farm: Farm, port: i64) -> bool:
    """NZ-27: a port one has not upgraded yet, with the piece it takes and the money."""
    if port < 0 or farm.ports >> port & 1:
        return False
    left = farm.money - port_price(s, port)
    if is_medium(s.tables, port):
        return can_place_disc(s, farm, s.tables.sea.port_border[port], left)
    return left >= 0 and has_warehouse(farm)


def upgrade(s: State, farm: Farm, port: i64) -> None:
    """Pay, piece, card, what the piece frees; a lane's last port sends the ship home after its card."""
    if is_medium(s.tables, port):
        s.push(frames.frame(frames.HARBOUR, port))
    if s.tables.sea.port_sends_home[port]:
        s.push(frames.frame(frames.SHIP_HOME))
    push_printed_card(s, s.tables.sea.port_card[port])
    pay(s, farm, port_price(s, port))
    farm.ports |= 1 << port
    s.tell(tells.PORT_UPGRADED, port)
    if is_medium(s.tables, port):
        s.push(frames.frame(frames.TAKE_DISC, s.tables.sea.port_border[port]))
    else:
        s.push(frames.frame(frames.TAKE_WAREHOUSE))


class Ship(Step):
    """`first`: most steps, 0 for as many as sailors. An upgrade costs a step and ends the move."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        farm = s.farms[s.seat]
        steps = steps_of(farm, frame)
        options = vec[i64]([choice(choices.DONE)])
        if can_upgrade(s, farm, s.tables.sea.port_at[farm.ship]):
            options = append(options, choice(choices.UPGRADE))
        space: i64 = 0
        while space < s.tables.sea.spaces:
            if 0 < distance(s, farm.ship, space) <= steps:
                options = append(options, choice(choices.SAIL, space))
            space += 1
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        farm = s.farms[s.seat]
        if choices.kind_of(move) == choices.UPGRADE:
            upgrade(s, farm, s.tables.sea.port_at[farm.ship])
        elif choices.kind_of(move) == choices.SAIL:
            space = choices.argument_of(move)
            left = steps_of(farm, frame) - distance(s, farm.ship, space)
            farm.ship = space
            s.tell(tells.SHIP_MOVED, space)
            if left:
                s.push(frames.frame(frames.PORT))


def steps_of(farm: Farm, frame: i64) -> i64:
    return first(frame) if first(frame) else farm.workers[SAILOR]


class Port(Step):
    """A step is left: the port here may be upgraded."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        farm = s.farms[s.seat]
        options = vec[i64]()
        if can_upgrade(s, farm, s.tables.sea.port_at[farm.ship]):
            options = vec[i64]([choice(choices.UPGRADE), choice(choices.DONE)])
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        farm = s.farms[s.seat]
        if choices.kind_of(move) == choices.UPGRADE:
            upgrade(s, farm, s.tables.sea.port_at[farm.ship])


class WarehouseWithin(Step):
    """A warehouse in a port up to `first` steps away, the upgrade included; the ship stays."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        farm = s.farms[s.seat]
        options = vec[i64]()
        port: i64 = 0
        while port < s.tables.sea.ports:
            is_near = distance(s, farm.ship, s.tables.sea.port_node[port]) < first(frame)
            if is_near and not is_medium(s.tables, port) and can_upgrade(s, farm, port):
                options = append(options, choice(choices.CHOOSE_PORT, port))
            port += 1
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        upgrade(s, s.farms[s.seat], choices.argument_of(move))

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(self.options(s, frame)) > 0


class TakeWarehouse(Step):
    """Which warehouse leaves the board; a pair that is gone frees its bonus."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        warehouses = s.farms[s.seat].warehouses
        options = vec[i64]()
        pair: i64 = 0
        while pair < len(warehouses):
            if warehouses[pair]:
                options = append(options, choice(choices.TAKE_WAREHOUSE, pair))
            pair += 1
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        pair = choices.argument_of(move)
        warehouses = s.farms[s.seat].warehouses
        warehouses[pair] -= 1
        s.tell(tells.WAREHOUSE_TAKEN, pair)
        if warehouses[pair] == 0:
            s.perform(s.tables.player_board.pair_program[pair])


class Harbour(Step):
    """NZ-27: the harbourmaster tile for the rightmost worker tile of a row; `first`: the port."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = vec[i64]()
        if s.harbourmasters[first(frame)] <= 0:
            return options
        worker: i64 = 0
        while worker < 4:
            if s.farms[s.seat].workers[worker] > 1:
                options = append(options, choice(choices.CHOOSE_ROW, worker))
            worker += 1
        if len(options):
            options = append(options, choice(choices.DONE))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        if choices.kind_of(move) == choices.DONE:
            return
        farm = s.farms[s.seat]
        harbourmaster = s.harbourmasters[first(frame)] - 1
        s.harbourmasters[first(frame)] = -1 - give_captain(farm, choices.argument_of(move))
        farm.harbourmasters |= 1 << harbourmaster
        s.tell(tells.HARBOURMASTER_TAKEN, harbourmaster, choices.argument_of(move))
        s.perform(s.tables.harbourmasters.program[harbourmaster])


def give_captain(farm: Farm, worker: i64) -> i64:
    """NZ-106: a worker tile, jokers too, never the printed worker."""
    farm.workers[worker] -= 1
    column = farm.workers[worker]
    if farm.jokers[worker] >> column & 1:
        farm.jokers[worker] -= 1 << column
        return JOKER_CAPTAIN
    return worker


class ShipHome(Effect):
    def run(self, s: State, frame: i64) -> None:
        s.farms[s.seat].ship = 0
        s.tell(tells.SHIP_MOVED, 0)


STEPS: Final[dict[int, Step]] = {
    frames.SHIP: Ship(),
    frames.PORT: Port(),
    frames.WAREHOUSE_WITHIN: WarehouseWithin(),
    frames.TAKE_WAREHOUSE: TakeWarehouse(),
    frames.HARBOUR: Harbour(),
    frames.SHIP_HOME: ShipHome(),
}
