"""The table as one seat may see it."""

from __future__ import annotations

from typing import Any, Final

from newworlds.core.eyes import REFEREE
from newworlds.core.game import SheetRow
from newworlds.core.message import Message
from newworlds.games.gold_rush.events import ROLES
from newworlds.games.gold_rush.rules import cities, codes, mountains, prairies, rails
from newworlds.games.gold_rush.state import State
from newworlds.kernels.tiles.board import feature_entry, followers_on_map, map_board, roots
from newworlds.kernels.tiles.features import is_complete, members, symbol_count, terrain_of
from newworlds.kernels.tiles.move_numbers import KIND_SHIFT
from newworlds.kernels.tiles.stack import tiles_left

SHEET: Final = ("rails", "mountains", "cities", "unfinished", "prairies", "tokens")


def board(state: State, eyes: int) -> dict[str, Any]:
    """See docs/protocol.md, "Tile games' board" and "Gold Rush's board"."""
    names = state.tables.names
    return {
        **map_board(state.land, names, state.tables.printed),
        "step": "over" if state.is_over else ("laying", "acting")[state.step],
        "followers": followers_on_map(state.land, names, list(ROLES)),
        "features": [_feature(state, root) for root in roots(state.land)],
        "tents": [_tent(state, section) for section in state.tents],
        "piles": _piles(state),
        "tokens": _tokens(state, eyes),
        "farmers": state.has_farmers,
        "stack": _stack(state) if eyes == REFEREE else None,
    }


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
    """Tiles in the stack, in hand, set aside or laid; cowboys at home or out; tokens wherever they lie; tents."""
    land = state.land
    out = [seat for seat in land.standing if seat > 0]
    on_map = sum(symbol_count(land, root, codes.TOKENS) for root in _mountain_roots(state))
    held = sum(state.tables.number_held(held) for held in state.held)
    tiles = tiles_left(land) + (land.in_hand >= 0) + len(land.aside) + land.tiles
    cowboys = {f"cowboys of seat {seat}": land.supply[seat] + out.count(seat + 1) for seat in range(state.players)}
    return {
        **cowboys,
        "tiles": tiles,
        "tents": len(state.tents),
        "tokens": state.token_supply + on_map + held + state.tokens_lost,
        "tokens by value": len(state.bag) + held,
        "token points": sum(state.tables.token_values[token] for token in state.bag)
        + sum(state.tables.worth_held(held) for held in state.held),
    }


def _feature(state: State, root: int) -> dict[str, Any]:
    """`worth` is what it would bring if it were completed as it is, and at the end of the game as it is."""
    entry = feature_entry(state.land, state.tables.names, root)
    terrain = terrain_of(state.land, root)
    entry["complete"] = _is_completed(state, root, terrain)
    if terrain == codes.RAIL:
        worth = {"completed": rails.completed_worth(state, root), "at_end": rails.unfinished_worth(state, root)}
    elif terrain == codes.MOUNTAIN:
        worth = {"completed": mountains.worth(state, root), "at_end": mountains.worth(state, root)}
        entry["tokens"] = symbol_count(state.land, root, codes.TOKENS)
    elif terrain == codes.CITY:
        worth = {"completed": cities.worth(state, root), "at_end": cities.worth(state, root)}
    else:
        worth = {"completed": prairies.worth(state, root), "at_end": prairies.worth(state, root)}
    return {**entry, "worth": worth}


def _is_completed(state: State, root: int, terrain: int) -> bool:
    if terrain == codes.CITY:
        return cities.is_completed(state, root)
    return terrain != codes.PRAIRIE and is_complete(state.land, root)


def _tent(state: State, section: int) -> dict[str, Any] | None:
    if section == codes.AT_HOME:
        return None
    return _place(state, section)


def _place(state: State, node: int) -> dict[str, Any]:
    row, column, name = state.tables.names.node_place(state.land, node)
    return {"row": row, "col": column, "feature": name}


def _piles(state: State) -> list[dict[str, Any]]:
    """One a mountain (GR-5), on its oldest section; also of one just completed, as long as it may be mined (GR-9)."""
    numbers = {
        min(members(state.land, root)): symbol_count(state.land, root, codes.TOKENS) for root in _mountain_roots(state)
    }
    return [{**_place(state, section), "tokens": numbers[section]} for section in sorted(numbers) if numbers[section]]


def _tokens(state: State, eyes: int) -> dict[str, Any]:
    """GR-21: numbers are public, values their owner's until the end."""
    tables = state.tables
    return {
        "supply": state.token_supply,
        "lost": state.tokens_lost,
        "held": [tables.number_held(held) for held in state.held],
        "values": [
            tables.values_held(held) if state.is_over or eyes in (seat, REFEREE) else None
            for seat, held in enumerate(state.held)
        ],
    }


def _stack(state: State) -> dict[str, Any]:
    """What nobody at the table knows: the tiles and tokens to come, the next one first."""
    land, tables = state.land, state.tables
    return {
        "tiles": [tables.names.tiles[kind] for kind in list(land.stack)[land.drawn :]],
        "tokens": [tables.token_values[token] for token in reversed(list(state.bag))],
    }


def _mountain_roots(state: State) -> list[int]:
    return [root for root in roots(state.land) if terrain_of(state.land, root) == codes.MOUNTAIN]
