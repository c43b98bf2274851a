"""Auxiliary actions (NZ-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.appraisal.worth import times
from newworlds.games.gwt_new_zealand.data import effects
from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.rules import choices, journal
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.frames import first, frame
from newworlds.games.gwt_new_zealand.rules.purse import pay
from newworlds.games.gwt_new_zealand.rules.step import PrintedStep, Reason, Step, because

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
    from newworlds.games.gwt_new_zealand.printed.programs import Programs
    from newworlds.games.gwt_new_zealand.state import State

SINGLE: Final = 1
SINGLE_OR_DOUBLE: Final = 2


def why_not_auxiliary(s: State, move: i64, most: i64, otherwise: str) -> Reason:
    """NZ-32; `otherwise` says why none may be taken at all."""
    board = s.tables.player_board
    auxiliary = choices.argument_of(move) // 2
    times_taken = choices.argument_of(move) % 2 + 1
    pounds = board.aux_cost[auxiliary] * times_taken
    if unlocked(s, auxiliary) < times_taken:
        return because("auxiliary_locked")
    if times_taken > most:
        return because("auxiliary_single_only")
    if pounds > s.farms[s.seat].money:
        return because("auxiliary_too_dear", pounds=pounds, money=s.farms[s.seat].money)
    return because(otherwise) if otherwise else s.why_impossible(board.aux_program[auxiliary])


def unlocked(s: State, auxiliary: i64) -> i64:
    """NZ-32: how many of an auxiliary action's two disc spaces are empty."""
    discs = s.farms[s.seat].discs
    left = discs >> s.tables.player_board.aux_discs[auxiliary * 2] & 1
    right = discs >> s.tables.player_board.aux_discs[auxiliary * 2 + 1] & 1
    return 2 - left - right


def with_auxiliary_actions(s: State, options: vec[i64], most: i64) -> vec[i64]:
    """NZ-32: each unlocked one once, or twice where that is offered and both discs are gone."""
    board = s.tables.player_board
    money = s.farms[s.seat].money
    for auxiliary in range(board.auxiliaries):
        for often in range(1, min(unlocked(s, auxiliary), most) + 1):
            if board.aux_cost[auxiliary] * often <= money and s.can_perform(board.aux_program[auxiliary]):
                options = append(options, choice(choices.AUXILIARY, auxiliary * 2 + often - 1))
    return options


def take_auxiliary(s: State, argument: i64) -> None:
    auxiliary = argument // 2
    times = argument % 2 + 1
    s.tell(journal.AUXILIARY_TAKEN, auxiliary, times)
    pay(s, s.farms[s.seat], s.tables.player_board.aux_cost[auxiliary] * times)
    s.perform(s.tables.player_board.aux_program[auxiliary], times)


def most_times(frame: i64) -> i64:
    """How often the auxiliary action may be taken in one go."""
    return first(frame)


class Auxiliary(PrintedStep):
    """An auxiliary action as an action."""

    kind: i64 = 27
    printed: tuple[type[Printed], ...] = (effects.Auxiliary,)
    prompt: str = "auxiliary"
    answers: tuple[int, ...] = (choices.AUXILIARY,)
    lacking: str = "no_auxiliary_action"

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        is_single = cast(effects.Auxiliary, effect).mode == "single"
        return frame(self.kind, SINGLE if is_single else SINGLE_OR_DOUBLE)

    def options(self, s: State, frame: i64) -> vec[i64]:
        return with_auxiliary_actions(s, vec[i64](), most_times(frame))

    def choose(self, s: State, frame: i64, move: i64) -> None:
        take_auxiliary(s, choices.argument_of(move))

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(self.options(s, frame)) > 0

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        return why_not_auxiliary(s, move, most_times(frame), "")

    def worth(self, o: Outlook, frame: i64) -> float:
        return times(most_times(frame), o.worth.auxiliary)


STEPS: Final[list[Step]] = [Auxiliary()]
