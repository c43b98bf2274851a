"""Whose turn it is: first turns (NZ-9), phase C (NZ-20), the last round (NZ-40)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.core.position import NOBODY
from newworlds.games.gwt_new_zealand.printed.names import WHITE
from newworlds.games.gwt_new_zealand.rules import choices, journal
from newworlds.games.gwt_new_zealand.rules.acting import arrive
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.discs import take_disc
from newworlds.games.gwt_new_zealand.rules.farm import NOWHERE
from newworlds.games.gwt_new_zealand.rules.herd import discard, draw, hand_options, no_such_discard
from newworlds.games.gwt_new_zealand.rules.reacting import END_TURN, end_turn, react, reaction_of
from newworlds.games.gwt_new_zealand.rules.sarah import SARAH_TURN
from newworlds.games.gwt_new_zealand.rules.scoring import score
from newworlds.games.gwt_new_zealand.rules.step import AutomaticStep, Reason, Step, because
from newworlds.games.gwt_new_zealand.rules.trail import move_on, movement_limit

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.state import State

FIRST_DISCARD: Final = 35
START_AT: Final = 37


def begin_turn(s: State) -> None:
    s.tell(journal.TURN_STARTED)
    if s.seat >= s.players:
        s.push(SARAH_TURN)
        return
    s.to_act = s.seat
    s.push(end_turn())
    farm = s.farms[s.seat]
    if farm.node == NOWHERE:
        s.push(START_AT)
        s.push(take_disc(WHITE))
        s.push(FIRST_DISCARD)
    else:
        s.push(move_on(movement_limit(farm)))


class FirstDiscard(Step):
    """NZ-9: discard down to four cards at the start of one's first turn."""

    kind: i64 = FIRST_DISCARD
    prompt: str = "first_discard"
    answers: tuple[int, ...] = (choices.DISCARD,)

    def options(self, s: State, frame: i64) -> vec[i64]:
        if s.farms[s.seat].hand_size <= s.tables.setup.first_keep:
            return vec[i64]()
        return hand_options(s)

    def is_secret(self, s: State, frame: i64) -> bool:
        return True

    def choose(self, s: State, frame: i64, move: i64) -> None:
        discard(s, s.farms[s.seat], choices.argument_of(move))
        s.push(frame)

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        return no_such_discard(s, move)


class StartAt(Step):
    """NZ-9: the breeder starts on any neutral building, and the first turn begins with phase B."""

    kind: i64 = START_AT
    prompt: str = "start_at"
    answers: tuple[int, ...] = (choices.START_AT,)

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = vec[i64]()
        for node in s.tables.trail.neutral_sites:
            options = append(options, choice(choices.START_AT, node))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        farm = s.farms[s.seat]
        farm.node = choices.argument_of(move)
        s.tell(journal.BREEDER_MOVED, farm.node)
        arrive(s, farm)

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        return because("not_neutral")


class EndTurn(AutomaticStep):
    """Phase C, unless the last round has begun; then the reaction, and the next seat."""

    kind: i64 = END_TURN

    def run(self, s: State, frame: i64) -> None:
        s.is_top_decking = 0
        farm = s.farms[s.seat]
        if s.marker_owner == NOBODY and s.seat < s.players and farm.hand_size < farm.hand_limit:
            draw(s, farm, farm.hand_limit - farm.hand_size)
        react(s, farm, reaction_of(frame))
        s.turn += 1
        s.seat = (s.seat + 1) % s.seats
        if s.seat == s.marker_owner:
            end_game(s)
        else:
            begin_turn(s)


def end_game(s: State) -> None:
    """NZ-40: everybody has had their last turn."""
    s.to_act = NOBODY
    for seat in range(s.seats):
        s.scores[seat] = score(s, seat)
    s.tell(journal.GAME_ENDED)


STEPS: Final[list[Step]] = [FirstDiscard(), StartAt(), EndTurn()]
