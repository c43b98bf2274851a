"""Terra Nova as arrays."""

from __future__ import annotations

from typing import Final, cast

import numpy as np
from numpy.typing import NDArray

from newworlds.core.encoder import Encoder
from newworlds.core.position import Position
from newworlds.games.terra_nova.rules import codes
from newworlds.games.terra_nova.rules.placing import settlers_each
from newworlds.games.terra_nova.state import State
from newworlds.games.terra_nova.tables import Tables

Plane = NDArray[np.float32]

_LARGE_SCORE: Final = 200


class TerraNovaEncoder(Encoder):
    """Actions: a settler placed on each space; a stone on each space; every straight move from one space to another.

    Observations are planes of the grid's rows and columns, each 0 … 1: the spaces of the board; each terrain; each
    player's settlers, the viewer's first; stones; scored regions; settlers moved in this turn. Then planes of one
    value: each player's score, the viewer's first; the action 1, 2, 3 (all 0 while settlers are placed); settlers still
    to be placed; stones left; whether the viewer is to act.
    """

    def __init__(self, tables: Tables, players: int) -> None:
        self.players = players
        self.numbers = _all_moves(tables)
        self.actions = {number: action for action, number in enumerate(self.numbers)}
        self.action_count = len(self.numbers)
        rows = tables.grid.cells // tables.grid.stride
        self.observation_shape = (10 + 2 * players + tables.terrains, rows, tables.grid.stride)
        self._terrain = np.array([list(tables.terrain)]) == np.arange(tables.terrains)[:, None]

    def action_of(self, position: Position, move: int) -> int:
        return self.actions[move]

    def move_of(self, position: Position, action: int) -> int:
        return self.numbers[action]

    def observe(self, position: Position, seat: int) -> Plane:
        state = cast(State, position)
        seats = [(seat + later) % self.players for later in range(self.players)]
        content = np.array(list(state.content))
        cells = np.arange(len(content))
        planes = [content != codes.OFF_BOARD, *self._terrain]
        planes += [content == codes.SETTLER + each for each in seats]
        planes += [content == codes.STONE, content >= codes.REGION]
        planes += [(cells > 0) & ((cells == state.first_moved) | (cells == state.second_moved))]
        whole = [np.full(len(content), value) for value in self._numbers(state, seat, seats)]
        return np.stack([*planes, *whole]).astype(np.float32).reshape(self.observation_shape)

    def _numbers(self, state: State, seat: int, seats: list[int]) -> list[float]:
        scores = [min(1.0, int(state.scores[each]) / _LARGE_SCORE) for each in seats]
        actions = [float(state.action == action) for action in range(codes.FIRST_ACTION, codes.LAST_ACTION + 1)]
        to_place = int(state.to_place) / int(settlers_each(self.players)) / self.players
        return [*scores, *actions, to_place, int(state.stones_left) / codes.STONES, float(state.to_act == seat)]


def _all_moves(tables: Tables) -> list[int]:
    """Every move that is legal in some position, in a fixed order."""
    spaces = list(tables.grid.spaces)
    placements = [codes.PLACE_SETTLER << codes.KIND_SHIFT | cell for cell in spaces]
    stones = [codes.PLACE_STONE << codes.KIND_SHIFT | cell for cell in spaces]
    return [*placements, *stones, *(way for cell in spaces for way in _ways(tables, cell))]


def _ways(tables: Tables, start: int) -> list[int]:
    named = codes.MOVE_SETTLER << codes.KIND_SHIFT | start << codes.FROM_SHIFT
    ways: list[int] = []
    for step in tables.grid.steps:
        cell = start + step
        while tables.blank[cell] == codes.EMPTY:
            ways.append(named | cell)
            cell += step
    return ways
