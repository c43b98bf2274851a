"""The stack of tiles: a secret order, drawn from one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.core.chance import Chance
from newworlds.kernels.tiles.laying import fits_somewhere, lay
from newworlds.kernels.tiles.tables import NOTHING

if TYPE_CHECKING:
    from newworlds.kernels.tiles.land import Land


def fill_stack(land: Land, chance: Chance) -> None:
    """Every tile that is not on the map yet, shuffled."""
    missing = land.tables.copies[:]
    for tile in range(land.tiles):
        missing[land.tile_turned[tile] >> 2] -= 1
    land.stack = _shuffled(missing, chance)
    land.drawn = 0


def _shuffled(copies: vec[i64], chance: Chance) -> vec[i64]:
    tiles = vec[i64]()
    kind: i64 = 0
    for number in copies:
        while number > 0:
            tiles = append(tiles, kind)
            number -= 1
        kind += 1
    chance.shuffle(tiles)
    return tiles


def tiles_left(land: Land) -> i64:
    return len(land.stack) - land.drawn


def draw(land: Land) -> bool:
    """Take the next tile that fits somewhere in hand, setting aside those that do not; False when none is left."""
    while land.drawn < len(land.stack):
        kind = land.stack[land.drawn]
        land.drawn += 1
        if fits_somewhere(land, kind):
            land.in_hand = kind
            return True
        land.aside = append(land.aside, kind)
    land.in_hand = NOTHING
    return False


def lay_in_hand(land: Land, placement: i64) -> i64:
    """Lay the tile in hand at a placement taken from `placements`; the tile's number."""
    kind = land.in_hand
    land.in_hand = NOTHING
    return lay(land, kind, placement >> 2, placement & 3)


def reshuffle(land: Land, chance: Chance) -> None:
    """For imagined positions: the tiles nobody has seen, in an order that does not depend on the real one."""
    unseen = vec[i64]([0] * land.tables.kinds)
    for kind in land.stack[land.drawn :]:
        unseen[kind] += 1
    stack = land.stack[: land.drawn]
    for kind in _shuffled(unseen, chance):
        stack = append(stack, kind)
    land.stack = stack
