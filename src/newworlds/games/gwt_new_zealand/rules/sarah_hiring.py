"""How Sarah hires (NZ-61, NZ-115)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.data import sarah_effects as effects
from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.printed.names import ROW_LENGTH
from newworlds.games.gwt_new_zealand.rules import choices, journal
from newworlds.games.gwt_new_zealand.rules.acquiring import take_bonus
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.hiring import has_room
from newworlds.games.gwt_new_zealand.rules.step import PrintedStep, Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.printed.programs import Programs
    from newworlds.games.gwt_new_zealand.state import State

NONE: Final = -1


def hirable(s: State, worker: i64) -> vec[i64]:
    """The cheapest spaces of the job market with a worker she has room for; -1 stands for any type."""
    farm = s.farms[s.seat]
    found = vec[i64]()
    row = s.tables.markets.job_rows - 1
    while row >= 0 and len(found) == 0:
        for column in range(i64(4)):
            is_wanted = worker == column if worker >= 0 else True
            if is_wanted and s.jobs[row * 4 + column] and has_room(farm, column):
                found = append(found, choice(choices.HIRE, row * 4 + column))
        row -= 1
    return found


def hire(s: State, space: i64) -> None:
    """A bonus card by column, her new speciality, then the action of the space."""
    farm = s.farms[s.seat]
    worker = space % 4
    s.jobs[space] = 0
    column = farm.workers[worker]
    farm.workers[worker] += 1
    s.tell(journal.WORKER_HIRED, worker, 0)
    if s.tables.sarah.column_pile[column] >= 0:
        take_bonus(s, farm, s.tables.sarah.column_pile[column])
    if farm.workers[worker] > farm.workers[s.speciality]:
        s.speciality = worker
        s.tell(journal.SARAH_SPECIALITY, worker)
    s.perform(s.tables.sarah.space_program[worker * ROW_LENGTH + column])


class HireCheapest(PrintedStep):
    """Card 1: the cheapest worker; among equals, one of her speciality."""

    kind: i64 = 69
    printed: tuple[type[Printed], ...] = (effects.HireCheapest,)
    prompt: str = "sarah_hire"
    answers: tuple[int, ...] = (choices.HIRE,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return self.kind

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = hirable(s, NONE)
        for option in options:
            if choices.argument_of(option) % 4 == s.speciality:
                return vec[i64]([option])
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        hire(s, choices.argument_of(move))


class HireSpeciality(PrintedStep):
    """Card 2: the cheapest of her speciality; if there is none, the cheapest of all (NZ-115)."""

    kind: i64 = 70
    printed: tuple[type[Printed], ...] = (effects.HireSpeciality,)
    prompt: str = "sarah_hire"
    answers: tuple[int, ...] = (choices.HIRE,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return self.kind

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = hirable(s, s.speciality)
        return options if len(options) else hirable(s, NONE)

    def choose(self, s: State, frame: i64, move: i64) -> None:
        hire(s, choices.argument_of(move))


STEPS: Final[list[Step]] = [HireCheapest(), HireSpeciality()]
