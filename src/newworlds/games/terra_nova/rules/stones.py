"""Placing a border stone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.terra_nova.rules import regions
from newworlds.games.terra_nova.rules.codes import CELL_MASK, EMPTY, KIND_SHIFT, PLACE_STONE, STONE
from newworlds.games.terra_nova.rules.journal import STONE_PLACED
from newworlds.kernels.hexes.areas import take_away

if TYPE_CHECKING:
    from newworlds.games.terra_nova.state import State


def list_stones(s: State, moves: vec[i64], count: i64) -> i64:
    """TN-7: the empty spaces around the settler moved first, then those around the second, each once; the new count."""
    first = count
    if s.first_moved:
        count = list_stones_around(s, moves, first, count, s.first_moved)
    if s.second_moved:
        count = list_stones_around(s, moves, first, count, s.second_moved)
    return count


def list_stones_around(s: State, moves: vec[i64], first: i64, count: i64, settler: i64) -> i64:
    listed = count
    content = s.content
    for step in s.tables.grid.steps:
        cell = settler + step
        if content[cell] == EMPTY and not is_listed(moves, first, listed, cell):
            moves[count] = (PLACE_STONE << KIND_SHIFT) + cell
            count += 1
    return count


def is_listed(moves: vec[i64], start: i64, end: i64, cell: i64) -> bool:
    for index in range(start, end):
        if moves[index] & CELL_MASK == cell:
            return True
    return False


def may_place_stones(s: State) -> bool:
    """TN-8: not when none is left; and never as the first action (TN-3), as no settler has moved yet."""
    return s.stones_left > 0


def place_stone(s: State, cell: i64) -> None:
    s.content[cell] = STONE
    take_away(s.tables.grid, s.land, cell)
    s.open_spaces -= 1
    s.stones_left -= 1
    s.quiet_turns = -1
    if s.journal is not None:
        s.journal.note([STONE_PLACED, s.to_act, cell])
    regions.close_around(s, cell)
