"""What happens in a game of Terra Nova, as the log tells it.

`notation` names the spaces as people do: `A1`, or `E4-E8` for a way.
"""

from __future__ import annotations

from typing import Final

import msgspec

from newworlds.core.events import Event
from newworlds.core.view import winners
from newworlds.games.terra_nova.moves import MoveSettler, write
from newworlds.games.terra_nova.notation import Space, space_name
from newworlds.games.terra_nova.region import region
from newworlds.games.terra_nova.rules import codes
from newworlds.games.terra_nova.state import State


class SettlerPlaced(Event, frozen=True, tag="settler_placed"):
    seat: int
    space: Space
    notation: str


class TurnStarted(Event, frozen=True, tag="turn_started"):
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


def event(state: State, entry: list[int]) -> Event:
    """A journal entry with its names."""
    places = state.tables.place_of
    match entry:
        case [codes.SETTLER_PLACED, seat, cell]:
            return SettlerPlaced(seat, places[cell], space_name(places[cell]))
        case [codes.TURN_STARTED, seat]:
            return TurnStarted(seat)
        case [codes.SETTLER_MOVED, seat, start, to]:
            return SettlerMoved(seat, places[start], places[to], write(MoveSettler(places[start], places[to])))
        case [codes.STONE_PLACED, seat, cell]:
            return StonePlaced(seat, places[cell], space_name(places[cell]))
        case [codes.REGION_SCORED, number]:
            return _region_scored(state, number)
        case [codes.TURN_PASSED, seat]:
            return TurnPassed(seat)
        case [codes.ACTION_SKIPPED, seat, action]:
            return ActionSkipped(seat, action)
        case [codes.GAME_ENDED, reason]:
            scores = list(state.scores)
            return GameEnded(REASONS[reason], scores, winners(scores))
    raise ValueError(entry)


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
        each=max(scored.awarded),
    )
