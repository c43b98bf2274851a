"""Tile games as arrays: what all of them share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from newworlds.core.encoder import Encoder
from newworlds.core.position import Position
from newworlds.kernels.tiles.board import PrintedFeature, PrintedField, TileKind
from newworlds.kernels.tiles.features import terrain_of
from newworlds.kernels.tiles.followers import standing_nodes
from newworlds.kernels.tiles.land import Land
from newworlds.kernels.tiles.laying import placements
from newworlds.kernels.tiles.move_numbers import KIND_SHIFT, LAY_TILE, PART_MASK
from newworlds.kernels.tiles.names import Names
from newworlds.kernels.tiles.tables import TileTables
from newworlds.kernels.tiles.window import Window

Plane = NDArray[np.float32]

SIZE: Final = 31
"""The width and height of the window on the map. Few games grow beyond it; moves outside it have actions from
`outside_from` on."""
CELLS: Final = SIZE * SIZE

_SIDES: Final = 4
_MANY: Final = 3


class TileEncoder(Encoder):
    """Actions: a tile on each cell of a window around the middle of the map, in each rotation; a follower on each part
    of the tile just laid; what the game adds; nothing; then, by their order among the legal moves, those that fall
    outside the window.

    Planes that all games have: tiles, the last one, where the tile in hand fits; what each tile shows; followers by
    seat, the viewer's first, and terrain.
    """

    follower_kind: ClassVar[int]
    """The kind number of the move that places a follower on the tile just laid."""

    def __init__(
        self,
        tables: TileTables,
        names: Names,
        tiles: Sequence[TileKind],
        shown: Sequence[str],
        own_actions: int,
        players: int,
    ) -> None:
        """`shown` are the symbols and kinds of features that get a plane of their own."""
        self.players = players
        self.terrains = len(names.terrains)
        self.parts_from = 4 * CELLS
        self.own_from = self.parts_from + len(names.parts)
        self.skip = self.own_from + own_actions
        self.outside_from = self.skip + 1
        self.action_count = self.outside_from + 4 * (2 * int(tables.tile_capacity) + 2)
        self.pictures = np.array(
            [_picture(tables, tiles[turned >> 2], turned, shown) for turned in range(4 * len(tiles))], np.float32
        )
        """By rotated kind: edges by side and terrain, and the count of each item in `shown`."""

    @abstractmethod
    def land_of(self, position: Position) -> Land: ...

    @abstractmethod
    def own_planes(self, position: Position, window: Window, seats: Sequence[int]) -> list[Plane]:
        """What only this game shows on the map; `seats` begins with the viewer."""

    @abstractmethod
    def numbers(self, position: Position, seats: Sequence[int]) -> list[float]:
        """What does not lie on the map; `seats` begins with the viewer."""

    @abstractmethod
    def own_action(self, position: Position, window: Window, move: int) -> int:
        """The action of a move that neither lays a tile nor places a follower on it; -1 outside the window."""

    @abstractmethod
    def own_move(self, position: Position, window: Window, action: int) -> int:
        """The inverse of `own_action`."""

    def action_of(self, position: Position, move: int) -> int:
        action = self._inside(position, Window(self.land_of(position), SIZE), move)
        return action if action >= 0 else self.outside_from + self._outside(position).index(move)

    def move_of(self, position: Position, action: int) -> int:
        if action >= self.outside_from:
            return self._outside(position)[action - self.outside_from]
        window = Window(self.land_of(position), SIZE)
        if action < self.parts_from:
            return int(window.place_of(action // 4)) * 4 + action % 4
        if action < self.own_from:
            return self.follower_kind << KIND_SHIFT | action - self.parts_from
        return self.own_move(position, window, action)

    def observe(self, position: Position, seat: int) -> Plane:
        land = self.land_of(position)
        window = Window(land, SIZE)
        seats = [(seat + later) % self.players for later in range(self.players)]
        planes = [
            self.tile_planes(land, window),
            self.follower_planes(land, window, seats),
            *self.own_planes(position, window, seats),
            planes_of_one_value(self.numbers(position, seats)),
        ]
        return np.concatenate(planes).reshape(self.observation_shape)

    def mask(self, position: Position) -> NDArray[np.int8]:
        window = Window(self.land_of(position), SIZE)
        mask = np.zeros(self.action_count, dtype=np.int8)
        actions = [self._inside(position, window, int(move)) for move in position.legal()]
        mask[[action for action in actions if action >= 0]] = 1
        mask[self.outside_from : self.outside_from + actions.count(-1)] = 1
        return mask

    def _inside(self, position: Position, window: Window, move: int) -> int:
        """The action of a move; -1 when it is outside the window."""
        kind = move >> KIND_SHIFT
        if kind == LAY_TILE:
            cell = window.cell_of(move >> 2)
            return cell * 4 + (move & 3) if cell >= 0 else -1
        if kind == self.follower_kind:
            return self.parts_from + (move & PART_MASK)
        return self.own_action(position, window, move)

    def _outside(self, position: Position) -> list[int]:
        window = Window(self.land_of(position), SIZE)
        return [int(move) for move in position.legal() if self._inside(position, window, int(move)) < 0]

    def tile_planes(self, land: Land, window: Window) -> Plane:
        """Tiles, the last one, where the tile in hand fits; then the picture of each tile."""
        planes = np.zeros((3 + self.pictures.shape[1], CELLS), np.float32)
        for tile in range(land.tiles):
            cell = window.cell_of(land.tile_place[tile])
            if cell >= 0:
                planes[0, cell] = 1
                planes[1, cell] = tile == land.tiles - 1
                planes[3:, cell] = self.pictures[land.tile_turned[tile]]
        if land.in_hand >= 0:
            fitting = [window.cell_of(move >> 2) for move in placements(land, land.in_hand)]
            planes[2, [cell for cell in fitting if cell >= 0]] = 1
        return planes

    def follower_planes(self, land: Land, window: Window, seats: Sequence[int]) -> Plane:
        """By seat, in this order, and terrain."""
        planes = np.zeros((len(seats) * self.terrains, CELLS), np.float32)
        for node in standing_nodes(land):
            cell = window.cell_of(land.tile_place[land.node_tile[node]])
            if cell >= 0:
                owner = seats.index(land.standing[node] - 1)
                planes[owner * self.terrains + terrain_of(land, node), cell] = 1
        return planes

    def tile_in_hand(self, land: Land) -> Plane:
        """Its picture, unrotated; all 0 if there is none."""
        if land.in_hand < 0:
            return np.zeros(self.pictures.shape[1], np.float32)
        picture: Plane = self.pictures[land.in_hand * 4]
        return picture


def planes_of_one_value(numbers: Sequence[float]) -> Plane:
    """Each number, limited to 0 … 1, as a plane of its own."""
    return np.repeat(np.clip(np.array(numbers, np.float32), 0, 1)[:, None], CELLS, axis=1)


def _picture(tables: TileTables, tile: TileKind, turned: int, shown: Sequence[str]) -> list[float]:
    bits = int(tables.side_bits)
    codes = [int(tables.edges[turned]) >> (bits * side) & (1 << bits) - 1 for side in range(_SIDES)]
    edges = [float(code == terrain) for code in codes for terrain in range(1, 1 << bits)]
    counts = [sum(_count(part, name) for part in tile.parts) for name in shown]
    return [*edges, *(min(1.0, count / _MANY) for count in counts)]


def _count(part: PrintedFeature | PrintedField, name: str) -> int:
    """How often a part shows a symbol, or whether it is a feature of this kind."""
    return int(getattr(part, name, getattr(part, "kind", None) == name))
