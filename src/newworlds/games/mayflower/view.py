"""The table as a viewer may see it: only the order of the stack is hidden."""

from __future__ import annotations

from typing import Final

import msgspec

from newworlds.core.game import Progress, SheetRow
from newworlds.core.message import Message
from newworlds.core.moves import Choice, Move
from newworlds.core.setup import Components
from newworlds.core.viewer import REFEREE
from newworlds.games.mayflower.board import Explorer, MayflowerBoard, StartSpace, StepName
from newworlds.games.mayflower.events import ROLES
from newworlds.games.mayflower.moves import ChooseScoring, PlaceSettler
from newworlds.games.mayflower.rules import codes
from newworlds.games.mayflower.rules.ending import worth_at_end
from newworlds.games.mayflower.rules.scoring import is_completed, worth
from newworlds.games.mayflower.state import State
from newworlds.kernels.tiles.board import Feature, Worth
from newworlds.kernels.tiles.features import terrain_of
from newworlds.kernels.tiles.showing import (
    feature_on_map,
    followers_on_map,
    followers_owned,
    laid_tiles,
    role_just_laid,
    roots,
    seen_kinds,
    tile_in_hand,
    tiles_in_play,
    tiles_set_aside,
    tiles_to_come,
)
from newworlds.kernels.tiles.stack import tiles_left

STEPS: Final[dict[int, StepName]] = {
    codes.LAYING: "laying",
    codes.PLACING: "placing",
    codes.CHOOSING: "choosing",
    codes.OVER: "over",
}
SHEET: Final = ("roads", "towns", "farms", "explorers", "unfinished", "plains")


def board(state: State, components: Components, viewer: int) -> MayflowerBoard:
    land, names = state.land, state.tables.names
    return MayflowerBoard(
        step=STEPS[state.step],
        tiles=laid_tiles(land, names),
        kinds=seen_kinds(land, names, state.tables.printed),
        in_hand=tile_in_hand(land, names),
        left=tiles_left(land),
        set_aside=tiles_set_aside(land, names),
        supply=list(land.supply),
        followers=followers_on_map(land, names, ROLES),
        features=[_feature(state, root) for root in roots(land)],
        coast=_coast(components),
        columns_grow="westwards",
        explorers=_explorers(state),
        rear=state.rear,
        waiting=[names.node_place(land, node) for node in state.waiting],
        stack=_stack(state, viewer),
    )


def seen_by(viewer: int, state: State, board: MayflowerBoard) -> MayflowerBoard:
    """Only the stack is hidden."""
    stack = _stack(state, viewer)
    return board if stack == board.stack else msgspec.structs.replace(board, stack=stack)


def _stack(state: State, viewer: int) -> list[str] | None:
    return tiles_to_come(state.land, state.tables.names) if viewer == REFEREE else None


def choice(state: State, move: Move) -> Choice[Move]:
    match move:
        case PlaceSettler(feature=part):
            return Choice(move, piece=role_just_laid(state.land, state.tables.names, part, ROLES))
        case ChooseScoring():
            return Choice(move, is_scoring=True)
    return Choice(move)


def progress(state: State) -> Progress | None:
    """MF-4, MF-7: a tile, then a settler. What is scored first is no step: most turns have no such choice."""
    now = {codes.LAYING: 1, codes.PLACING: 2}.get(state.step)
    return None if now is None else Progress(now, of=2)


def prompt(state: State) -> Message:
    if state.step == codes.LAYING:
        return Message("mayflower.prompt.lay", {"left": tiles_left(state.land)})
    if state.step == codes.PLACING:
        return Message("mayflower.prompt.place", {"left": state.land.supply[state.to_act]})
    return Message("mayflower.prompt.choose", {"count": len(state.waiting)})


def sheet(state: State) -> list[SheetRow]:
    """Points by category."""
    return [
        SheetRow(Message(f"mayflower.sheet.{name}"), list(state.sheet)[row :: codes.SHEET_ROWS])
        for row, name in enumerate(SHEET)
    ]


def inventory(state: State) -> dict[str, int]:
    """Tiles in the stack, in hand, set aside or laid; settlers at home or on the map."""
    land = state.land
    return {
        **{f"settlers of seat {seat}": followers_owned(land, seat) for seat in range(state.players)},
        "tiles": tiles_in_play(land) - len(state.tables.spaces),
    }


def _feature(state: State, root: int) -> Feature:
    at_end = worth_at_end(state, root)
    completed = at_end if terrain_of(state.land, root) == codes.PLAIN else worth(state, root)
    is_complete = is_completed(state, root)
    return feature_on_map(state.land, state.tables.names, root, is_complete, Worth(completed, at_end))


def _coast(components: Components) -> list[StartSpace]:
    """The start spaces, north to south, and the towns' names."""
    spaces = components["coast"]["space"]
    return [StartSpace(space["tile"], row, 0, space.get("town")) for row, space in enumerate(spaces)]


def _explorers(state: State) -> list[Explorer]:
    """Where to show them. The one ahead is shown further north; only their columns matter."""
    last = len(state.tables.spaces) - 1
    return [Explorer(row, -column, column) for row, column in ((0, state.front), (last, state.rear))]
