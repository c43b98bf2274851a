"""Deliveries to counters: sheep at Wellington (NZ-17), wool after shearing (NZ-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.data import effects
from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.rules import choices, journal
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.counting import is_medium
from newworlds.games.gwt_new_zealand.rules.discs import can_place_disc, take_disc
from newworlds.games.gwt_new_zealand.rules.drawing import begin_discarding
from newworlds.games.gwt_new_zealand.rules.frames import first, frame, held, second, third
from newworlds.games.gwt_new_zealand.rules.herd import can_draw
from newworlds.games.gwt_new_zealand.rules.printed_cards import push_printed_card
from newworlds.games.gwt_new_zealand.rules.purse import GAIN_MONEY, pay
from newworlds.games.gwt_new_zealand.rules.shearing import AFTER, SHEARER, shearer
from newworlds.games.gwt_new_zealand.rules.step import PrintedStep, Reason, Step, because

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
    from newworlds.games.gwt_new_zealand.printed.programs import Programs
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

DELIVERY: Final = 44
PORT_DISC: Final = 46


def is_open_to(s: State, farm: Farm, counter: i64) -> bool:
    """NZ-17: not where one already has a disc, unless repeatable; abroad only with a warehouse in that large port."""
    if farm.delivered[counter] and not s.tables.counters.is_repeatable[counter]:
        return False
    port = s.tables.counters.port[counter]
    return port < 0 or farm.ports >> port & 1 == 1


def can_serve(s: State, farm: Farm, counter: i64) -> bool:
    """NZ-105: transport and disc must be affordable together, before any gain."""
    left = farm.money - s.tables.counters.cost[counter]
    return is_open_to(s, farm, counter) and can_place_disc(s, farm, s.tables.counters.border[counter], left)


def reachable(s: State, farm: Farm, value: i64, is_wool: bool) -> vec[i64]:
    """Counters of at most this value that are open to the farm."""
    found = vec[i64]()
    for counter in range(s.tables.counters.count):
        fits = s.tables.counters.value[counter] <= value and s.tables.counters.is_wool(counter) == is_wool
        if fits and is_open_to(s, farm, counter):
            found = append(found, counter)
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
    for port in range(s.tables.sea.ports):
        if farm.ports >> port & 1 and is_medium(s.tables, port):
            return True
    return False


def deliver(s: State, farm: Farm, counter: i64) -> None:
    """NZ-17: disc, unlock effects and costs, transport cost, then the counter's own gains."""
    is_from_board = can_serve(s, farm, counter)
    farm.delivered[counter] += 1
    s.tell(journal.DELIVERED, counter)
    pay(s, farm, s.tables.counters.cost[counter])
    push_printed_card(s, s.tables.counters.card[counter])
    if s.tables.counters.money[counter]:
        s.push(frame(GAIN_MONEY, s.tables.counters.money[counter]))
    if is_from_board:
        s.push(take_disc(s.tables.counters.border[counter]))
    else:
        s.push(PORT_DISC)


def deliver_sheep_of(value: i64) -> i64:
    return frame(DELIVERY, held(value))


def deliver_wool_of(value: i64, idle: i64) -> i64:
    """Wool may be delivered; idle shearers may draw first."""
    return frame(DELIVERY, held(value), 1, idle)


def value_reached(frame: i64) -> i64:
    return first(frame)


def is_of_wool(frame: i64) -> bool:
    return second(frame) == 1


def idle_shearers(frame: i64) -> i64:
    return third(frame)


class Delivery(Step):
    """NZ-17; delivering wool is optional (NZ-28)."""

    kind: i64 = DELIVERY
    prompt: str = "deliver"
    answers: tuple[int, ...] = (choices.DELIVER, choices.DRAW)

    def options(self, s: State, frame: i64) -> vec[i64]:
        farm = s.farms[s.seat]
        options = delivery_options(s, farm, reachable(s, farm, value_reached(frame), is_of_wool(frame)))
        if is_of_wool(frame) and len(options):
            options = append(options, choice(choices.DONE))
            if idle_shearers(frame) and can_draw(s, farm):
                options = append(options, choice(choices.DRAW))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        if choices.kind_of(move) == choices.DELIVER:
            deliver(s, s.farms[s.seat], choices.argument_of(move))
        elif choices.kind_of(move) == choices.DRAW:
            draw_before_delivery(s, value_reached(frame), idle_shearers(frame) - 1)

    def figures(self, s: State, frame: i64) -> dict[str, int | str]:
        return {"total": value_reached(frame)}

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        if choices.kind_of(move) == choices.DRAW:
            return because("not_possible")
        counter = choices.argument_of(move)
        if s.tables.counters.is_wool(counter) != is_of_wool(frame):
            return because("wool_only" if is_of_wool(frame) else "sheep_only")
        value = s.tables.counters.value[counter]
        if value > value_reached(frame):
            return because("counter_asks_more", value=value, worth=value_reached(frame))
        return why_not_serve(s, counter)


def why_not_serve(s: State, counter: i64) -> Reason:
    farm = s.farms[s.seat]
    counters = s.tables.counters
    if farm.delivered[counter] and not counters.is_repeatable[counter]:
        return because("counter_is_yours")
    if not is_open_to(s, farm, counter):
        return because("counter_abroad")
    cost = counters.cost[counter]
    if cost > farm.money:
        return because("transport_too_dear", pounds=cost, money=farm.money)
    return because("no_disc_for_counter", money=farm.money - cost)


def draw_before_delivery(s: State, value: i64, idle: i64) -> None:
    """One fewer idle shearer is left for after the delivery, which is asked again."""
    s.replace_waiting(SHEARER, shearer(idle, AFTER))
    s.push(deliver_wool_of(value, idle))
    begin_discarding(s, 1, 1)


def wool_counter(frame: i64) -> i64:
    return first(frame)


class DeliverWool(PrintedStep):
    """Building 10a: a disc on one wool counter under the usual rules."""

    kind: i64 = 31
    printed: tuple[type[Printed], ...] = (effects.DeliverWool,)
    prompt: str = "deliver_wool"
    answers: tuple[int, ...] = (choices.DELIVER,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return frame(self.kind, programs.numbering.wool_counter(cast(effects.DeliverWool, effect).value))

    def options(self, s: State, frame: i64) -> vec[i64]:
        farm = s.farms[s.seat]
        counters = vec[i64]()
        if is_open_to(s, farm, wool_counter(frame)):
            counters = append(counters, wool_counter(frame))
        return delivery_options(s, farm, counters)

    def choose(self, s: State, frame: i64, move: i64) -> None:
        deliver(s, s.farms[s.seat], choices.argument_of(move))

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(self.options(s, frame)) > 0

    def why_impossible(self, s: State, frame: i64) -> Reason:
        return why_not_serve(s, wool_counter(frame))

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        return because("other_counter")

    def worth(self, o: Outlook, frame: i64) -> float:
        return o.worth.to_take_card


class PortDisc(Step):
    """NZ-17: no disc on the board will do, so one comes back from a medium port."""

    kind: i64 = PORT_DISC
    prompt: str = "port_disc"
    answers: tuple[int, ...] = (choices.CHOOSE_PORT,)

    def options(self, s: State, frame: i64) -> vec[i64]:
        farm = s.farms[s.seat]
        options = vec[i64]()
        for port in range(s.tables.sea.ports):
            if farm.ports >> port & 1 and is_medium(s.tables, port):
                options = append(options, choice(choices.CHOOSE_PORT, port))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        port = choices.argument_of(move)
        s.farms[s.seat].ports -= 1 << port
        s.tell(journal.DISC_MOVED, port)

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        return because("no_disc_in_port")


STEPS: Final[list[Step]] = [Delivery(), DeliverWool(), PortDisc()]
