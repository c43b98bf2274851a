"""Mayflower as arrays."""

from __future__ import annotations

from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from newworlds.core.encoder import Encoder
from newworlds.core.position import Position
from newworlds.games.mayflower.rules import codes
from newworlds.games.mayflower.state import State
from newworlds.games.mayflower.tables import Pieces
from newworlds.kernels.tiles.cells import PLACE_MASK, column_of, place_at, row_of
from newworlds.kernels.tiles.features import feature_of, terrain_of
from newworlds.kernels.tiles.followers import standing_nodes
from newworlds.kernels.tiles.laying import placements
from newworlds.kernels.tiles.move_numbers import KIND_SHIFT, LAY_TILE, PART_BITS, PART_MASK
from newworlds.kernels.tiles.stack import tiles_left
from newworlds.kernels.tiles.window import Window

Plane = NDArray[np.float32]

SIZE: Final = 31
"""The side of the window on the map. Few games reach beyond it; see `outside`."""
_CELLS: Final = SIZE * SIZE
_TERRAINS: Final = 4
_EDGES: Final = 12
_SYMBOLS: Final = ("posts", "shields", "animals")
_TILE_PLANES: Final = _EDGES + len(_SYMBOLS) + 1
_AROUND: Final = 9
"""A feature that waits to be scored is named on the tile just laid or on one around it."""
_MANY_POINTS: Final = 150
_MANY_COLUMNS: Final = 30


class MayflowerEncoder(Encoder):
    """Actions: a tile on each cell of a window around the middle of the map, in each rotation; a settler on each part
    of the tile just laid; nothing; the scoring of each part of that tile and of those around it, row by row; then, by
    their order among the legal moves, placements outside the window.

    Observations are planes of the window, each 0 … 1: tiles, the last one, where the tile in hand fits, features that
    wait to be scored, columns of one explorer and of the other; of each tile its edges, symbols and farm; of each
    player, the viewer first, the settlers by terrain. Then planes of one value: edges, symbols and farm of the tile in
    hand; each player's score and settlers at home, the viewer first; the explorers' columns; tiles left; the steps of a
    turn; whose turn.
    """

    def __init__(self, pieces: Pieces, players: int) -> None:
        self.players = players
        self.parts = len(pieces.names.parts)
        self.settlers_from = _CELLS * 4
        self.skip = self.settlers_from + self.parts
        self.scorings_from = self.skip + 1
        self.outside_from = self.scorings_from + _AROUND * self.parts
        self.action_count = self.outside_from + 4 * (2 * int(pieces.tables.tile_capacity) + 2)
        self.tile_features = np.array(
            [_features_of(pieces, kind, turns) for kind, turns in _turned(pieces)], np.float32
        )
        planes = 6 + _TILE_PLANES + players * _TERRAINS + _TILE_PLANES + 2 * players + 7
        self.observation_shape = (planes, SIZE, SIZE)

    def action_of(self, position: Position, move: int) -> int:
        state = cast(State, position)
        action = self._inside(state, Window(state.land, SIZE), move)
        return action if action >= 0 else self.outside_from + self._outside(state).index(move)

    def move_of(self, position: Position, action: int) -> int:
        state = cast(State, position)
        if action >= self.outside_from:
            return self._outside(state)[action - self.outside_from]
        if action >= self.scorings_from:
            around, part = divmod(action - self.scorings_from, self.parts)
            row, column = _last_place(state)
            place = place_at(row + around // 3 - 1, column + around % 3 - 1)
            return codes.CHOOSE_SCORING << KIND_SHIFT | int(place) << PART_BITS | part
        if action == self.skip:
            return codes.SKIP << KIND_SHIFT
        if action >= self.settlers_from:
            return codes.PLACE_SETTLER << KIND_SHIFT | action - self.settlers_from
        return int(Window(state.land, SIZE).place_of(action // 4)) * 4 + action % 4

    def mask(self, position: Position) -> NDArray[np.int8]:
        state = cast(State, position)
        window = Window(state.land, SIZE)
        mask = np.zeros(self.action_count, dtype=np.int8)
        actions = [self._inside(state, window, int(move)) for move in state.legal()]
        mask[[action for action in actions if action >= 0]] = 1
        mask[self.outside_from : self.outside_from + actions.count(-1)] = 1
        return mask

    def _inside(self, state: State, window: Window, move: int) -> int:
        """The action of a move, -1 when it falls outside the window."""
        kind, part = move >> KIND_SHIFT, move & PART_MASK
        if kind == LAY_TILE:
            cell = window.cell_of(move >> 2)
            return cell * 4 + (move & 3) if cell >= 0 else -1
        if kind == codes.PLACE_SETTLER:
            return self.settlers_from + part
        if kind == codes.SKIP:
            return self.skip
        row, column = _last_place(state)
        place = move >> PART_BITS & PLACE_MASK
        around = (row_of(place) - row + 1) * 3 + column_of(place) - column + 1
        return self.scorings_from + around * self.parts + part

    def _outside(self, state: State) -> list[int]:
        window = Window(state.land, SIZE)
        return [int(move) for move in state.legal() if self._inside(state, window, int(move)) < 0]

    def observe(self, position: Position, seat: int) -> Plane:
        state = cast(State, position)
        seats = [(seat + later) % self.players for later in range(self.players)]
        window = Window(state.land, SIZE)
        pictures = [*self._tiles(state, window), *self._people(state, window, seats)]
        numbers = np.repeat(self._numbers(state, seat, seats)[:, None], _CELLS, axis=1)
        return np.concatenate([np.stack(pictures), numbers]).reshape(self.observation_shape)

    def _tiles(self, state: State, window: Window) -> list[Plane]:
        land = state.land
        planes = np.zeros((6 + _TILE_PLANES, _CELLS), np.float32)
        for tile in range(land.tiles):
            cell = window.cell_of(land.tile_place[tile])
            if cell >= 0:
                planes[0, cell] = 1
                planes[1, cell] = tile == land.tiles - 1
                planes[6:, cell] = self.tile_features[land.tile_turned[tile]]
        if land.in_hand >= 0:
            fitting = [window.cell_of(move >> 2) for move in placements(land, land.in_hand)]
            planes[2, [cell for cell in fitting if cell >= 0]] = 1
        waiting = {feature_of(land, node) for node in state.waiting}
        for node in range(land.nodes):
            cell = window.cell_of(land.tile_place[land.node_tile[node]])
            if cell >= 0 and feature_of(land, node) in waiting:
                planes[3, cell] = 1
        for plane, column in ((4, state.front), (5, state.rear)):
            inside = -column - window.left
            if 0 <= inside < SIZE:
                planes[plane, inside::SIZE] = 1
        return list(planes)

    def _people(self, state: State, window: Window, seats: list[int]) -> list[Plane]:
        land = state.land
        planes = np.zeros((self.players * _TERRAINS, _CELLS), np.float32)
        for node in standing_nodes(land):
            cell = window.cell_of(land.tile_place[land.node_tile[node]])
            if cell >= 0:
                owner = seats.index(land.standing[node] - 1)
                planes[owner * _TERRAINS + terrain_of(land, node), cell] = 1
        return list(planes)

    def _numbers(self, state: State, seat: int, seats: list[int]) -> Plane:
        land = state.land
        in_hand = self.tile_features[land.in_hand * 4] if land.in_hand >= 0 else np.zeros(_TILE_PLANES)
        scores = [int(state.scores[other]) / _MANY_POINTS for other in seats]
        supply = [int(land.supply[other]) / codes.SETTLERS for other in seats]
        columns = [int(column) / _MANY_COLUMNS for column in (state.front, state.rear)]
        steps = [state.step == step for step in (codes.LAYING, codes.PLACING, codes.CHOOSING)]
        others = [int(tiles_left(land)) / int(state.pieces.tables.tile_capacity), *steps, state.to_act == seat]
        return np.clip(np.array([*in_hand, *scores, *supply, *columns, *others], np.float32), 0, 1)


def _last_place(state: State) -> tuple[int, int]:
    place = state.land.tile_place[state.land.tiles - 1]
    return row_of(place), column_of(place)


def _turned(pieces: Pieces) -> list[tuple[int, int]]:
    return [(kind, turns) for kind in range(len(pieces.tiles)) for turns in range(4)]


def _features_of(pieces: Pieces, kind: int, turns: int) -> list[float]:
    """Edges by side and terrain; symbols over the whole tile; whether it has a farm."""
    tables = pieces.tables
    code = int(tables.edges[kind * 4 + turns])
    sides = [code >> (int(tables.side_bits) * side) & 3 for side in range(4)]
    edges = [float(side == terrain) for side in sides for terrain in (1, 2, 3)]
    parts: list[dict[str, Any]] = [*pieces.tiles[kind]["features"], *pieces.tiles[kind]["fields"]]
    symbols = [min(1.0, sum(part.get(name, 0) for part in parts) / 3) for name in _SYMBOLS]
    return [*edges, *symbols, float(any(part.get("kind") == "farm" for part in parts))]
