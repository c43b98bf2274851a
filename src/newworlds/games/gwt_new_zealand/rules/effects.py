"""Composite effects: per counted thing, one of several, in return for discarded cards (NZ-13, NZ-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.appraisal.worth import times
from newworlds.games.gwt_new_zealand.data import effects
from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.printed.names import COUNTED
from newworlds.games.gwt_new_zealand.rules import choices
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.counting import counted
from newworlds.games.gwt_new_zealand.rules.frames import first, frame, second, third
from newworlds.games.gwt_new_zealand.rules.herd import (
    RULES_THAT_KEEP_HANDS_SECRET,
    discard,
    no_such_discard,
    sheep_options,
)
from newworlds.games.gwt_new_zealand.rules.step import PrintedAutomaticStep, PrintedStep, Reason, Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
    from newworlds.games.gwt_new_zealand.printed.numbering import Numbering
    from newworlds.games.gwt_new_zealand.printed.programs import Programs
    from newworlds.games.gwt_new_zealand.state import State

ANY_SHEEP: Final = 0
SAME_BREED_PAIR: Final = 1
ONE_BREED: Final = 2
"""What is discarded for an effect; ONE_BREED + card for a particular breed."""


def then(frame: i64) -> i64:
    """The program of a frame; for a choice, the one that lists its programs."""
    return second(frame)


# -- per item -----------------------------------------------------------------------------------------------------


def per(frame: i64) -> i64:
    """What is counted."""
    return first(frame)


class PerItem(PrintedAutomaticStep):
    """Each amount of the program multiplied by the count, gained at once (NZ-110)."""

    kind: i64 = 12
    printed: tuple[type[Printed], ...] = (effects.GainMoneyPer, effects.PerItem)
    lacking: str = "nothing_to_count"

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        if isinstance(effect, effects.GainMoneyPer):
            program = programs.program([effects.GainMoney(effect.n)])
            return frame(self.kind, COUNTED.index(effect.per), program)
        counting = cast(effects.PerItem, effect)
        return frame(self.kind, COUNTED.index(counting.per), programs.program(counting.then))

    def run(self, s: State, frame: i64) -> None:
        count = counted(s, s.seat, per(frame))
        if count:
            s.perform(then(frame), count)

    def is_possible(self, s: State, frame: i64) -> bool:
        return counted(s, s.seat, per(frame)) > 0

    def worth(self, o: Outlook, frame: i64) -> float:
        return times(counted(o.s, o.seat, per(frame)), o.program_worth(then(frame)))


# -- choice -------------------------------------------------------------------------------------------------------


def alternatives(frame: i64) -> i64:
    """How many there are."""
    return first(frame)


def program_of(s: State, frame: i64, index: i64) -> i64:
    """The program of an alternative."""
    return s.tables.programs.effects[s.tables.programs.start[then(frame)] + index]


class Choice(PrintedStep):
    """One of several programs, among those that can do anything."""

    kind: i64 = 32
    printed: tuple[type[Printed], ...] = (effects.Choice,)
    prompt: str = "choose_effect"
    answers: tuple[int, ...] = (choices.CHOOSE,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        offered = [programs.program([option]) for option in cast(effects.Choice, effect).of]
        return frame(self.kind, len(offered), programs.store(offered, [None] * len(offered)))

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = vec[i64]()
        for index in range(alternatives(frame)):
            if s.can_perform(program_of(s, frame, index)):
                options = append(options, choice(choices.CHOOSE, index))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        s.perform(program_of(s, frame, choices.argument_of(move)))

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(self.options(s, frame)) > 0

    def offered(self, s: State, frame: i64) -> list[Printed]:
        programs = s.tables.programs
        return [programs.first_printed(program_of(s, frame, index)) for index in range(alternatives(frame))]

    def worth(self, o: Outlook, frame: i64) -> float:
        """The worth of the best alternative."""
        best = 0.0
        for index in range(alternatives(frame)):
            one = o.program_worth(program_of(o.s, frame, index))
            if one > best:
                best = one
        return best


# -- discarding ---------------------------------------------------------------------------------------------------


def asked_for(frame: i64) -> i64:
    return first(frame)


def is_optional(frame: i64) -> bool:
    return third(frame) == 1


def discarded(what: str, numbering: Numbering) -> int:
    if what == "any_sheep":
        return ANY_SHEEP
    if what == "pair_same_breed":
        return SAME_BREED_PAIR
    return ONE_BREED + numbering.card(what.removeprefix("breed:"))


def discards(s: State, what: i64) -> vec[i64]:
    """What is in hand of what is asked for."""
    if what == ANY_SHEEP:
        return sheep_options(s, choices.DISCARD, 1)
    if what == SAME_BREED_PAIR:
        return sheep_options(s, choices.DISCARD, 2)
    if s.farms[s.seat].hand[what - ONE_BREED]:
        return vec[i64]([choice(choices.DISCARD, what - ONE_BREED)])
    return vec[i64]()


class DiscardFor(PrintedStep):
    """Discard exactly what is asked for, then carry out the effect (NZ-21)."""

    kind: i64 = 20
    printed: tuple[type[Printed], ...] = (effects.DiscardFor,)
    prompt: str = "discard_for"
    answers: tuple[int, ...] = (choices.DISCARD,)
    lacking: str = "no_card_for_it"

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        asked = cast(effects.DiscardFor, effect)
        what = discarded(asked.what, programs.numbering)
        return frame(self.kind, what, programs.program(asked.then), 1 if asked.may_waive else 0)

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = discards(s, asked_for(frame))
        if self.may_decline(s, frame):
            options = append(options, choice(choices.DONE))
        return options

    def may_decline(self, s: State, frame: i64) -> bool:
        """Always, or whoever has nothing to discard after using an exchange token would have to admit it."""
        if is_optional(frame):
            return True
        return s.rules >= RULES_THAT_KEEP_HANDS_SECRET and self.is_secret(s, frame)

    def asks_for_cards(self, s: State, frame: i64) -> bool:
        return True

    def is_secret(self, s: State, frame: i64) -> bool:
        """A specific breed is printed on the building; anything else is the player's choice."""
        return asked_for(frame) < ONE_BREED or (is_optional(frame) and s.rules >= RULES_THAT_KEEP_HANDS_SECRET)

    def choose(self, s: State, frame: i64, move: i64) -> None:
        if choices.kind_of(move) == choices.DONE:
            return
        farm = s.farms[s.seat]
        discard(s, farm, choices.argument_of(move))
        if asked_for(frame) == SAME_BREED_PAIR:
            discard(s, farm, choices.argument_of(move))
        s.perform(then(frame))

    def is_possible(self, s: State, frame: i64) -> bool:
        return is_optional(frame) or len(discards(s, asked_for(frame))) > 0

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        return no_such_discard(s, move)

    def worth(self, o: Outlook, frame: i64) -> float:
        return o.program_worth(then(frame)) * o.worth.to_discard


STEPS: Final[list[Step]] = [PerItem(), Choice(), DiscardFor()]
