"""Tile files: TOML in the house's notation, checked, and turned into the tables the rules use.

A file holds `[[tile]]` tables. `edges` names the terrain of the sides north, east, south, west by letters. `features`
lists lines (roads, rails), areas (towns, mountains), centres (farms, cities) and stops (junctions); a line that reaches
one side says at its `end` what stops it. `fields` lists the open land by half-sides, clockwise: N1 is the west half
of the north side, N2 its east half, E1 the north half of the east side, and so on. `[totals]` is checked against
the tiles.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from newworlds.core.errors import BadData
from newworlds.core.game import Fault
from newworlds.core.message import Message
from newworlds.core.text import add_catalogue
from newworlds.kernels.tiles.names import Names
from newworlds.kernels.tiles.tables import MOST_PART_IDS, NODE_WIDTH, NOTHING, SYMBOL_BITS, SYMBOL_MASK, Tables

add_catalogue("newworlds.kernels.tiles")

SIDES: Final = "NESW"
HALVES: Final = ("N1", "N2", "E1", "E2", "S1", "S2", "W1", "W2")
BLANK: Final = "-"
"""A side that nothing may touch: only on pieces that lie on the table from the start (`count = 0`)."""

_TILE_KEYS: Final = frozenset({"id", "count", "edges", "features", "fields"})
_REMARKS: Final = frozenset(
    {"title", "source", "confidence", "count_source", "count_confidence", "inferred_part", "base_analogue"}
)
"""Where the figures come from; for the page about the components, not for the rules."""

Tile = dict[str, Any]
"""One kind of tile as plain JSON: id, count, edges, features and fields, with the numbers of their symbols."""


@dataclass(frozen=True)
class Notation:
    """What the letters and words of a game's tile files mean."""

    edges: Mapping[str, str]
    """Letter of an edge: its terrain, one of `lines`, `areas` or the field."""
    lines: tuple[str, ...]
    areas: tuple[str, ...]
    centres: tuple[str, ...]
    stops: tuple[str, ...]
    field: str
    symbols: Mapping[str, tuple[str, ...]]
    """Symbols by terrain; their order is the order of the packed counters."""
    counts_neighbours: bool = False
    """Whether a centre is complete when it is surrounded."""

    @property
    def terrains(self) -> tuple[str, ...]:
        """Terrains that followers may stand on; a node's kind is its place here."""
        return (*self.lines, *self.areas, *self.centres, self.field)


def read_toml(source: Path) -> dict[str, Any]:
    """The content of a file; `BadData` when it is no TOML."""
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
        return [Fault(error.details["place"], error.details["problem"])]


def refuse(file: str, faults: Iterable[Fault]) -> None:
    """Raise the first fault that is not only a warning."""
    for fault in faults:
        if not fault.is_warning:
            raise BadData(file=file, place=fault.place, problem=fault.problem)


def tiles_of(content: Mapping[str, Any]) -> list[Tile]:
    """What is printed on checked tiles; remarks about their sources are left behind."""
    return [{key: tile[key] for key in tile if key not in _REMARKS} for tile in content["tile"]]


# Faults


def tile_faults(content: Mapping[str, Any], notation: Notation) -> list[Fault]:
    """Everything that is wrong with the tiles of a file."""
    tiles = content.get("tile")
    if not isinstance(tiles, list) or not tiles:
        return [_fault("tile", "no_tiles")]
    faults = [fault for tile in tiles for fault in _faults_of_tile(tile, notation)]
    ids = Counter(tile.get("id") for tile in tiles if isinstance(tile, dict))
    faults += [_fault(f"tile {name}", "tile_twice") for name, count in ids.items() if count > 1]
    return faults or [*_room_faults(tiles, notation), *_total_faults(content.get("totals", {}), tiles, notation)]


def _fault(place: str, problem: str, **args: Any) -> Fault:
    return Fault(place, Message(f"tiles.fault.{problem}", args))


def _faults_of_tile(tile: Any, notation: Notation) -> Iterator[Fault]:
    if not isinstance(tile, dict) or not isinstance(tile.get("id"), str):
        yield _fault("tile", "no_id")
        return
    place = f"tile {tile['id']}"
    problems = list(_shape_faults(place, tile, notation))
    if problems:
        yield from problems
        return
    yield from _feature_faults(place, tile, notation)
    yield from _edge_faults(place, tile, notation)
    yield from _field_faults(place, tile, notation)


def _shape_faults(place: str, tile: Tile, notation: Notation) -> Iterator[Fault]:
    """Keys that are missing or unknown, and values that are not of the right kind at all."""
    for key in sorted(tile.keys() - _TILE_KEYS - _REMARKS):
        yield _fault(place, "unknown_key", key=key)
    missing = sorted(_TILE_KEYS - tile.keys())
    for key in missing:
        yield _fault(place, "key_missing", key=key)
    if missing:
        return
    count = tile["count"]
    if not isinstance(count, int) or isinstance(count, bool) or count < 0:
        yield _fault(place, "bad_count", count=str(count))
    letters = {*notation.edges, BLANK} if count == 0 else set(notation.edges)
    edges = tile["edges"]
    if not isinstance(edges, str) or len(edges) != 4 or not set(edges) <= letters:
        yield _fault(place, "bad_edges", edges=str(edges), letters=sorted(letters))
    for group, needed in (("features", ("id", "kind", "edges")), ("fields", ("id", "halves"))):
        yield from _part_shape_faults(place, group, tile[group], needed)


def _part_shape_faults(place: str, group: str, parts: Any, needed: tuple[str, ...]) -> Iterator[Fault]:
    if not isinstance(parts, list) or not all(isinstance(part, dict) for part in parts):
        yield _fault(place, "not_a_list", key=group)
        return
    for index, part in enumerate(parts, 1):
        where = f"{place}, {group} {part.get('id', index)}"
        for key in needed:
            if key not in part:
                yield _fault(where, "key_missing", key=key)
            elif not isinstance(part[key], str if key in ("id", "kind") else list):
                yield _fault(where, "bad_value", key=key, value=str(part[key]))


def _feature_faults(place: str, tile: Tile, notation: Notation) -> Iterator[Fault]:
    ids = [part["id"] for part in (*tile["features"], *tile["fields"])]
    for name, count in Counter(ids).items():
        if count > 1:
            yield _fault(f"{place}, {name}", "part_twice")
    for feature in tile["features"]:
        where = f"{place}, features {feature['id']}"
        known = (*notation.lines, *notation.areas, *notation.centres, *notation.stops)
        if feature["kind"] not in known:
            yield _fault(where, "unknown_kind", kind=feature["kind"], known=list(known))
            continue
        yield from _symbol_faults(where, feature, feature["kind"], {"id", "kind", "edges", "end"}, notation)
        yield from _reach_faults(where, feature, tile, notation)


def _symbol_faults(
    where: str, part: Mapping[str, Any], terrain: str, others: set[str], notation: Notation
) -> Iterator[Fault]:
    known = notation.symbols.get(terrain, ())
    for key in sorted(part.keys() - others):
        if key not in known:
            yield _fault(where, "unknown_key", key=key)
        elif not isinstance(part[key], int) or not 0 <= part[key] <= SYMBOL_MASK >> 6:
            yield _fault(where, "bad_value", key=key, value=str(part[key]))


def _reach_faults(where: str, feature: Mapping[str, Any], tile: Tile, notation: Notation) -> Iterator[Fault]:
    """Which sides a feature may reach, and what a line must end at."""
    reach = len(feature["edges"])
    if feature["kind"] in (*notation.centres, *notation.stops):
        if reach:
            yield _fault(where, "centre_with_edges")
    elif feature["kind"] in notation.areas:
        if not reach:
            yield _fault(where, "no_edges")
    elif reach not in (1, 2):
        yield _fault(where, "line_edges", count=reach)
    elif reach == 1 and "end" not in feature:
        yield _fault(where, "line_without_end")
    elif reach == 2 and "end" in feature:
        yield _fault(where, "line_with_end")
    if "end" in feature:
        yield from _end_faults(where, feature, tile, notation)


def _end_faults(where: str, feature: Mapping[str, Any], tile: Tile, notation: Notation) -> Iterator[Fault]:
    kinds = {other["id"]: other["kind"] for other in tile["features"]}
    if feature["kind"] not in notation.lines:
        yield _fault(where, "unknown_key", key="end")
    elif feature["end"] not in kinds:
        yield _fault(where, "unknown_end", end=str(feature["end"]))
    elif kinds[feature["end"]] in notation.lines:
        yield _fault(where, "end_is_a_line", end=feature["end"])


def _edge_faults(place: str, tile: Tile, notation: Notation) -> Iterator[Fault]:
    covered: dict[str, str] = {}
    for feature in tile["features"]:
        for side in feature["edges"]:
            where = f"{place}, features {feature['id']}"
            if side not in SIDES or len(str(side)) != 1:
                yield _fault(where, "unknown_side", side=str(side))
            elif side in covered:
                yield _fault(where, "edge_twice", side=side, other=covered[side])
            elif notation.edges.get(_letter(tile, side)) != feature["kind"]:
                yield _fault(where, "edge_differs", side=side, letter=_letter(tile, side), kind=feature["kind"])
            covered[str(side)] = feature["id"]
    for side in SIDES:
        terrain = notation.edges.get(_letter(tile, side), notation.field)
        if terrain != notation.field and side not in covered:
            yield _fault(place, "edge_uncovered", side=side, kind=terrain)


def _letter(tile: Tile, side: str) -> str:
    return str(tile["edges"][SIDES.index(side)])


def _field_faults(place: str, tile: Tile, notation: Notation) -> Iterator[Fault]:
    covered: dict[str, str] = {}
    ids = {feature["id"] for feature in tile["features"]}
    for part in tile["fields"]:
        where = f"{place}, fields {part['id']}"
        yield from _symbol_faults(where, part, notation.field, {"id", "halves", "touches"}, notation)
        for name in part.get("touches", []):
            if name not in ids:
                yield _fault(where, "unknown_touch", name=str(name))
        for half in part["halves"]:
            if half not in HALVES:
                yield _fault(where, "unknown_half", half=str(half))
            elif half in covered:
                yield _fault(where, "half_twice", half=half, other=covered[half])
            elif not _has_field(tile, half, notation):
                yield _fault(where, "half_not_open", half=half, letter=_letter(tile, half[0]))
            covered[str(half)] = part["id"]
    yield from _half_side_faults(place, tile, notation, covered)


def _has_field(tile: Tile, half: str, notation: Notation) -> bool:
    """A field lies along its own edges and on both sides of a line."""
    terrain = notation.edges.get(_letter(tile, half[0]))
    return terrain == notation.field or terrain in notation.lines


def _half_side_faults(place: str, tile: Tile, notation: Notation, covered: Mapping[str, str]) -> Iterator[Fault]:
    for half in HALVES:
        if _has_field(tile, half, notation) and half not in covered:
            yield _fault(place, "half_uncovered", half=half)
    for side in SIDES:
        both = {covered.get(f"{side}1"), covered.get(f"{side}2")} - {None}
        if notation.edges.get(_letter(tile, side)) == notation.field and len(both) > 1:
            yield _fault(place, "side_split", side=side)


def _room_faults(tiles: list[Tile], notation: Notation) -> Iterator[Fault]:
    """What would not fit the packed tables."""
    for tile in tiles:
        if len(node_names(tile, notation)) > NODE_WIDTH:
            yield _fault(f"tile {tile['id']}", "too_many_parts", most=NODE_WIDTH)
    if len(part_ids(tiles, notation)) > MOST_PART_IDS:
        yield _fault("tile", "too_many_ids", most=MOST_PART_IDS)


def _total_faults(totals: Mapping[str, Any], tiles: list[Tile], notation: Notation) -> Iterator[Fault]:
    counted = counts(tiles, notation)
    for name, wanted in totals.items():
        if name not in counted:
            yield _fault(f"totals {name}", "unknown_total", known=sorted(counted))
        elif counted[name] != wanted:
            yield _fault(f"totals {name}", "counts_off", wanted=wanted, found=counted[name])


def counts(tiles: list[Tile], notation: Notation) -> dict[str, int]:
    """Tiles, kinds of tiles, and every symbol and centre over all copies."""
    names = [name for group in notation.symbols.values() for name in group]
    found = dict.fromkeys(["tiles", "kinds", *names, *notation.centres], 0)
    found["kinds"] = sum(tile["count"] > 0 for tile in tiles)
    for tile in tiles:
        found["tiles"] += tile["count"]
        for part in (*tile["features"], *tile["fields"]):
            if part.get("kind") in notation.centres:
                found[part["kind"]] += tile["count"]
            for name in names:
                found[name] += tile["count"] * part.get(name, 0)
    return found


# Tables


def tables_of(tiles: list[Tile], notation: Notation) -> Tables:
    """Pack checked tiles."""
    side_bits = len(notation.edges).bit_length()
    packed = [_Kind(tile, notation, side_bits) for tile in tiles]
    ids = part_ids(tiles, notation)
    copies = [tile["count"] for tile in tiles]
    laid = [max(1, count) for count in copies]
    numbers = {
        "kinds": len(tiles),
        "side_bits": side_bits,
        "tiles": sum(laid),
        "nodes": sum(count * len(kind.nodes) for count, kind in zip(laid, packed, strict=True)),
        "counts_neighbours": int(notation.counts_neighbours),
    }
    columns = {
        "copies": copies,
        "node_count": [len(kind.nodes) for kind in packed],
        "node_kind": [value for kind in packed for value in _padded(kind.node_kinds())],
        "part_id": [value for kind in packed for value in _padded([ids.index(name) for name in kind.at])],
        "ends": [value for kind in packed for value in _padded(kind.ends())],
        "symbols": [value for kind in packed for value in _padded(kind.symbols())],
        "stopped_by": [value for kind in packed for value in _padded(kind.stopped_by())],
        "lines_into": [value for kind in packed for value in _padded(kind.lines_into())],
        "edges": [kind.edges(turns) for kind in packed for turns in range(4)],
        "edge_node": [node for kind in packed for turns in range(4) for node in kind.edge_nodes(turns)],
        "half_node": [node for kind in packed for turns in range(4) for node in kind.half_nodes(turns)],
        "fits": [rotations for kind in packed for rotations in kind.fits()],
    }
    return Tables(numbers, columns)


def node_names(tile: Tile, notation: Notation) -> list[str]:
    """The ids of a tile's nodes in their order; stops are none, as nobody can stand there."""
    features = [feature["id"] for feature in tile["features"] if feature["kind"] not in notation.stops]
    return [*features, *(part["id"] for part in tile["fields"])]


def part_ids(tiles: list[Tile], notation: Notation) -> list[str]:
    """Every id that some tile gives a node; a move names a node by its id's place here, whatever the tile."""
    return sorted({name for tile in tiles for name in node_names(tile, notation)})


def names_of(tiles: list[Tile], notation: Notation) -> Names:
    """What the numbers of these tiles' tables are called."""
    nodes = [node_names(tile, notation) for tile in tiles]
    return Names([tile["id"] for tile in tiles], nodes, part_ids(tiles, notation), list(notation.terrains))


def _padded(values: list[int]) -> list[int]:
    return values + [0] * (NODE_WIDTH - len(values))


class _Kind:
    """One kind of tile on its way into the tables."""

    def __init__(self, tile: Tile, notation: Notation, side_bits: int) -> None:
        self.tile = tile
        self.notation = notation
        self.side_bits = side_bits
        names = node_names(tile, notation)
        self.at = {name: index for index, name in enumerate(names)}
        parts = {part["id"]: part for part in (*tile["features"], *tile["fields"])}
        self.nodes = [parts[name] for name in names]
        self.letters = {letter: code for code, letter in enumerate(notation.edges, 1)}

    def node_kinds(self) -> list[int]:
        return [self.notation.terrains.index(node.get("kind", self.notation.field)) for node in self.nodes]

    def ends(self) -> list[int]:
        return [len(node.get("edges", ())) for node in self.nodes]

    def symbols(self) -> list[int]:
        return [self._packed_symbols(node) for node in self.nodes]

    def _packed_symbols(self, node: Mapping[str, Any]) -> int:
        names = self.notation.symbols.get(node.get("kind", self.notation.field), ())
        return sum(node.get(name, 0) << (SYMBOL_BITS * index) for index, name in enumerate(names))

    def stopped_by(self) -> list[int]:
        return [self.at.get(node.get("end", ""), NOTHING) for node in self.nodes]

    def lines_into(self) -> list[int]:
        return [
            sum(1 << line for line, other in enumerate(self.nodes) if other.get("end") == node["id"])
            for node in self.nodes
        ]

    def edges(self, turns: int) -> int:
        sides = [self.letters.get(self.tile["edges"][(side - turns) % 4], 0) for side in range(4)]
        return sum(code << (self.side_bits * side) for side, code in enumerate(sides))

    def edge_nodes(self, turns: int) -> list[int]:
        found = [NOTHING] * 4
        for index, node in enumerate(self.nodes):
            for side in node.get("edges", ()):
                found[(SIDES.index(side) + turns) % 4] = index
        return found

    def half_nodes(self, turns: int) -> list[int]:
        found = [NOTHING] * 8
        for index, node in enumerate(self.nodes):
            for half in node.get("halves", ()):
                found[(HALVES.index(half) + 2 * turns) % 8] = index
        return found

    def fits(self) -> list[int]:
        """For everything that four neighbours can ask for, the rotations that answer it."""
        turned = [self.edges(turns) for turns in range(4)]
        return [
            sum(1 << turns for turns in range(4) if (turned[turns] ^ need) & self._asked(need) == 0)
            for need in range(1 << (4 * self.side_bits))
        ]

    def _asked(self, need: int) -> int:
        """All bits of the sides where anything is asked for."""
        side = (1 << self.side_bits) - 1
        return sum(side << (self.side_bits * index) for index in range(4) if need >> (self.side_bits * index) & side)
