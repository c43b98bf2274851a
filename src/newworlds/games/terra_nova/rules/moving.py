"""Moving a settler."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.terra_nova.rules.codes import EMPTY, FROM_SHIFT, KIND_SHIFT, MOST_SETTLERS, MOVE_SETTLER, SETTLER
from newworlds.games.terra_nova.rules.journal import SETTLER_MOVED

if TYPE_CHECKING:
    from newworlds.games.terra_nova.state import State


def list_slides(s: State, moves: vec[i64]) -> i64:
    """TN-5: all moves of the seat to act, by settler in reading order, then direction, then distance; how many."""
    count: i64 = 0
    content = s.content
    steps = s.tables.grid.steps
    first = s.to_act * MOST_SETTLERS
    for slot in range(first, first + s.settlers_left[s.to_act]):
        start = s.settlers[slot]
        named: i64 = (MOVE_SETTLER << KIND_SHIFT) + (start << FROM_SHIFT)
        for step in steps:
            cell = start + step
            while content[cell] == EMPTY:
                moves[count] = named + cell
                count += 1
                cell += step
    return count


def strike_return(s: State, moves: vec[i64], count: i64) -> i64:
    """TN-6: a settler moved by all three actions may not end where it began the turn."""
    homecoming: i64 = (MOVE_SETTLER << KIND_SHIFT) + (s.first_moved << FROM_SHIFT) + s.no_return
    kept: i64 = 0
    for index in range(count):
        moves[kept] = moves[index]
        if moves[index] != homecoming:
            kept += 1
    return kept


def can_move(s: State, seat: i64) -> bool:
    """TN-5: a settler can move when a space next to it is empty."""
    first = seat * MOST_SETTLERS
    for slot in range(first, first + s.settlers_left[seat]):
        if has_room(s, s.settlers[slot]):
            return True
    return False


def has_room(s: State, cell: i64) -> bool:
    """Whether a space next to `cell` is empty."""
    content = s.content
    for step in s.tables.grid.steps:
        if content[cell + step] == EMPTY:
            return True
    return False


def move_settler(s: State, start: i64, target: i64) -> None:
    seat = s.to_act
    s.content[start] = EMPTY
    s.content[target] = SETTLER + seat
    drop_settler(s, seat, start)
    insert_settler(s, seat, target)
    remember_move(s, start, target)
    if s.journal is not None:
        s.journal.note([SETTLER_MOVED, seat, start, target])


def remember_move(s: State, start: i64, target: i64) -> None:
    """Which settlers moved in this turn, for TN-6 and TN-7."""
    if s.first_moved == 0:
        s.first_moved = target
        s.first_origin = start
    elif s.first_moved == start:
        s.first_moved = target
        s.no_return = s.first_origin
    else:
        s.second_moved = target


def insert_settler(s: State, seat: i64, cell: i64) -> None:
    """Settlers are kept in reading order, so that equal positions are stored alike."""
    first = seat * MOST_SETTLERS
    slot = first + s.settlers_left[seat]
    settlers = s.settlers
    while slot > first and settlers[slot - 1] > cell:
        settlers[slot] = settlers[slot - 1]
        slot -= 1
    settlers[slot] = cell
    s.settlers_left[seat] += 1


def drop_settler(s: State, seat: i64, cell: i64) -> None:
    """The settler inserted next uses its slot."""
    slot = seat * MOST_SETTLERS
    settlers = s.settlers
    while settlers[slot] != cell:
        slot += 1
    s.settlers_left[seat] -= 1
    end = seat * MOST_SETTLERS + s.settlers_left[seat]
    for gap in range(slot, end):
        settlers[gap] = settlers[gap + 1]
