"""What is wrong with the tiles of a file, by tile and part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from newworlds.core.game import Fault
from newworlds.core.message import Message
from newworlds.core.text import add_catalogue
from newworlds.kernels.tiles.data_notation import (
    BLANK,
    HALVES,
    REMARKS,
    SIDES,
    TILE_KEYS,
    Notation,
    Tile,
    node_names,
    part_ids,
)
from newworlds.kernels.tiles.tables import MOST_PART_IDS, NODE_WIDTH

add_catalogue("newworlds.kernels.tiles")

MOST_SYMBOLS: Final = 20
"""On one part; so a whole map of them fits the packed counters."""


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
    for key in sorted(tile.keys() - TILE_KEYS - REMARKS):
        yield _fault(place, "unknown_key", key=key)
    missing = sorted(TILE_KEYS - tile.keys())
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
        elif not isinstance(part[key], int) or not 0 <= part[key] <= MOST_SYMBOLS:
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
