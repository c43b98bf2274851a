"""Deliveries to counters: sheep at Wellington (NZ-17), wool after shearing (NZ-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.rules import choices, frames
from newworlds.games.gwt_new_zealand.rules import happenings as tells
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.counting import is_medium
from newworlds.games.gwt_new_zealand.rules.discs import can_place_disc
from newworlds.games.gwt_new_zealand.rules.frames import first, second, third
from newworlds.games.gwt_new_zealand.rules.herd import can_draw, push_printed_card
from newworlds.games.gwt_new_zealand.rules.purse import pay
from newworlds.games.gwt_new_zealand.rules.shearing import draw_before_delivery
from newworlds.games.gwt_new_zealand.rules.step import Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State


def is_open_to(s: State, farm: Farm, counter: i64) -> bool:
    """NZ-17: not where one's own disc lies, unless repeatable; abroad only with a warehouse in that large port."""
    if farm.delivered[counter] and not s.tables.counters.is_repeatable[counter]:
        return False
    port = s.tables.counters.port[counter]
    return port < 0 or farm.ports >> port & 1 == 1


def can_serve(s: State, farm: Farm, counter: i64) -> bool:
    """NZ-105: transport and disc must be payable together, before any gain."""
    left = farm.money - s.tables.counters.cost[counter]
    return is_open_to(s, farm, counter) and can_place_disc(s, farm, s.tables.counters.border[counter], left)


def reachable(s: State, farm: Farm, value: i64, is_wool: bool) -> vec[i64]:
    """Counters worth at most the value, that are open to this farm."""
    found = vec[i64]()
    counter: i64 = 0
    while counter < s.tables.counters.count:
        fits = s.tables.counters.value[counter] <= value and s.tables.counters.is_wool(counter) == is_wool
        if fits and is_open_to(s, farm, counter):
            found = append(found, counter)
        counter += 1
    return found


def delivery_options(s: State, farm: Farm, counters: vec[i64]) -> vec[i64]:
    """Counters served from the board; only if there are none, those served by a disc from a medium port (NZ-105)."""
    options = vec[i64]()
    for counter in counters:
        if can_serve(s, farm, counter):
            options = append(options, choice(choices.DELIVER, counter))
    if len(options) or not holds_medium_port(s, farm):
        return options
    for counter in counters:
        if s.tables.counters.cost[counter] <= farm.money:
            options = append(options, choice(choices.DELIVER, counter))
    return options


def holds_medium_port(s: State, farm: Farm) -> bool:
    port: i64 = 0
    while port < s.tables.sea.ports:
        if farm.ports >> port & 1 and is_medium(s.tables, port):
            return True
        port += 1
    return False


def deliver(s: State, farm: Farm, counter: i64) -> None:
    """NZ-17: disc, unlock effects and costs, transport cost, then the counter's own gains."""
    is_from_board = can_serve(s, farm, counter)
    farm.delivered[counter] += 1
    s.tell(tells.DELIVERED, counter)
    pay(s, farm, s.tables.counters.cost[counter])
    push_printed_card(s, s.tables.counters.card[counter])
    if s.tables.counters.money[counter]:
        s.push(frames.frame(frames.GAIN_MONEY, s.tables.counters.money[counter]))
    if is_from_board:
        s.push(frames.frame(frames.TAKE_DISC, s.tables.counters.border[counter]))
    else:
        s.push(frames.frame(frames.PORT_DISC))


class Delivery(Step):
    """`first`: the value reached; `second`: 1 for wool, where delivering is optional; `third`: shearers left over."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        farm = s.farms[s.seat]
        options = delivery_options(s, farm, reachable(s, farm, first(frame), second(frame) == 1))
        if second(frame) and len(options):
            options = append(options, choice(choices.DONE))
            if third(frame) and can_draw(s, farm):
                options = append(options, choice(choices.DRAW))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        if choices.kind_of(move) == choices.DELIVER:
            deliver(s, s.farms[s.seat], choices.argument_of(move))
        elif choices.kind_of(move) == choices.DRAW:
            draw_before_delivery(s, first(frame), third(frame))


class DeliverWool(Step):
    """Building 10a: a disc on one wool counter under the usual rules; `first`: the counter."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        farm = s.farms[s.seat]
        counters = vec[i64]()
        if is_open_to(s, farm, first(frame)):
            counters = append(counters, first(frame))
        return delivery_options(s, farm, counters)

    def choose(self, s: State, frame: i64, move: i64) -> None:
        deliver(s, s.farms[s.seat], choices.argument_of(move))

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(self.options(s, frame)) > 0


class PortDisc(Step):
    """NZ-17: no disc on the board will do, so one comes back from a medium port."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        farm = s.farms[s.seat]
        options = vec[i64]()
        port: i64 = 0
        while port < s.tables.sea.ports:
            if farm.ports >> port & 1 and is_medium(s.tables, port):
                options = append(options, choice(choices.CHOOSE_PORT, port))
            port += 1
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        port = choices.argument_of(move)
        s.farms[s.seat].ports -= 1 << port
        s.tell(tells.DISC_MOVED, port)


STEPS: Final[dict[int, Step]] = {
    frames.DELIVERY: Delivery(),
    frames.DELIVER_WOOL: DeliverWool(),
    frames.PORT_DISC: PortDisc(),
}
