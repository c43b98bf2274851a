"""The actions of tile games: a tile on each cell of a window of the map, in each rotation; a follower on each part of
the tile just laid; what the game adds; nothing; then, by their order among the legal moves, those that fall outside
the window.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from newworlds.core.encoder import Encoder
from newworlds.core.position import Position
from newworlds.core.sections import Layout
from newworlds.kernels.tiles.cells import COORDINATE_BITS, COORDINATE_MASK, MIDDLE, SIDES
from newworlds.kernels.tiles.game_tables import TileGameTables
from newworlds.kernels.tiles.move_numbers import KIND_SHIFT, LAY_TILE, PART_MASK
from newworlds.kernels.tiles.observe import TileLayout
from newworlds.kernels.tiles.window import Window

if TYPE_CHECKING:
    from newworlds.core.sections import Section


@mypyc_attr(allow_interpreted_subclasses=True)
class TileEncoder(Encoder):
    def __init__(
        self, tables: TileGameTables, window: Window, layout: TileLayout, follower_kind: i64, own_actions: i64
    ) -> None:
        """`follower_kind` is the number of the move that places a follower on the tile just laid."""
        self.window: Window = window
        self.first_row: i64 = window.top + MIDDLE
        self.first_column: i64 = window.left + MIDDLE
        self.rows: i64 = window.rows
        self.columns: i64 = window.columns
        """Of the window, as packed in a place: `actions` calls nothing for a tile."""
        self.layout: TileLayout = layout
        self.part_names: list[str] = tables.names.parts
        self.follower_kind: i64 = follower_kind
        self.parts_from: i64 = SIDES * window.cells
        self.own_from: i64 = self.parts_from + len(tables.names.parts)
        self.skip: i64 = self.own_from + own_actions
        self.outside_from: i64 = self.skip + 1
        # No shape of so many tiles has more places around it.
        most_outside = SIDES * (2 * tables.tiles.tile_capacity + 2)
        super().__init__(self.outside_from + most_outside, layout.size)

    @abstractmethod
    def own_action(self, position: Position, move: i64) -> i64:
        """The action of a move that neither lays a tile nor places a follower on it; -1 outside the window."""

    @abstractmethod
    def own_move(self, position: Position, action: i64) -> i64:
        """The inverse of `own_action`."""

    @abstractmethod
    def add_own_actions(self, layout: Layout) -> None:
        """What the game's own actions mean."""

    def action_of(self, position: Position, move: i64) -> i64:
        action = self.action_inside(position, move)
        return action if action >= 0 else self.outside_from + self.moves_outside(position, move)

    def actions(self, position: Position) -> vec[i64]:
        """As in the base class, but the moves outside the window are counted only once."""
        found = position.legal()[:]
        outside = self.outside_from
        for index in range(i64(len(found))):
            action = self.action_inside(position, found[index])
            if action < 0:
                action = outside
                outside += 1
            found[index] = action
        return found

    def action_inside(self, position: Position, move: i64) -> i64:
        """-1 for a move outside the window."""
        kind = move >> KIND_SHIFT
        if kind == LAY_TILE:
            row = (move >> COORDINATE_BITS + 2) - self.first_row
            column = (move >> 2 & COORDINATE_MASK) - self.first_column
            is_inside = 0 <= row < self.rows and 0 <= column < self.columns
            return (row * self.columns + column) * SIDES + (move & 3) if is_inside else -1
        if kind == self.follower_kind:
            return self.parts_from + (move & PART_MASK)
        return self.own_action(position, move)

    def moves_outside(self, position: Position, until: i64) -> i64:
        """How many legal moves before this one are outside the window."""
        count: i64 = 0
        for move in position.legal():
            if move == until:
                return count
            if self.action_inside(position, move) < 0:
                count += 1
        return count

    def move_of(self, position: Position, action: i64) -> i64:
        if action < self.parts_from:
            return self.window.place_of(action // SIDES) * SIDES + action % SIDES
        if action < self.own_from:
            return self.follower_kind << KIND_SHIFT | action - self.parts_from
        if action < self.outside_from:
            return self.own_move(position, action)
        return self.move_outside(position, action - self.outside_from)

    def move_outside(self, position: Position, number: i64) -> i64:
        outside = vec[i64]()
        for move in position.legal():
            if self.action_inside(position, move) < 0:
                outside = append(outside, move)
        return outside[number]

    def observation_sections(self) -> list[Section]:
        return self.layout.sections

    def action_sections(self) -> list[Section]:
        window, layout = self.window, Layout()
        layout.add(
            "lay_tile",
            (int(window.rows), int(window.columns), 4),
            f"Lay the tile in hand in a row (the first is row {window.top} of the map), a column (the first is column "
            f"{window.left}) and a rotation, in quarter turns clockwise.",
        )
        parts = self.part_names
        layout.add("place_follower", (len(parts),), "Place a follower on this part of the tile just laid.", parts)
        self.add_own_actions(layout)
        layout.add("skip", (1,), "Do nothing.")
        outside = int(self.action_count - self.outside_from)
        layout.add("outside", (outside,), "The first, second … legal move outside the window.")
        return layout.sections
