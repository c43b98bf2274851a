"""The events that all tile games share, as shown in the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from newworlds.core.event_table import Maker
from newworlds.core.events import Event, Part
from newworlds.kernels.tiles import journal
from newworlds.kernels.tiles.cells import column_of, row_of
from newworlds.kernels.tiles.features import members

if TYPE_CHECKING:
    from newworlds.kernels.tiles.land import Land
    from newworlds.kernels.tiles.names import Names

Member = tuple[int, int, str]
"""Row, column and part of one section of a feature."""


class TileDrawn(Event, frozen=True, tag="tile_drawn"):
    part: ClassVar[Part] = "turn"
    reveals: ClassVar[bool] = True
    seat: int
    tile: str
    left: int


class TileSetAside(Event, frozen=True, tag="tile_set_aside"):
    """It fits nowhere."""

    reveals: ClassVar[bool] = True
    seat: int
    tile: str


class TileLaid(Event, frozen=True, tag="tile_laid"):
    seat: int
    tile: str
    row: int
    col: int
    rotation: int


class Scored(Event, frozen=True, kw_only=True):
    """A feature that gives points, the same to each of its winners."""

    points: int
    winners: list[int]
    members: list[Member]

    def gains(self) -> Mapping[int, int]:
        return dict.fromkeys(self.winners, self.points)


def tile_laid(land: Land, names: Names, seat: int, tile: int) -> TileLaid:
    place, turned = land.tile_place[tile], land.tile_turned[tile]
    return TileLaid(seat, names.tiles[turned >> 2], row_of(place), column_of(place), turned & 3)


TILE_EVENTS: Final[Mapping[int, Maker]] = {
    journal.TILE_DRAWN: lambda state, seat, kind, left: TileDrawn(seat, state.tables.names.tiles[kind], left),
    journal.TILE_SET_ASIDE: lambda state, seat, kind: TileSetAside(seat, state.tables.names.tiles[kind]),
    journal.TILE_LAID: lambda state, seat, tile: tile_laid(state.land, state.tables.names, seat, tile),
}
"""For the games' tables of events."""


def members_of(land: Land, names: Names, root: int) -> list[Member]:
    return [names.node_place(land, node) for node in members(land, root)]
