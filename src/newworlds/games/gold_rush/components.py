"""The components a game is played with: shipped, or brought along by a record."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import resources

import msgspec

from newworlds.core.setup import Components
from newworlds.games.gold_rush.data.loader import NOTATION, content_faults, read_components
from newworlds.games.gold_rush.tables import Tables
from newworlds.kernels.tiles.data_tables import names_of, tile_tables
from newworlds.kernels.tiles.loader import refuse


@cache
def shipped() -> Components:
    with resources.as_file(resources.files(__package__).joinpath("data", "components.toml")) as path:
        return read_components(path)


def tables_of(components: Components) -> Tables:
    """Made once for each set of components; `BadData` when they are none (components may come from anywhere)."""
    if components is shipped():
        return _shipped_tables()
    return _tables(msgspec.json.encode(components, order="deterministic"))


@cache
def _shipped_tables() -> Tables:
    """Found without looking at every tile again: a new game costs a third."""
    return _tables(msgspec.json.encode(shipped(), order="deterministic"))


@lru_cache(maxsize=16)
def _tables(source: bytes) -> Tables:
    components = msgspec.json.decode(source)
    refuse("components", content_faults(components))
    tiles = components["tile"]
    by_value = components["tokens"]["by_value"]
    return Tables(
        tiles=tile_tables(tiles, NOTATION),
        names=names_of(tiles, NOTATION),
        printed=tiles,
        start=[tile["id"] for tile in tiles].index(components["start"]["tile"]),
        cowboys=components["followers"]["cowboys"],
        token_values=sorted(int(value) for value in by_value),
        token_counts=[by_value[value] for value in sorted(by_value, key=int)],
    )
