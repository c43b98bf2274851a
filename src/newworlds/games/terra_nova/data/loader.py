"""Reads map files and reports what is wrong with them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

import msgspec

from newworlds.core.errors import BadData
from newworlds.core.game import Fault
from newworlds.core.message import Message
from newworlds.games.terra_nova.notation import row_name
from newworlds.kernels.hexes.grid import WIDEST, slant
from newworlds.kernels.hexes.outline import Hex, pieces

FEWEST_SPACES: Final = 60
FEWEST_TERRAINS: Final = 4
MOST_SPACES_FOR_THE_STONES: Final = 190
MOST_ROWS: Final = 60
PATCH_DIFFERENCE: Final = 2
GAP: Final = "."


class MapData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A map as stored in the components of a game; docs/maps.md describes the file format."""

    id: str
    rows: list[str]
    row_start_x: list[int]
    terrain: dict[str, str]
    """Letter to terrain id, for the letters of `rows`."""
    title: str = ""
    source: str = ""
    confidence: str = ""
    note: str = ""

    def hexes(self) -> dict[Hex, str]:
        """The letter of each space, by row and x, in reading order."""
        return {
            (row, self.row_start_x[row] + 2 * column): letter
            for row, text in enumerate(self.rows)
            for column, letter in enumerate(text)
            if letter != GAP
        }


class _MapTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A `[[map]]` of a file."""

    id: str
    rows: list[str]
    row_start_x: list[int] | None = None
    title: str = ""
    source: str = ""
    confidence: str = ""
    note: str = ""


class _MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    map: list[_MapTable]
    terrain: dict[str, str] = {}


def read_map(path: Path) -> MapData:
    """The first map of a file; `BadData` names its first fault."""
    for fault in map_faults(path):
        if not fault.is_warning:
            raise BadData(file=path.name, place=fault.place, problem=fault.problem)
    return _maps(_parsed(path.read_text(encoding="utf-8")))[0]


def map_faults(path: Path) -> list[Fault]:
    """Every fault of a map file, then its warnings."""
    try:
        source = _parsed(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        return [_fault("file", "unreadable", problem=str(error))]
    except tomllib.TOMLDecodeError as error:
        return [_fault("TOML", "not_toml", problem=str(error))]
    except msgspec.ValidationError as error:
        return [_fault(_place_in(error), "wrong_form", problem=_first_part(error))]
    if not source.map:
        return [_fault("map", "no_map")]
    found = list(_declared_terrain(source.terrain))
    found += [fault for data in _maps(source) for fault in faults_of(data)]
    return sorted(found, key=lambda fault: fault.is_warning)


def faults_of(data: MapData) -> Iterator[Fault]:
    """What is wrong with one map. Later checks rely on earlier ones."""
    for checks in (_SHAPE, _LAND, _DOUBTS):
        faults = [fault for check in checks for fault in check(data)]
        yield from faults
        if faults:
            return


@cache
def default_terrain() -> dict[str, str]:
    source = resources.files(__package__).joinpath("terrain.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(source)["terrain"], dict[str, str])


def _parsed(text: str) -> _MapFile:
    return msgspec.convert(tomllib.loads(text), _MapFile)


def _maps(source: _MapFile) -> list[MapData]:
    return [_map(table, {**default_terrain(), **source.terrain}) for table in source.map]


def _map(table: _MapTable, terrain: dict[str, str]) -> MapData:
    longest = max((len(row) for row in table.rows), default=0)
    centred = [longest - len(row) for row in table.rows]
    used = sorted(set("".join(table.rows)) & set(terrain))
    return MapData(
        id=table.id,
        rows=table.rows,
        row_start_x=centred if table.row_start_x is None else table.row_start_x,
        terrain={letter: terrain[letter] for letter in used},
        title=table.title,
        source=table.source,
        confidence=table.confidence,
        note=table.note,
    )


# The checks. Each yields what it finds.


def _declared_terrain(terrain: dict[str, str]) -> Iterator[Fault]:
    """Faults in a file's own terrains, used or not."""
    for letter, name in terrain.items():
        if len(letter) != 1 or letter == GAP or not name:
            yield _fault(f"terrain.{letter}", "bad_terrain", letter=letter, terrain=name)


def _row_starts(data: MapData) -> Iterator[Fault]:
    if len(data.row_start_x) != len(data.rows):
        yield _fault(f"{data.id}.row_start_x", "row_starts", rows=len(data.rows), starts=len(data.row_start_x))


def _letters(data: MapData) -> Iterator[Fault]:
    for row, text in enumerate(data.rows):
        for column, letter in enumerate(text):
            if letter != GAP and letter not in data.terrain:
                yield _fault(_row(data, row), "unknown_letter", row=row_name(row), number=column + 1, letter=letter)


def _same_terrain(data: MapData) -> Iterator[Fault]:
    for letter, terrain in data.terrain.items():
        first = next(other for other, same in data.terrain.items() if same == terrain)
        if first != letter:
            yield _fault(f"terrain.{letter}", "same_terrain", letter=letter, other=first, terrain=terrain)


def _parity(data: MapData) -> Iterator[Fault]:
    """Rows must interlock: each is offset by half a hex from the next."""
    for row, start in enumerate(data.row_start_x[: len(data.rows)]):
        if (start - row) % 2 != data.row_start_x[0] % 2:
            yield _fault(_row(data, row), "parity", row=row_name(row), start=start)


def _extent(data: MapData) -> Iterator[Fault]:
    if len(data.rows) > MOST_ROWS:
        yield _fault(f"{data.id}.rows", "too_high", rows=len(data.rows), most=MOST_ROWS)


def _width(data: MapData) -> Iterator[Fault]:
    slants = [slant(row, x) for row, x in data.hexes()]
    width = max(slants, default=0) - min(slants, default=0) + 1
    if width > WIDEST:
        yield _fault(f"{data.id}.rows", "too_wide", width=width, most=WIDEST)


def _size(data: MapData) -> Iterator[Fault]:
    spaces = len(data.hexes())
    if spaces < FEWEST_SPACES:
        yield _fault(f"{data.id}.rows", "too_small", spaces=spaces, fewest=FEWEST_SPACES)


def _variety(data: MapData) -> Iterator[Fault]:
    types = len({data.terrain[letter] for letter in data.hexes().values()})
    if types < FEWEST_TERRAINS:
        yield _fault(f"{data.id}.rows", "few_terrains", types=types, fewest=FEWEST_TERRAINS)


def _one_piece(data: MapData) -> Iterator[Fault]:
    for piece in pieces(list(data.hexes()))[1:]:
        row = piece[0][0]
        yield _fault(_row(data, row), "not_connected", row=row_name(row), spaces=len(piece))


def _patches(data: MapData) -> Iterator[Fault]:
    """Only warnings: the printed game has one patch per terrain, all of about the same size."""
    sizes: list[int] = []
    for letter, terrain in data.terrain.items():
        patches = pieces([place for place, other in data.hexes().items() if other == letter])
        sizes += [len(patch) for patch in patches]
        if len(patches) > 1:
            yield _doubt(data, "several_patches", terrain=terrain, patches=len(patches))
    if max(sizes) - min(sizes) > PATCH_DIFFERENCE:
        yield _doubt(data, "patch_sizes", smallest=min(sizes), largest=max(sizes))


def _stones(data: MapData) -> Iterator[Fault]:
    if len(data.hexes()) > MOST_SPACES_FOR_THE_STONES:
        yield _doubt(data, "stones_run_out", spaces=len(data.hexes()), most=MOST_SPACES_FOR_THE_STONES)


_Check = Callable[[MapData], Iterator[Fault]]
_SHAPE: Final[tuple[_Check, ...]] = (_row_starts, _letters, _same_terrain, _parity, _extent)
_LAND: Final[tuple[_Check, ...]] = (_width, _size, _variety, _one_piece)
_DOUBTS: Final[tuple[_Check, ...]] = (_patches, _stones)


def _fault(place: str, code: str, **args: Any) -> Fault:
    return Fault(place, Message(f"terra_nova.fault.{code}", args))


def _doubt(data: MapData, code: str, **args: Any) -> Fault:
    return Fault(f"{data.id}.rows", Message(f"terra_nova.fault.{code}", args), is_warning=True)


def _row(data: MapData, row: int) -> str:
    return f"{data.id}.rows[{row}]"


def _place_in(error: msgspec.ValidationError) -> str:
    """msgspec says where: “Object missing required field `rows` - at `$.map[0]`”."""
    _, _, place = str(error).partition(" - at `$.")
    return place.rstrip("`") or "file"


def _first_part(error: msgspec.ValidationError) -> str:
    return str(error).partition(" - at ")[0]
