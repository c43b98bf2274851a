"""Placing a cowboy (GR-6, GR-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gold_rush.rules.codes import PLACE_COWBOY, PRAIRIE
from newworlds.games.gold_rush.rules.journal import COWBOY_PLACED
from newworlds.kernels.tiles.features import feature_of, part_id_of, terrain_of
from newworlds.kernels.tiles.followers import place_follower
from newworlds.kernels.tiles.move_numbers import KIND_SHIFT, part_just_laid

if TYPE_CHECKING:
    from newworlds.games.gold_rush.state import State


def can_stand(s: State, node: i64) -> bool:
    """GR-7: the whole feature is free of cowboys; tents do not count. Without farmers, prairies stay empty (GR-3)."""
    if s.land.followers[feature_of(s.land, node)] != 0:
        return False
    return s.has_farmers or terrain_of(s.land, node) != PRAIRIE


def can_place(s: State) -> bool:
    if s.land.supply[s.to_act] == 0:
        return False
    for node in range(s.land.tile_base[s.land.tiles - 1], s.land.nodes):
        if can_stand(s, node):
            return True
    return False


def with_cowboys(s: State, moves: vec[i64]) -> vec[i64]:
    """Add a move for every part of the tile just laid where a cowboy may go."""
    if s.land.supply[s.to_act] == 0:
        return moves
    for node in range(s.land.tile_base[s.land.tiles - 1], s.land.nodes):
        if can_stand(s, node):
            moves = append(moves, PLACE_COWBOY << KIND_SHIFT | part_id_of(s.land, node))
    return moves


def place_cowboy(s: State, move: i64) -> None:
    node = part_just_laid(s.land, move)
    place_follower(s.land, node, s.to_act)
    if s.journal is not None:
        s.journal.note([COWBOY_PLACED, s.to_act, node])
