"""Reads the component files and says what is wrong with them, by file and place."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final, cast

import msgspec

from newworlds.core.errors import BadData
from newworlds.core.game import Fault
from newworlds.core.setup import Components
from newworlds.games.gwt_new_zealand.data.checks.board import board_faults
from newworlds.games.gwt_new_zealand.data.checks.cards import card_faults
from newworlds.games.gwt_new_zealand.data.checks.effects import effect_faults
from newworlds.games.gwt_new_zealand.data.checks.fault import problem
from newworlds.games.gwt_new_zealand.data.checks.form import misfits
from newworlds.games.gwt_new_zealand.data.checks.sarah import sarah_faults
from newworlds.games.gwt_new_zealand.data.checks.sea import sea_faults
from newworlds.games.gwt_new_zealand.data.checks.tiles import tile_faults
from newworlds.games.gwt_new_zealand.data.checks.trail import trail_faults
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.data.schema.board import Board
from newworlds.games.gwt_new_zealand.data.schema.cards import Cards
from newworlds.games.gwt_new_zealand.data.schema.sarah import Sarah
from newworlds.games.gwt_new_zealand.data.schema.sea import Sea
from newworlds.games.gwt_new_zealand.data.schema.tiles import Tiles
from newworlds.games.gwt_new_zealand.data.schema.trail import Trail

PARTS: dict[str, type[Any]] = {
    "board": Board,
    "trail": Trail,
    "sea": Sea,
    "tiles": Tiles,
    "cards": Cards,
    "sarah": Sarah,
}

CHECKS: Final = (trail_faults, sea_faults, card_faults, tile_faults, board_faults, sarah_faults, effect_faults)


@cache
def shipped() -> Components:
    """The components of this version."""
    return read(Path(str(resources.files(__package__))))


def read(folder: Path) -> Components:
    """The components in a folder of six files; `BadData` names the first fault."""
    printing = _printing(folder)
    for fault in _misprints(printing):
        raise BadData(file=folder.name, place=fault.place, problem=fault.problem)
    return cast(Components, msgspec.to_builtins(printing))


def printing(components: Components) -> Printing:
    """Components as structures; as no file was checked before, `BadData` names the first fault."""
    for place, wrong in misfits(components, Printing):
        raise BadData(file="-", place=place, problem=wrong)
    found = msgspec.convert(components, Printing)
    for fault in _misprints(found):
        raise BadData(file="-", place=fault.place, problem=fault.problem)
    return found


def faults(source: Path) -> list[Fault]:
    """Every fault of the files in a folder. Only files that can be read and are well-formed are checked further."""
    folder = _folder(source)
    found = [fault for part, shape in PARTS.items() for fault in _part_faults(folder / f"{part}.toml", shape)]
    return found or list(_misprints(_printing(folder)))


def _folder(source: Path) -> Path:
    """The folder itself, or that of the given file."""
    return source if source.is_dir() else source.parent


def _part_faults(path: Path, shape: type[Any]) -> list[Fault]:
    try:
        content = _content(path)
    except BadData as error:
        return [Fault(f"{error.file} {error.place}", error.problem)]
    return [Fault(f"{path.name} {place}", wrong) for place, wrong in misfits(content, shape)]


def _printing(source: Path) -> Printing:
    folder = _folder(source)
    return Printing(**{part: _part(folder / f"{part}.toml", shape) for part, shape in PARTS.items()})


def _part(path: Path, shape: type[Any]) -> Any:
    content = _content(path)
    for place, wrong in misfits(content, shape):
        raise BadData(file=path.name, place=place, problem=wrong)
    return msgspec.convert(content, shape)


def _content(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise BadData(file=path.name, place="-", problem=problem("missing")) from error
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(file=path.name, place="-", problem=problem("unreadable", problem=str(error))) from error
    except tomllib.TOMLDecodeError as error:
        raise BadData(file=path.name, place="-", problem=problem("not_toml", problem=str(error))) from error


def _misprints(printing: Printing) -> Iterator[Fault]:
    for check in CHECKS:
        yield from check(printing)
