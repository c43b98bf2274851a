"""Placing a settler on the tile just laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.mayflower.rules.codes import PLACE_SETTLER, SKIP
from newworlds.games.mayflower.rules.journal import SETTLER_PLACED, SETTLER_SKIPPED
from newworlds.kernels.tiles.features import part_id_of
from newworlds.kernels.tiles.followers import free_nodes, place_follower
from newworlds.kernels.tiles.move_numbers import KIND_SHIFT, part_just_laid

if TYPE_CHECKING:
    from newworlds.games.mayflower.state import State


def can_place(s: State) -> bool:
    """MF-8: needs a settler in the supply and an unoccupied feature."""
    return s.land.supply[s.to_act] > 0 and len(free_nodes(s.land)) > 0


def settler_moves(s: State) -> vec[i64]:
    """MF-7: on any unoccupied road, town, plain or farm of the tile; or no settler at all."""
    moves = vec[i64]()
    for node in free_nodes(s.land):
        moves = append(moves, PLACE_SETTLER << KIND_SHIFT | part_id_of(s.land, node))
    return append(moves, SKIP << KIND_SHIFT)


def place_settler(s: State, move: i64) -> None:
    node = part_just_laid(s.land, move)
    place_follower(s.land, node, s.to_act)
    if s.journal is not None:
        s.journal.note([SETTLER_PLACED, s.to_act, node])


def place_no_settler(s: State, is_forced: bool) -> None:
    if s.journal is not None:
        s.journal.note([SETTLER_SKIPPED, s.to_act, int(is_forced)])
