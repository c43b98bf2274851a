"""Reads Mayflower's component files and reports what is wrong with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from newworlds.core.game import Fault
from newworlds.core.message import Message
from newworlds.core.setup import Components
from newworlds.kernels.tiles.data_faults import tile_faults
from newworlds.kernels.tiles.data_notation import BLANK, Notation, Tile
from newworlds.kernels.tiles.loader import read_toml, refuse, tiles_of

NOTATION: Final = Notation(
    edges={"P": "plain", "R": "road", "T": "town"},
    lines=("road",),
    areas=("town",),
    centres=("farm",),
    stops=("junction", "coast"),
    field="plain",
    symbols={"road": ("posts",), "town": ("shields",), "plain": ("animals",)},
    counts_neighbours=True,
)
"""Terrains are numbered in this order: road, town, farm, plain (see `rules.codes`)."""

_SEAWARD: Final = 3 * BLANK
"""A start space can only be reached from the west."""


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A start space of the coast; `town` is the name printed there."""

    tile: str
    town: str = ""


class Coast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Start spaces from north to south, and plains that extend over several of them, by tile and field."""

    space: list[Space]
    plains: list[list[str]]


def read_components(source: Path) -> Components:
    """The components of a file; `BadData` names its first fault."""
    content = read_toml(source)
    refuse(source.name, content_faults(content))
    return {"tile": tiles_of(content), "coast": {key: content["coast"][key] for key in ("space", "plains")}}


def content_faults(content: Mapping[str, Any]) -> list[Fault]:
    """Everything that is wrong with a file, or with components that come from elsewhere."""
    return tile_faults(content, NOTATION, frozenset({"coast"})) or list(_coast_faults(content))


def coast_of(content: Mapping[str, Any]) -> Coast:
    table = {key: value for key, value in content["coast"].items() if key not in ("source", "confidence")}
    return msgspec.convert(table, Coast)


def _coast_faults(content: Mapping[str, Any]) -> Iterator[Fault]:
    """Faults of the coast, in a file whose tiles are valid."""
    if not isinstance(content.get("coast"), dict):
        yield _fault("coast", "no_coast")
        return
    try:
        coast = coast_of(content)
    except msgspec.ValidationError as error:
        yield _fault("coast", "wrong_form", detail=str(error))
        return
    tiles = {tile["id"]: tile for tile in content["tile"]}
    yield from _space_faults(coast, tiles)
    yield from _plain_faults(coast, tiles)


def _space_faults(coast: Coast, tiles: Mapping[str, Tile]) -> Iterator[Fault]:
    used = Counter(space.tile for space in coast.space)
    if not used:
        yield _fault("coast", "no_spaces")
    for name, times in used.items():
        if name not in tiles:
            yield _fault(f"coast {name}", "unknown_tile")
        elif not _is_start_space(tiles[name]):
            yield _fault(f"coast {name}", "no_start_space")
        elif times > 1:
            yield _fault(f"coast {name}", "space_twice")
    for name, tile in tiles.items():
        if tile["count"] == 0 and name not in used:
            yield _fault(f"tile {name}", "not_on_coast")


def _is_start_space(tile: Tile) -> bool:
    return tile["count"] == 0 and tile["edges"].startswith(_SEAWARD) and not tile["edges"].endswith(BLANK)


def _plain_faults(coast: Coast, tiles: Mapping[str, Tile]) -> Iterator[Fault]:
    spaces = [tiles[space.tile] for space in coast.space if space.tile in tiles]
    fields = {f"{tile['id']}.{part['id']}" for tile in spaces for part in tile["fields"]}
    for name in (name for plain in coast.plains for name in plain):
        if name not in fields:
            yield _fault("coast plains", "unknown_plain", name=name)


def _fault(place: str, problem: str, **args: Any) -> Fault:
    return Fault(place, Message(f"mayflower.fault.{problem}", args))
