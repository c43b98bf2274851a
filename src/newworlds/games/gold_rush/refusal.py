"""Why a move is refused, with the rule it breaks."""

from __future__ import annotations

from newworlds.core.message import Argument, Message
from newworlds.core.moves import Move
from newworlds.games.gold_rush.moves import PlaceCowboy, PlaceTent, TakeToken
from newworlds.games.gold_rush.rules import codes, tents
from newworlds.games.gold_rush.state import State
from newworlds.kernels.tiles.cells import place_at
from newworlds.kernels.tiles.features import feature_of, is_complete, node_named, terrain_of
from newworlds.kernels.tiles.moves import LayTile, Skip
from newworlds.kernels.tiles.refusal import misfit, side_that_clashes


def refusal(state: State, move: Move) -> Message:
    """Why a move is not in `state.legal()`."""
    if isinstance(move, LayTile):
        return _laying(state, move)
    if state.step == codes.LAYING:
        return _because("lay_first", "GR-6")
    match move:
        case PlaceCowboy(feature=feature):
            return _cowboy(state, feature)
        case PlaceTent():
            return _tent(state, move)
        case TakeToken():
            return _token(state)
        case Skip():
            return _because("lay_first", "GR-6")
    raise ValueError(move)


def _laying(state: State, move: LayTile) -> Message:
    if state.step != codes.LAYING:
        return _because("already_laid", "GR-6")
    reason = misfit(state.land, move)
    if reason == "does_not_match":
        return _because(reason, "GR-4", side=side_that_clashes(state.land, move))
    return _because(reason, "GR-4", row=move.row, col=move.col)


def _cowboy(state: State, feature: str) -> Message:
    land = state.land
    node = node_named(land, land.tiles - 1, state.tables.names.parts.index(feature))
    if node < 0:
        return _because("not_on_tile", "GR-6", feature=feature)
    if land.supply[state.to_act] == 0:
        return _because("no_cowboy", "GR-6")
    if terrain_of(land, node) == codes.PRAIRIE and not state.has_farmers:
        return _because("no_farmers", "GR-3")
    return _because("somebody_there", "GR-7", terrain=state.tables.names.terrains[terrain_of(land, node)])


def _tent(state: State, move: PlaceTent) -> Message:
    section = state.tables.names.node_at(state.land, place_at(move.row, move.col), move.feature)
    if section < 0 or terrain_of(state.land, section) != codes.MOUNTAIN:
        return _because("no_mountain_there", "GR-8", row=move.row, col=move.col)
    if is_complete(state.land, feature_of(state.land, section)):
        return _because("mountain_complete", "GR-8")
    return _because("tent_there" if tents.holds_tent(state, section) else "cowboy_there", "GR-8")


def _token(state: State) -> Message:
    if state.tents[state.to_act] == codes.AT_HOME:
        return _because("no_tent", "GR-6")
    return _because("empty_pile", "GR-9")


def _because(code: str, rule: str, **args: Argument) -> Message:
    return Message(f"gold_rush.refusal.{code}", args, rule)
