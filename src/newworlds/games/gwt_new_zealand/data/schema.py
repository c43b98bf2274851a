"""The structure of the component files: every field that a rule reads; notes and sources are for people only."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from newworlds.games.gwt_new_zealand.data.effects import Counted, Name, PrintedEffect
from newworlds.games.gwt_new_zealand.data.sarah_effects import SarahEffect


class Printed(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something printed on a component."""


Hand = Literal["none", "black", "green"]
Border = Literal["none", "white", "black"]
WorkerType = Literal["shepherd", "builder", "sailor", "shearer"]
Pile = Literal["wheel", "barrel", "bell", "compass"]
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
"""The order of this literal and the next ones gives the numbers in `printed.names`."""
NodeKind = Literal["start", "neutral", "build", "landslide", "flood", "wellington"]
PortSize = Literal["small", "medium", "large"]
ArrowColour = Literal["black", "yellow", "turquoise", "red"]

Count = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
Points = Annotated[int, Meta(ge=-99, le=99)]
Actions = Annotated[list[PrintedEffect], Meta(max_length=4)]
"""The actions of one side of a building."""
Column = Annotated[int, Meta(ge=1, le=5)]
WorkerNumber = Literal["0", "1", "2", "3", "4", "5"]
"""The number of workers Sarah has in a row, as the key of a table."""


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


class Node(Printed, frozen=True):
    """One space of the trail."""

    id: Name
    kind: NodeKind
    next: list[Name]
    letter: str = ""
    number: Count = 0
    lush: bool = False
    risky: bool = False
    risk_action: list[PrintedEffect] = []
    needs_exploration: Count = 0
    gold_on_build: Count = 0


class Trail(Printed, frozen=True):
    node: list[Node]


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


class Seating(Printed, frozen=True):
    seat: Some
    pounds: Count
    cards: Count
    tokens: Count


class SetupFor(Printed, frozen=True):
    players: Some
    draw_from_a: Count
    bonus_tiles_placed: Count
    bonus_columns_used: Count
    market_sheep: Count
    bonus_pile: Count
    step_tiles: Count
    step_tile_space: Count
    step_limit: Some


class SetupRules(Printed, frozen=True):
    starting_order: list[Seating]
    by_players: list[SetupFor]
    start_gold: Count
    first_turn_discard_down_to: Count


class BonusCardSlots(Printed, frozen=True):
    gold_cost: dict[Pile, Count]


class Fees(Printed, frozen=True):
    black_hand: Count
    green_hand: Count


class JobMarket(Printed, frozen=True):
    row_costs_top_to_bottom: Annotated[list[Count], Meta(min_length=1, max_length=20)]


class Arrow(Printed, frozen=True):
    from_row: Some
    colour: ArrowColour


class BonusMarket(Printed, frozen=True):
    columns: Some
    token_start_row: Some
    row_costs_top_to_bottom: Annotated[list[Count], Meta(min_length=1, max_length=20)]
    arrows: list[Arrow]


class SheepOption(Printed, frozen=True):
    shepherds: Count
    pounds: Count
    cards: Count
    breeds: Annotated[list[Name], Meta(min_length=1)]
    bonus_tokens: Count = 0


class SheepMarket(Printed, frozen=True):
    option: list[SheepOption]


class TrackPoints(Printed, frozen=True):
    vp: dict[str, Points]


class Exploration(Printed, frozen=True):
    last: Some
    gold_at: list[Count]
    choice_at: Count
    vp_from_space: TrackPoints


class DiscSpace(Printed, frozen=True):
    id: Name
    starts: Literal["disc", "grey"]
    border: Border
    unlock_cost: Count
    vp: Points = 0
    actions: list[PrintedEffect] = []


class Auxiliary(Printed, frozen=True):
    id: Name
    discs: tuple[str, str]
    cost: Count
    actions: Annotated[list[PrintedEffect], Meta(min_length=1)]


class WarehousePair(Printed, frozen=True):
    id: Some
    vp: Points = 0
    actions: list[PrintedEffect] = []


class WorkerSpace(Printed, frozen=True):
    column: Some
    vp: Points = 0
    actions: list[PrintedEffect] = []


class WorkerRow(Printed, frozen=True):
    type: WorkerType
    columns: Annotated[list[WorkerSpace], Meta(min_length=5, max_length=5)]


class PlayerBoard(Printed, frozen=True):
    hand_limit_start: Some
    temp_certificate_limit_start: Count
    gold_max: Some
    disc_space: list[DiscSpace]
    aux: list[Auxiliary]
    warehouse_pair: list[WarehousePair]
    worker_row: list[WorkerRow]


class GameEnd(Printed, frozen=True):
    trigger_player_keeps_token_vp: Points


class Board(Printed, frozen=True):
    setup: SetupRules
    bonus_card_slots: BonusCardSlots
    fees: Fees
    job_market: JobMarket
    bonus_market: BonusMarket
    sheep_market: SheepMarket
    exploration: Exploration
    player_board: PlayerBoard
    game_end: GameEnd


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


class Printing(Printed, frozen=True):
    """Everything a game is played with."""

    board: Board
    trail: Trail
    sea: Sea
    tiles: Tiles
    cards: Cards
    sarah: Sarah
