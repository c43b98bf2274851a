"""The components a game is played with: shipped, or contained in a record."""

from __future__ import annotations

from typing import Final

from newworlds.core.setup import Components
from newworlds.games.gold_rush.data.loader import NOTATION, content_faults, read_components
from newworlds.games.gold_rush.tables import Tables
from newworlds.kernels.tiles.board import printed_kinds
from newworlds.kernels.tiles.data_sets import TileSets
from newworlds.kernels.tiles.data_tables import names_of, tile_tables


def _packed(components: Components) -> Tables:
    tiles = components["tile"]
    by_value = components["tokens"]["by_value"]
    return Tables(
        tiles=tile_tables(tiles, NOTATION),
        names=names_of(tiles, NOTATION),
        printed=printed_kinds(tiles),
        start=[tile["id"] for tile in tiles].index(components["start"]["tile"]),
        cowboys=components["followers"]["cowboys"],
        token_values=sorted(int(value) for value in by_value),
        token_counts=[by_value[value] for value in sorted(by_value, key=int)],
    )


SETS: Final = TileSets("newworlds.games.gold_rush", read_components, content_faults, _packed)
tables_of = SETS.tables_of
