"""Reads the component files and says what is wrong with them, by file and place."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final, cast

import msgspec

from newworlds.core.errors import BadData
from newworlds.core.game import Fault
from newworlds.core.message import Message
from newworlds.core.setup import Components
from newworlds.games.gwt_new_zealand.data.checks.board import board_faults
from newworlds.games.gwt_new_zealand.data.checks.cards import card_faults
from newworlds.games.gwt_new_zealand.data.checks.effects import effect_faults
from newworlds.games.gwt_new_zealand.data.checks.fault import problem
from newworlds.games.gwt_new_zealand.data.checks.sarah import sarah_faults
from newworlds.games.gwt_new_zealand.data.checks.sea import sea_faults
from newworlds.games.gwt_new_zealand.data.checks.tiles import tile_faults
from newworlds.games.gwt_new_zealand.data.checks.trail import trail_faults
from newworlds.games.gwt_new_zealand.data.schema import Board, Cards, Printing, Sarah, Sea, Tiles, Trail

PARTS: dict[str, type[Any]] = {
    "board": Board,
    "trail": Trail,
    "sea": Sea,
    "tiles": Tiles,
    "cards": Cards,
    "sarah": Sarah,
}

CHECKS: Final = (trail_faults, sea_faults, card_faults, tile_faults, board_faults, sarah_faults, effect_faults)

MALFORMED: Final[Mapping[str, str]] = {
    r"Object missing required field `(?P<field>.*)`": "no_field",
    r"Object contains unknown field `(?P<field>.*)`": "unknown_field",
    r"Expected `(?P<wanted>[^`]*)`, got `(?P<found>[^`]*)`": "wrong_type",
    r"Expected `int` >= (?P<least>-?\d+)": "too_small",
    r"Expected `int` <= (?P<most>-?\d+)": "too_large",
    r"Expected `array` of length >= (?P<fewest>\d+)": "too_short",
    r"Expected `array` of length <= (?P<most>\d+)": "too_long",
    r"Expected `array` of length (?P<wanted>\d+), got (?P<found>\d+)": "wrong_length",
    r"Expected `str` matching regex '(?P<form>.*)'": "wrong_name",
    r"Invalid enum value '(?P<name>.*)'": "unknown_name",
    r"Invalid value '(?P<effect>.*)'": "no_effect",
}
"""Messages of msgspec and the faults they stand for."""


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
    try:
        found = msgspec.convert(components, Printing)
    except msgspec.ValidationError as error:
        place, told = _malformed(error)
        raise BadData(file="-", place=place, problem=told) from error
    for fault in _misprints(found):
        raise BadData(file="-", place=fault.place, problem=fault.problem)
    return found


def faults(folder: Path) -> list[Fault]:
    """Every fault of the files in a folder."""
    try:
        return list(_misprints(_printing(folder)))
    except BadData as error:
        return [Fault(f"{error.file} {error.place}", error.problem)]


def _printing(source: Path) -> Printing:
    """From the folder, or from the folder of the given file."""
    folder = source if source.is_dir() else source.parent
    return Printing(**{part: _part(folder / f"{part}.toml", shape) for part, shape in PARTS.items()})


def _part(path: Path, shape: type[Any]) -> Any:
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), shape)
    except FileNotFoundError as error:
        raise BadData(file=path.name, place="-", problem=problem("missing")) from error
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(file=path.name, place="-", problem=problem("unreadable", problem=str(error))) from error
    except tomllib.TOMLDecodeError as error:
        raise BadData(file=path.name, place="-", problem=problem("not_toml", problem=str(error))) from error
    except msgspec.ValidationError as error:
        place, told = _malformed(error)
        raise BadData(file=path.name, place=place, problem=told) from error


def _malformed(error: msgspec.ValidationError) -> tuple[str, Message]:
    """Where a value does not match the schema, and what is wrong with it."""
    told, _, place = str(error).partition(" - at ")
    for pattern, code in MALFORMED.items():
        if found := re.fullmatch(pattern, told):
            return place or "-", problem(code, **found.groupdict())
    return place or "-", problem("wrong_form", problem=told)


def _misprints(printing: Printing) -> Iterator[Fault]:
    for check in CHECKS:
        yield from check(printing)
