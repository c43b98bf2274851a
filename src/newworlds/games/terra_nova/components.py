"""The maps a game is played on: shipped, generated, or contained in a record."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Final

import msgspec

from newworlds.core.errors import BadData
from newworlds.core.message import Message
from newworlds.core.options import Value
from newworlds.core.setup import Components
from newworlds.games.terra_nova.data.loader import MapData, faults_of, read_map
from newworlds.games.terra_nova.generator import generated_map
from newworlds.games.terra_nova.tables import Tables

SHIPPED: Final = ("isle168", "hexagon169")
GENERATED: Final = "generated"


def chosen_map(options: Mapping[str, Value]) -> Components:
    """The map chosen by the options, as components."""
    if options["map"] == GENERATED:
        return as_components(generated_map(int(options["map_seed"])))
    return as_components(shipped_map(str(options["map"])))


@cache
def shipped_map(name: str) -> MapData:
    with resources.as_file(resources.files(__package__).joinpath("data", f"{name}.toml")) as path:
        return read_map(path)


def as_components(data: MapData) -> Components:
    plain: dict[str, Any] = msgspec.to_builtins(data)
    return plain


def tables_of(components: Components) -> Tables:
    """The tables of a map, made once for each; `BadData` when it is not valid (components may come from anywhere)."""
    try:
        data = msgspec.convert(components, MapData)
    except msgspec.ValidationError as error:
        problem = Message("terra_nova.fault.wrong_form", {"problem": str(error)})
        raise BadData(file="components", place="map", problem=problem) from error
    return _tables(tuple(data.rows), tuple(data.row_start_x), tuple(sorted(data.terrain.items())))


@lru_cache(maxsize=64)
def _tables(rows: tuple[str, ...], row_start_x: tuple[int, ...], terrain: tuple[tuple[str, str], ...]) -> Tables:
    data = MapData("map", list(rows), list(row_start_x), dict(terrain))
    for fault in faults_of(data):
        if not fault.is_warning:
            raise BadData(file="components", place=fault.place, problem=fault.problem)
    return Tables(data.rows, data.row_start_x)
