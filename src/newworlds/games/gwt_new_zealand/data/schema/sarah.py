"""The structure of `sarah.toml`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from newworlds.games.gwt_new_zealand.data.effects import Name
from newworlds.games.gwt_new_zealand.data.sarah_effects import SarahEffect
from newworlds.games.gwt_new_zealand.data.schema.values import Count, Pile, Printed, Some, WorkerType

Column = Annotated[int, Meta(ge=1, le=5)]
WorkerNumber = Literal["0", "1", "2", "3", "4", "5"]
"""The number of workers Sarah has in a row, as the key of a table."""


class SarahFigures(Printed, frozen=True):
    discs_in_supply: Count


class Difficulty(Printed, frozen=True):
    name: str
    removed_cards: list[Some]
    first_delivery: Count


class SarahBoard(Printed, frozen=True):
    column_bonus_card: dict[WorkerNumber, Pile]


class SarahSpace(Printed, frozen=True):
    row: WorkerType
    columns: list[Column]
    actions: list[SarahEffect]


class MarketChoice(Printed, frozen=True):
    shepherds: Annotated[int, Meta(ge=1, le=5)]
    takes_any_of: Annotated[list[Annotated[list[Some], Meta(min_length=1, max_length=2)]], Meta(max_length=2)]


class MarketTile(Printed, frozen=True):
    option: list[MarketChoice]


class SarahCard(Printed, frozen=True):
    id: Some
    move: Some | Literal["type", "speciality"]
    type: Literal["", WorkerType] = ""
    actions: list[SarahEffect] = []
    specialised: list[SarahEffect] = []
    unspecialised: list[SarahEffect] = []
    sailor_table: dict[WorkerNumber, Pile] = {}
    shearer_table: dict[WorkerNumber, list[Name]] = {}


class Sarah(Printed, frozen=True):
    sarah: SarahFigures
    difficulty: list[Difficulty]
    sarah_board: SarahBoard
    immediate: list[SarahSpace]
    market_tile: MarketTile
    card: list[SarahCard]
