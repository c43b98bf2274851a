"""Lands as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, cast

import numpy as np

from newworlds.core.position import Position
from newworlds.kernels.tiles.board import printed_kinds
from newworlds.kernels.tiles.cells import place_at
from newworlds.kernels.tiles.data_tables import tile_tables
from newworlds.kernels.tiles.encode import CELLS, SIZE, Plane, TileEncoder, planes_of_one_value
from newworlds.kernels.tiles.followers import place_follower
from newworlds.kernels.tiles.land import Land
from newworlds.kernels.tiles.laying import lay
from newworlds.kernels.tiles.move_numbers import KIND_SHIFT
from newworlds.kernels.tiles.window import Window
from tests.kernels.tiles.meadow import NAMES, NOTATION, ROAD, TILES, TOWN, empty_land, land_of, node

FOLLOWER, DIG, SKIP = 1, 2, 3
TILE, LAST, FITS = range(3)
FAR = place_at(40, 0) * 4


@dataclass
class Outlined:
    """All that the encoder needs from a position: a land and moves, here chosen by hand."""

    land: Land
    moves: list[int]
    may_dig: bool = True

    def legal(self) -> list[int]:
        return self.moves


class MeadowEncoder(TileEncoder):
    """With one action of its own, digging on the tile laid last, outside the window where digging is not possible."""

    follower_kind: ClassVar[int] = FOLLOWER

    def land_of(self, position: Position) -> Land:
        return cast(Outlined, position).land

    def own_action(self, position: Position, window: Window, move: int) -> int:
        if move >> KIND_SHIFT == SKIP:
            return self.skip
        return self.own_from if cast(Outlined, position).may_dig else -1

    def own_move(self, position: Position, window: Window, action: int) -> int:
        return SKIP << KIND_SHIFT if action == self.skip else DIG << KIND_SHIFT | self.land_of(position).tiles - 1

    def own_planes(self, position: Position, window: Window, seats: Sequence[int]) -> list[Plane]:
        return [np.full((1, CELLS), 0.5, np.float32)]

    def numbers(self, position: Position, seats: Sequence[int]) -> list[float]:
        return [seat / 4 for seat in seats]


def encoder(land: Land) -> MeadowEncoder:
    arrays = MeadowEncoder(land.tables, NAMES, printed_kinds(TILES), ("chapel", "town"), own_actions=1, players=3)
    arrays.observation_shape = (-1, SIZE, SIZE)
    return arrays


def position(land: Land, *moves: int, may_dig: bool = True) -> Position:
    return cast(Position, Outlined(land, list(moves), may_dig))


def places(plane: Plane, land: Land) -> set[tuple[int, int]]:
    """Row and column of every cell that is not 0."""
    window = Window(land, SIZE)
    top, left = int(window.top), int(window.left)
    return {(int(cell) // SIZE + top, int(cell) % SIZE + left) for cell in np.flatnonzero(plane)}


def corner_land() -> Land:
    """As wide and high as the window, so that the places in its corners have the first and the last number."""
    land = empty_land()
    for row, column in ((-15, -15), (15, 15)):
        lay(land, NAMES.tiles.index("straight"), place_at(row, column), 0)
    return land


def test_planes_show_all_tiles_the_last_one_and_where_the_tile_in_hand_fits() -> None:
    land = land_of("straight 0,0", "straight 1,0")
    land.in_hand = NAMES.tiles.index("twins")
    planes = encoder(land).tile_planes(land, Window(land, SIZE))
    assert places(planes[TILE], land) == {(0, 0), (1, 0)}
    assert places(planes[LAST], land) == {(1, 0)}
    assert places(planes[FITS], land) == {(row, column) for row in (0, 1) for column in (-1, 1)}


def test_the_first_kind_of_the_set_is_a_tile_in_hand_like_any_other() -> None:
    land = land_of("crossing 0,0")
    land.in_hand = NAMES.tiles.index("chapel")
    assert land.in_hand == 0
    arrays = encoder(land)
    planes = arrays.tile_planes(land, Window(land, SIZE))
    assert places(planes[FITS], land) == {(-1, 0), (0, 1), (1, 0), (0, -1)}
    meadow, road = [1, 0, 0], [0, 1, 0]
    picture = arrays.tile_in_hand(land)
    assert picture.tolist() == [*meadow, *meadow, *road, *meadow, np.float32(1 / 3), 0]
    assert picture.dtype == np.float32


def test_without_a_tile_in_hand_its_picture_is_blank() -> None:
    land = land_of("crossing 0,0")
    arrays = encoder(land)
    assert not arrays.tile_planes(land, Window(land, SIZE))[FITS].any()
    blank = arrays.tile_in_hand(land)
    assert blank.tolist() == [0] * (4 * 3 + 2)
    assert blank.dtype == np.float32


def test_what_a_tile_shows_lies_on_its_cell() -> None:
    land = land_of("wall 0,0")
    planes = encoder(land).tile_planes(land, Window(land, SIZE))
    (cell,) = np.flatnonzero(planes[TILE])
    meadow, town = [1, 0, 0], [0, 0, 1]
    assert planes[3:, cell].tolist() == [*town, *meadow, *meadow, *meadow, 0, np.float32(1 / 3)]


def test_three_of_a_kind_on_a_tile_are_many_and_four_are_no_more() -> None:
    towns = [{"id": f"a{number}", "kind": "town", "edges": [side]} for number, side in enumerate("NESW", 1)]
    tiles = [{**TILES[0], "edges": "TTTT", "features": towns[:count], "fields": []} for count in (2, 3, 4)]
    tables, printed = tile_tables(tiles, NOTATION), printed_kinds(tiles)
    pictures = MeadowEncoder(tables, NAMES, printed, ("town",), own_actions=1, players=3).pictures
    assert [picture[-1] for picture in pictures[::4]] == [np.float32(2 / 3), 1, 1]


def test_followers_are_shown_by_seat_and_terrain() -> None:
    land = land_of("gate 0,0", "gate 0,1")
    place_follower(land, node(land, 0, 0, "a1"), 0)
    place_follower(land, node(land, 0, 1, "l1"), 1)
    planes = encoder(land).follower_planes(land, Window(land, SIZE), seats=[1, 0])
    shown = {
        (plane // 4, plane % 4): places(planes[plane], land) for plane in range(len(planes)) if planes[plane].any()
    }
    assert shown == {(0, ROAD): {(0, 1)}, (1, TOWN): {(0, 0)}}


def test_the_corners_of_the_window_belong_to_it() -> None:
    land = corner_land()
    place_follower(land, node(land, -15, -15, "l1"), 0)
    place_follower(land, node(land, 15, 15, "l1"), 0)
    window = Window(land, SIZE)
    assert [window.cell_of(land.tile_place[tile]) for tile in (0, 1)] == [0, CELLS - 1]
    arrays = encoder(land)
    assert places(arrays.tile_planes(land, window)[TILE], land) == {(-15, -15), (15, 15)}
    assert places(arrays.follower_planes(land, window, [0, 1])[ROAD], land) == {(-15, -15), (15, 15)}


def test_a_place_in_the_corner_is_shown_where_the_tile_in_hand_fits() -> None:
    land = empty_land()
    for row, column in ((-15, -14), (15, 15)):
        lay(land, NAMES.tiles.index("straight"), place_at(row, column), 0)
    land.in_hand = NAMES.tiles.index("twins")
    planes = encoder(land).tile_planes(land, Window(land, SIZE))
    assert (-15, -15) in places(planes[FITS], land)


def test_every_kind_of_move_has_an_action_and_comes_back_from_it() -> None:
    land = corner_land()
    moves = [place_at(-15, -15) * 4, place_at(2, 3) * 4 + 3, FAR, FOLLOWER << KIND_SHIFT | 2, DIG << KIND_SHIFT | 1]
    moves += [SKIP << KIND_SHIFT, FAR + 1]
    arrays, here = encoder(land), position(land, *moves)
    actions = [arrays.action_of(here, move) for move in moves]
    inside = (2 + 15) * SIZE + 3 + 15
    parts, dig = 4 * CELLS, 4 * CELLS + len(NAMES.parts)
    assert actions == [0, inside * 4 + 3, dig + 2, parts + 2, dig, dig + 1, dig + 3]
    assert [arrays.move_of(here, action) for action in actions] == moves
    mask = arrays.mask(here)
    assert (mask.dtype.name, np.flatnonzero(mask).tolist()) == ("int8", sorted(actions))


def test_moves_outside_the_window_are_numbered_by_their_order_among_the_legal_moves() -> None:
    land = corner_land()
    moves = [place_at(-15, -15) * 4, DIG << KIND_SHIFT, FAR]
    arrays, here = encoder(land), position(land, *moves, may_dig=False)
    outside = arrays.outside_from
    assert [arrays.action_of(here, move) for move in moves] == [0, outside, outside + 1]
    assert [arrays.move_of(here, outside + place) for place in (0, 1)] == moves[1:]


def test_a_seat_observes_the_map_followers_from_itself_on_and_what_the_game_adds() -> None:
    land = land_of("gate 0,0", "gate 0,1")
    place_follower(land, node(land, 0, 1, "l1"), 1)
    seen = encoder(land).observe(position(land), 1)
    pictures, by_seat = 4 * 3 + 2, 3 * 4
    assert seen.shape == (3 + pictures + by_seat + 1 + 3, SIZE, SIZE)
    assert places(seen[TILE], land) == {(0, 0), (0, 1)}
    assert places(seen[3 + pictures + ROAD], land) == {(0, 1)}
    assert [set(plane.flatten().tolist()) for plane in seen[-4:]] == [{0.5}, {0.25}, {0.5}, {0.0}]


def test_single_numbers_each_fill_a_plane_and_are_kept_between_0_and_1() -> None:
    planes = planes_of_one_value([-2.0, 0.25, 7.0])
    assert planes.shape == (3, CELLS)
    assert [set(plane.tolist()) for plane in planes] == [{0.0}, {0.25}, {1.0}]
