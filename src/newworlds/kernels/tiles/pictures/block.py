"""A rectangle of styled characters, as rich's markup."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

from rich.markup import escape

from newworlds.kernels.tiles.board import PrintedFeature
from newworlds.kernels.tiles.pictures.look import INK, PAPER, SEAT_COLOURS, SEAT_MARKS
from newworlds.kernels.tiles.pictures.parts import CROSSING, SEA, Grid, Spot


class Sign(NamedTuple):
    character: str
    style: str


class Label(NamedTuple):
    """A piece or symbol on a part of a tile."""

    part: str
    text: str
    style: str


def seat_style(seat: int) -> str:
    return f"bold white on {SEAT_COLOURS[seat]}"


def seat_sign(seat: int) -> str:
    """A seat's mark and number, in its colour."""
    return f"[{seat_style(seat)}] {SEAT_MARKS[seat]}{seat + 1} [/]"


def follower(part: str, seat: int) -> Label:
    return Label(part, SEAT_MARKS[seat], seat_style(seat))


def part_names(grid: Grid) -> list[Label]:
    """The id of each part that somebody can stand on."""
    stops = [feature.id for feature in grid.kind.features if _is_stop(grid, feature)]
    parts = [part.id for part in grid.kind.parts]
    return [Label(part, part, f"bold {PAPER} on {INK}") for part in parts if part not in stops]


def tile_block(grid: Grid, labels: Iterable[Label]) -> list[list[Sign]]:
    """The tile's rows; labels are placed first, where they have most room, then symbols."""
    signs = {spot: _ground_sign(grid, spot) for spot in grid.spots()}
    taken: set[Spot] = set()
    for label in (*labels, *_symbols(grid)):
        spots = _room(grid, label, taken)
        taken.update(spots)
        for spot, character in zip(spots, label.text, strict=False):
            style = label.style if " on " in label.style else f"{label.style} on {_ground_of(grid, spot)}"
            signs[spot] = Sign(character, style)
    return [[signs[row, column] for column in range(grid.width)] for row in range(grid.height)]


def markup(signs: Iterable[Sign]) -> str:
    """One row; adjacent characters of the same style share a tag."""
    return "".join(_run(style, "".join(sign.character for sign in run)) for style, run in _runs(signs))


def _runs(signs: Iterable[Sign]) -> Iterable[tuple[str, Iterable[Sign]]]:
    return groupby(signs, key=lambda sign: sign.style)


def _run(style: str, text: str) -> str:
    return f"[{style}]{escape(text)}[/]" if style else escape(text)


def _is_stop(grid: Grid, feature: PrintedFeature) -> bool:
    return feature.kind not in grid.look.surfaces and feature.kind not in grid.look.lines


def _feature(grid: Grid, part: str) -> PrintedFeature | None:
    return next((feature for feature in grid.kind.features if feature.id == part), None)


def _ground_of(grid: Grid, spot: Spot) -> str:
    look, part = grid.look, grid.part_at[spot]
    if part == SEA:
        return look.sea.ground
    feature = _feature(grid, part)
    return look.surfaces.get(feature.kind if feature else look.field, look.surfaces[look.field]).ground


def _ground_sign(grid: Grid, spot: Spot) -> Sign:
    look, part = grid.look, grid.part_at[spot]
    feature = _feature(grid, part)
    if part == CROSSING or (feature is not None and feature.kind in look.lines):
        line = look.lines[next(each.kind for each in grid.kind.features if each.kind in look.lines)]
        return Sign(line.strokes[grid.strokes[spot]], f"{line.ink} on {_ground_of(grid, spot)}")
    surface = look.sea if part == SEA else look.surfaces[feature.kind if feature else look.field]
    return Sign(surface.sign, f"{surface.ink} on {surface.ground}")


def _symbols(grid: Grid) -> Iterable[Label]:
    for part in grid.kind.parts:
        for name, symbol in grid.look.symbols.items():
            for _ in range(getattr(part, name, 0)):
                yield Label(part.id, symbol.sign, f"bold {symbol.ink}")


def _room(grid: Grid, label: Label, taken: set[Spot]) -> list[Spot]:
    """Adjacent free spots for a whole text, starting on its part, as near to the part's middle as possible."""
    for row, column in grid.spots_of(label.part):
        spots = [(row, min(column, grid.width - len(label.text)) + shift) for shift in range(len(label.text))]
        if taken.isdisjoint(spots) and spots[0][1] >= 0:
            return spots
    return []
