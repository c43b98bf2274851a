"""What a seat sees of a tile game, as bytes: what all of them share.

Each cell of a window of the map has a few bytes, its channels; a tile outside the window has the same bytes in a list
of its own, after its row and column, so that nothing is missing however far the map reaches.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from newworlds.core.encoder import Observer, put, put_wide
from newworlds.core.errors import NoRoomInArrays
from newworlds.core.position import Position
from newworlds.core.sections import Layout
from newworlds.kernels.tiles.cells import column_of, row_of
from newworlds.kernels.tiles.features import part_id_of
from newworlds.kernels.tiles.game_tables import TileGameTables
from newworlds.kernels.tiles.land import Land
from newworlds.kernels.tiles.stack import tiles_left
from newworlds.kernels.tiles.window import Window

if TYPE_CHECKING:
    from newworlds.core.sections import Section

KIND: Final = 0
ROTATION: Final = 1
ORDER: Final = 2
OWNER: Final = 3
PART: Final = 4
CHANNELS: Final = ("kind", "rotation", "order", "owner", "part")
"""Of all tile games; each adds its own after them."""
PLACE_BYTES: Final = 4
MOST_IN_A_BYTE: Final = 254
"""Kinds and tiles are numbered from 1 on, in a byte."""
TURN_BYTES: Final = 5
SEAT_BYTES: Final = 3


class TileLayout:
    """Where everything is in an observation."""

    def __init__(
        self, tables: TileGameTables, players: i64, window: Window, channels: list[str], sheet_rows: list[str]
    ) -> None:
        """`channels` are the game's own, `sheet_rows` the lines of its score sheet; it adds more sections itself."""
        largest = max(tables.tiles.kinds, tables.tiles.tile_capacity)
        if largest > MOST_IN_A_BYTE:
            raise NoRoomInArrays(most=MOST_IN_A_BYTE, found=int(largest))
        names = [*CHANNELS, *channels]
        self.added: Layout = Layout()
        self.channels: i64 = len(names)
        self.players: i64 = players
        self.sheet_rows: i64 = len(sheet_rows)
        self.map: i64 = self.added.add(
            "map",
            (int(window.rows), int(window.columns), len(names)),
            f"By row (the first is row {window.top} of the map), column (the first is column {window.left}) and "
            f"channel: {', '.join(names)}. Kind is 1 + the kind of the tile, 0 without one; rotation counts quarter "
            "turns clockwise; order is 1 + the number of tiles laid before; owner is 1 + whose follower is on the tile "
            "(0 the viewer, then in the order of play), 0 for nobody's; part is the part of the tile it stands on.",
        )
        self.beyond: i64 = self.added.add(
            "beyond",
            (int(tables.tiles.tile_capacity), PLACE_BYTES + len(names)),
            "Tiles outside the window, in the order laid: row and column (two bytes each), then the channels.",
        )
        kinds = tables.names.tiles
        self.left: i64 = self.added.add("left", (len(kinds),), "Tiles in the stack, by kind.", kinds)
        self.aside: i64 = self.added.add("aside", (len(kinds),), "Tiles set aside, by kind.", kinds)
        self.drawn: i64 = self.added.add(
            "drawn", (int(tables.tiles.tile_capacity),), "1 + the kind of each tile drawn so far, in this order."
        )
        self.turn: i64 = self.added.add(
            "turn",
            (TURN_BYTES,),
            "The viewer's seat; whose turn it is, counted from the viewer (the number of players when the game is "
            "over); the step of the turn; 1 + the kind of the tile in hand, 0 without one; tiles in the stack.",
        )
        self.seats: i64 = self.added.add(
            "seats",
            (int(players), SEAT_BYTES + 2 * len(sheet_rows)),
            "From the viewer on: points (two bytes), followers at home, points by category (two bytes each): "
            f"{', '.join(sheet_rows)}.",
        )

    @property
    def size(self) -> i64:
        return self.added.size

    @property
    def sections(self) -> list[Section]:
        return self.added.sections


@mypyc_attr(allow_interpreted_subclasses=True)
class TileObserver(Observer):
    """Tiles stay where they were laid, so each is written once; followers may come only to the last one."""

    def __init__(self, window: Window, layout: TileLayout, into: vec[u8], start: i64) -> None:
        super().__init__(into, start, layout.size)
        self.window: Window = window
        self.layout: TileLayout = layout
        self.where: vec[i64] = vec[i64]()
        """By tile: where its channels begin."""
        self.beyond: i64 = 0
        """How many tiles are outside the window."""
        self.drawn: i64 = 0
        self.aside: i64 = 0
        self.followers: vec[i64] = vec[i64]()
        """The nodes on which followers were when last looked at."""

    def begin(self) -> None:
        super().begin()
        self.where = vec[i64]()
        self.beyond = 0
        self.drawn = 0
        self.aside = 0
        self.followers = vec[i64]()

    def write_shared(self, position: Position, land: Land, step: i64, sheet: vec[i64], seat: i64) -> None:
        known: i64 = len(self.where)
        if known == 0:
            self.count_stack(land)
        for tile in range(known, land.tiles):
            self.add_tile(land, tile)
        self.meet_followers(land, known - 1 if known > 0 else 0)
        self.write_followers(land, seat)
        self.write_stack(land)
        self.write_turn(position, land, step, seat)
        self.write_seats(position, land, sheet, seat)

    def add_tile(self, land: Land, tile: i64) -> None:
        into, turned = self.into, land.tile_turned[tile]
        at = self.room_for(land.tile_place[tile])
        self.where = append(self.where, at)
        into[at + KIND] = u8(1 + (turned >> 2))
        into[at + ROTATION] = u8(turned & 3)
        into[at + ORDER] = u8(1 + tile)

    def room_for(self, place: i64) -> i64:
        """Where the channels of a new tile begin."""
        layout = self.layout
        cell = self.window.cell_of(place)
        if cell >= 0:
            return self.start + layout.map + cell * layout.channels
        at = self.start + layout.beyond + self.beyond * (PLACE_BYTES + layout.channels)
        self.beyond += 1
        return put_wide(self.into, put_wide(self.into, at, row_of(place)), column_of(place))

    def meet_followers(self, land: Land, since: i64) -> None:
        """Those placed on the last tile known, and on tiles laid after it."""
        for node in range(land.tile_base[since], land.nodes):
            if land.standing[node] != 0 and not self.knows(node):
                self.followers = append(self.followers, node)

    def knows(self, node: i64) -> bool:
        for known in self.followers:
            if known == node:
                return True
        return False

    def write_followers(self, land: Land, seat: i64) -> None:
        into, players = self.into, land.players
        kept: i64 = 0
        for node in self.followers:
            at = self.where[land.node_tile[node]]
            owner = land.standing[node] - 1
            if owner >= 0:
                into[at + OWNER] = u8(1 + (owner - seat + players) % players)
                into[at + PART] = u8(part_id_of(land, node))
                self.followers[kept] = node
                kept += 1
            else:
                into[at + OWNER] = 0
                into[at + PART] = 0
        if kept < len(self.followers):
            self.followers = self.followers[:kept]

    def count_stack(self, land: Land) -> None:
        """Everybody knows which tiles there are."""
        into, first = self.into, self.start + self.layout.left
        for kind in land.stack:
            into[first + kind] += 1

    def write_stack(self, land: Land) -> None:
        into, layout = self.into, self.layout
        for draw in range(self.drawn, land.drawn):
            kind = land.stack[draw]
            into[self.start + layout.left + kind] -= 1
            into[self.start + layout.drawn + draw] = u8(1 + kind)
        for kind in land.aside[self.aside :]:
            into[self.start + layout.aside + kind] += 1
        self.drawn = land.drawn
        self.aside = len(land.aside)

    def write_turn(self, position: Position, land: Land, step: i64, seat: i64) -> None:
        into, players = self.into, land.players
        at = put(into, self.start + self.layout.turn, seat)
        at = put(into, at, players if position.to_act < 0 else (position.to_act - seat + players) % players)
        at = put(into, at, step)
        at = put(into, at, 1 + land.in_hand)
        put(into, at, tiles_left(land))

    def write_seats(self, position: Position, land: Land, sheet: vec[i64], seat: i64) -> None:
        into, players, rows = self.into, land.players, self.layout.sheet_rows
        at = self.start + self.layout.seats
        for later in range(players):
            each = (seat + later) % players
            at = put_wide(into, at, position.scores[each])
            at = put(into, at, land.supply[each])
            for row in range(each * rows, (each + 1) * rows):
                at = put_wide(into, at, sheet[row])
