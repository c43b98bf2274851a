"""Why a move is refused, with the rule it breaks."""

from __future__ import annotations

from newworlds.core.message import Argument, Message
from newworlds.core.moves import Move
from newworlds.games.mayflower.moves import ChooseScoring, PlaceSettler
from newworlds.games.mayflower.rules import codes
from newworlds.games.mayflower.state import State
from newworlds.kernels.tiles.features import node_named, terrain_of
from newworlds.kernels.tiles.moves import LayTile, Skip
from newworlds.kernels.tiles.refusal import misfit, side_that_clashes


def refusal(state: State, move: Move) -> Message:
    """Why a move is not in `state.legal()`."""
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
    if move.col >= 0:
        return _because("east_of_the_land", "MF-6")
    reason = misfit(state.land, move)
    if reason == "does_not_match":
        return _because(reason, "MF-5", side=side_that_clashes(state.land, move))
    return _because(reason, "MF-5", row=move.row, column=-move.col)


def _placing(state: State, feature: str) -> Message:
    if state.step == codes.LAYING:
        return _because("lay_first", "MF-7")
    land, names = state.land, state.tables.names
    node = node_named(land, land.tiles - 1, names.parts.index(feature))
    if node < 0:
        return _because("not_on_tile", "MF-7", feature=feature)
    return _because("somebody_there", "MF-7", terrain=names.terrains[terrain_of(land, node)])


def _because(code: str, rule: str, **args: Argument) -> Message:
    return Message(f"mayflower.refusal.{code}", args, rule)
