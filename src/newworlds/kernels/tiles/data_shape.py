"""Whether the tiles of a file have the right shape: the right keys, with values of the right types.

The checks of `data_faults` rely on this and do not check types again.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from newworlds.core.game import Fault
from newworlds.core.message import Message
from newworlds.core.text import add_catalogue
from newworlds.kernels.tiles.data_notation import BLANK, REMARKS, TILE_KEYS, Notation, Tile

add_catalogue("newworlds.kernels.tiles")

MOST_TILES: Final = 500
"""Even all tiles in one row stay within the coordinates that moves can name."""

_PART_ID: Final = re.compile(r"\w+", re.ASCII)
"""As moves are written and read."""
_TEXTS: Final = ("id", "kind", "end")
_LISTS: Final = ("edges", "halves", "touches")
_PARTS: Final = {"features": ("id", "kind", "edges"), "fields": ("id", "halves")}
"""The keys that the parts of a tile must have."""


def fault(place: str, problem: str, **args: Any) -> Fault:
    return Fault(place, Message(f"tiles.fault.{problem}", args))


def is_number(value: object) -> bool:
    """In Python, unlike in TOML, true and false are numbers."""
    return isinstance(value, int) and not isinstance(value, bool)


def key_faults(place: str, table: Mapping[str, Any], known: frozenset[str]) -> Iterator[Fault]:
    """Keys that mean nothing."""
    for key in sorted(table.keys() - known):
        yield fault(place, "unknown_key", key=key)


def table_faults(content: Mapping[str, Any], name: str, known: frozenset[str]) -> Iterator[Fault]:
    """A table of the file must be present and have only known keys."""
    table = content.get(name)
    if isinstance(table, Mapping):
        yield from key_faults(name, table, known)
    else:
        yield fault(name, "no_table", key=name)


def tile_shape_faults(tile: Any, notation: Notation) -> Iterator[Fault]:
    if not isinstance(tile, dict) or not isinstance(tile.get("id"), str) or not tile["id"]:
        yield fault("tile", "no_id")
        return
    place = f"tile {tile['id']}"
    yield from key_faults(place, tile, TILE_KEYS | REMARKS)
    missing = sorted(TILE_KEYS - tile.keys())
    for key in missing:
        yield fault(place, "key_missing", key=key)
    if not missing:
        yield from _value_faults(place, tile, notation)


def _value_faults(place: str, tile: Tile, notation: Notation) -> Iterator[Fault]:
    count, edges = tile["count"], tile["edges"]
    if not is_number(count) or count < 0:
        yield fault(place, "bad_count", count=str(count))
    letters = {*notation.edges, BLANK} if count == 0 else set(notation.edges)
    if not isinstance(edges, str) or len(edges) != 4 or not set(edges) <= letters:
        yield fault(place, "bad_edges", edges=str(edges), letters=sorted(letters))
    for group, needed in _PARTS.items():
        yield from _part_faults(place, group, tile[group], needed)


def _part_faults(place: str, group: str, parts: Any, needed: tuple[str, ...]) -> Iterator[Fault]:
    if not isinstance(parts, list) or not all(isinstance(part, dict) for part in parts):
        yield fault(place, "not_a_list", key=group)
        return
    for index, part in enumerate(parts, 1):
        where = f"{place}, {group} {part.get('id', index)}"
        for key in needed:
            if key not in part:
                yield fault(where, "key_missing", key=key)
        for key, value in part.items():
            if not _fits(key, value):
                yield fault(where, "bad_value", key=key, value=str(value))


def _fits(key: str, value: object) -> bool:
    """Symbols are numbers; `data_faults` checks which ones a part may have."""
    if key == "id":
        return isinstance(value, str) and _PART_ID.fullmatch(value) is not None
    if key in _TEXTS:
        return isinstance(value, str)
    if key in _LISTS:
        return isinstance(value, list) and all(isinstance(item, str) for item in value)
    return True


def number_faults(tiles: list[Tile]) -> Iterator[Fault]:
    """Faults in the ids and counts of tiles that have the right shape."""
    for name, count in Counter(tile["id"] for tile in tiles).items():
        if count > 1:
            yield fault(f"tile {name}", "tile_twice")
    copies = sum(tile["count"] for tile in tiles)
    if not 0 < copies <= MOST_TILES:
        yield fault("tile", "bad_number_of_tiles", count=str(copies), most=MOST_TILES)
