"""Places of an unbounded map, and the table that finds what lies at them.

A *place* is row and column in one number. Each cell that a tile covers or touches has one word in a hash table with
open addressing: its place, what its neighbours require, and the tile on it. A cell never leaves the table, so its slot
identifies it as well as its place does. This is as fast as a grid, and copying it costs a twentieth as much.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from newworlds.kernels.tiles.land import Land

COORDINATE_BITS: Final = 10
COORDINATE_MASK: Final = 0x3FF
MIDDLE: Final = 512
"""The packed value of row 0 and column 0, so that all coordinates from -512 to 511 can be packed."""
ROW_STEP: Final = 1024
PLACE_MASK: Final = 0xFFFFF
NEED_SHIFT: Final = 20
NEED_MASK: Final = 0xFFFF
TILE_SHIFT: Final = 36

SIDES: Final[i64] = 4
"""The sides of a tile, clockwise from the north; also the number of its rotations."""
STEPS: Final[vec[i64]] = vec[i64]([-ROW_STEP, 1, ROW_STEP, -1])
"""From a place to its neighbour north, east, south, west."""
AROUND: Final[vec[i64]] = vec[i64](
    [-ROW_STEP - 1, -ROW_STEP, -ROW_STEP + 1, -1, 1, ROW_STEP - 1, ROW_STEP, ROW_STEP + 1]
)


def place_at(row: i64, column: i64) -> i64:
    return (row + MIDDLE) << COORDINATE_BITS | (column + MIDDLE)


def row_of(place: i64) -> i64:
    return (place >> COORDINATE_BITS) - MIDDLE


def column_of(place: i64) -> i64:
    return (place & COORDINATE_MASK) - MIDDLE


def slot_of(cells: vec[i64], place: i64) -> i64:
    """The slot of a place, or the free slot where it would go."""
    last: i64 = len(cells) - 1
    slot: i64 = ((place >> COORDINATE_BITS) * 37 + (place & COORDINATE_MASK)) * 73 & last
    word = cells[slot]
    while word != 0 and word & PLACE_MASK != place:
        slot = (slot + 1) & last
        word = cells[slot]
    return slot


def tile_at(land: Land, place: i64) -> i64:
    """The number of the tile at a place, in the order laid; -1 if there is none."""
    return (land.cells[slot_of(land.cells, place)] >> TILE_SHIFT) - 1


def table_size(tiles: i64) -> i64:
    """A power of two, at least twice the number of cells that this many tiles can cover or touch."""
    size: i64 = 16
    while size < 2 * (3 * tiles + 2):
        size *= 2
    return size
