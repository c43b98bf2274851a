"""Lands as arrays."""

from __future__ import annotations

from typing import cast

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from newworlds.core.encoder import Observer
from newworlds.core.errors import NoRoomInArrays
from newworlds.core.position import Position
from newworlds.core.sections import Layout
from newworlds.kernels.tiles.board import printed_kinds
from newworlds.kernels.tiles.cells import place_at
from newworlds.kernels.tiles.data_tables import tile_tables
from newworlds.kernels.tiles.encode import TileEncoder
from newworlds.kernels.tiles.followers import place_follower, send_home
from newworlds.kernels.tiles.game_tables import TileGameTables
from newworlds.kernels.tiles.land import Land
from newworlds.kernels.tiles.laying import lay
from newworlds.kernels.tiles.move_numbers import KIND_SHIFT
from newworlds.kernels.tiles.observe import TileLayout, TileObserver
from newworlds.kernels.tiles.window import Window
from newworlds.research.description import described
from newworlds.research.lens import Array, Lens
from tests.kernels.tiles.meadow import NAMES, NOTATION, TILES, empty_land, land_of, lay_tiles, node

FOLLOWER, DIG, SKIP = 1, 2, 3
FAR = place_at(40, 0) * 4
ROWS, COLUMNS = 5, 7
WINDOW = Window(-2, -3, ROWS, COLUMNS)


class Meadow(Position):
    """A land, and moves chosen by hand."""

    def __init__(self, land: Land, moves: list[int], may_dig: bool = True) -> None:
        super().__init__(land.players, None)
        self.land, self.moves, self.may_dig = land, moves, may_dig

    def legal(self) -> vec[i64]:
        return vec[i64](self.moves)

    def apply(self, move: i64) -> None:
        """Nothing is played."""

    def copy(self) -> Position:
        return self


class MeadowEncoder(TileEncoder):
    """With one action of its own, digging on the tile laid last, outside the window where digging is not possible."""

    def own_action(self, position: Position, move: int) -> int:
        if move >> KIND_SHIFT == SKIP:
            return int(self.skip)
        return int(self.own_from) if cast(Meadow, position).may_dig else -1

    def own_move(self, position: Position, action: int) -> int:
        tiles = int(cast(Meadow, position).land.tiles)
        return SKIP << KIND_SHIFT if action == self.skip else DIG << KIND_SHIFT | tiles - 1

    def add_own_actions(self, layout: Layout) -> None:
        layout.add("dig", (1,), "Dig.")

    def observer(self, into: vec[u8], start: int) -> Observer:
        return MeadowObserver(self.window, self.layout, into, start)


class MeadowObserver(TileObserver):
    def write(self, position: Position, seat: int) -> None:
        land = cast(Meadow, position).land
        self.write_shared(position, land, 2, vec[i64]([300 + other for other in range(land.players)]), seat)


def encoder(land: Land) -> MeadowEncoder:
    tables = TileGameTables(land.tables, NAMES, printed_kinds(TILES))
    layout = TileLayout(tables, land.players, WINDOW, ["moles"], ["flags"])
    return MeadowEncoder(tables, WINDOW, layout, FOLLOWER, 1)


class Seen:
    """What seats see of a land as it grows."""

    def __init__(self, land: Land) -> None:
        self.land = land
        self.lens = Lens(encoder(land))
        self.lens.begin()

    def part(self, name: str, seat: int = 0) -> Array:
        return described(self.lens.encoder).part(self.lens.observation(Meadow(self.land, []), seat), name)

    def tile(self, row: int, column: int, seat: int = 0) -> list[int]:
        """The channels of a place: kind, rotation, order, owner, part, moles."""
        return cast(list[int], self.part("map", seat)[row + 2, column + 3].tolist())


def test_every_kind_of_move_has_an_action_and_comes_back_from_it() -> None:
    land = land_of("straight 0,0", "straight 1,0")
    moves = [place_at(-2, -3) * 4, place_at(2, 3) * 4 + 3, FAR, FOLLOWER << KIND_SHIFT | 2, DIG << KIND_SHIFT | 1]
    moves += [SKIP << KIND_SHIFT, FAR + 1]
    arrays, here = encoder(land), Meadow(land, moves)
    actions = [arrays.action_of(here, move) for move in moves]
    parts, dig = 4 * ROWS * COLUMNS, 4 * ROWS * COLUMNS + len(NAMES.parts)
    assert actions == [0, parts - 1, dig + 2, parts + 2, dig, dig + 1, dig + 3]
    assert [arrays.move_of(here, action) for action in actions] == moves
    assert list(arrays.actions(here)) == actions


@pytest.mark.parametrize("place", [(-3, 0), (3, 0), (0, -4), (0, 4)])
def test_the_places_around_the_window_are_outside(place: tuple[int, int]) -> None:
    land = land_of("straight 0,0")
    move = place_at(*place) * 4
    assert encoder(land).action_of(Meadow(land, [move]), move) == encoder(land).outside_from


def test_moves_outside_the_window_are_numbered_by_their_order_among_the_legal_moves() -> None:
    land = land_of("straight 0,0")
    moves = [place_at(-2, -3) * 4, DIG << KIND_SHIFT, FAR]
    arrays, here = encoder(land), Meadow(land, moves, may_dig=False)
    outside = arrays.outside_from
    assert [arrays.action_of(here, move) for move in moves] == [0, outside, outside + 1]
    assert [arrays.move_of(here, outside + place) for place in (0, 1)] == moves[1:]
    assert list(arrays.actions(here)) == [0, outside, outside + 1]


def test_a_tile_is_shown_by_kind_rotation_and_order() -> None:
    seen = Seen(land_of("straight 0,0", "straight 1,0"))
    kind = 1 + NAMES.tiles.index("straight")
    assert seen.tile(1, 0) == [kind, 0, 2, 0, 0, 0]
    lay(seen.land, NAMES.tiles.index("crossing"), place_at(1, 1), 3)
    assert seen.tile(1, 1) == [1 + NAMES.tiles.index("crossing"), 3, 3, 0, 0, 0]
    assert int((seen.part("map")[:, :, 0] > 0).sum()) == 3


def test_followers_are_shown_from_the_viewer_on_until_they_go_home() -> None:
    seen = Seen(land_of("gate 0,0"))
    place_follower(seen.land, node(seen.land, 0, 0, "a1"), 1)
    part = NAMES.parts.index("a1")
    assert seen.tile(0, 0)[3:5] == [2, part]
    assert seen.tile(0, 0, seat=1)[3:5] == [1, part]
    lay_tiles(seen.land, "gate 0,1")
    place_follower(seen.land, node(seen.land, 0, 1, "l1"), 0)
    send_home(seen.land, node(seen.land, 0, 0, "a1"))
    assert seen.tile(0, 0)[3:5] == [0, 0]
    assert seen.tile(0, 1)[3:5] == [1, NAMES.parts.index("l1")]
    assert [row.tolist() for row in seen.part("seats")] == [[0, 0, 4, 1, 44], [0, 0, 5, 1, 45]]


def test_tiles_outside_the_window_are_listed_with_their_places() -> None:
    land = empty_land()
    for row, column in ((0, 0), (-3, 300), (2, 3)):
        lay(land, 1, place_at(row, column), 2)
    place_follower(land, int(land.tile_base[1]), 0)
    seen = Seen(land)
    part = int(land.tables.part_id[16])
    assert [row.tolist() for row in seen.part("beyond")[:2]] == [[255, 253, 1, 44, 2, 2, 2, 1, part, 0], [0] * 10]
    assert seen.tile(2, 3)[:3] == [2, 2, 3]


def test_the_stack_is_counted_and_what_was_drawn_is_told_in_order() -> None:
    land = land_of("straight 0,0")
    land.stack = vec[i64]([2, 0, 2, 1])
    seen = Seen(land)
    assert seen.part("left")[:3].tolist() == [1, 1, 2]
    land.drawn, land.aside, land.in_hand = 3, append(land.aside, 0), 2
    assert seen.part("left")[:3].tolist() == [0, 1, 0]
    assert seen.part("aside")[:3].tolist() == [1, 0, 0]
    assert seen.part("drawn")[:4].tolist() == [3, 1, 3, 0]
    assert seen.part("turn", seat=1).tolist() == [1, 1, 2, 3, 1]


def test_after_the_end_nobody_is_to_act() -> None:
    land = land_of("straight 0,0")
    seen, over = Seen(land), Meadow(land, [])
    over.to_act = -1
    observation = seen.lens.observation(over, 0)
    assert described(seen.lens.encoder).part(observation, "turn")[1] == land.players


def test_more_tiles_than_a_byte_can_number_are_refused() -> None:
    tiles = [{**TILES[0], "count": 300}, *TILES[1:]]
    tables = TileGameTables(tile_tables(tiles, NOTATION), NAMES, printed_kinds(tiles))
    with pytest.raises(NoRoomInArrays, match="room for 254 entries"):
        TileLayout(tables, 2, WINDOW, [], [])
