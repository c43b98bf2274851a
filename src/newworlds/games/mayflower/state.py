"""The position of a game of Mayflower."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.chance import Chance
from newworlds.core.position import Position
from newworlds.games.mayflower.rules import laying, scoring, settlers, turn
from newworlds.games.mayflower.rules.codes import LAYING, PLACE_SETTLER, PLACING, SHEET_ROWS, SKIP
from newworlds.games.mayflower.tables import Tables
from newworlds.kernels.tiles.land import Land
from newworlds.kernels.tiles.move_numbers import KIND_SHIFT, LAY_TILE, named_node
from newworlds.kernels.tiles.stack import lay_in_turn, reshuffle


@final
class State(Position):
    """The seat to act is always the active player: nobody else makes decisions during a turn."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Position.FIELDS, "land", "step", "front", "rear", "waiting", "sheet")

    def __init__(self, tables: Tables, players: i64, setup: object, source: State | None = None) -> None:
        super().__init__(players, setup)
        self.tables: Tables = tables
        if source is not None:
            self.copy_from(source)
            return
        self.land: Land = Land(tables.tiles, players)
        laying.bound(self.land)
        self.step: i64 = LAYING
        self.front: i64 = 0
        """The column of the explorer further west; columns count westwards from the coast (MF-3)."""
        self.rear: i64 = 0
        """The column of the other explorer."""
        self.waiting: vec[i64] = vec[i64]()
        """Nodes of the completed features that are still to be scored in this turn."""
        self.sheet: vec[i64] = vec[i64]([0] * (players * SHEET_ROWS))
        """By seat and category: the points that make up the score."""

    def copy_from(self, other: State) -> None:
        self.copy_common(other)
        self.land = other.land.copy()
        self.step = other.step
        self.front = other.front
        self.rear = other.rear
        self.waiting = other.waiting[:]
        self.sheet = other.sheet[:]

    def legal(self) -> vec[i64]:
        if self.to_act < 0:
            return vec[i64]()
        if self.step == LAYING:
            return laying.tile_placements(self)
        if self.step == PLACING:
            return settlers.settler_moves(self)
        return scoring.scoring_moves(self)

    def apply(self, move: i64) -> None:
        kind = move >> KIND_SHIFT
        if kind == LAY_TILE:
            lay_in_turn(self, self.land, move)
            turn.after_laying(self)
        elif kind == PLACE_SETTLER:
            settlers.place_settler(self, move)
            turn.after_placing(self)
        elif kind == SKIP:
            settlers.place_no_settler(self, is_forced=False)
            turn.after_placing(self)
        else:
            scoring.score(self, named_node(self.land, move))
            turn.go_on_scoring(self)

    def copy(self) -> State:
        return State(self.tables, self.players, self.setup, self)

    def imagine(self, seat: i64, seed: i64) -> State:
        """Only the order of the stack is hidden, from everyone alike (MF-2)."""
        other = self.copy()
        chance = Chance(seed)
        reshuffle(other.land, chance)
        other.draw_from(chance.state, None)
        return other
