"""Gold Rush as arrays."""

from __future__ import annotations

from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from newworlds.core.encoder import Encoder
from newworlds.core.position import Position
from newworlds.games.gold_rush.rules import codes
from newworlds.games.gold_rush.state import State
from newworlds.games.gold_rush.tables import Pieces
from newworlds.kernels.tiles.cells import PLACE_MASK
from newworlds.kernels.tiles.features import feature_of, symbol_count, terrain_of
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
_SYMBOLS: Final = ("nuggets", "locomotives", "camps", "herds")
_TILE_PLANES: Final = _EDGES + len(_SYMBOLS) + 1
_MANY_POINTS: Final = 150
_MANY_TOKENS: Final = 20


class GoldRushEncoder(Encoder):
    """Actions: a tile on each cell of a window around the middle of the map, in each rotation; a tent on each cell and
    mountain part; a cowboy on each part of the tile just laid; the mine token; nothing; then, by their order among the
    legal moves, those that fall outside the window.

    Observations are planes of the window, each 0 … 1: tiles, the last one, where the tile in hand fits; of each tile
    its edges, symbols and city; of each player, the viewer first, the cowboys by terrain and the tent; mine tokens on
    the piles. Then planes of one value: edges, symbols and city of the tile in hand; each player's score, cowboys at
    home and number of tokens, the viewer first; what the viewer's tokens are worth; tiles left; the step; whose turn.
    """

    def __init__(self, pieces: Pieces, players: int) -> None:
        self.players = players
        self.mountain_parts = _mountain_parts(pieces)
        parts = len(pieces.names.parts)
        self.tents_from = _CELLS * 4
        self.cowboys_from = self.tents_from + _CELLS * len(self.mountain_parts)
        self.token = self.cowboys_from + parts
        self.skip = self.token + 1
        self.outside_from = self.skip + 1
        self.action_count = self.outside_from + 4 * (2 * int(pieces.tables.tile_capacity) + 2)
        self.tile_features = np.array(
            [_features_of(pieces, kind, turns) for kind, turns in _turned(pieces)], np.float32
        )
        planes = 3 + _TILE_PLANES + players * (_TERRAINS + 1) + 1 + _TILE_PLANES + 3 * players + 4
        self.observation_shape = (planes, SIZE, SIZE)

    def action_of(self, position: Position, move: int) -> int:
        state = cast(State, position)
        action = self._inside(Window(state.land, SIZE), move)
        return action if action >= 0 else self.outside_from + self._outside(state).index(move)

    def move_of(self, position: Position, action: int) -> int:
        state = cast(State, position)
        if action >= self.outside_from:
            return self._outside(state)[action - self.outside_from]
        if action == self.skip:
            return codes.SKIP << KIND_SHIFT
        if action == self.token:
            return codes.TAKE_TOKEN << KIND_SHIFT
        if action >= self.cowboys_from:
            return codes.PLACE_COWBOY << KIND_SHIFT | action - self.cowboys_from
        window = Window(state.land, SIZE)
        if action < self.tents_from:
            return int(window.place_of(action // 4)) * 4 + action % 4
        cell, part = divmod(action - self.tents_from, len(self.mountain_parts))
        where = int(window.place_of(cell)) << PART_BITS | self.mountain_parts[part]
        return codes.PLACE_TENT << KIND_SHIFT | where

    def mask(self, position: Position) -> NDArray[np.int8]:
        state = cast(State, position)
        window = Window(state.land, SIZE)
        mask = np.zeros(self.action_count, dtype=np.int8)
        actions = [self._inside(window, int(move)) for move in state.legal()]
        mask[[action for action in actions if action >= 0]] = 1
        mask[self.outside_from : self.outside_from + actions.count(-1)] = 1
        return mask

    def _inside(self, window: Window, move: int) -> int:
        """The action of a move, -1 when it falls outside the window."""
        kind = move >> KIND_SHIFT
        if kind == LAY_TILE:
            cell = window.cell_of(move >> 2)
            return cell * 4 + (move & 3) if cell >= 0 else -1
        if kind == codes.PLACE_TENT:
            cell = window.cell_of(move >> PART_BITS & PLACE_MASK)
            part = self.mountain_parts.index(move & PART_MASK)
            return self.tents_from + cell * len(self.mountain_parts) + part if cell >= 0 else -1
        if kind == codes.PLACE_COWBOY:
            return self.cowboys_from + (move & PART_MASK)
        return self.token if kind == codes.TAKE_TOKEN else self.skip

    def _outside(self, state: State) -> list[int]:
        window = Window(state.land, SIZE)
        return [int(move) for move in state.legal() if self._inside(window, int(move)) < 0]

    def observe(self, position: Position, seat: int) -> Plane:
        state = cast(State, position)
        seats = [(seat + later) % self.players for later in range(self.players)]
        window = Window(state.land, SIZE)
        pictures = [*self._tiles(state, window), *self._people(state, window, seats)]
        numbers = np.repeat(self._numbers(state, seat, seats)[:, None], _CELLS, axis=1)
        return np.concatenate([np.stack(pictures), numbers]).reshape(self.observation_shape)

    def _tiles(self, state: State, window: Window) -> list[Plane]:
        land = state.land
        planes = np.zeros((3 + _TILE_PLANES, _CELLS), np.float32)
        for tile in range(land.tiles):
            cell = window.cell_of(land.tile_place[tile])
            if cell >= 0:
                planes[0, cell] = 1
                planes[1, cell] = tile == land.tiles - 1
                planes[3:, cell] = self.tile_features[land.tile_turned[tile]]
        if land.in_hand >= 0:
            fitting = [window.cell_of(move >> 2) for move in placements(land, land.in_hand)]
            planes[2, [cell for cell in fitting if cell >= 0]] = 1
        return list(planes)

    def _people(self, state: State, window: Window, seats: list[int]) -> list[Plane]:
        land = state.land
        planes = np.zeros((self.players * (_TERRAINS + 1) + 1, _CELLS), np.float32)
        for node in range(land.nodes):
            cell = window.cell_of(land.tile_place[land.node_tile[node]])
            if cell >= 0 and land.standing[node] > 0:
                owner = seats.index(land.standing[node] - 1)
                planes[owner * (_TERRAINS + 1) + terrain_of(land, node), cell] = 1
            if cell >= 0 and terrain_of(land, node) == codes.MOUNTAIN:
                tokens = symbol_count(land, feature_of(land, node), codes.TOKENS)
                planes[-1, cell] = max(planes[-1, cell], min(1.0, int(tokens) / _MANY_TOKENS))
                for owner, other in enumerate(seats):
                    if state.tents[other] == node:
                        planes[owner * (_TERRAINS + 1) + _TERRAINS, cell] = 1
        return list(planes)

    def _numbers(self, state: State, seat: int, seats: list[int]) -> Plane:
        land, pieces = state.land, state.pieces
        in_hand = self.tile_features[land.in_hand * 4] if land.in_hand >= 0 else np.zeros(_TILE_PLANES)
        scores = [int(state.scores[other]) / _MANY_POINTS for other in seats]
        supply = [int(land.supply[other]) / int(pieces.cowboys) for other in seats]
        held = [int(pieces.number_held(state.held[other])) / _MANY_TOKENS for other in seats]
        own = int(pieces.worth_held(state.held[seat])) / _MANY_POINTS
        others = [own, int(tiles_left(land)) / int(pieces.tables.tile_capacity), state.step, state.to_act == seat]
        return np.clip(np.array([*in_hand, *scores, *supply, *held, *others], np.float32), 0, 1)


def _mountain_parts(pieces: Pieces) -> list[int]:
    """Numbers of the ids that some tile gives a mountain."""
    found = {part["id"] for tile in pieces.tiles for part in tile["features"] if part["kind"] == "mountain"}
    return [number for number, name in enumerate(pieces.names.parts) if name in found]


def _turned(pieces: Pieces) -> list[tuple[int, int]]:
    return [(kind, turns) for kind in range(len(pieces.tiles)) for turns in range(4)]


def _features_of(pieces: Pieces, kind: int, turns: int) -> list[float]:
    """Edges by side and terrain; symbols over the whole tile; whether it has a city."""
    tables = pieces.tables
    code = int(tables.edges[kind * 4 + turns])
    sides = [code >> (int(tables.side_bits) * side) & 3 for side in range(4)]
    edges = [float(side == terrain) for side in sides for terrain in (1, 2, 3)]
    parts: list[dict[str, Any]] = [*pieces.tiles[kind]["features"], *pieces.tiles[kind]["fields"]]
    symbols = [min(1.0, sum(part.get(name, 0) for part in parts) / 3) for name in _SYMBOLS]
    return [*edges, *symbols, float(any(part.get("kind") == "city" for part in parts))]
