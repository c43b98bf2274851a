"""The sea lanes, ports and counters."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.island import IslandTables
from newworlds.games.gwt_new_zealand.printed.names import BLACK, SIZES, WHITE


class SeaTables(IslandTables):
    """By number of the sea space, port or counter."""

    def __init__(self, printing: dict[str, Any]) -> None:
        super().__init__(printing)
        self._print_sea(printing["sea"])
        self._print_counters(printing["sea"])

    def _print_sea(self, sea: dict[str, Any]) -> None:
        lanes: list[list[str]] = [lane["nodes"] for lane in sea["sea_lane"]]
        self.sea_names: list[str] = ["S", *[name for lane in lanes for name in lane]]
        self.sea_spaces: i64 = len(self.sea_names)
        places = [(-1, 0), *[(number, at + 1) for number, lane in enumerate(lanes) for at in range(len(lane))]]
        self.sea_distance: vec[i64] = vec[i64](
            [abs(a[1] - b[1]) if a[0] == b[0] else a[1] + b[1] for a in places for b in places]
        )
        self._print_ports(sea)

    def _print_ports(self, sea: dict[str, Any]) -> None:
        ports: list[Any] = sea["port"]
        names = self.port_names
        self.ports: i64 = len(ports)
        self.port_size: vec[i64] = vec[i64]([SIZES.index(port["size"]) for port in ports])
        self.port_node: vec[i64] = vec[i64]([self.sea_names.index(port["node"]) for port in ports])
        self.port_at: vec[i64] = vec[i64]([-1] * len(self.sea_names))
        for number, port in enumerate(ports):
            self.port_at[self.sea_names.index(port["node"])] = number
        self.port_slots: vec[i64] = vec[i64](
            [
                costs[slot] if slot < len(costs) else -1
                for port in ports
                for costs in [port.get("slot_costs", [])]
                for slot in range(4)
            ]
        )
        self.port_cost: vec[i64] = vec[i64]([port.get("cost", 0) for port in ports])
        self.port_border: vec[i64] = vec[i64]([BLACK if port.get("border") == "black" else WHITE for port in ports])
        self.port_card: vec[i64] = vec[i64]([self._printed_card(port.get("card", "none")) for port in ports])
        self.port_vp: vec[i64] = vec[i64]([port.get("vp", 0) for port in ports])
        self.port_sends_home: vec[i64] = vec[i64]([1 if p.get("ship_returns_to_start") else 0 for p in ports])
        arrows: list[Any] = sea["yellow_arrows"]["pairs"]
        self.yellow_arrows: vec[i64] = vec[i64]([1 << names.index(a) | 1 << names.index(b) for a, b in arrows])
        self.yellow_vp: i64 = sea["yellow_arrows"]["vp_each"]

    def _print_counters(self, sea: dict[str, Any]) -> None:
        counters = [*sea["local_counter"], *sea["wool_counter"], *sea["foreign_counter"]]
        self.counter_border: vec[i64] = vec[i64]([BLACK if c["border"] == "black" else WHITE for c in counters])
        self.counter_cost: vec[i64] = vec[i64]([c["cost"] for c in counters])
        self.counter_money: vec[i64] = vec[i64]([c.get("gain_money", 0) for c in counters])
        self.counter_vp: vec[i64] = vec[i64]([c["vp"] for c in counters])
        self.counter_card: vec[i64] = vec[i64]([self._printed_card(c.get("card", "none")) for c in counters])
        self.is_repeatable: vec[i64] = vec[i64]([1 if c.get("repeatable") else 0 for c in counters])
        self.counter_port: vec[i64] = vec[i64](
            [self.port_names.index(c["port"]) if c.get("port") else -1 for c in counters]
        )
        values = [counter["value"] for counter in sea["local_counter"]]
        arrows = sea["green_arrows"]["pairs"]
        self.green_from: vec[i64] = vec[i64]([values.index(arrow["a"]) for arrow in arrows])
        self.green_to: vec[i64] = vec[i64]([values.index(arrow["b"]) for arrow in arrows])
        self.green_vp: vec[i64] = vec[i64]([arrow["vp"] for arrow in arrows])
