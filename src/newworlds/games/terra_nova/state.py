"""The position of a game of Terra Nova."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.position import Position
from newworlds.games.terra_nova.rules import moving, placing, stones, turn
from newworlds.games.terra_nova.rules.codes import (
    CELL_MASK,
    FROM_SHIFT,
    KIND_SHIFT,
    MOST_SETTLERS,
    MOVE_SETTLER,
    NOT_OVER,
    PLACE_SETTLER,
    PLACING,
    STONES,
)
from newworlds.games.terra_nova.tables import Tables


@final
class State(Position):
    """Moves are listed in this order: settlers in reading order of the spaces they stand on; for each, the directions
    north-west, north-east, west, east, south-west, south-east; in each, the nearest space first. Then stones, around
    the settler moved first and around the other, in the same order of directions.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        *(*Position.FIELDS, "stall_turns", "ends_when_a_player_is_out"),
        *("content", "land", "open_spaces", "settlers", "settlers_left", "to_place", "stones_left", "regions"),
        *("action", "first_moved", "first_origin", "second_moved", "no_return", "quiet_turns", "ending"),
    )

    def __init__(self, tables: Tables, players: i64, setup: object, source: State | None = None) -> None:
        super().__init__(players, setup)
        self.tables: Tables = tables
        if source is not None:
            self.copy_from(source)
            return
        self.stall_turns: i64 = 0
        """How many turns in a row without a stone end the game; 0 for no such limit (TN-15)."""
        self.ends_when_a_player_is_out: bool = False
        self.content: vec[i64] = tables.blank[:]
        """What stands on each cell of the grid."""
        self.land: vec[i64] = tables.grid.everything[:]
        """The spaces that are neither stones nor in a scored region, as bits."""
        self.open_spaces: i64 = len(tables.grid.spaces)
        self.settlers: vec[i64] = vec[i64]([0] * (players * MOST_SETTLERS))
        """The cells of each seat's settlers on the board, in reading order."""
        self.settlers_left: vec[i64] = vec[i64]([0] * players)
        self.to_place: i64 = players * placing.settlers_each(players)
        self.stones_left: i64 = STONES
        self.regions: vec[i64] = vec[i64]()
        self.action: i64 = PLACING
        self.first_moved: i64 = 0
        """The cell of the settler that was moved first in this turn; 0 when it is not on the board."""
        self.first_origin: i64 = 0
        self.second_moved: i64 = 0
        """The same for the second settler moved in this turn."""
        self.no_return: i64 = 0
        """Where the settler moved by the first two actions may not end the third (TN-6)."""
        self.quiet_turns: i64 = 0
        """Turns in a row without a stone; -1 within a turn that placed one."""
        self.ending: i64 = NOT_OVER

    def copy_from(self, other: State) -> None:
        self.copy_common(other)
        self.stall_turns = other.stall_turns
        self.ends_when_a_player_is_out = other.ends_when_a_player_is_out
        self.content = other.content[:]
        self.land = other.land[:]
        self.open_spaces = other.open_spaces
        self.settlers = other.settlers[:]
        self.settlers_left = other.settlers_left[:]
        self.to_place = other.to_place
        self.stones_left = other.stones_left
        self.regions = other.regions[:]
        self.action = other.action
        self.first_moved = other.first_moved
        self.first_origin = other.first_origin
        self.second_moved = other.second_moved
        self.no_return = other.no_return
        self.quiet_turns = other.quiet_turns
        self.ending = other.ending

    def legal(self) -> vec[i64]:
        if self.to_act < 0:
            return vec[i64]()
        moves = self.tables.sheet
        if self.action == PLACING:
            return moves[: placing.list_placements(self, moves)]
        count = moving.list_slides(self, moves)
        if self.no_return:
            count = moving.strike_return(self, moves, count)
        if stones.may_place_stones(self):
            count = stones.list_stones(self, moves, count)
        return moves[:count]

    def apply(self, move: i64) -> None:
        kind = move >> KIND_SHIFT
        cell = move & CELL_MASK
        if kind == PLACE_SETTLER:
            placing.place_settler(self, cell)
            return
        if kind == MOVE_SETTLER:
            moving.move_settler(self, move >> FROM_SHIFT & CELL_MASK, cell)
        else:
            stones.place_stone(self, cell)
        turn.finish_action(self)

    def copy(self) -> State:
        return State(self.tables, self.players, self.setup, self)
