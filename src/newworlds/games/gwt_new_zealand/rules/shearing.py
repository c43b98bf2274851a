"""Shearing (NZ-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.names import SHEARER
from newworlds.games.gwt_new_zealand.rules import choices, frames
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.frames import first, second
from newworlds.games.gwt_new_zealand.rules.herd import begin_discarding, can_draw
from newworlds.games.gwt_new_zealand.rules.revealing import FOR_WOOL
from newworlds.games.gwt_new_zealand.rules.step import Effect, Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.state import State

BEFORE: Final = 0
AFTER: Final = 1


class Shear(Effect):
    """A printed number of sheep is sheared without shearers; otherwise one per shearer (NZ-28)."""

    def run(self, s: State, frame: i64) -> None:
        if first(frame):
            s.push(frames.frame(frames.REVEAL, first(frame), FOR_WOOL))
        else:
            s.push(frames.frame(frames.SHEARER, s.farms[s.seat].workers[SHEARER], BEFORE))


class Shearer(Step):
    """`first`: shearers not used yet; `second`: before or after the wool was sold. Each may draw and discard a card."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = vec[i64]([choice(choices.SHEAR if second(frame) == BEFORE else choices.DONE)])
        if first(frame) and can_draw(s, s.farms[s.seat]):
            options = append(options, choice(choices.DRAW))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        kind = choices.kind_of(move)
        if kind == choices.SHEAR:
            s.push(frames.frame(frames.REVEAL, first(frame), FOR_WOOL, 1))
        elif kind == choices.DRAW:
            s.push(frames.frame(frames.SHEARER, first(frame) - 1, second(frame)))
            begin_discarding(s, 1, 1)


def draw_before_delivery(s: State, value: i64, idle: i64) -> None:
    """A shearer who sheared nothing and waits below the delivery; then the delivery is asked again."""
    s.pop()
    s.push(frames.frame(frames.SHEARER, idle - 1, AFTER))
    s.push(frames.frame(frames.DELIVERY, value, 1, idle - 1))
    begin_discarding(s, 1, 1)


STEPS: Final[dict[int, Step]] = {frames.SHEAR: Shear(), frames.SHEARER: Shearer()}
