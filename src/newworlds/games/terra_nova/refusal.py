"""Why a move is refused, with the rule it breaks."""

from __future__ import annotations

from newworlds.core.message import Argument, Message
from newworlds.core.moves import Move
from newworlds.games.terra_nova.moves import MoveSettler, PlaceSettler, PlaceStone
from newworlds.games.terra_nova.notation import Space, space_name
from newworlds.games.terra_nova.rules import codes
from newworlds.games.terra_nova.rules.moving import has_room
from newworlds.games.terra_nova.state import State


def refusal(state: State, move: Move) -> Message:
    """Why a move is not in `state.legal()`."""
    match move:
        case PlaceSettler(space=space):
            return _placing(state, space)
        case MoveSettler(start=start, to=to):
            return _moving(state, start, to)
        case PlaceStone(space=space):
            return _stone(state, space)
    raise ValueError(move)


def _placing(state: State, space: Space) -> Message:
    if state.action != codes.PLACING:
        return _because("all_placed", "TN-2")
    return _not_empty(state, space, "TN-2")


def _moving(state: State, start: Space, to: Space) -> Message:
    if state.action == codes.PLACING:
        return _because("place_first", "TN-2")
    content = _content(state, start)
    if content != codes.SETTLER + state.to_act:
        return _because("not_your_settler", "TN-5", space=space_name(start))
    if not has_room(state, state.tables.cell_at[start]):
        return _because("no_room", "TN-5", space=space_name(start))
    if start == to:
        return _because("must_move", "TN-5")
    return _on_the_way(state, start, to)


def _on_the_way(state: State, start: Space, to: Space) -> Message:
    """TN-5: straight, over empty spaces only; TN-6: not back to the start."""
    here, target = state.tables.cell_at[start], state.tables.cell_at[to]
    step = _step_towards(state, here, target)
    if step == 0:
        return _because("not_straight", "TN-5", start=space_name(start), to=space_name(to))
    cell = here + step
    while state.content[cell] == codes.EMPTY and cell != target:
        cell += step
    if state.content[cell] == codes.OFF_BOARD:
        return _because("off_board", "TN-5", start=space_name(start), to=space_name(to))
    if state.content[cell] != codes.EMPTY:
        return _not_empty(state, state.tables.place_of[cell], "TN-5")
    return _because("no_return", "TN-6", space=space_name(to))


def _step_towards(state: State, here: int, target: int) -> int:
    """The step in the direction of `target`; 0 when it is not in one of the six directions."""
    for step in state.tables.grid.steps:
        cell = here + step
        while 0 < cell < state.tables.grid.cells and not _is_margin(state, cell):
            if cell == target:
                return step
            cell += step
    return 0


def _is_margin(state: State, cell: int) -> bool:
    """The column between the end of one row of the grid and the beginning of the next."""
    return (cell + 1) % state.tables.grid.stride == 0


def _stone(state: State, space: Space) -> Message:
    if state.action == codes.PLACING:
        return _because("place_first", "TN-2")
    if state.action == codes.FIRST_ACTION:
        return _because("move_first", "TN-3")
    if state.stones_left == 0:
        return _because("no_stones", "TN-8")
    if _content(state, space) != codes.EMPTY:
        return _not_empty(state, space, "TN-7")
    if state.first_moved == 0 and state.second_moved == 0:
        return _because("settler_gone", "TN-7")
    return _because("not_beside", "TN-7", space=space_name(space))


def _not_empty(state: State, space: Space, rule: str) -> Message:
    content = _content(state, space)
    if content >= codes.REGION:
        return _because("out_of_play", "TN-12", space=space_name(space))
    code = "stone_there" if content == codes.STONE else "settler_there"
    return _because(code, rule, space=space_name(space))


def _content(state: State, space: Space) -> int:
    return state.content[state.tables.cell_at[space]]


def _because(code: str, rule: str, **args: Argument) -> Message:
    return Message(f"terra_nova.refusal.{code}", args, rule)
