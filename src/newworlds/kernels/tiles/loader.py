"""Reading tile files, written in the notation of `data_notation`."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from newworlds.core.errors import BadData
from newworlds.core.game import Fault
from newworlds.core.message import Message
from newworlds.kernels.tiles.data_notation import REMARKS, Tile


def read_toml(source: Path) -> dict[str, Any]:
    """The content of a file; `BadData` when it is not TOML."""
    try:
        return tomllib.loads(source.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        problem = Message("tiles.fault.unreadable", {"problem": str(error)})
        raise BadData(file=source.name, place="file", problem=problem) from error
    except tomllib.TOMLDecodeError as error:
        problem = Message("tiles.fault.not_toml", {"problem": str(error)})
        raise BadData(file=source.name, place="TOML", problem=problem) from error


def file_faults(source: Path, check: Callable[[dict[str, Any]], Iterable[Fault]]) -> list[Fault]:
    """What `check` finds in a file, or why it cannot be read."""
    try:
        return list(check(read_toml(source)))
    except BadData as error:
        return [Fault(error.place, error.problem)]


def refuse(file: str, faults: Iterable[Fault]) -> None:
    """Raise the first fault that is not just a warning."""
    for fault in faults:
        if not fault.is_warning:
            raise BadData(file=file, place=fault.place, problem=fault.problem)


def tiles_of(content: Mapping[str, Any]) -> list[Tile]:
    """What is printed on checked tiles, without the remarks about their sources."""
    return [{key: tile[key] for key in tile if key not in REMARKS} for tile in content["tile"]]
