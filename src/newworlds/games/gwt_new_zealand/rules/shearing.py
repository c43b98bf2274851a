"""Shearing (NZ-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.appraisal.worth import times
from newworlds.games.gwt_new_zealand.data import effects
from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.printed.names import SHEARER as SHEARER_ROW
from newworlds.games.gwt_new_zealand.rules import choices
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.drawing import begin_discarding
from newworlds.games.gwt_new_zealand.rules.frames import first, frame, second
from newworlds.games.gwt_new_zealand.rules.herd import can_draw
from newworlds.games.gwt_new_zealand.rules.revealing import FOR_WOOL, reveal
from newworlds.games.gwt_new_zealand.rules.step import PrintedAutomaticStep, Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
    from newworlds.games.gwt_new_zealand.printed.programs import Programs
    from newworlds.games.gwt_new_zealand.state import State

SHEARER: Final = 55
BEFORE: Final = 0
AFTER: Final = 1
BY_SHEARERS: Final = 0


def printed_sheep(frame: i64) -> i64:
    """The number of sheep sheared without shearers, or BY_SHEARERS."""
    return first(frame)


class Shear(PrintedAutomaticStep):
    """A printed number of sheep is sheared without shearers; otherwise one per shearer (NZ-28)."""

    kind: i64 = 18
    printed: tuple[type[Printed], ...] = (effects.Shear,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        sheep = cast(effects.Shear, effect).n
        return frame(self.kind, sheep if isinstance(sheep, int) else BY_SHEARERS)

    def run(self, s: State, frame: i64) -> None:
        if printed_sheep(frame):
            s.push(reveal(printed_sheep(frame), FOR_WOOL))
        else:
            s.push(shearer(s.farms[s.seat].workers[SHEARER_ROW], BEFORE))

    def worth(self, o: Outlook, frame: i64) -> float:
        sheep = printed_sheep(frame) if printed_sheep(frame) else o.farm.workers[SHEARER_ROW]
        return times(sheep, o.worth.to_shear * (o.worth.usual_wool + float(o.farm.wool) + o.more_wool))


def shearer(idle: i64, when: i64) -> i64:
    """Unused shearers, before or after the wool is sold."""
    return frame(SHEARER, idle, when)


def idle_shearers(frame: i64) -> i64:
    return first(frame)


def when(frame: i64) -> i64:
    return second(frame)


class Shearer(Step):
    """Each may draw and discard a card instead of shearing."""

    kind: i64 = SHEARER
    prompt: str = "shear"
    answers: tuple[int, ...] = (choices.SHEAR, choices.DRAW)

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = vec[i64]([choice(choices.SHEAR if when(frame) == BEFORE else choices.DONE)])
        if idle_shearers(frame) and can_draw(s, s.farms[s.seat]):
            options = append(options, choice(choices.DRAW))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        kind = choices.kind_of(move)
        if kind == choices.SHEAR:
            s.push(reveal(idle_shearers(frame), FOR_WOOL, True))
        elif kind == choices.DRAW:
            s.push(shearer(idle_shearers(frame) - 1, when(frame)))
            begin_discarding(s, 1, 1)

    def figures(self, s: State, frame: i64) -> dict[str, int | str]:
        return {"shearers": idle_shearers(frame)}


STEPS: Final[list[Step]] = [Shear(), Shearer()]
