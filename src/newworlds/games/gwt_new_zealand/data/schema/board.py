"""The structure of `board.toml`: the game board, the player boards and the set-up."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from newworlds.games.gwt_new_zealand.data.effects import Name, PrintedEffect
from newworlds.games.gwt_new_zealand.data.schema.values import Border, Count, Pile, Points, Printed, Some, WorkerType

ArrowColour = Literal["black", "yellow", "turquoise", "red"]
"""Their order gives the numbers in `printed.names`."""


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
