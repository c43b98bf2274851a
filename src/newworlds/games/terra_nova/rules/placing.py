"""Setup: the players put their settlers on the map, one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.terra_nova.rules import turn
from newworlds.games.terra_nova.rules.codes import EMPTY, SETTLER
from newworlds.games.terra_nova.rules.journal import SETTLER_PLACED
from newworlds.games.terra_nova.rules.moving import insert_settler

if TYPE_CHECKING:
    from newworlds.games.terra_nova.state import State


def settlers_each(players: i64) -> i64:
    """TN-1."""
    if players == 2:
        return 13
    return 10 if players == 3 else 8


def list_placements(s: State, moves: vec[i64]) -> i64:
    """TN-2: list the empty spaces in reading order; how many there are."""
    count: i64 = 0
    content = s.content
    for cell in s.tables.grid.spaces:
        if content[cell] == EMPTY:
            moves[count] = cell
            count += 1
    return count


def place_settler(s: State, cell: i64) -> None:
    """TN-2: one settler each in turn; when all are placed, seat 0 takes the first turn."""
    seat = s.to_act
    s.content[cell] = SETTLER + seat
    insert_settler(s, seat, cell)
    s.to_place -= 1
    if s.journal is not None:
        s.journal.note([SETTLER_PLACED, seat, cell])
    if s.to_place == 0:
        turn.begin(s, 0)
    else:
        s.to_act = (seat + 1) % s.players
