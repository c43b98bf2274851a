"""The table as a viewer may see it: only the order of the stack is hidden."""

from __future__ import annotations

from typing import Any, Final

from newworlds.core.eyes import REFEREE
from newworlds.core.game import SheetRow
from newworlds.core.message import Message
from newworlds.core.setup import Components
from newworlds.games.mayflower.events import ROLES
from newworlds.games.mayflower.rules import codes
from newworlds.games.mayflower.rules.ending import worth_at_end
from newworlds.games.mayflower.rules.scoring import is_completed, worth
from newworlds.games.mayflower.state import State
from newworlds.kernels.tiles.board import feature_entry, followers_on_map, map_board, roots
from newworlds.kernels.tiles.features import terrain_of
from newworlds.kernels.tiles.stack import tiles_left

STEPS: Final = {codes.LAYING: "laying", codes.PLACING: "placing", codes.CHOOSING: "choosing", codes.OVER: "over"}
SHEET: Final = ("roads", "towns", "farms", "explorers", "unfinished", "plains")


def board(state: State, components: Components, eyes: int) -> dict[str, Any]:
    """See docs/protocol.md, "Tile games' board" and "Mayflower's board"."""
    land, names = state.land, state.tables.names
    return {
        **map_board(land, names, state.tables.printed),
        "step": STEPS[state.step],
        "followers": followers_on_map(land, names, list(ROLES)),
        "features": [_feature(state, root) for root in roots(land)],
        "coast": _coast(components),
        "explorers": _explorers(state),
        "waiting": [list(names.node_place(land, node)) for node in state.waiting],
        "stack": _stack(state) if eyes == REFEREE else None,
    }


def prompt(state: State) -> Message:
    if state.step == codes.LAYING:
        return Message("mayflower.prompt.lay", {"left": tiles_left(state.land)})
    if state.step == codes.PLACING:
        return Message("mayflower.prompt.place", {"left": state.land.supply[state.to_act]})
    return Message("mayflower.prompt.choose", {"count": len(state.waiting)})


def sheet(state: State) -> list[SheetRow]:
    """Points by what they were for."""
    return [
        SheetRow(Message(f"mayflower.sheet.{name}"), list(state.sheet)[row :: codes.SHEET_ROWS])
        for row, name in enumerate(SHEET)
    ]


def inventory(state: State) -> dict[str, int]:
    """Tiles in the stack, in hand, set aside or laid; settlers at home or out."""
    land = state.land
    out = [seat for seat in land.standing if seat > 0]
    settlers = {f"settlers of seat {seat}": land.supply[seat] + out.count(seat + 1) for seat in range(state.players)}
    laid = land.tiles - len(state.tables.spaces)
    return {**settlers, "tiles": tiles_left(land) + (land.in_hand >= 0) + len(land.aside) + laid}


def _feature(state: State, root: int) -> dict[str, Any]:
    """`worth` is what it would bring if it were completed as it is, and at the end of the game as it is."""
    at_end = worth_at_end(state, root)
    completed = at_end if terrain_of(state.land, root) == codes.PLAIN else worth(state, root)
    entry = feature_entry(state.land, state.tables.names, root)
    return {**entry, "complete": is_completed(state, root), "worth": {"completed": completed, "at_end": at_end}}


def _coast(components: Components) -> list[dict[str, Any]]:
    """The start spaces, north to south, and the towns' names."""
    spaces = components["coast"]["space"]
    return [
        {"tile": space["tile"], "row": row, "col": 0, "town": space.get("town")} for row, space in enumerate(spaces)
    ]


def _explorers(state: State) -> list[dict[str, Any]]:
    """Where to show them. The northern one is the one that goes ahead; only their columns matter."""
    last = len(state.tables.spaces) - 1
    return [{"row": row, "col": -column, "column": column} for row, column in ((0, state.front), (last, state.rear))]


def _stack(state: State) -> list[str]:
    """The tiles to come, the next one first, which nobody at the table knows."""
    return [state.tables.names.tiles[kind] for kind in list(state.land.stack)[state.land.drawn :]]
