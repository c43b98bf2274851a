"""The components a game is played with: shipped, or contained in a record."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from newworlds.core.setup import Components
from newworlds.games.mayflower.data.loader import NOTATION, coast_of, content_faults, read_components
from newworlds.games.mayflower.tables import Tables
from newworlds.kernels.tiles.board import printed_kinds
from newworlds.kernels.tiles.data_sets import TileSets
from newworlds.kernels.tiles.data_tables import names_of, tile_tables
from newworlds.kernels.tiles.names import Names


def _packed(components: Components) -> Tables:
    tiles, coast = components["tile"], coast_of(components)
    names = names_of(tiles, NOTATION)
    spaces = [names.tiles.index(space.tile) for space in coast.space]
    joined: list[int] = []
    for plain in coast.plains:
        for one, other in pairwise(plain):
            joined += [*_field(names, spaces, one), *_field(names, spaces, other)]
    return Tables(tile_tables(tiles, NOTATION), names, printed_kinds(tiles), spaces, joined)


def _field(names: Names, spaces: list[int], field: str) -> tuple[int, int]:
    """The start space of a field such as `coast3.p2`, counted from the north, and the field's number within it."""
    tile, _, part = field.rpartition(".")
    kind = names.tiles.index(tile)
    return spaces.index(kind), names.nodes[kind].index(part)


SETS: Final = TileSets("newworlds.games.mayflower", read_components, content_faults, _packed)
tables_of = SETS.tables_of
