"""The structure of `sea.toml`."""

from __future__ import annotations

from typing import Literal

from newworlds.games.gwt_new_zealand.data.effects import Name
from newworlds.games.gwt_new_zealand.data.schema.values import Border, Count, Points, Printed

PortSize = Literal["small", "medium", "large"]
"""Their order gives the numbers in `printed.names`."""


class LocalCounter(Printed, frozen=True):
    value: Count
    border: Border
    cost: Count
    vp: Points
    card: str = "none"
    gain_money: Count = 0
    repeatable: bool = False
    port: str = ""


class GreenArrow(Printed, frozen=True):
    a: Count
    b: Count
    vp: Points


class GreenArrows(Printed, frozen=True):
    pairs: list[GreenArrow]


class Lane(Printed, frozen=True):
    id: Name
    nodes: list[Name]


class Port(Printed, frozen=True):
    id: Name
    size: PortSize
    node: str
    slot_costs: list[Count] = []
    cost: Count = 0
    border: Border = "none"
    card: str = "none"
    vp: Points = 0
    ship_returns_to_start: bool = False


class YellowArrows(Printed, frozen=True):
    vp_each: Points
    pairs: list[tuple[str, str]]


class Sea(Printed, frozen=True):
    local_counter: list[LocalCounter]
    wool_counter: list[LocalCounter]
    foreign_counter: list[LocalCounter]
    green_arrows: GreenArrows
    sea_lane: list[Lane]
    port: list[Port]
    yellow_arrows: YellowArrows
