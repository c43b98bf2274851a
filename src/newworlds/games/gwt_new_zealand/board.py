"""The table of Great Western Trail as one viewer sees it, as sent to the browser. See docs/protocol.md."""

from __future__ import annotations

from typing import Literal

import msgspec

from newworlds.core.board import Board
from newworlds.core.game import SheetRow
from newworlds.games.gwt_new_zealand.data.effects import OfferedEffect, PrintedEffect
from newworlds.games.gwt_new_zealand.data.schema.values import WorkerType
from newworlds.games.gwt_new_zealand.foresight.foreseen import Foresight

Counts = dict[str, int]
"""How many of each, by name; zeros are left out."""


class Site(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies on a space of the trail: a hazard, a neutral building with the side in play, or a farm's building."""

    hazard: str | None = None
    neutral: str | None = None
    side: Literal[1, 2] | None = None
    owner: int | None = None
    building: int | None = None


class LocationAction(msgspec.Struct, frozen=True):
    """An action printed at the location of the breeder whose turn it is."""

    action: str
    effects: list[PrintedEffect]
    used: bool


class Showing(msgspec.Struct, frozen=True):
    """The sheep that would be revealed now, and their value including everything permanent."""

    cards: list[str]
    worth: int


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: int
    number: int
    pending: str | None
    """The pending question, None when the game is over."""
    actions: list[LocationAction]
    """While they are offered."""
    options: list[OfferedEffect]
    """The effects offered by `choose`."""
    wage: int | None = None
    """Pounds per builder, while choosing or placing a building."""
    building: int | None = None
    """The building being placed."""
    site_prices: dict[str, int] = {}
    """The cost of placing it, by space."""
    showing: Showing | None = None
    """While sheep are being revealed, and only for their owner."""


class JobRow(msgspec.Struct, frozen=True):
    pounds: int
    """Including the change made by the action in progress."""
    workers: list[bool]
    """Whether there is one, in the order of the worker rows."""


class TileRow(msgspec.Struct, frozen=True):
    pounds: int
    """Including the change made by the action in progress."""
    tiles: list[str | None]


class TileMarket(msgspec.Struct, frozen=True):
    rows: list[TileRow]
    first_column: int
    """The leftmost one in use, counted from 1."""
    marker: int | None
    """Its row, counted from 0; None once it has been taken."""
    rows_left: int
    """From the marker to the end."""


class PriceChange(msgspec.Struct, frozen=True):
    """How many pounds the action in progress adds to the printed prices."""

    jobs: int
    tiles: int


class Bags(msgspec.Struct, frozen=True):
    a: int
    b: int


class Objectives(msgspec.Struct, frozen=True):
    offer: list[str]
    pile: int


class BonusPile(msgspec.Struct, frozen=True):
    card: str
    left: int
    gold: int


class Harbour(msgspec.Struct, frozen=True, omit_defaults=True):
    """The harbourmaster tile of a medium port, or the worker given in exchange."""

    harbourmaster: int | None = None
    captain: WorkerType | Literal["joker"] | None = None


class Farm(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    seat: int
    money: int
    gold: int
    certificates: int
    certificate_limit: int
    permanent_certificates: int
    wool: int
    tokens: int
    breeder: str | None
    ship: str
    explored: int
    movement_limit: int
    movement_tile: int
    ignores_taxes: bool
    hand_limit: int
    discs: list[str]
    """The spaces that still hold one."""
    auxiliary: Counts
    """How many discs have been removed from each auxiliary action: how often it may be taken."""
    warehouses: list[int]
    """Left in each pair."""
    workers: dict[WorkerType, list[Literal["worker", "joker"]]]
    """The tiles of each row after the printed worker, from the left."""
    buildings: list[int]
    hazards: Counts
    tiles: Counts
    harbourmasters: list[int]
    ports: list[str]
    delivered: Counts
    played: Counts
    discard: Counts
    hand_size: int
    pile_size: int
    known_top: list[str]
    herd: Counts
    visits: int
    score: int
    """If the game ended now."""
    is_sarah: bool = False
    """Controlled by the rules; she has neither money nor gold."""
    hand: Counts | None = None
    """Only for its owner."""


class SarahNow(msgspec.Struct, frozen=True):
    speciality: WorkerType
    card: int | None
    pile: list[int]
    """The remaining cards, in no particular order."""
    deck: list[int]
    next_counter: str
    discs: int


class NewZealandBoard(Board, frozen=True, kw_only=True):
    turn: Turn
    trail: dict[str, Site]
    neutral_flipped: bool
    sides: dict[str, Literal["a", "b"]]
    """Of the farms' buildings, by number."""
    jobs: list[JobRow]
    bonus_market: TileMarket
    price_change: PriceChange
    marker_owner: int | None
    forecast: list[str | None]
    bags: Bags
    sheep_market: Counts
    sheep_pile: int
    objectives: Objectives
    support: Counts
    bonus_cards: dict[str, BonusPile]
    """By the symbol of their pile."""
    harbours: dict[str, Harbour]
    port_prices: dict[str, int]
    """What the next upgrade of each port costs; full ports are left out."""
    movement_tiles: int
    movement_tile_space: int
    """Of the exploration track."""
    farms: list[Farm]
    sheet: list[SheetRow]
    """The score sheet if the game ended now."""
    sarah: SarahNow | None
    foresight: Foresight = Foresight()
