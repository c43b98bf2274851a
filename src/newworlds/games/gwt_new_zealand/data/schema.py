"""The shape of the component files: every field a rule reads; notes and sources beside them are for people."""

from __future__ import annotations

from typing import Literal

import msgspec


class Printed(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something printed on a component."""


class Effect(Printed, frozen=True):
    """One icon, or a group of icons; `data/board.toml` tells what each `op` means."""

    op: str
    n: int | str = 0
    mod: int = 0
    mode: str = ""
    card: str = ""
    what: str = ""
    per: str = ""
    cost: int = 0
    per_builder: int = 0
    value: int = 0
    to: str = ""
    may_waive: bool = False
    breeds: list[str] = []
    then: list[Effect] = []
    of: list[Effect] = []


Hand = Literal["none", "black", "green"]
Border = Literal["none", "white", "black"]


class Sheep(Printed, frozen=True):
    breed: str
    deck: Literal["starting", "market"]
    breeding: int
    wool: int
    vp: int
    count: int = 0
    count_per_player: int = 0


class Support(Printed, frozen=True):
    id: str
    count: int
    kind: Literal["sheep", "action"]
    vp: int
    breeding: int = 0
    wool: int = 0
    actions: list[Effect] = []


class BonusSet(Printed, frozen=True):
    set: int
    count: int
    kind: Literal["sheep", "action", "objective"]
    vp: int
    is_ferry: bool = False
    breeding: int = 0
    wool: int = 0
    actions: list[Effect] = []
    conditions: list[str] = []
    penalty: int = 0


class Objective(Printed, frozen=True):
    id: str
    actions: list[Effect]
    conditions: list[str]
    vp: int
    penalty: int


class Cards(Printed, frozen=True):
    sheep: list[Sheep]
    support: list[Support]
    bonus_set: list[BonusSet]
    objective: list[Objective]


class Node(Printed, frozen=True):
    """One space of the trail."""

    id: str
    kind: Literal["start", "neutral", "build", "landslide", "flood", "wellington"]
    next: list[str]
    letter: str = ""
    number: int = 0
    lush: bool = False
    risky: bool = False
    risk_action: list[Effect] = []
    needs_exploration: int = 0
    gold_on_build: int = 0


class Trail(Printed, frozen=True):
    node: list[Node]


class LocalCounter(Printed, frozen=True):
    value: int
    border: Border
    cost: int
    vp: int
    card: str = "none"
    gain_money: int = 0
    repeatable: bool = False
    port: str = ""


class GreenArrow(Printed, frozen=True):
    a: int
    b: int
    vp: int


class GreenArrows(Printed, frozen=True):
    pairs: list[GreenArrow]


class Lane(Printed, frozen=True):
    id: str
    nodes: list[str]


class Port(Printed, frozen=True):
    id: str
    size: Literal["small", "medium", "large"]
    node: str
    slot_costs: list[int] = []
    cost: int = 0
    border: Border = "none"
    card: str = "none"
    vp: int = 0
    ship_returns_to_start: bool = False


class YellowArrows(Printed, frozen=True):
    vp_each: int
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
    type: Literal["shepherd", "builder", "sailor", "shearer"]
    count: int


class Hazard(Printed, frozen=True):
    type: Literal["landslide", "flood"]
    vp: int
    hand: Hand
    count: int


class HazardCards(Printed, frozen=True):
    landslide_gives: str
    flood_gives: str


class BonusTile(Printed, frozen=True):
    id: str
    count: int
    vp: int
    cost: list[Effect] = []
    actions: list[Effect] = []


class PointsPer(Printed, frozen=True):
    per: str
    vp: int


class Harbourmaster(Printed, frozen=True):
    id: int
    top: list[Effect]
    bottom: PointsPer


class Neutral(Printed, frozen=True):
    letter: str
    side_1: list[Effect]
    side_2: list[Effect] = []


class Personal(Printed, frozen=True):
    id: str
    builders: int
    vp: int
    hand: Hand
    actions: list[Effect]


class Tiles(Printed, frozen=True):
    worker: list[Worker]
    hazard: list[Hazard]
    hazards: HazardCards
    bonus_tile: list[BonusTile]
    harbourmaster: list[Harbourmaster]
    neutral: list[Neutral]
    personal: list[Personal]


class Seating(Printed, frozen=True):
    seat: int
    pounds: int
    cards: int
    tokens: int


class SetupFor(Printed, frozen=True):
    players: int
    draw_from_a: int
    bonus_tiles_placed: int
    bonus_columns_used: int
    market_sheep: int
    bonus_pile: int
    step_tiles: int
    step_tile_space: int
    step_limit: int


class SetupRules(Printed, frozen=True):
    starting_order: list[Seating]
    by_players: list[SetupFor]
    start_gold: int
    first_turn_discard_down_to: int


class BonusCardSlots(Printed, frozen=True):
    gold_cost: dict[str, int]


class Fees(Printed, frozen=True):
    black_hand: int
    green_hand: int


class JobMarket(Printed, frozen=True):
    row_costs_top_to_bottom: list[int]


class Arrow(Printed, frozen=True):
    from_row: int
    colour: Literal["black", "yellow", "turquoise", "red"]


class BonusMarket(Printed, frozen=True):
    columns: int
    token_start_row: int
    row_costs_top_to_bottom: list[int]
    arrows: list[Arrow]


class SheepOption(Printed, frozen=True):
    shepherds: int
    pounds: int
    cards: int
    breeds: list[str]
    bonus_tokens: int = 0


class SheepMarket(Printed, frozen=True):
    option: list[SheepOption]


class TrackPoints(Printed, frozen=True):
    vp: dict[str, int]


class Exploration(Printed, frozen=True):
    last: int
    gold_at: list[int]
    choice_at: int
    vp_from_space: TrackPoints


class DiscSpace(Printed, frozen=True):
    id: str
    starts: Literal["disc", "grey"]
    border: Border
    unlock_cost: int
    vp: int = 0
    actions: list[Effect] = []


class Auxiliary(Printed, frozen=True):
    id: str
    discs: tuple[str, str]
    cost: int
    actions: list[Effect]


class WarehousePair(Printed, frozen=True):
    id: int
    vp: int = 0
    actions: list[Effect] = []


class WorkerSpace(Printed, frozen=True):
    column: int
    vp: int = 0
    actions: list[Effect] = []


class WorkerRow(Printed, frozen=True):
    type: str
    columns: list[WorkerSpace]


class PlayerBoard(Printed, frozen=True):
    hand_limit_start: int
    temp_certificate_limit_start: int
    gold_max: int
    disc_space: list[DiscSpace]
    aux: list[Auxiliary]
    warehouse_pair: list[WarehousePair]
    worker_row: list[WorkerRow]


class GameEnd(Printed, frozen=True):
    trigger_player_keeps_token_vp: int


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
    discs_in_supply: int


class Difficulty(Printed, frozen=True):
    name: str
    removed_cards: list[int]
    first_delivery: int


class SarahBoard(Printed, frozen=True):
    column_bonus_card: dict[str, str]


class SarahSpace(Printed, frozen=True):
    row: str
    columns: list[int]
    actions: list[Effect]


class MarketChoice(Printed, frozen=True):
    shepherds: int
    takes_any_of: list[list[int]]


class MarketTile(Printed, frozen=True):
    option: list[MarketChoice]


class SarahCard(Printed, frozen=True):
    id: int
    move: int | Literal["type", "speciality"]
    type: str = ""
    actions: list[Effect] = []
    specialised: list[Effect] = []
    unspecialised: list[Effect] = []
    sailor_table: dict[str, str] = {}
    shearer_table: dict[str, list[str]] = {}


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
