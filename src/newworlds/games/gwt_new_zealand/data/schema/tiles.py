"""The structure of `tiles.toml`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from newworlds.games.gwt_new_zealand.data.effects import Counted, Name, PrintedEffect
from newworlds.games.gwt_new_zealand.data.schema.values import Count, Points, Printed, Some, WorkerType

Hand = Literal["none", "black", "green"]


Actions = Annotated[list[PrintedEffect], Meta(max_length=4)]
"""The actions of one side of a building."""


class Worker(Printed, frozen=True):
    type: WorkerType
    count: Count


class Hazard(Printed, frozen=True):
    type: Literal["landslide", "flood"]
    vp: Points
    hand: Hand
    count: Count


class HazardCards(Printed, frozen=True):
    landslide_gives: str
    flood_gives: str


class BonusTile(Printed, frozen=True):
    id: Name
    count: Count
    vp: Points
    cost: list[PrintedEffect] = []
    actions: list[PrintedEffect] = []


class PointsPer(Printed, frozen=True):
    per: Counted
    vp: Points


class Harbourmaster(Printed, frozen=True):
    id: Some
    top: list[PrintedEffect]
    bottom: PointsPer


class Neutral(Printed, frozen=True):
    letter: str
    side_1: Actions
    side_2: Actions = []


class Personal(Printed, frozen=True):
    id: Name
    builders: Some
    vp: Points
    hand: Hand
    actions: Actions


class Tiles(Printed, frozen=True):
    worker: list[Worker]
    hazard: list[Hazard]
    hazards: HazardCards
    bonus_tile: list[BonusTile]
    harbourmaster: list[Harbourmaster]
    neutral: list[Neutral]
    personal: list[Personal]
