"""How a move of a tile game is encoded as one number: kind << KIND_SHIFT, with its operand in the lower bits.

Laying a tile has kind 0 and the operand place·4 + rotation, so that `laying.placements` already lists moves. Other
kinds name a part of the tile just laid, or a place and a part of the tile there, or nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from newworlds.kernels.tiles.cells import PLACE_MASK, tile_at
from newworlds.kernels.tiles.features import node_named, part_id_of

if TYPE_CHECKING:
    from newworlds.kernels.tiles.land import Land

KIND_SHIFT: Final = 26
PART_BITS: Final = 5
PART_MASK: Final = 0x1F
LAY_TILE: Final = 0


def name_of_node(land: Land, node: i64) -> i64:
    """The place of a node's tile, and its part on that tile."""
    return land.tile_place[land.node_tile[node]] << PART_BITS | part_id_of(land, node)


def named_node(land: Land, move: i64) -> i64:
    """The node that a move names by place and part; there must be one."""
    return node_named(land, tile_at(land, move >> PART_BITS & PLACE_MASK), move & PART_MASK)


def part_just_laid(land: Land, move: i64) -> i64:
    """The node of the last tile that a move names by its part."""
    return node_named(land, land.tiles - 1, move & PART_MASK)
