"""Gold Rush as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

import numpy as np

from newworlds.core.position import Position
from newworlds.games.gold_rush.rules import codes
from newworlds.games.gold_rush.state import State
from newworlds.games.gold_rush.tables import Tables
from newworlds.kernels.tiles.cells import PLACE_MASK
from newworlds.kernels.tiles.encode import CELLS, SIZE, Plane, TileEncoder
from newworlds.kernels.tiles.features import feature_of, symbol_count, terrain_of
from newworlds.kernels.tiles.land import Land
from newworlds.kernels.tiles.move_numbers import KIND_SHIFT, PART_BITS, PART_MASK
from newworlds.kernels.tiles.stack import tiles_left
from newworlds.kernels.tiles.window import Window

_SHOWN: Final = ("nuggets", "locomotives", "camps", "herds", "city")
_MANY_POINTS: Final = 150
_MANY_TOKENS: Final = 20


class GoldRushEncoder(TileEncoder):
    """The game's own actions: a tent on each cell of the window and mountain part; the mine token.

    Observations are planes of the window, each 0 … 1: those of all tile games; each player's tent, the viewer's first;
    mine tokens on the piles. Then planes of one value: the tile in hand; each player's score, cowboys at home and
    number of tokens, the viewer first; what the viewer's tokens are worth; tiles left; the step; whose turn.
    """

    follower_kind = codes.PLACE_COWBOY

    def __init__(self, tables: Tables, players: int) -> None:
        self.mountain_parts = _mountain_parts(tables)
        tents = CELLS * len(self.mountain_parts)
        super().__init__(tables.tiles, tables.names, tables.printed, _SHOWN, tents + 1, players)
        self.token = self.own_from + tents
        shown = self.pictures.shape[1]
        self.observation_shape = (
            3 + shown + players * self.terrains + players + 1 + shown + 3 * players + 4,
            SIZE,
            SIZE,
        )

    def land_of(self, position: Position) -> Land:
        return cast(State, position).land

    def own_action(self, position: Position, window: Window, move: int) -> int:
        kind = move >> KIND_SHIFT
        if kind != codes.PLACE_TENT:
            return self.token if kind == codes.TAKE_TOKEN else self.skip
        cell = window.cell_of(move >> PART_BITS & PLACE_MASK)
        part = self.mountain_parts.index(move & PART_MASK)
        return self.own_from + cell * len(self.mountain_parts) + part if cell >= 0 else -1

    def own_move(self, position: Position, window: Window, action: int) -> int:
        if action >= self.token:
            return (codes.TAKE_TOKEN if action == self.token else codes.SKIP) << KIND_SHIFT
        cell, part = divmod(action - self.own_from, len(self.mountain_parts))
        where = int(window.place_of(cell)) << PART_BITS | self.mountain_parts[part]
        return codes.PLACE_TENT << KIND_SHIFT | where

    def own_planes(self, position: Position, window: Window, seats: Sequence[int]) -> list[Plane]:
        state = cast(State, position)
        return [_tents(state, window, seats), _piles(state, window)]

    def numbers(self, position: Position, seats: Sequence[int]) -> list[float]:
        state = cast(State, position)
        land, tables = state.land, state.tables
        scores = [int(state.scores[other]) / _MANY_POINTS for other in seats]
        supply = [int(land.supply[other]) / int(tables.cowboys) for other in seats]
        held = [int(tables.number_held(state.held[other])) / _MANY_TOKENS for other in seats]
        own = int(tables.worth_held(state.held[seats[0]])) / _MANY_POINTS
        left = int(tiles_left(land)) / int(tables.tiles.tile_capacity)
        turn = [float(state.step == codes.ACTING), float(state.to_act == seats[0])]
        return [*self.tile_in_hand(land), *scores, *supply, *held, own, left, *turn]


def _mountain_parts(tables: Tables) -> list[int]:
    """The numbers of all ids that tiles use for mountains."""
    found = {part.id for tile in tables.printed for part in tile.features if part.kind == "mountain"}
    return [number for number, name in enumerate(tables.names.parts) if name in found]


def _tents(state: State, window: Window, seats: Sequence[int]) -> Plane:
    planes = np.zeros((len(seats), CELLS), np.float32)
    for plane, seat in enumerate(seats):
        if state.tents[seat] != codes.AT_HOME:
            cell = window.cell_of(state.land.tile_place[state.land.node_tile[state.tents[seat]]])
            if cell >= 0:
                planes[plane, cell] = 1
    return planes


def _piles(state: State, window: Window) -> Plane:
    """On every section of a mountain, the tokens of its pile."""
    land = state.land
    plane = np.zeros((1, CELLS), np.float32)
    for node in range(land.nodes):
        cell = window.cell_of(land.tile_place[land.node_tile[node]])
        if cell >= 0 and terrain_of(land, node) == codes.MOUNTAIN:
            tokens = int(symbol_count(land, feature_of(land, node), codes.TOKENS))
            plane[0, cell] = max(plane[0, cell], min(1.0, tokens / _MANY_TOKENS))
    return plane
