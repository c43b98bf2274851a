"""The events of Mayflower, as shown in the log.

`winners` are seats that get points; `members` are row, column and part of every section of a feature. `row` and `col`
are those of the map; `column`, `from` and `to` count westwards from the coast, as the rules do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

import msgspec

from newworlds.core.event_table import EventTable
from newworlds.core.events import Event, GameStarted
from newworlds.core.message import Message
from newworlds.core.view import winners
from newworlds.games.mayflower.rules import codes, journal
from newworlds.games.mayflower.rules.scoring import is_completed
from newworlds.games.mayflower.state import State
from newworlds.kernels.tiles import events
from newworlds.kernels.tiles.features import terrain_of, tile_count
from newworlds.kernels.tiles.showing import seats_in

ROLES: Final = ("robber", "merchant", "farmer", "trapper")
"""What a settler is called, by terrain (MF-7)."""


class Settler(msgspec.Struct, frozen=True):
    """A settler that stood on the map."""

    seat: int
    row: int
    col: int
    feature: str
    role: str


class TileLaid(events.TileLaid, frozen=True, tag="tile_laid"):
    column: int


class SettlerPlaced(Event, frozen=True, tag="settler_placed"):
    seat: int
    row: int
    col: int
    feature: str
    role: str


class SettlerSkipped(Event, frozen=True, tag="settler_skipped"):
    """MF-7, MF-8. `forced`: no settler could be placed."""

    seat: int
    forced: bool


class FeatureScored(events.Scored, frozen=True, tag="feature_scored"):
    """MF-11 to MF-15, MF-23, MF-24: `points` for each winner. The settlers of a completed feature go home."""

    terrain: str
    complete: bool
    tiles: int
    settlers: list[Settler]


class BonusTaken(Event, frozen=True, tag="bonus_taken"):
    """MF-16: the explorers' bonus for the feature just scored."""

    adds_to_scoring: ClassVar[bool] = True
    seat: int
    points: int

    def gains(self) -> Mapping[int, int]:
        return {self.seat: self.points}


class ExplorerMoved(Event, frozen=True, tag="explorer_moved"):
    """MF-17, from column to column."""

    seat: int
    start: int = msgspec.field(name="from")
    to: int


class SettlersLeftBehind(Event, frozen=True, tag="settlers_left_behind"):
    """MF-18: all except trappers, in `column` and east of it."""

    column: int
    count: int
    settlers: list[Settler]


class GameEnded(Event, frozen=True, tag="game_ended"):
    reason: str
    scores: list[int]
    winners: list[int]


EVENT_KINDS = (
    GameStarted,
    events.TileDrawn,
    events.TileSetAside,
    TileLaid,
    SettlerPlaced,
    SettlerSkipped,
    FeatureScored,
    BonusTaken,
    ExplorerMoved,
    SettlersLeftBehind,
    GameEnded,
)

REASONS: Final = {codes.LAST_TILE_LAID: "last_tile_laid", codes.LAST_TILE_SET_ASIDE: "last_tile_set_aside"}


_ROWS: Final = {"road": "roads", "town": "towns", "farm": "farms"}


def sheet_label(event: Event) -> Message | None:
    """Plains are scored at the end, and so is whatever is unfinished."""
    if isinstance(event, BonusTaken):
        return Message("mayflower.sheet.explorers")
    if not isinstance(event, FeatureScored):
        return None
    if event.terrain == "plain":
        return Message("mayflower.sheet.plains")
    return Message(f"mayflower.sheet.{_ROWS[event.terrain] if event.complete else 'unfinished'}")


def _tile_laid(state: State, seat: int, tile: int) -> TileLaid:
    laid = events.tile_laid(state.land, state.tables.names, seat, tile)
    return TileLaid(seat, laid.tile, laid.row, laid.col, laid.rotation, -laid.col)


def _settler_placed(state: State, seat: int, node: int) -> SettlerPlaced:
    placed = _settler(state, node, seat)
    return SettlerPlaced(seat, placed.row, placed.col, placed.feature, placed.role)


def _feature_scored(state: State, root: int, points: int, seats: int, *settlers: int) -> FeatureScored:
    land, names = state.land, state.tables.names
    return FeatureScored(
        terrain=names.terrains[terrain_of(land, root)],
        complete=is_completed(state, root),
        tiles=tile_count(land, root),
        points=points,
        winners=seats_in(seats),
        members=events.members_of(land, names, root),
        settlers=_settlers(state, settlers),
    )


def _left_behind(state: State, column: int, *settlers: int) -> SettlersLeftBehind:
    return SettlersLeftBehind(column, len(settlers) // 2, _settlers(state, settlers))


def _settlers(state: State, pairs: tuple[int, ...]) -> list[Settler]:
    return [_settler(state, node, seat) for node, seat in zip(pairs[::2], pairs[1::2], strict=True)]


def _settler(state: State, node: int, seat: int) -> Settler:
    row, col, feature = state.tables.names.node_place(state.land, node)
    return Settler(seat, row, col, feature, ROLES[terrain_of(state.land, node)])


def _game_ended(state: State, reason: int) -> GameEnded:
    return GameEnded(REASONS[reason], list(state.scores), winners(list(state.scores)))


EVENTS: Final = EventTable(
    journal,
    {
        **events.TILE_EVENTS,
        journal.TILE_LAID: _tile_laid,
        journal.SETTLER_PLACED: _settler_placed,
        journal.SETTLER_SKIPPED: lambda state, seat, forced: SettlerSkipped(seat, bool(forced)),
        journal.FEATURE_SCORED: _feature_scored,
        journal.BONUS_TAKEN: lambda state, seat, points: BonusTaken(seat, points),
        journal.EXPLORER_MOVED: lambda state, seat, column: ExplorerMoved(seat, column, column + 1),
        journal.SETTLERS_LEFT_BEHIND: _left_behind,
        journal.GAME_ENDED: _game_ended,
        journal.GAME_STARTED: lambda state, seat: GameStarted(seat),
    },
)
