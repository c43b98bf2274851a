"""The pieces a game is played with: shipped, or brought along by a record."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import resources

import msgspec

from newworlds.core.setup import Components
from newworlds.games.gold_rush.data.loader import NOTATION, content_faults, read_pieces
from newworlds.games.gold_rush.tables import Pieces
from newworlds.kernels.tiles.data_tables import names_of, tables_of
from newworlds.kernels.tiles.loader import refuse


@cache
def shipped_pieces() -> Components:
    with resources.as_file(resources.files(__package__).joinpath("data", "components.toml")) as path:
        return read_pieces(path)


def pieces_of(components: Components) -> Pieces:
    """The packed pieces, made once for each set; `BadData` when they are none (components may come from anywhere)."""
    if components is shipped_pieces():
        return _packed_shipped_pieces()
    return _pieces(msgspec.json.encode(components, order="deterministic"))


@cache
def _packed_shipped_pieces() -> Pieces:
    """Found without looking at every tile again: a new game costs a third."""
    return _pieces(msgspec.json.encode(shipped_pieces(), order="deterministic"))


@lru_cache(maxsize=16)
def _pieces(source: bytes) -> Pieces:
    components = msgspec.json.decode(source)
    refuse("components", content_faults(components))
    tiles = components["tile"]
    by_value = components["tokens"]["by_value"]
    return Pieces(
        tables=tables_of(tiles, NOTATION),
        names=names_of(tiles, NOTATION),
        tiles=tiles,
        start=[tile["id"] for tile in tiles].index(components["start"]["tile"]),
        cowboys=components["followers"]["cowboys"],
        token_values=sorted(int(value) for value in by_value),
        token_counts=[by_value[value] for value in sorted(by_value, key=int)],
    )
