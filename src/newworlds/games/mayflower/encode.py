"""Mayflower as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

import numpy as np

from newworlds.core.position import Position
from newworlds.games.mayflower.rules import codes
from newworlds.games.mayflower.state import State
from newworlds.games.mayflower.tables import Tables
from newworlds.kernels.tiles.cells import PLACE_MASK, column_of, place_at, row_of
from newworlds.kernels.tiles.encode import CELLS, SIZE, Plane, TileEncoder
from newworlds.kernels.tiles.features import feature_of, members
from newworlds.kernels.tiles.land import Land
from newworlds.kernels.tiles.move_numbers import KIND_SHIFT, PART_BITS, PART_MASK
from newworlds.kernels.tiles.stack import tiles_left
from newworlds.kernels.tiles.window import Window

_SHOWN: Final = ("posts", "shields", "animals", "farm")
_AROUND: Final = 9
"""A feature waiting to be scored is named by a part of the tile just laid or of one next to it."""
_MANY_POINTS: Final = 150
_MANY_COLUMNS: Final = 30


class MayflowerEncoder(TileEncoder):
    """The game's own actions: scoring each part of the tile just laid and of those around it, row by row.

    Observations are planes of the window, each 0 … 1: those of all tile games; features that wait to be scored; the
    column of one explorer and of the other. Then planes of one value: the tile in hand; each player's score and
    settlers at home, the viewer first; the explorers' columns; tiles left; the steps of a turn; whose turn.
    """

    follower_kind = codes.PLACE_SETTLER

    def __init__(self, tables: Tables, players: int) -> None:
        self.parts = len(tables.names.parts)
        super().__init__(tables.tiles, tables.names, tables.printed, _SHOWN, _AROUND * self.parts, players)
        shown = self.pictures.shape[1]
        self.observation_shape = (3 + shown + players * self.terrains + 3 + shown + 2 * players + 7, SIZE, SIZE)

    def land_of(self, position: Position) -> Land:
        return cast(State, position).land

    def own_action(self, position: Position, window: Window, move: int) -> int:
        if move >> KIND_SHIFT == codes.SKIP:
            return self.skip
        row, column = _last_place(self.land_of(position))
        place = move >> PART_BITS & PLACE_MASK
        around = (row_of(place) - row + 1) * 3 + column_of(place) - column + 1
        return self.own_from + around * self.parts + (move & PART_MASK)

    def own_move(self, position: Position, window: Window, action: int) -> int:
        if action == self.skip:
            return codes.SKIP << KIND_SHIFT
        around, part = divmod(action - self.own_from, self.parts)
        row, column = _last_place(self.land_of(position))
        place = place_at(row + around // 3 - 1, column + around % 3 - 1)
        return codes.CHOOSE_SCORING << KIND_SHIFT | int(place) << PART_BITS | part

    def own_planes(self, position: Position, window: Window, seats: Sequence[int]) -> list[Plane]:
        state = cast(State, position)
        return [_waiting(state, window), _explorers(state, window)]

    def numbers(self, position: Position, seats: Sequence[int]) -> list[float]:
        state = cast(State, position)
        land = state.land
        scores = [int(state.scores[other]) / _MANY_POINTS for other in seats]
        supply = [int(land.supply[other]) / codes.SETTLERS for other in seats]
        columns = [int(column) / _MANY_COLUMNS for column in (state.front, state.rear)]
        steps = [float(state.step == step) for step in (codes.LAYING, codes.PLACING, codes.CHOOSING)]
        left = int(tiles_left(land)) / int(state.tables.tiles.tile_capacity)
        return [*self.tile_in_hand(land), *scores, *supply, *columns, left, *steps, float(state.to_act == seats[0])]


def _last_place(land: Land) -> tuple[int, int]:
    place = land.tile_place[land.tiles - 1]
    return row_of(place), column_of(place)


def _waiting(state: State, window: Window) -> Plane:
    plane = np.zeros((1, CELLS), np.float32)
    for waiting in state.waiting:
        for node in members(state.land, feature_of(state.land, waiting)):
            cell = window.cell_of(state.land.tile_place[state.land.node_tile[node]])
            if cell >= 0:
                plane[0, cell] = 1
    return plane


def _explorers(state: State, window: Window) -> Plane:
    planes = np.zeros((2, CELLS), np.float32)
    for plane, column in enumerate((state.front, state.rear)):
        inside = -column - window.left
        if 0 <= inside < SIZE:
            planes[plane, inside::SIZE] = 1
    return planes
