"""The table of Great Western Trail as one viewer sees it: what crosses to the browser. See docs/protocol.md."""

from __future__ import annotations

from typing import Literal

import msgspec

from newworlds.core.board import Board
from newworlds.core.explanation import Note
from newworlds.games.gwt_new_zealand.data.effects import OfferedEffect, PrintedEffect
from newworlds.games.gwt_new_zealand.data.schema import WorkerType

Counts = dict[str, int]
"""How many of each, by name; what there is none of is left out."""


class Site(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies on a space of the trail: a hazard, a neutral building with its side up, or a farm's building."""

    hazard: str | None = None
    neutral: str | None = None
    side: Literal[1, 2] | None = None
    owner: int | None = None
    building: int | None = None


class LocationAction(msgspec.Struct, frozen=True):
    """An action printed where the breeder of the turn stands."""

    action: str
    effects: list[PrintedEffect]
    used: bool


class Showing(msgspec.Struct, frozen=True):
    """The sheep that would be shown now, and what they would be worth with all that is permanent."""

    cards: list[str]
    worth: int


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: int
    number: int
    pending: str | None
    """What is asked, None when the game is over."""
    actions: list[LocationAction]
    """While they are offered."""
    options: list[OfferedEffect]
    """Those among which `choose` chooses."""
    wage: int | None = None
    """Pounds per builder, while a building is chosen or placed."""
    building: int | None = None
    """The one that is being placed."""
    site_prices: dict[str, int] = {}
    """What placing it costs, by space."""
    showing: Showing | None = None
    """While sheep are shown, and only for their owner."""


class JobRow(msgspec.Struct, frozen=True):
    pounds: int
    """As the action in progress changes it."""
    workers: list[bool]
    """Whether one stands there, in the order of the worker rows."""


class TileRow(msgspec.Struct, frozen=True):
    pounds: int
    """As the action in progress changes it."""
    tiles: list[str | None]


class TileMarket(msgspec.Struct, frozen=True):
    rows: list[TileRow]
    first_column: int
    """The leftmost one in use, counted from 1."""
    marker: int | None
    """The row where it stands, counted from 0; None once it is taken."""
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
    """The harbourmaster tile of a medium port, or the worker who was given for it."""

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
    """How many discs have left each auxiliary action: so often it is free."""
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
    points: list[int]
    """By category, as things stand."""
    hand: Counts | None = None
    """Only for its owner."""


class SarahNow(msgspec.Struct, frozen=True):
    speciality: WorkerType
    card: int | None
    pile: list[int]
    """The cards to come, without their order."""
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
    """By the sign of their pile."""
    harbours: dict[str, Harbour]
    port_prices: dict[str, int]
    """What upgrading each port costs whoever comes next; ports that are full are left out."""
    movement_tiles: int
    movement_tile_space: int
    """Of the exploration track."""
    farms: list[Farm]
    sarah: SarahNow | None
    notes: dict[str, Note]
    """What the things on the table say just now beside what is printed, by the names of their explanations;
    those of a farm's board end with `@` and its seat."""
