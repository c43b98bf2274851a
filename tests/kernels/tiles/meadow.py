"""The kernel's own small tile set, and lands built from it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from newworlds.kernels.tiles.cells import place_at
from newworlds.kernels.tiles.data_notation import Notation
from newworlds.kernels.tiles.data_tables import names_of, tile_tables
from newworlds.kernels.tiles.land import Land
from newworlds.kernels.tiles.laying import lay, placements
from newworlds.kernels.tiles.loader import tiles_of

MEADOW = Path(__file__).with_name("meadow.toml")
NOTATION = Notation(
    edges={"P": "meadow", "R": "road", "T": "town"},
    lines=("road",),
    areas=("town",),
    centres=("chapel",),
    stops=("junction",),
    field="meadow",
    symbols={"town": ("flags",), "meadow": ("sheep",)},
    counts_neighbours=True,
)
ROAD, TOWN, CHAPEL, FIELD = range(4)


def content() -> dict[str, Any]:
    return tomllib.loads(MEADOW.read_text(encoding="utf-8"))


TILES = tiles_of(content())
NAMES = names_of(TILES, NOTATION)


def empty_land(players: int = 2, followers: int = 5) -> Land:
    """Its tables are packed again, so that every test also tests the packing."""
    land = Land(tile_tables(TILES, NOTATION), players)
    for seat in range(players):
        land.supply[seat] = followers
    return land


def lay_tiles(land: Land, *tiles: str) -> None:
    """Each as "name row,column r<rotation>", the rotation in quarter turns clockwise; all but the first must fit."""
    for text in tiles:
        name, where, *turns = text.split()
        row, column = map(int, where.split(","))
        rotation = int(turns[0].removeprefix("r")) if turns else 0
        kind = NAMES.tiles.index(name)
        place = place_at(row, column)
        if land.tiles and "-" not in TILES[kind]["edges"]:
            assert place * 4 + rotation in list(placements(land, kind)), f"{text} does not fit"
        lay(land, kind, place, rotation)


def land_of(*tiles: str) -> Land:
    land = empty_land()
    lay_tiles(land, *tiles)
    return land


def node(land: Land, row: int, column: int, name: str) -> int:
    found = NAMES.node_at(land, place_at(row, column), name)
    assert found >= 0
    return found
