"""The notation of tile files.

A file holds `[[tile]]` tables. `edges` gives the terrain of the north, east, south and west side as letters. `features`
lists lines (roads, rails), areas (towns, mountains), centres (farms, cities) and stops (junctions); a line that reaches
one side says with `end` what stops it. `fields` lists the open land by half edges, clockwise: N1 is the west half
of the north side, N2 its east half, E1 the north half of the east side, and so on. `[totals]` is checked against
the tiles.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

SIDES: Final = "NESW"
HALVES: Final = ("N1", "N2", "E1", "E2", "S1", "S2", "W1", "W2")
BLANK: Final = "-"
"""A side that nothing may touch: only on pieces that lie on the table from the start (`count = 0`)."""

TILE_KEYS: Final = frozenset({"id", "count", "edges", "features", "fields"})
REMARKS: Final = frozenset(
    {"title", "source", "confidence", "count_source", "count_confidence", "inferred_part", "base_analogue"}
)
"""Where the data comes from; for the page about the components, not for the rules."""

Tile = dict[str, Any]
"""One kind of tile as plain JSON: id, count, edges, features and fields, with the counts of their symbols."""


@dataclass(frozen=True)
class Notation:
    """What the letters and words of a game's tile files mean."""

    edges: Mapping[str, str]
    """From the letter of an edge to its terrain: one of `lines`, one of `areas`, or the field."""
    lines: tuple[str, ...]
    areas: tuple[str, ...]
    centres: tuple[str, ...]
    stops: tuple[str, ...]
    field: str
    symbols: Mapping[str, tuple[str, ...]]
    """Symbols by terrain; their order is the order of the packed counters."""
    counts_neighbours: bool = False
    """Whether a centre is completed by surrounding it."""

    @property
    def terrains(self) -> tuple[str, ...]:
        """Terrains that followers may stand on; a node's kind is its index here."""
        return (*self.lines, *self.areas, *self.centres, self.field)


def node_names(tile: Tile, notation: Notation) -> list[str]:
    """The ids of a tile's nodes in order, without stops, as nobody can stand there."""
    features = [feature["id"] for feature in tile["features"] if feature["kind"] not in notation.stops]
    return [*features, *(part["id"] for part in tile["fields"])]


def part_ids(tiles: list[Tile], notation: Notation) -> list[str]:
    """Every id that some tile gives a node; a move names a node by the index of its id here, whatever the tile."""
    return sorted({name for tile in tiles for name in node_names(tile, notation)})
