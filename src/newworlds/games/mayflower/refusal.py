"""Why a move is refused, with the rule it breaks."""

from __future__ import annotations

from typing import Any, Final

from newworlds.core.message import Message
from newworlds.core.moves import Move
from newworlds.games.mayflower.moves import ChooseScoring, PlaceSettler
from newworlds.games.mayflower.rules import codes
from newworlds.games.mayflower.state import State
from newworlds.kernels.tiles.cells import STEPS, place_at, tile_at
from newworlds.kernels.tiles.features import node_named, terrain_of
from newworlds.kernels.tiles.laying import clashing_side
from newworlds.kernels.tiles.moves import LayTile, Skip

_SIDES: Final = ("north", "east", "south", "west")


def refusal(state: State, move: Move) -> Message:
    """The reason for a move that is none of `state.legal()`."""
    if state.step == codes.CHOOSING:
        return _because("not_waiting" if isinstance(move, ChooseScoring) else "choose_first", "MF-9")
    match move:
        case LayTile():
            return _laying(state, move)
        case PlaceSettler(feature=feature):
            return _placing(state, feature)
        case Skip():
            return _because("lay_first", "MF-7")
        case ChooseScoring():
            return _because("nothing_to_choose", "MF-9")
    raise ValueError(move)


def _laying(state: State, move: LayTile) -> Message:
    if state.step != codes.LAYING:
        return _because("already_laid", "MF-7")
    place = place_at(move.row, move.col)
    where = {"row": move.row, "column": -move.col}
    if move.col >= 0:
        return _because("east_of_the_land", "MF-6")
    if tile_at(state.land, place) >= 0:
        return _because("occupied", "MF-5", **where)
    if all(tile_at(state.land, place + step) < 0 for step in STEPS):
        return _because("touches_nothing", "MF-5", **where)
    return _because(
        "does_not_match", "MF-5", side=_SIDES[clashing_side(state.land, state.land.in_hand, place, move.rotation)]
    )


def _placing(state: State, feature: str) -> Message:
    if state.step == codes.LAYING:
        return _because("lay_first", "MF-7")
    land, names = state.land, state.tables.names
    node = node_named(land, land.tiles - 1, names.parts.index(feature))
    if node < 0:
        return _because("not_on_tile", "MF-7", feature=feature)
    return _because("somebody_there", "MF-7", terrain=names.terrains[terrain_of(land, node)])


def _because(code: str, rule: str, **args: Any) -> Message:
    return Message(f"mayflower.refusal.{code}", args, rule)
