"""The sea: ports lie on lanes and show known cards; arrows and counters refer to things that exist."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from newworlds.core.game import Fault
from newworlds.games.gwt_new_zealand.data.checks.cards import support
from newworlds.games.gwt_new_zealand.data.checks.fault import fault, repeated, too_few, too_many
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.data.schema.sea import LocalCounter, Port, Sea
from newworlds.games.gwt_new_zealand.data.schema.values import Pile

MOST_PORTS = 30
"""A set of them is stored as the bits of one number."""
MOST_PLACES = 200
SLOTS = 4
"""Warehouses in a small port: one for each player."""
START = "S"
PILES = frozenset(get_args(Pile))


def sea_faults(printing: Printing) -> Iterator[Fault]:
    sea = printing.sea
    spaces = [space for lane in sea.sea_lane for space in lane.nodes]
    yield from repeated("sea.sea_lane", [START, *spaces])
    yield from too_many("sea.sea_lane", len(spaces), MOST_PLACES)
    yield from repeated("sea.port", [port.id for port in sea.port])
    yield from repeated("sea.port", [port.node for port in sea.port])
    yield from too_many("sea.port", len(sea.port), MOST_PORTS)
    for port in sea.port:
        if port.node not in spaces:
            yield fault(f"sea.port.{port.id}", "off_lane", space=port.node)
        if port.size == "small":
            yield from too_few(f"sea.port.{port.id}.slot_costs", len(port.slot_costs), SLOTS)
    medium = sum(port.size == "medium" for port in sea.port)
    yield from too_few("tiles.harbourmaster", len(printing.tiles.harbourmaster), medium)
    yield from _counter_faults(sea)
    yield from _arrow_faults(sea, sea.port)
    yield from _gift_faults(printing)


def _counter_faults(sea: Sea) -> Iterator[Fault]:
    ports = {port.id for port in sea.port}
    for name, counters in _counters(sea):
        yield from repeated(f"sea.{name}", [counter.value for counter in counters])
        yield from too_many(f"sea.{name}", len(counters), MOST_PLACES)
        for counter in counters:
            if counter.port and counter.port not in ports:
                yield fault(f"sea.counter.{counter.value}", "no_port", port=counter.port)
    yield from too_few("sea.local_counter", len(sea.local_counter), 1)


def _counters(sea: Sea) -> Iterator[tuple[str, list[LocalCounter]]]:
    yield "local_counter", sea.local_counter
    yield "wool_counter", sea.wool_counter
    yield "foreign_counter", sea.foreign_counter


def _arrow_faults(sea: Sea, ports: list[Port]) -> Iterator[Fault]:
    values = {counter.value for counter in sea.local_counter}
    for arrow in sea.green_arrows.pairs:
        if not {arrow.a, arrow.b} <= values:
            yield fault("sea.green_arrows", "no_counters", first=arrow.a, second=arrow.b)
    known = {port.id for port in ports}
    for pair in sea.yellow_arrows.pairs:
        yield from (fault("sea.yellow_arrows", "no_port", port=name) for name in pair if name not in known)


def _gift_faults(printing: Printing) -> Iterator[Fault]:
    known = support(printing.cards) | PILES | {"none", "objective"}
    for port in printing.sea.port:
        if port.card not in known:
            yield fault(f"sea.port.{port.id}.card", "no_card", card=port.card)
    for _, counters in _counters(printing.sea):
        for counter in counters:
            if counter.card not in known:
                yield fault(f"sea.counter.{counter.value}.card", "no_card", card=counter.card)
