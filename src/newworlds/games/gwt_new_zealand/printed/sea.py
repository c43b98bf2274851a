"""The sea lanes, ports and counters."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.data.schema.sea import Port, Sea
from newworlds.games.gwt_new_zealand.printed.names import BLACK, SIZES, SLOTS, WHITE
from newworlds.games.gwt_new_zealand.printed.numbering import Numbering


class SeaTables:
    """By number of the sea space or port."""

    def __init__(self, sea: Sea, numbering: Numbering) -> None:
        lanes = [lane.nodes for lane in sea.sea_lane]
        self.names: list[str] = ["S", *[name for lane in lanes for name in lane]]
        self.spaces: i64 = len(self.names)
        places = [(-1, 0), *[(number, at + 1) for number, lane in enumerate(lanes) for at in range(len(lane))]]
        self.distance: vec[i64] = vec[i64](
            [abs(a[1] - b[1]) if a[0] == b[0] else a[1] + b[1] for a in places for b in places]
        )
        self._print_ports(sea.port, numbering)
        self.yellow_arrows: vec[i64] = vec[i64](
            [1 << numbering.port(a) | 1 << numbering.port(b) for a, b in sea.yellow_arrows.pairs]
        )
        self.yellow_vp: i64 = sea.yellow_arrows.vp_each

    def _print_ports(self, ports: list[Port], numbering: Numbering) -> None:
        self.port_names: list[str] = numbering.ports
        self.ports: i64 = len(ports)
        self.port_size: vec[i64] = vec[i64]([SIZES.index(port.size) for port in ports])
        self.port_node: vec[i64] = vec[i64]([self.names.index(port.node) for port in ports])
        self.port_at: vec[i64] = vec[i64]([-1] * len(self.names))
        for number, port in enumerate(ports):
            self.port_at[self.names.index(port.node)] = number
        self.port_slots: vec[i64] = vec[i64](
            [port.slot_costs[slot] if slot < len(port.slot_costs) else -1 for port in ports for slot in range(SLOTS)]
        )
        self.port_cost: vec[i64] = vec[i64]([port.cost for port in ports])
        self.port_border: vec[i64] = vec[i64]([border(port.border) for port in ports])
        self.port_card: vec[i64] = vec[i64]([numbering.printed_card(port.card) for port in ports])
        self.port_vp: vec[i64] = vec[i64]([port.vp for port in ports])
        self.port_sends_home: vec[i64] = vec[i64]([1 if port.ship_returns_to_start else 0 for port in ports])


class CounterTables:
    """By number of the counter."""

    def __init__(self, sea: Sea, numbering: Numbering) -> None:
        counters = [*sea.local_counter, *sea.wool_counter, *sea.foreign_counter]
        self.count: i64 = len(counters)
        self.local: i64 = len(sea.local_counter)
        """How many are local; the wool counters follow them."""
        self.first_foreign: i64 = len(sea.local_counter) + len(sea.wool_counter)
        self.value: vec[i64] = numbering.counter_values
        self.border: vec[i64] = vec[i64]([border(counter.border) for counter in counters])
        self.cost: vec[i64] = vec[i64]([counter.cost for counter in counters])
        self.money: vec[i64] = vec[i64]([counter.gain_money for counter in counters])
        self.vp: vec[i64] = vec[i64]([counter.vp for counter in counters])
        self.card: vec[i64] = vec[i64]([numbering.printed_card(counter.card) for counter in counters])
        self.is_repeatable: vec[i64] = vec[i64]([1 if counter.repeatable else 0 for counter in counters])
        self.port: vec[i64] = vec[i64]([numbering.port(counter.port) if counter.port else -1 for counter in counters])
        values = [counter.value for counter in sea.local_counter]
        arrows = sea.green_arrows.pairs
        self.green_from: vec[i64] = vec[i64]([values.index(arrow.a) for arrow in arrows])
        self.green_to: vec[i64] = vec[i64]([values.index(arrow.b) for arrow in arrows])
        self.green_vp: vec[i64] = vec[i64]([arrow.vp for arrow in arrows])

    def is_wool(self, counter: i64) -> bool:
        return self.local <= counter < self.first_foreign


def border(name: str) -> int:
    return BLACK if name == "black" else WHITE
