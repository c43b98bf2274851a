"""The table as everybody may see it: nothing is hidden in Terra Nova."""

from __future__ import annotations

from newworlds.core.game import Progress, SheetRow
from newworlds.core.message import Message
from newworlds.core.setup import Components
from newworlds.games.terra_nova.board import Phase, ShownMap, TerraNovaBoard, Turn
from newworlds.games.terra_nova.notation import Space
from newworlds.games.terra_nova.region import all_regions
from newworlds.games.terra_nova.rules import codes, placing
from newworlds.games.terra_nova.state import State


def board(state: State, components: Components) -> TerraNovaBoard:
    phase = _phase(state)
    return TerraNovaBoard(
        phase=phase,
        map=_map(components),
        settlers=[_holding(state, codes.SETTLER + seat) for seat in range(state.players)],
        to_place=[_to_place(state, seat) for seat in range(state.players)],
        stones=_holding(state, codes.STONE),
        stones_left=state.stones_left,
        regions=all_regions(state),
        turn=_turn(state) if phase == "playing" else None,
    )


def progress(state: State) -> Progress | None:
    """TN-3: three actions. Before the first turn settlers are placed one by one (TN-2)."""
    return None if state.action == codes.PLACING else Progress(state.action, of=codes.LAST_ACTION)


def prompt(state: State) -> Message:
    if state.action == codes.PLACING:
        return Message("terra_nova.prompt.place", {"left": _to_place(state, state.to_act)})
    if state.action == codes.FIRST_ACTION:
        return Message("terra_nova.prompt.move", {"action": state.action})
    kinds = {move >> codes.KIND_SHIFT for move in state.legal()}
    if kinds == {codes.MOVE_SETTLER}:
        return Message("terra_nova.prompt.move", {"action": state.action})
    if kinds == {codes.PLACE_STONE}:
        return Message("terra_nova.prompt.stone", {"action": state.action})
    return Message("terra_nova.prompt.move_or_stone", {"action": state.action})


def sheet(state: State) -> list[SheetRow]:
    """Points by the number of terrain types in the scored regions."""
    rows = []
    for types in range(1, codes.MOST_TERRAINS + 1):
        awards = [region.awarded for region in all_regions(state) if region.types == types]
        points = [sum(award[seat] for award in awards) for seat in range(state.players)]
        rows.append(SheetRow(Message("terra_nova.sheet.regions", {"types": types}), points))
    return rows


def inventory(state: State) -> dict[str, int]:
    """Settlers to be placed, on the board or gone home; stones in the supply or placed; all spaces."""
    gone = [region.settlers for region in all_regions(state)]
    pieces = {
        f"settlers of seat {seat}": _to_place(state, seat)
        + len(_holding(state, codes.SETTLER + seat))
        + sum(settlers[seat] for settlers in gone)
        for seat in range(state.players)
    }
    stones = len(_holding(state, codes.STONE))
    in_regions = sum(len(region.spaces) for region in all_regions(state))
    return {**pieces, "stones": stones + state.stones_left, "spaces": state.open_spaces + stones + in_regions}


def _phase(state: State) -> Phase:
    if state.is_over:
        return "over"
    return "placing" if state.action == codes.PLACING else "playing"


def _map(components: Components) -> ShownMap:
    return ShownMap(
        id=components["id"],
        rows=components["rows"],
        row_start_x=components["row_start_x"],
        terrain=components["terrain"],
        title=components.get("title", ""),
        reconstructed=components.get("source") == "reconstructed",
    )


def _holding(state: State, content: int) -> list[Space]:
    there = state.content
    return [place for cell, place in state.tables.place_of.items() if there[cell] == content]


def _to_place(state: State, seat: int) -> int:
    """Seats place in turn, so later seats have as many left, or one more (TN-2)."""
    each = placing.settlers_each(state.players)
    placed = each * state.players - state.to_place
    return each - (placed + state.players - 1 - seat) // state.players


def _turn(state: State) -> Turn:
    moved = [cell for cell in (state.first_moved, state.second_moved) if cell]
    return Turn(state.action, [state.tables.place_of[cell] for cell in moved])
