"""Harbourmaster tiles, taken in exchange for a worker tile (NZ-27, NZ-106)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.rules import choices, journal
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.frames import first, frame
from newworlds.games.gwt_new_zealand.rules.step import Reason, Step, because

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

HARBOUR: Final = 51
JOKER_CAPTAIN: Final = 4


def harbour(port: i64) -> i64:
    """Asks whether to take the harbourmaster of a port."""
    return frame(HARBOUR, port)


def port_of(frame: i64) -> i64:
    return first(frame)


class Harbour(Step):
    """NZ-27: the harbourmaster tile in exchange for the rightmost worker tile of a row."""

    kind: i64 = HARBOUR
    prompt: str = "harbour"
    answers: tuple[int, ...] = (choices.CHOOSE_ROW,)

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = vec[i64]()
        if s.harbourmasters[port_of(frame)] <= 0:
            return options
        for worker in range(i64(4)):
            if s.farms[s.seat].workers[worker] > 1:
                options = append(options, choice(choices.CHOOSE_ROW, worker))
        if len(options):
            options = append(options, choice(choices.DONE))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        if choices.kind_of(move) == choices.DONE:
            return
        farm = s.farms[s.seat]
        harbourmaster = s.harbourmasters[port_of(frame)] - 1
        s.harbourmasters[port_of(frame)] = -1 - give_captain(farm, choices.argument_of(move))
        farm.harbourmasters |= 1 << harbourmaster
        s.tell(journal.HARBOURMASTER_TAKEN, harbourmaster, choices.argument_of(move))
        s.perform(s.tables.harbourmasters.program[harbourmaster])

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        return because("nobody_to_send")


def give_captain(farm: Farm, worker: i64) -> i64:
    """NZ-106: a worker tile or a joker, never the printed worker."""
    farm.workers[worker] -= 1
    column = farm.workers[worker]
    if farm.jokers[worker] >> column & 1:
        farm.jokers[worker] -= 1 << column
        return JOKER_CAPTAIN
    return worker


STEPS: Final[list[Step]] = [Harbour()]
