"""The events of Terra Nova, as shown in the log.

`notation` names the spaces the way people write them: `A1`, or `E4-E8` for a move.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

import msgspec

from newworlds.core.event_table import EventTable
from newworlds.core.events import Event, GameStarted, Part
from newworlds.core.message import Message
from newworlds.core.view import winners
from newworlds.games.terra_nova.moves import MoveSettler, write
from newworlds.games.terra_nova.notation import Space, space_name
from newworlds.games.terra_nova.region import region
from newworlds.games.terra_nova.rules import codes, journal
from newworlds.games.terra_nova.state import State


class SettlerPlaced(Event, frozen=True, tag="settler_placed"):
    seat: int
    space: Space
    notation: str


class TurnStarted(Event, frozen=True, tag="turn_started"):
    part: ClassVar[Part] = "turn"
    seat: int


class SettlerMoved(Event, frozen=True, tag="settler_moved"):
    seat: int
    start: Space = msgspec.field(name="from")
    to: Space
    notation: str


class StonePlaced(Event, frozen=True, tag="stone_placed"):
    seat: int
    space: Space
    notation: str


class RegionScored(Event, frozen=True, tag="region_scored"):
    """`settlers` and `awarded` are per seat; `each` is what every winner gets, 0 when there is none."""

    spaces: list[Space]
    size: int
    types: int
    points: int
    settlers: list[int]
    winners: list[int]
    awarded: list[int]
    each: int

    def gains(self) -> Mapping[int, int]:
        return dict(enumerate(self.awarded))


class TurnPassed(Event, frozen=True, tag="turn_passed"):
    seat: int


class ActionSkipped(Event, frozen=True, tag="action_skipped"):
    seat: int
    action: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    reason: str
    scores: list[int]
    winners: list[int]


EVENT_KINDS = (
    GameStarted,
    SettlerPlaced,
    TurnStarted,
    SettlerMoved,
    StonePlaced,
    RegionScored,
    TurnPassed,
    ActionSkipped,
    GameEnded,
)

REASONS: Final = {
    codes.ALL_DIVIDED: "all_divided",
    codes.ONE_MOVER: "one_mover",
    codes.STONES_OUT: "stones_out",
    codes.STALEMATE: "stalemate",
    codes.PLAYER_OUT: "player_out",
}


def sheet_label(event: Event) -> Message | None:
    """Regions are listed by how many types of terrain they have."""
    return Message("terra_nova.sheet.regions", {"types": event.types}) if isinstance(event, RegionScored) else None


def _settler_placed(state: State, seat: int, cell: int) -> SettlerPlaced:
    space = state.tables.place_of[cell]
    return SettlerPlaced(seat, space, space_name(space))


def _settler_moved(state: State, seat: int, start: int, to: int) -> SettlerMoved:
    move = MoveSettler(state.tables.place_of[start], state.tables.place_of[to])
    return SettlerMoved(seat, move.start, move.to, write(move))


def _stone_placed(state: State, seat: int, cell: int) -> StonePlaced:
    space = state.tables.place_of[cell]
    return StonePlaced(seat, space, space_name(space))


def _region_scored(state: State, number: int) -> RegionScored:
    scored = region(state, number)
    return RegionScored(
        spaces=scored.spaces,
        size=len(scored.spaces),
        types=scored.types,
        points=scored.points,
        settlers=scored.settlers,
        winners=scored.winners,
        awarded=scored.awarded,
        each=scored.each,
    )


def _game_ended(state: State, reason: int) -> GameEnded:
    scores = list(state.scores)
    return GameEnded(REASONS[reason], scores, winners(scores))


EVENTS: Final = EventTable(
    journal,
    {
        journal.SETTLER_PLACED: _settler_placed,
        journal.TURN_STARTED: lambda state, seat: TurnStarted(seat),
        journal.SETTLER_MOVED: _settler_moved,
        journal.STONE_PLACED: _stone_placed,
        journal.REGION_SCORED: _region_scored,
        journal.TURN_PASSED: lambda state, seat: TurnPassed(seat),
        journal.ACTION_SKIPPED: lambda state, seat, action: ActionSkipped(seat, action),
        journal.GAME_ENDED: _game_ended,
        journal.GAME_STARTED: lambda state, seat: GameStarted(seat),
    },
)
