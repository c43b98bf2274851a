"""The same features computed from scratch, straight from the data: slow, simple, sharing nothing with the kernel."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

SIDES = "NESW"
HALVES = ["N1", "N2", "E1", "E2", "S1", "S2", "W1", "W2"]
STEPS = [(-1, 0), (0, 1), (1, 0), (0, -1)]

Laid = list[tuple[dict[str, Any], int, int, int]]
"""Tile, row, column, rotation, in the order laid."""
Part = tuple[int, int, str]
"""Row, column and id of one feature or field of one tile."""


@dataclass
class PlainFeature:
    parts: set[Part]
    open_edges: int = 0
    symbols: dict[str, int] = field(default_factory=dict)

    @property
    def tiles(self) -> int:
        return len({(row, column) for row, column, _ in self.parts})


def plain_features(laid: Laid) -> list[PlainFeature]:
    """Join whatever touches, by flooding."""
    at_edge = {spot: part for tile in laid for spot, part in _edges(tile)}
    at_half = {spot: part for tile in laid for spot, part in _halves(tile)}
    joined: dict[Part, set[Part]] = {part: set() for tile in laid for part in _parts(tile)}
    for spots, facing in ((at_edge, _facing_edge), (at_half, _facing_half)):
        for spot, part in spots.items():
            if facing(spot) in spots:
                joined[part].add(spots[facing(spot)])
    occupied = {(row, column) for _, row, column, _ in laid}
    printed = {part: symbols for tile in laid for part, symbols in _symbols(tile)}
    features = []
    while joined:
        parts = _flood(joined, next(iter(joined)))
        feature = PlainFeature(parts)
        feature.open_edges = sum(
            (row + STEPS[side][0], column + STEPS[side][1]) not in occupied
            for (row, column, side), part in at_edge.items()
            if part in parts
        )
        for part in parts:
            for name, number in printed[part].items():
                feature.symbols[name] = feature.symbols.get(name, 0) + number
        features.append(feature)
    return features


def _flood(joined: dict[Part, set[Part]], start: Part) -> set[Part]:
    found, waiting = {start}, [start]
    while waiting:
        fresh = joined.pop(waiting.pop()) - found
        found |= fresh
        waiting += fresh
    return found


def _parts(tile: tuple[dict[str, Any], int, int, int]) -> list[Part]:
    return [part for part, _ in _symbols(tile)]


def _symbols(tile: tuple[dict[str, Any], int, int, int]) -> list[tuple[Part, dict[str, int]]]:
    kind, row, column, _ = tile
    parts = [part for part in (*kind["features"], *kind["fields"]) if part.get("kind") != "junction"]
    return [((row, column, part["id"]), {key: n for key, n in part.items() if isinstance(n, int)}) for part in parts]


def _edges(tile: tuple[dict[str, Any], int, int, int]) -> list[tuple[tuple[int, int, int], Part]]:
    kind, row, column, turns = tile
    return [
        ((row, column, (SIDES.index(side) + turns) % 4), (row, column, feature["id"]))
        for feature in kind["features"]
        for side in feature["edges"]
    ]


def _halves(tile: tuple[dict[str, Any], int, int, int]) -> list[tuple[tuple[int, int, int], Part]]:
    kind, row, column, turns = tile
    return [
        ((row, column, (HALVES.index(half) + 2 * turns) % 8), (row, column, part["id"]))
        for part in kind["fields"]
        for half in part["halves"]
    ]


def _facing_edge(spot: tuple[int, int, int]) -> tuple[int, int, int]:
    row, column, side = spot
    return row + STEPS[side][0], column + STEPS[side][1], (side + 2) % 4


def _facing_half(spot: tuple[int, int, int]) -> tuple[int, int, int]:
    """Clockwise, halves 0 and 1 (north) face 5 and 4 (south); 2 and 3 (east) face 7 and 6 (west)."""
    row, column, half = spot
    faced = {0: 5, 1: 4, 2: 7, 3: 6, 4: 1, 5: 0, 6: 3, 7: 2}[half]
    down, right = STEPS[half // 2]
    return row + down, column + right, faced
