"""What is wrong with the tiles of a file, by tile and part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from newworlds.core.game import Fault
from newworlds.kernels.tiles.data_notation import HALVES, SIDES, Notation, Tile, node_names, part_ids
from newworlds.kernels.tiles.data_shape import (
    fault,
    is_number,
    key_faults,
    number_faults,
    tile_shape_faults,
)
from newworlds.kernels.tiles.tables import MOST_PART_IDS, NODE_WIDTH, SYMBOL_MASK

MOST_SYMBOLS: Final = 20
"""On one part."""


def tile_faults(content: Mapping[str, Any], notation: Notation, others: frozenset[str] = frozenset()) -> list[Fault]:
    """Everything that is wrong with the tiles of a file; `others` are the other keys it may have."""
    tiles = content.get("tile")
    if not isinstance(tiles, list) or not tiles:
        return [fault("tile", "no_tiles")]
    faults = [*key_faults("file", content, others | {"game", "tile", "totals"})]
    faults += [found for tile in tiles for found in _faults_of_tile(tile, notation)]
    faults += number_faults([tile for tile in tiles if not any(tile_shape_faults(tile, notation))])
    return faults or [*_room_faults(tiles, notation), *_total_faults(content, tiles, notation)]


def _faults_of_tile(tile: Any, notation: Notation) -> list[Fault]:
    shape = list(tile_shape_faults(tile, notation))
    if shape:
        return shape
    place = f"tile {tile['id']}"
    checks = (_feature_faults, _edge_faults, _field_faults)
    return [found for check in checks for found in check(place, tile, notation)]


def _feature_faults(place: str, tile: Tile, notation: Notation) -> Iterator[Fault]:
    ids = [part["id"] for part in (*tile["features"], *tile["fields"])]
    for name, count in Counter(ids).items():
        if count > 1:
            yield fault(f"{place}, {name}", "part_twice")
    for feature in tile["features"]:
        where = f"{place}, features {feature['id']}"
        known = (*notation.lines, *notation.areas, *notation.centres, *notation.stops)
        if feature["kind"] not in known:
            yield fault(where, "unknown_kind", kind=feature["kind"], known=list(known))
            continue
        yield from _symbol_faults(where, feature, feature["kind"], {"id", "kind", "edges", "end"}, notation)
        yield from _reach_faults(where, feature, tile, notation)


def _symbol_faults(
    where: str, part: Mapping[str, Any], terrain: str, others: set[str], notation: Notation
) -> Iterator[Fault]:
    known = notation.symbols.get(terrain, ())
    for key in sorted(part.keys() - others):
        if key not in known:
            yield fault(where, "unknown_key", key=key)
        elif not is_number(part[key]) or not 0 <= part[key] <= MOST_SYMBOLS:
            yield fault(where, "bad_value", key=key, value=str(part[key]))


def _reach_faults(where: str, feature: Mapping[str, Any], tile: Tile, notation: Notation) -> Iterator[Fault]:
    """Which sides a feature may reach, and what a line must end at."""
    reach = len(feature["edges"])
    if feature["kind"] in (*notation.centres, *notation.stops):
        if reach:
            yield fault(where, "centre_with_edges")
    elif feature["kind"] in notation.areas:
        if not reach:
            yield fault(where, "no_edges")
    elif reach not in (1, 2):
        yield fault(where, "line_edges", count=reach)
    elif reach == 1 and "end" not in feature:
        yield fault(where, "line_without_end")
    elif reach == 2 and "end" in feature:
        yield fault(where, "line_with_end")
    if "end" in feature:
        yield from _end_faults(where, feature, tile, notation)


def _end_faults(where: str, feature: Mapping[str, Any], tile: Tile, notation: Notation) -> Iterator[Fault]:
    kinds = {other["id"]: other["kind"] for other in tile["features"]}
    if feature["kind"] not in notation.lines:
        yield fault(where, "unknown_key", key="end")
    elif feature["end"] not in kinds:
        yield fault(where, "unknown_end", end=feature["end"])
    elif kinds[feature["end"]] in notation.lines:
        yield fault(where, "end_is_a_line", end=feature["end"])


def _edge_faults(place: str, tile: Tile, notation: Notation) -> Iterator[Fault]:
    covered: dict[str, str] = {}
    for feature in tile["features"]:
        for side in feature["edges"]:
            where = f"{place}, features {feature['id']}"
            if len(side) != 1 or side not in SIDES:
                yield fault(where, "unknown_side", side=side)
            elif side in covered:
                yield fault(where, "edge_twice", side=side, other=covered[side])
            elif notation.edges.get(_letter(tile, side)) != feature["kind"]:
                yield fault(where, "edge_differs", side=side, letter=_letter(tile, side), kind=feature["kind"])
            covered[side] = feature["id"]
    for side in SIDES:
        terrain = notation.edges.get(_letter(tile, side), notation.field)
        if terrain != notation.field and side not in covered:
            yield fault(place, "edge_uncovered", side=side, kind=terrain)


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
                yield fault(where, "unknown_touch", name=name)
        for half in part["halves"]:
            if half not in HALVES:
                yield fault(where, "unknown_half", half=half)
            elif half in covered:
                yield fault(where, "half_twice", half=half, other=covered[half])
            elif not _has_field(tile, half, notation):
                yield fault(where, "half_not_open", half=half, letter=_letter(tile, half[0]))
            covered[half] = part["id"]
    yield from _half_side_faults(place, tile, notation, covered)


def _has_field(tile: Tile, half: str, notation: Notation) -> bool:
    """There is a field along field edges and on both sides of a line."""
    terrain = notation.edges.get(_letter(tile, half[0]))
    return terrain == notation.field or terrain in notation.lines


def _half_side_faults(place: str, tile: Tile, notation: Notation, covered: Mapping[str, str]) -> Iterator[Fault]:
    for half in HALVES:
        if _has_field(tile, half, notation) and half not in covered:
            yield fault(place, "half_uncovered", half=half)
    for side in SIDES:
        both = {covered.get(f"{side}1"), covered.get(f"{side}2")} - {None}
        if notation.edges.get(_letter(tile, side)) == notation.field and len(both) > 1:
            yield fault(place, "side_split", side=side)


def _room_faults(tiles: list[Tile], notation: Notation) -> Iterator[Fault]:
    """What would not fit the packed tables."""
    for tile in tiles:
        if len(node_names(tile, notation)) > NODE_WIDTH:
            yield fault(f"tile {tile['id']}", "too_many_parts", most=NODE_WIDTH)
    if len(part_ids(tiles, notation)) > MOST_PART_IDS:
        yield fault("tile", "too_many_ids", most=MOST_PART_IDS)
    for name, number in counts(tiles, notation).items():
        if number > SYMBOL_MASK:
            yield fault("tile", "too_many_symbols", name=name, count=number, most=SYMBOL_MASK)


def _total_faults(content: Mapping[str, Any], tiles: list[Tile], notation: Notation) -> Iterator[Fault]:
    totals, counted = content.get("totals", {}), counts(tiles, notation)
    if not isinstance(totals, Mapping):
        yield fault("totals", "no_table", key="totals")
        return
    for name, wanted in totals.items():
        if name not in counted:
            yield fault(f"totals {name}", "unknown_total", known=sorted(counted))
        elif counted[name] != wanted:
            yield fault(f"totals {name}", "counts_off", wanted=str(wanted), found=counted[name])


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
