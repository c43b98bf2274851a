"""The table as one seat may see it."""

from __future__ import annotations

from typing import Final

import msgspec

from newworlds.core.game import Progress, SheetRow
from newworlds.core.message import Message
from newworlds.core.moves import Choice, Move
from newworlds.core.viewer import REFEREE
from newworlds.games.gold_rush.board import GoldRushBoard, Pile, Stack, StepName, Tokens
from newworlds.games.gold_rush.events import ROLES
from newworlds.games.gold_rush.moves import PlaceCowboy, PlaceTent
from newworlds.games.gold_rush.rules import cities, codes, mountains, prairies, rails
from newworlds.games.gold_rush.state import State
from newworlds.kernels.tiles.board import Feature, Worth
from newworlds.kernels.tiles.features import is_complete, members, symbol_count, terrain_of
from newworlds.kernels.tiles.move_numbers import KIND_SHIFT
from newworlds.kernels.tiles.showing import (
    feature_on_map,
    followers_on_map,
    followers_owned,
    laid_tiles,
    part_at,
    role_just_laid,
    roots,
    seen_kinds,
    tile_in_hand,
    tiles_in_play,
    tiles_set_aside,
    tiles_to_come,
)
from newworlds.kernels.tiles.stack import tiles_left

SHEET: Final = ("rails", "mountains", "cities", "unfinished", "prairies", "tokens")


def board(state: State, viewer: int) -> GoldRushBoard:
    land, names = state.land, state.tables.names
    return GoldRushBoard(
        step=_step(state),
        tiles=laid_tiles(land, names),
        kinds=seen_kinds(land, names, state.tables.printed),
        in_hand=tile_in_hand(land, names),
        left=tiles_left(land),
        set_aside=tiles_set_aside(land, names),
        supply=list(land.supply),
        followers=followers_on_map(land, names, ROLES),
        features=[_feature(state, root) for root in roots(land)],
        columns_grow="eastwards",
        farmers=state.has_farmers,
        tents=[None if section == codes.AT_HOME else part_at(land, names, section) for section in state.tents],
        piles=_piles(state),
        tokens=_tokens(state, viewer),
        stack=_stack(state) if viewer == REFEREE else None,
    )


def seen_by(viewer: int, state: State, board: GoldRushBoard) -> GoldRushBoard:
    """Only the values of tokens and the stack are hidden."""
    tokens, stack = _tokens(state, viewer), _stack(state) if viewer == REFEREE else None
    is_same = tokens == board.tokens and stack == board.stack
    return board if is_same else msgspec.structs.replace(board, tokens=tokens, stack=stack)


def choice(state: State, move: Move) -> Choice[Move]:
    match move:
        case PlaceCowboy(feature=part):
            return Choice(move, piece=role_just_laid(state.land, state.tables.names, part, ROLES))
        case PlaceTent():
            return Choice(move, piece="tent")
    return Choice(move)


def progress(state: State) -> Progress:
    """GR-4, GR-6: a tile, then one action."""
    return Progress(1 if state.step == codes.LAYING else 2, of=2)


def prompt(state: State) -> Message:
    if state.step == codes.LAYING:
        return Message("gold_rush.prompt.lay", {"left": tiles_left(state.land)})
    kinds = {move >> KIND_SHIFT for move in state.legal()}
    possible = {
        "cowboy": codes.PLACE_COWBOY in kinds,
        "tent": codes.PLACE_TENT in kinds,
        "token": codes.TAKE_TOKEN in kinds,
    }
    return Message("gold_rush.prompt.act", possible)


def sheet(state: State) -> list[SheetRow]:
    return [
        SheetRow(Message(f"gold_rush.sheet.{name}"), list(state.sheet)[row :: codes.SHEET_ROWS])
        for row, name in enumerate(SHEET)
    ]


def inventory(state: State) -> dict[str, int]:
    """Tiles in the stack, in hand, set aside or laid; cowboys at home or on the map; all tokens; tents."""
    land = state.land
    on_map = sum(symbol_count(land, root, codes.TOKENS) for root in _mountain_roots(state))
    held = sum(state.tables.number_held(held) for held in state.held)
    return {
        **{f"cowboys of seat {seat}": followers_owned(land, seat) for seat in range(state.players)},
        "tiles": tiles_in_play(land),
        "tents": len(state.tents),
        "tokens": state.token_supply + on_map + held + state.tokens_lost,
        "tokens by value": len(state.bag) + held,
        "token points": sum(state.tables.token_values[token] for token in state.bag)
        + sum(state.tables.worth_held(held) for held in state.held),
    }


def _step(state: State) -> StepName:
    if state.is_over:
        return "over"
    return "laying" if state.step == codes.LAYING else "acting"


def _feature(state: State, root: int) -> Feature:
    land = state.land
    terrain = terrain_of(land, root)
    tokens = symbol_count(land, root, codes.TOKENS) if terrain == codes.MOUNTAIN else None
    is_complete = _is_completed(state, root, terrain)
    return feature_on_map(land, state.tables.names, root, is_complete, _worth(state, root, terrain), tokens)


def _worth(state: State, root: int, terrain: int) -> Worth:
    if terrain == codes.RAIL:
        return Worth(rails.completed_worth(state, root), rails.unfinished_worth(state, root))
    chapter = {codes.MOUNTAIN: mountains, codes.CITY: cities}.get(terrain, prairies)
    points = chapter.worth(state, root)
    return Worth(points, points)


def _is_completed(state: State, root: int, terrain: int) -> bool:
    if terrain == codes.CITY:
        return cities.is_completed(state, root)
    return terrain != codes.PRAIRIE and is_complete(state.land, root)


def _piles(state: State) -> list[Pile]:
    """One for each mountain (GR-5), on its oldest section.

    Including one just completed, as long as it may be mined (GR-9).
    """
    numbers = {
        min(members(state.land, root)): symbol_count(state.land, root, codes.TOKENS) for root in _mountain_roots(state)
    }
    place = state.tables.names.node_place
    return [Pile(*place(state.land, section), numbers[section]) for section in sorted(numbers) if numbers[section]]


def _tokens(state: State, viewer: int) -> Tokens:
    """GR-21: counts are public; only the owner knows the values until the end."""
    tables = state.tables
    return Tokens(
        supply=state.token_supply,
        lost=state.tokens_lost,
        held=[tables.number_held(held) for held in state.held],
        values=[
            tables.values_held(held) if state.is_over or viewer in (seat, REFEREE) else None
            for seat, held in enumerate(state.held)
        ],
        points=[
            tables.worth_held(held) if state.is_over or viewer in (seat, REFEREE) else None
            for seat, held in enumerate(state.held)
        ],
    )


def _stack(state: State) -> Stack:
    tables = state.tables
    return Stack(
        tiles=tiles_to_come(state.land, tables.names),
        tokens=[tables.token_values[token] for token in reversed(list(state.bag))],
    )


def _mountain_roots(state: State) -> list[int]:
    return [root for root in roots(state.land) if terrain_of(state.land, root) == codes.MOUNTAIN]
