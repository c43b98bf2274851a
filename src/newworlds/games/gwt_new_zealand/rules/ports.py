"""Ports and their upgrades (NZ-27, NZ-106)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.data import effects
from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.printed.names import SMALL
from newworlds.games.gwt_new_zealand.rules import choices, journal
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.counting import is_medium
from newworlds.games.gwt_new_zealand.rules.discs import can_place_disc, take_disc
from newworlds.games.gwt_new_zealand.rules.frames import first, frame
from newworlds.games.gwt_new_zealand.rules.harbourmasters import harbour
from newworlds.games.gwt_new_zealand.rules.printed_cards import push_printed_card
from newworlds.games.gwt_new_zealand.rules.purse import pay
from newworlds.games.gwt_new_zealand.rules.step import AutomaticStep, PrintedStep, Reason, Step, because

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
    from newworlds.games.gwt_new_zealand.printed.programs import Programs
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

TAKE_WAREHOUSE: Final = 50
SHIP_HOME: Final = 57


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
    """NZ-27: a port not yet upgraded, if the piece and the money it takes are there."""
    if port < 0 or farm.ports >> port & 1:
        return False
    left = farm.money - port_price(s, port)
    if is_medium(s.tables, port):
        return can_place_disc(s, farm, s.tables.sea.port_border[port], left)
    return left >= 0 and has_warehouse(farm)


def upgrade(s: State, farm: Farm, port: i64) -> None:
    """Payment, piece, card, what the piece frees; a lane's last port sends the ship home after its card."""
    if is_medium(s.tables, port):
        s.push(harbour(port))
    if s.tables.sea.port_sends_home[port]:
        s.push(SHIP_HOME)
    push_printed_card(s, s.tables.sea.port_card[port])
    pay(s, farm, port_price(s, port))
    farm.ports |= 1 << port
    s.tell(journal.PORT_UPGRADED, port)
    if is_medium(s.tables, port):
        s.push(take_disc(s.tables.sea.port_border[port]))
    else:
        s.push(TAKE_WAREHOUSE)


def why_not_upgrade(s: State, port: i64) -> Reason:
    farm = s.farms[s.seat]
    if port < 0:
        return because("no_port_here")
    if farm.ports >> port & 1:
        return because("port_is_yours")
    price = port_price(s, port)
    if price > farm.money:
        return because("port_too_dear", pounds=price, money=farm.money)
    if is_medium(s.tables, port):
        return because("no_disc_for_port", money=farm.money - price)
    return because("not_possible" if has_warehouse(farm) else "no_warehouse")


def reach(frame: i64) -> i64:
    """Steps to a port, including the upgrade."""
    return first(frame)


class WarehouseWithin(PrintedStep):
    """A warehouse in a port within reach; the ship does not move."""

    kind: i64 = 30
    printed: tuple[type[Printed], ...] = (effects.WarehouseWithin,)
    prompt: str = "warehouse_within"
    answers: tuple[int, ...] = (choices.CHOOSE_PORT,)
    lacking: str = "no_port_in_reach"

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return frame(self.kind, cast(effects.WarehouseWithin, effect).n)

    def options(self, s: State, frame: i64) -> vec[i64]:
        farm = s.farms[s.seat]
        options = vec[i64]()
        for port in range(s.tables.sea.ports):
            is_near = distance(s, farm.ship, s.tables.sea.port_node[port]) < reach(frame)
            if is_near and not is_medium(s.tables, port) and can_upgrade(s, farm, port):
                options = append(options, choice(choices.CHOOSE_PORT, port))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        upgrade(s, s.farms[s.seat], choices.argument_of(move))

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(self.options(s, frame)) > 0

    def figures(self, s: State, frame: i64) -> dict[str, int | str]:
        return {"steps": reach(frame)}

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        port = choices.argument_of(move)
        if is_medium(s.tables, port):
            return because("port_takes_a_disc")
        away = distance(s, s.farms[s.seat].ship, s.tables.sea.port_node[port]) + 1
        if away > reach(frame):
            return because("port_too_far", away=away, steps=reach(frame))
        return why_not_upgrade(s, port)

    def worth(self, o: Outlook, frame: i64) -> float:
        return o.worth.to_take_card


class TakeWarehouse(Step):
    """Which warehouse leaves the board; emptying a pair grants its bonus."""

    kind: i64 = TAKE_WAREHOUSE
    prompt: str = "take_warehouse"
    answers: tuple[int, ...] = (choices.TAKE_WAREHOUSE,)

    def options(self, s: State, frame: i64) -> vec[i64]:
        warehouses = s.farms[s.seat].warehouses
        options = vec[i64]()
        for pair in range(len(warehouses)):
            if warehouses[pair]:
                options = append(options, choice(choices.TAKE_WAREHOUSE, pair))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        pair = choices.argument_of(move)
        warehouses = s.farms[s.seat].warehouses
        warehouses[pair] -= 1
        s.tell(journal.WAREHOUSE_TAKEN, pair)
        if warehouses[pair] == 0:
            s.perform(s.tables.player_board.pair_program[pair])

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        return because("pair_gone")


class ShipHome(AutomaticStep):
    kind: i64 = SHIP_HOME

    def run(self, s: State, frame: i64) -> None:
        s.farms[s.seat].ship = 0
        s.tell(journal.SHIP_MOVED, 0)


STEPS: Final[list[Step]] = [WarehouseWithin(), TakeWarehouse(), ShipHome()]
