"""The components a game is played with: shipped, or brought along by a record."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import resources
from itertools import pairwise

import msgspec

from newworlds.core.setup import Components
from newworlds.games.mayflower.data.loader import NOTATION, coast_of, content_faults, read_components
from newworlds.games.mayflower.tables import Tables
from newworlds.kernels.tiles.data_tables import names_of, tile_tables
from newworlds.kernels.tiles.loader import refuse
from newworlds.kernels.tiles.names import Names


@cache
def shipped() -> Components:
    with resources.as_file(resources.files(__package__).joinpath("data", "components.toml")) as path:
        return read_components(path)


def tables_of(components: Components) -> Tables:
    """Made once for each set of components; `BadData` when they are none (components may come from anywhere)."""
    return _shipped_tables() if components is shipped() else _brought_along(msgspec.json.encode(components))


@cache
def _shipped_tables() -> Tables:
    return _packed(shipped())


@lru_cache(maxsize=16)
def _brought_along(source: bytes) -> Tables:
    components = msgspec.json.decode(source)
    refuse("components", content_faults(components))
    return _packed(components)


def _packed(components: Components) -> Tables:
    tiles, coast = components["tile"], coast_of(components)
    names = names_of(tiles, NOTATION)
    spaces = [names.tiles.index(space.tile) for space in coast.space]
    joined: list[int] = []
    for plain in coast.plains:
        for one, other in pairwise(plain):
            joined += [*_field(names, spaces, one), *_field(names, spaces, other)]
    return Tables(tile_tables(tiles, NOTATION), names, tiles, spaces, joined)


def _field(names: Names, spaces: list[int], field: str) -> tuple[int, int]:
    """Of a field such as `coast3.p2`: its start space, from the north, and its number within it."""
    tile, _, part = field.rpartition(".")
    kind = names.tiles.index(tile)
    return spaces.index(kind), names.nodes[kind].index(part)
