"""Which part of a tile is visible where: the tile as a small grid of characters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from newworlds.kernels.tiles.board import PrintedFeature, TileKind
from newworlds.kernels.tiles.data_notation import BLANK, HALVES, SIDES
from newworlds.kernels.tiles.pictures.look import Look

SEA: Final = "~"
"""Stands for the part of a tile that is not land."""
CROSSING: Final = "+"
"""Stands for the spot where lines meet and end."""

Spot = tuple[int, int]
"""Row and column of a character within the tile."""

_STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
_HALF_PLACES: Final = ((-0.5, -1), (0.5, -1), (1, -0.5), (1, 0.5), (0.5, 1), (-0.5, 1), (-1, 0.5), (-1, -0.5))
_RIM: Final = 0.45
"""How near to the middle (0) an area on one side reaches from that side (1)."""
_CORNER: Final = 0.8
"""How far it spreads along its side, counted from the middle of the side."""


class Grid:
    """A rotated kind of tile on `height` rows of `width` characters; both are odd, so that there is a middle."""

    def __init__(self, look: Look, kind: TileKind, rotation: int, width: int, height: int) -> None:
        self.look = look
        self.kind = kind
        self.rotation = rotation
        self.width = width
        self.height = height
        self.middle = (height // 2, width // 2)
        self.strokes: dict[Spot, int] = {}
        """Where lines run: the sides they lead to, one bit each."""
        self.part_at = {spot: self._land_at(spot) for spot in self.spots()}
        for feature in kind.features:
            if feature.kind in look.lines:
                self._draw_line(feature)
        for feature in kind.features:
            if feature.kind in look.surfaces and not feature.edges:
                self.part_at |= dict.fromkeys(self._centre_spots(), feature.id)

    def spots(self) -> Iterator[Spot]:
        return ((row, column) for row in range(self.height) for column in range(self.width))

    def spots_of(self, part: str) -> list[Spot]:
        """The spots of a part, those nearest to its middle first."""
        own = [spot for spot in self.spots() if self.part_at[spot] == part] or [self.middle]
        row = sum(spot[0] for spot in own) / len(own)
        column = sum(spot[1] for spot in own) / len(own)
        return sorted(own, key=lambda spot: (2 * (spot[0] - row)) ** 2 + (spot[1] - column) ** 2)

    def sides(self, feature: PrintedFeature) -> list[int]:
        """The sides that a feature reaches, with the tile rotated."""
        return [(SIDES.index(edge) + self.rotation) % 4 for edge in feature.edges]

    def _land_at(self, spot: Spot) -> str:
        x, y = (2 * spot[1] + 1) / self.width - 1, (2 * spot[0] + 1) / self.height - 1
        for feature in self.kind.features:
            if self._is_area(feature) and _covers(self.sides(feature), x, y):
                return feature.id
        if BLANK in self.kind.edges and x > -_RIM:
            return SEA
        return self._field_at(x, y)

    def _field_at(self, x: float, y: float) -> str:
        """The field whose half edge is nearest."""
        nearest, found = 9.0, SEA
        for field in self.kind.fields:
            for half in field.halves:
                across, down = _HALF_PLACES[(HALVES.index(half) + 2 * self.rotation) % 8]
                distance = (across - x) ** 2 + (down - y) ** 2
                if distance < nearest:
                    nearest, found = distance, field.id
        return found

    def _draw_line(self, line: PrintedFeature) -> None:
        sides = self.sides(line)
        for side in sides:
            self._draw_stretch(side, line.id)
        if self.part_at[self.middle] in (SEA, *self._areas()):
            return
        bits = sum(1 << side for side in sides)
        if len(sides) == 1 and line.end in self._areas():
            bits |= 1 << (sides[0] + 2) % 4
        self.part_at[self.middle] = CROSSING if bits.bit_count() == 1 else line.id
        self.strokes[self.middle] = self.strokes.get(self.middle, 0) | bits

    def _draw_stretch(self, side: int, part: str) -> None:
        """From the middle of a side to the middle of the tile."""
        down, across = _STEPS[side]
        row, column = self.middle[0] + down, self.middle[1] + across
        while 0 <= row < self.height and 0 <= column < self.width:
            if self.part_at[row, column] not in (SEA, *self._areas()):
                self.part_at[row, column] = part
                self.strokes[row, column] = 5 if across == 0 else 10
            row, column = row + down, column + across

    def _centre_spots(self) -> list[Spot]:
        row, column = self.middle
        reach = self.width // 7
        return [(row, column + shift) for shift in range(-reach, reach + 1)]

    def _is_area(self, feature: PrintedFeature) -> bool:
        return feature.kind in self.look.surfaces and bool(feature.edges)

    def _areas(self) -> list[str]:
        return [feature.id for feature in self.kind.features if self._is_area(feature)]


def _covers(sides: list[int], x: float, y: float) -> bool:
    """Whether an area that reaches these sides covers a place."""
    depth = (-y, x, y, -x)
    along = (abs(x), abs(y), abs(x), abs(y))
    if len(sides) == 1:
        return depth[sides[0]] > _RIM and along[sides[0]] < _CORNER
    missing = [side for side in range(4) if side not in sides]
    if len(missing) == 2 and (missing[1] - missing[0]) % 2:
        return depth[missing[0]] + depth[missing[1]] < 0
    return all(depth[side] <= _RIM or along[side] > _CORNER for side in missing)
