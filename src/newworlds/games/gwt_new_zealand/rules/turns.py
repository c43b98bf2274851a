"""Whose turn it is: first turns (NZ-9), phase C (NZ-20), the last round (NZ-40)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.core.position import NOBODY
from newworlds.games.gwt_new_zealand.printed.names import WHITE
from newworlds.games.gwt_new_zealand.rules import choices, frames
from newworlds.games.gwt_new_zealand.rules import happenings as tells
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.farm import NOWHERE
from newworlds.games.gwt_new_zealand.rules.frames import first
from newworlds.games.gwt_new_zealand.rules.herd import discard, draw, hand_options
from newworlds.games.gwt_new_zealand.rules.reacting import react
from newworlds.games.gwt_new_zealand.rules.scoring import score
from newworlds.games.gwt_new_zealand.rules.step import Effect, Step
from newworlds.games.gwt_new_zealand.rules.trail import arrive, movement_limit

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.state import State


def begin_turn(s: State) -> None:
    s.tell(tells.TURN_STARTED)
    if s.seat >= s.players:
        s.push(frames.frame(frames.SARAH_TURN))
        return
    s.to_act = s.seat
    s.push(frames.frame(frames.END_TURN))
    farm = s.farms[s.seat]
    if farm.node == NOWHERE:
        s.push(frames.frame(frames.START_AT))
        s.push(frames.frame(frames.TAKE_DISC, WHITE))
        s.push(frames.frame(frames.FIRST_DISCARD))
    else:
        s.push(frames.frame(frames.MOVE, movement_limit(farm)))


class FirstDiscard(Step):
    """NZ-9: down to four cards, at the start of one's first turn."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        if s.farms[s.seat].hand_size <= s.tables.setup.first_keep:
            return vec[i64]()
        return hand_options(s)

    def is_secret(self, s: State, frame: i64) -> bool:
        return True

    def choose(self, s: State, frame: i64, move: i64) -> None:
        discard(s, s.farms[s.seat], choices.argument_of(move))
        s.push(frame)


class StartAt(Step):
    """NZ-9: the breeder starts on any neutral building, and the first turn begins with phase B."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = vec[i64]()
        for node in s.tables.trail.neutral_sites:
            options = append(options, choice(choices.START_AT, node))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        farm = s.farms[s.seat]
        farm.node = choices.argument_of(move)
        s.tell(tells.BREEDER_MOVED, farm.node)
        arrive(s, farm)


class EndTurn(Effect):
    """Phase C, unless the last round has begun; then the reaction `first`, and the next seat."""

    def run(self, s: State, frame: i64) -> None:
        s.is_top_decking = 0
        farm = s.farms[s.seat]
        if s.marker_owner == NOBODY and s.seat < s.players and farm.hand_size < farm.hand_limit:
            draw(s, farm, farm.hand_limit - farm.hand_size)
        react(s, farm, first(frame))
        s.turn += 1
        s.seat = (s.seat + 1) % s.seats
        if s.seat == s.marker_owner:
            end_game(s)
        else:
            begin_turn(s)


def end_game(s: State) -> None:
    """NZ-40: everybody has had a last turn."""
    s.to_act = NOBODY
    seat: i64 = 0
    while seat < s.seats:
        s.scores[seat] = score(s, seat)
        seat += 1
    s.tell(tells.GAME_ENDED)


STEPS: Final[dict[int, Step]] = {
    frames.FIRST_DISCARD: FirstDiscard(),
    frames.START_AT: StartAt(),
    frames.END_TURN: EndTurn(),
}
