"""Mayflower as arrays. Its own actions: scoring each part of the tile just laid and of those around it, row by row."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from newworlds.core.encoder import Observer, put
from newworlds.core.position import Position
from newworlds.core.sections import Layout
from newworlds.games.mayflower.rules import codes
from newworlds.games.mayflower.state import State
from newworlds.games.mayflower.tables import Tables
from newworlds.kernels.tiles.cells import PLACE_MASK, column_of, place_at, row_of
from newworlds.kernels.tiles.encode import TileEncoder
from newworlds.kernels.tiles.features import part_id_of
from newworlds.kernels.tiles.land import Land
from newworlds.kernels.tiles.move_numbers import KIND_SHIFT, PART_BITS, PART_MASK
from newworlds.kernels.tiles.observe import TileLayout, TileObserver
from newworlds.kernels.tiles.window import Window

ROWS: Final = 39
COLUMNS: Final = 30
"""Of the window, whose last column is that of the start spaces; few games grow beyond it."""
AROUND: Final = 9
"""A feature waiting to be scored is named by a part of the tile just laid or of one next to it."""
MOST_WAITING: Final = 16
"""A tile completes at most four lines or areas and surrounds at most nine farms."""
SHEET_ROWS: Final = ["roads", "towns", "farms", "explorers", "unfinished", "plains"]


def window_of(tables: Tables) -> Window:
    """The start spaces are in the middle of its east side."""
    middle: i64 = len(tables.spaces) // 2
    return Window(middle - ROWS // 2, 1 - COLUMNS, ROWS, COLUMNS)


@final
class MayflowerLayout(TileLayout):
    def __init__(self, tables: Tables, players: i64, window: Window) -> None:
        super().__init__(tables, players, window, [], SHEET_ROWS)
        self.explorers: i64 = self.added.add(
            "explorers", (2,), "The column of the explorer further west and of the other, counted westwards."
        )
        self.waiting: i64 = self.added.add(
            "waiting",
            (MOST_WAITING, 2),
            "Features that wait to be scored: the order of the tile that names each (see the map) and its part.",
        )


@final
class MayflowerEncoder(TileEncoder):
    def __init__(self, tables: Tables, players: i64) -> None:
        window = window_of(tables)
        layout = MayflowerLayout(tables, players, window)
        self.parts: i64 = len(tables.names.parts)
        self.own_layout: MayflowerLayout = layout
        super().__init__(tables, window, layout, codes.PLACE_SETTLER, AROUND * self.parts)

    def own_action(self, position: Position, move: i64) -> i64:
        if move >> KIND_SHIFT == codes.SKIP:
            return self.skip
        last = last_place(cast(State, position).land)
        place = move >> PART_BITS & PLACE_MASK
        around = (row_of(place) - row_of(last) + 1) * 3 + column_of(place) - column_of(last) + 1
        return self.own_from + around * self.parts + (move & PART_MASK)

    def own_move(self, position: Position, action: i64) -> i64:
        if action == self.skip:
            return codes.SKIP << KIND_SHIFT
        around = (action - self.own_from) // self.parts
        last = last_place(cast(State, position).land)
        place = place_at(row_of(last) + around // 3 - 1, column_of(last) + around % 3 - 1)
        return codes.CHOOSE_SCORING << KIND_SHIFT | place << PART_BITS | (action - self.own_from) % self.parts

    def add_own_actions(self, layout: Layout) -> None:
        layout.add(
            "choose_scoring",
            (3, 3, int(self.parts)),
            "Score the feature that has this part, on the tile just laid (1, 1) or on one of those around it.",
        )

    def observer(self, into: vec[u8], start: i64) -> Observer:
        return MayflowerObserver(self, into, start)


def last_place(land: Land) -> i64:
    return land.tile_place[land.tiles - 1]


@final
class MayflowerObserver(TileObserver):
    def __init__(self, encoder: MayflowerEncoder, into: vec[u8], start: i64) -> None:
        super().__init__(encoder.window, encoder.own_layout, into, start)
        self.own_layout: MayflowerLayout = encoder.own_layout
        self.waiting: i64 = 0
        """How many features waited when last looked at."""

    def begin(self) -> None:
        super().begin()
        self.waiting = 0

    def write(self, position: Position, seat: i64) -> None:
        s = cast(State, position)
        self.write_shared(s, s.land, s.step, s.sheet, seat)
        put(self.into, put(self.into, self.start + self.own_layout.explorers, s.front), s.rear)
        self.write_waiting(s)

    def write_waiting(self, s: State) -> None:
        into, first = self.into, self.start + self.own_layout.waiting
        at = first
        for node in s.waiting:
            at = put(into, at, 1 + s.land.node_tile[node])
            at = put(into, at, part_id_of(s.land, node))
        for behind in range(at, first + 2 * self.waiting):
            into[behind] = 0
        self.waiting = len(s.waiting)
