"""The structure of `cards.toml`."""

from __future__ import annotations

from typing import Literal

from newworlds.games.gwt_new_zealand.data.effects import Name, PrintedEffect
from newworlds.games.gwt_new_zealand.data.schema.values import Count, Points, Printed, Some

Condition = Literal[
    "disc_13_plus",
    "building",
    "building_4",
    "shearers_2",
    "warehouse",
    "lincoln_or_corriedale",
    "hampshire_or_ryeland",
    "ferry",
    "explored_6",
    "flood",
]
"""Their order gives the numbers in `printed.names`."""


class Sheep(Printed, frozen=True):
    breed: Name
    deck: Literal["starting", "market"]
    breeding: Count
    wool: Count
    vp: Points
    count: Count = 0
    count_per_player: Count = 0


class Support(Printed, frozen=True):
    id: Name
    count: Count
    kind: Literal["sheep", "action"]
    vp: Points
    breeding: Count = 0
    wool: Count = 0
    actions: list[PrintedEffect] = []


class BonusSet(Printed, frozen=True):
    set: Some
    count: Count
    kind: Literal["sheep", "action", "objective"]
    vp: Points
    is_ferry: bool = False
    breeding: Count = 0
    wool: Count = 0
    actions: list[PrintedEffect] = []
    conditions: list[Condition] = []
    penalty: Points = 0


class Objective(Printed, frozen=True):
    id: Name
    actions: list[PrintedEffect]
    conditions: list[Condition]
    vp: Points
    penalty: Points


class Cards(Printed, frozen=True):
    sheep: list[Sheep]
    support: list[Support]
    bonus_set: list[BonusSet]
    objective: list[Objective]
