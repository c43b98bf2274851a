"""Drawing cards and discarding as many (NZ-20, NZ-31, NZ-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.appraisal.worth import times
from newworlds.games.gwt_new_zealand.data import effects
from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.rules import choices
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.frames import amount, first, frame, held, second
from newworlds.games.gwt_new_zealand.rules.herd import can_draw, discard, draw, hand_options, no_such_discard
from newworlds.games.gwt_new_zealand.rules.step import AutomaticStep, PrintedAutomaticStep, Reason, Step, because

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
    from newworlds.games.gwt_new_zealand.printed.programs import Programs
    from newworlds.games.gwt_new_zealand.state import State

DRAW: Final = 13
DRAW_DISCARD: Final = 15
DISCARDING: Final = 56


class Draw(AutomaticStep):
    """`amount` cards."""

    kind: i64 = DRAW

    def run(self, s: State, frame: i64) -> None:
        draw(s, s.farms[s.seat], amount(frame))


class DrawDiscard(PrintedAutomaticStep):
    """Draw up to n, then discard as many: the first is drawn at once, the others on request."""

    kind: i64 = DRAW_DISCARD
    printed: tuple[type[Printed], ...] = (effects.DrawDiscard,)
    lacking: str = "nothing_to_draw"

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return frame(self.kind, cast(effects.DrawDiscard, effect).n)

    def run(self, s: State, frame: i64) -> None:
        begin_discarding(s, amount(frame), 1)

    def worth(self, o: Outlook, frame: i64) -> float:
        return times(amount(frame), o.worth.to_draw)

    def is_possible(self, s: State, frame: i64) -> bool:
        return can_draw(s, s.farms[s.seat])


class DrawThenDiscard(PrintedAutomaticStep):
    """Draw n, then discard n."""

    kind: i64 = 16
    printed: tuple[type[Printed], ...] = (effects.DrawThenDiscard,)
    lacking: str = "nothing_to_draw"

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return frame(self.kind, cast(effects.DrawThenDiscard, effect).n)

    def run(self, s: State, frame: i64) -> None:
        begin_discarding(s, amount(frame), amount(frame))

    def worth(self, o: Outlook, frame: i64) -> float:
        return times(amount(frame), o.worth.to_draw)

    def is_possible(self, s: State, frame: i64) -> bool:
        return can_draw(s, s.farms[s.seat])


def discarding(to_draw: i64, cards: i64) -> i64:
    return frame(DISCARDING, held(to_draw), held(cards))


def left_to_draw(frame: i64) -> i64:
    """Cards that may still be drawn; the first discard ends the drawing."""
    return first(frame)


def to_discard(frame: i64) -> i64:
    return second(frame)


def begin_discarding(s: State, most: i64, at_once: i64) -> None:
    drawn = draw(s, s.farms[s.seat], at_once)
    if drawn:
        s.push(discarding(most - at_once, drawn))


class Discarding(Step):
    """As many as were drawn."""

    kind: i64 = DISCARDING
    prompt: str = "discard"
    answers: tuple[int, ...] = (choices.DISCARD, choices.DRAW)

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = hand_options(s)
        if left_to_draw(frame) and can_draw(s, s.farms[s.seat]):
            options = append(options, choice(choices.DRAW))
        return options

    def is_secret(self, s: State, frame: i64) -> bool:
        return True

    def choose(self, s: State, frame: i64, move: i64) -> None:
        if choices.kind_of(move) == choices.DRAW:
            draw(s, s.farms[s.seat], 1)
            s.push(discarding(left_to_draw(frame) - 1, to_discard(frame) + 1))
            return
        discard(s, s.farms[s.seat], choices.argument_of(move))
        if to_discard(frame) > 1:
            s.push(discarding(0, to_discard(frame) - 1))

    def figures(self, s: State, frame: i64) -> dict[str, int | str]:
        return {"cards": to_discard(frame)}

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        if choices.kind_of(move) == choices.DRAW:
            return because("not_possible")
        return no_such_discard(s, move)


STEPS: Final[list[Step]] = [Draw(), DrawDiscard(), DrawThenDiscard(), Discarding()]
