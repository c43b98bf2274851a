"""Terra Nova as arrays: actions are a settler placed on each space, a stone on each space, every straight move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from newworlds.core.encoder import Encoder, Observer, put, put_wide
from newworlds.core.position import Position
from newworlds.core.sections import Layout
from newworlds.games.terra_nova.rules import codes
from newworlds.games.terra_nova.rules.regions import region_count, settlers_in
from newworlds.games.terra_nova.state import State
from newworlds.games.terra_nova.tables import SIDES, Tables

if TYPE_CHECKING:
    from newworlds.core.sections import Section

CONTENTS: Final = 256
"""A byte says what is on a space."""
MOST_REGIONS: Final[i64] = 3 * codes.STONES
"""A stone closes at most three."""
MARKS: Final = 4


@final
class TerraNovaEncoder(Encoder):
    def __init__(self, tables: Tables, players: i64) -> None:
        self.tables: Tables = tables
        self.players: i64 = players
        self.spaces: i64 = len(tables.grid.spaces)
        self.index: vec[i64] = vec[i64]([0] * tables.grid.cells)
        """By cell: the number of the space, in reading order."""
        self.first_way: vec[i64] = vec[i64]([0] * (tables.grid.cells * SIDES))
        """By cell and side: the action of the shortest move that way."""
        self.side_to: vec[i64] = vec[i64]([0] * (2 * tables.grid.cells))
        self.distance_to: vec[i64] = vec[i64]([0] * (2 * tables.grid.cells))
        """By the difference of two cells, plus `cells`: the side and the distance of a straight move between them."""
        self.ways: vec[i64] = vec[i64]()
        """Every move from one space to another, as the engine's number."""
        self.number_ways()
        self.layout: ObservationLayout = ObservationLayout(tables, players)
        self.recoded: vec[i64] = recoded_contents(players)
        super().__init__(2 * self.spaces + len(self.ways), self.layout.size)

    def number_ways(self) -> None:
        grid = self.tables.grid
        index: i64 = 0
        for cell in grid.spaces:
            self.index[cell] = index
            index += 1
        for cell in grid.spaces:
            for side in range(i64(SIDES)):
                self.first_way[cell * SIDES + side] = 2 * self.spaces + len(self.ways)
                self.number_ways_from(cell, side)

    def number_ways_from(self, start: i64, side: i64) -> None:
        grid = self.tables.grid
        named: i64 = (codes.MOVE_SETTLER << codes.KIND_SHIFT) + (start << codes.FROM_SHIFT)
        cell = start + grid.steps[side]
        distance: i64 = 0
        while self.tables.blank[cell] == codes.EMPTY:
            self.side_to[cell - start + grid.cells] = side
            self.distance_to[cell - start + grid.cells] = distance
            self.ways = append(self.ways, named + cell)
            cell += grid.steps[side]
            distance += 1

    def action_of(self, position: Position, move: i64) -> i64:
        kind = move >> codes.KIND_SHIFT
        cell = move & codes.CELL_MASK
        if kind == codes.PLACE_SETTLER:
            return self.index[cell]
        if kind == codes.PLACE_STONE:
            return self.spaces + self.index[cell]
        start = move >> codes.FROM_SHIFT & codes.CELL_MASK
        apart = cell - start + self.tables.grid.cells
        return self.first_way[start * SIDES + self.side_to[apart]] + self.distance_to[apart]

    def actions(self, position: Position) -> vec[i64]:
        """As in the base class; one's own methods are called directly."""
        found = position.legal()
        for index in range(i64(len(found))):
            found[index] = self.action_of(position, found[index])
        return found

    def move_of(self, position: Position, action: i64) -> i64:
        if action < self.spaces:
            return self.tables.grid.spaces[action]
        if action < 2 * self.spaces:
            return (codes.PLACE_STONE << codes.KIND_SHIFT) + self.tables.grid.spaces[action - self.spaces]
        return self.ways[action - 2 * self.spaces]

    def observer(self, into: vec[u8], start: i64) -> Observer:
        return TerraNovaObserver(self, into, start)

    def observation_sections(self) -> list[Section]:
        return self.layout.sections

    def action_sections(self) -> list[Section]:
        from newworlds.games.terra_nova import moves

        spaces = [moves.write(moves.decode(self.tables, cell)) for cell in self.tables.grid.spaces]
        layout = Layout()
        layout.add("place_settler", (len(spaces),), "Place a settler on this space.", spaces)
        layout.add("place_stone", (len(spaces),), "Place a stone on this space.", spaces)
        ways = [moves.write(moves.decode(self.tables, way)) for way in self.ways]
        layout.add("move_settler", (len(ways),), "Move the settler from one space to the other.", ways)
        return layout.sections


def recoded_contents(players: i64) -> vec[i64]:
    """By viewer and content: the same content, with the owner of a settler counted from the viewer."""
    recoded = vec[i64]()
    for viewer in range(players):
        for content in range(i64(CONTENTS)):
            owner = content - codes.SETTLER
            is_settler = 0 <= owner < players
            recoded = append(recoded, codes.SETTLER + (owner - viewer + players) % players if is_settler else content)
    return recoded


@final
class ObservationLayout:
    """Where everything is in an observation. Planes have the rows and slanted columns of the grid."""

    def __init__(self, tables: Tables, players: i64) -> None:
        layout = Layout()
        plane = (int(tables.grid.cells // tables.grid.stride) - 2, int(tables.grid.stride))
        self.regions: i64 = min(MOST_REGIONS, len(tables.grid.spaces))
        self.terrain: i64 = layout.add(
            "terrain", plane, f"1 + the terrain, in the order {', '.join(tables.letters)}; 0 off the board."
        )
        self.content: i64 = layout.add(
            "content",
            plane,
            "0 empty, 1 off the board, 2 a stone, 3 + whose settler (0 the viewer's, then in the order of play), "
            "8 + the number of a scored region.",
        )
        self.marks: i64 = layout.add(
            "marks",
            plane,
            "What the seat to act did in this turn, added up: 1 where the settler moved first now stands, 2 where the "
            "second one stands, 4 where the first one began, 8 where it may not end the turn.",
        )
        self.turn: i64 = layout.add(
            "turn",
            (8,),
            "The viewer's seat; whose turn it is, counted from the viewer (the number of players when the game is "
            "over); the action of the turn, 0 while settlers are placed; settlers still to be placed; stones left; "
            "turns in a row without a stone, plus 1 (two bytes); why the game is over, 0 while it is not.",
        )
        self.seats: i64 = layout.add(
            "seats", (int(players), 3), "From the viewer on: points (two bytes), settlers on the board."
        )
        self.region_settlers: i64 = layout.add(
            "region_settlers",
            (int(self.regions), int(players)),
            "By scored region: how many settlers each seat had in it, from the viewer on.",
        )
        self.sections: list[Section] = layout.sections
        self.size: i64 = layout.size


@final
class TerraNovaObserver(Observer):
    def __init__(self, encoder: TerraNovaEncoder, into: vec[u8], start: i64) -> None:
        super().__init__(into, start, encoder.observation_size)
        layout = encoder.layout
        margin = encoder.tables.grid.stride
        self.encoder: TerraNovaEncoder = encoder
        self.terrain: i64 = start + layout.terrain - margin
        self.content: i64 = start + layout.content - margin
        self.marks: i64 = start + layout.marks - margin
        self.turn: i64 = start + layout.turn
        self.region_settlers: i64 = start + layout.region_settlers
        self.marked: vec[i64] = vec[i64]([0] * MARKS)
        """Cells, 0 for none."""

    def begin(self) -> None:
        super().begin()
        into, tables = self.into, self.encoder.tables
        for cell in range(tables.grid.stride, tables.grid.cells - tables.grid.stride):
            into[self.terrain + cell] = u8(tables.terrain[cell] + 1)
            into[self.content + cell] = codes.OFF_BOARD
        self.marked = vec[i64]([0] * MARKS)

    def write(self, position: Position, seat: i64) -> None:
        s = cast(State, position)
        self.write_content(s, seat)
        self.write_marks(s)
        self.write_turn(s, seat)
        self.write_regions(s, seat)

    def write_content(self, s: State, seat: i64) -> None:
        into, content, recoded = self.into, s.content, self.encoder.recoded
        first = self.content
        row = seat * CONTENTS
        for cell in self.encoder.tables.grid.spaces:
            into[first + cell] = u8(recoded[row + content[cell]])

    def write_marks(self, s: State) -> None:
        into, marked = self.into, self.marked
        for cell in marked:
            if cell:
                into[self.marks + cell] = 0
        marked[0] = s.first_moved
        marked[1] = s.second_moved
        marked[2] = s.first_origin
        marked[3] = s.no_return
        for mark in range(i64(MARKS)):
            if marked[mark]:
                at = self.marks + marked[mark]
                into[at] = u8(i64(into[at]) + (1 << mark))

    def write_turn(self, s: State, seat: i64) -> None:
        into, players = self.into, s.players
        at = put(into, self.turn, seat)
        at = put(into, at, players if s.to_act < 0 else (s.to_act - seat + players) % players)
        at = put(into, at, s.action)
        at = put(into, at, s.to_place)
        at = put(into, at, s.stones_left)
        at = put_wide(into, at, s.quiet_turns + 1)
        at = put(into, at, s.ending)
        for later in range(players):
            each = (seat + later) % players
            at = put_wide(into, at, s.scores[each])
            at = put(into, at, s.settlers_left[each])

    def write_regions(self, s: State, seat: i64) -> None:
        into, at, players = self.into, self.region_settlers, s.players
        for number in range(region_count(s)):
            for later in range(players):
                at = put(into, at, settlers_in(s, number, (seat + later) % players))
