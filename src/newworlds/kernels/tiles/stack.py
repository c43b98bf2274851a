"""The stack of tiles, drawn one by one in a secret order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.core.chance import RandomSource
from newworlds.kernels.tiles.journal import TILE_DRAWN, TILE_LAID, TILE_SET_ASIDE
from newworlds.kernels.tiles.laying import fits_somewhere, lay
from newworlds.kernels.tiles.tables import NOTHING

if TYPE_CHECKING:
    from newworlds.core.position import Position
    from newworlds.kernels.tiles.land import Land


def fill_stack(land: Land, source: RandomSource) -> None:
    """Every tile that is not on the map yet, shuffled."""
    missing = land.tables.copies[:]
    for tile in range(land.tiles):
        missing[land.tile_turned[tile] >> 2] -= 1
    land.stack = source.shuffled(missing)
    land.drawn = 0


def tiles_left(land: Land) -> i64:
    return len(land.stack) - land.drawn


def draw(land: Land) -> bool:
    """Draw the next tile that fits somewhere, setting aside those that do not; False when none is left."""
    while land.drawn < len(land.stack):
        kind = land.stack[land.drawn]
        land.drawn += 1
        if fits_somewhere(land, kind):
            land.in_hand = kind
            return True
        land.aside = append(land.aside, kind)
    land.in_hand = NOTHING
    return False


def draw_in_turn(s: Position, land: Land) -> bool:
    """`draw` for the seat to act, before everyone's eyes."""
    already_aside: i64 = len(land.aside)
    is_drawn = draw(land)
    if s.journal is not None:
        for kind in land.aside[already_aside:]:
            s.journal.note([TILE_SET_ASIDE, s.to_act, kind])
        if is_drawn:
            s.journal.note([TILE_DRAWN, s.to_act, land.in_hand, tiles_left(land)])
    return is_drawn


def lay_in_hand(land: Land, placement: i64) -> i64:
    """Lay the tile in hand at a placement taken from `placements`; returns the tile's number."""
    kind = land.in_hand
    land.in_hand = NOTHING
    return lay(land, kind, placement >> 2, placement & 3)


def lay_in_turn(s: Position, land: Land, placement: i64) -> None:
    """`lay_in_hand` by the seat to act."""
    tile = lay_in_hand(land, placement)
    if s.journal is not None:
        s.journal.note([TILE_LAID, s.to_act, tile])


def reshuffle(land: Land, source: RandomSource) -> None:
    """For imagined positions: the tiles nobody has seen, in an order that does not depend on the real one."""
    unseen = vec[i64]([0] * land.tables.kinds)
    for kind in land.stack[land.drawn :]:
        unseen[kind] += 1
    stack = land.stack[: land.drawn]
    for kind in source.shuffled(unseen):
        stack = append(stack, kind)
    land.stack = stack
