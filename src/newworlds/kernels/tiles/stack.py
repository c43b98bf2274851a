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
    tile: i64 = 0
    while tile < land.tiles:
        missing[land.tile_turned[tile] >> 2] -= 1
        tile += 1
    stack = vec[i64]()
    kind: i64 = 0
    while kind < land.tables.kinds:
        while missing[kind] > 0:
            stack = append(stack, kind)
            missing[kind] -= 1
        kind += 1
    chance.shuffle(stack)
    land.stack = stack
    land.drawn = 0


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
    """For imagined positions: the tiles nobody has seen, in another order."""
    rest = land.stack[land.drawn :]
    chance.shuffle(rest)
    mixed = land.stack[: land.drawn]
    for kind in rest:
        mixed = append(mixed, kind)
    land.stack = mixed
