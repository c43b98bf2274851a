"""The explorers: bonus, moves westwards, and settlers left behind.

Only their columns distinguish them, so the one further east is `rear` and the other `front`; in the same column it
makes no difference which of them moves, so there is no decision (MF-17).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from newworlds.games.mayflower.rules.codes import PLAIN
from newworlds.games.mayflower.rules.journal import EXPLORER_MOVED, SETTLERS_LEFT_BEHIND
from newworlds.kernels.tiles.cells import column_of
from newworlds.kernels.tiles.features import terrain_of
from newworlds.kernels.tiles.followers import send_home, standing_nodes, stands_in_column

if TYPE_CHECKING:
    from newworlds.games.mayflower.state import State

_BONUS: Final = 4


def column_west(s: State, node: i64) -> i64:
    """The rules count columns westwards from the coast; the map counts them eastwards."""
    return -column_of(s.land.tile_place[s.land.node_tile[node]])


def bonus(s: State, root: i64, seat: i64) -> i64:
    """MF-16: for every explorer in a column where the seat has a settler of this feature."""
    points: i64 = _BONUS if stands_in_column(s.land, root, seat, -s.rear) else 0
    if stands_in_column(s.land, root, seat, -s.front):
        points += _BONUS
    return points


def advance(s: State) -> None:
    """MF-17: the one further east; MF-20: also past the last tile."""
    if s.front == s.rear:
        s.front += 1
        _note_move(s, s.rear)
        return
    left = s.rear
    s.rear = s.front
    _note_move(s, left)
    leave_behind(s, left)


def leave_behind(s: State, column: i64) -> None:
    """MF-18 and MF-19: all settlers except trappers, in a column that both explorers have left and east of it."""
    entry: list[int] = [SETTLERS_LEFT_BEHIND, column]
    for node in standing_nodes(s.land):
        if column_west(s, node) <= column and terrain_of(s.land, node) != PLAIN:
            if s.journal is not None:
                entry.append(node)
                entry.append(s.land.standing[node] - 1)
            send_home(s.land, node)
    if s.journal is not None and len(entry) > 2:
        s.journal.note(entry)


def _note_move(s: State, column: i64) -> None:
    if s.journal is not None:
        s.journal.note([EXPLORER_MOVED, s.to_act, column])
