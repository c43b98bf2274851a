"""Effects made of other effects: per counted thing, one of several, in return for discarded cards (NZ-13, NZ-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.names import ANY_SHEEP, ONE_BREED, SAME_BREED_PAIR
from newworlds.games.gwt_new_zealand.rules import choices, frames
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.counting import counted
from newworlds.games.gwt_new_zealand.rules.frames import first, second, third
from newworlds.games.gwt_new_zealand.rules.herd import discard, sheep_options
from newworlds.games.gwt_new_zealand.rules.step import Effect, Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.state import State


class PerItem(Effect):
    """Each amount of the program times the things counted, gained at once (NZ-110)."""

    def run(self, s: State, frame: i64) -> None:
        times = counted(s, s.seat, first(frame))
        if times:
            s.perform(second(frame), times)

    def is_possible(self, s: State, frame: i64) -> bool:
        return counted(s, s.seat, first(frame)) > 0


class Choice(Step):
    """One of several programs, of those that can do anything."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = vec[i64]()
        index: i64 = 0
        while index < first(frame):
            if s.can_perform(program_of(s, frame, index)):
                options = append(options, choice(choices.CHOOSE, index))
            index += 1
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        s.perform(program_of(s, frame, choices.argument_of(move)))

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(self.options(s, frame)) > 0


def program_of(s: State, frame: i64, index: i64) -> i64:
    return s.tables.programs.effects[s.tables.programs.start[second(frame)] + index]


class DiscardFor(Step):
    """Discard exactly what is asked for, then the effect (NZ-21)."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        what = first(frame)
        if what == ANY_SHEEP:
            options = sheep_options(s, choices.DISCARD, 1)
        elif what == SAME_BREED_PAIR:
            options = sheep_options(s, choices.DISCARD, 2)
        elif s.farms[s.seat].hand[what - ONE_BREED]:
            options = vec[i64]([choice(choices.DISCARD, what - ONE_BREED)])
        else:
            options = vec[i64]()
        if third(frame):
            options = append(options, choice(choices.DONE))
        return options

    def asks_for_cards(self, s: State, frame: i64) -> bool:
        return True

    def is_secret(self, s: State, frame: i64) -> bool:
        """A named breed is named by the building, everything else is the player's choice."""
        return first(frame) < ONE_BREED

    def choose(self, s: State, frame: i64, move: i64) -> None:
        if choices.kind_of(move) == choices.DONE:
            return
        farm = s.farms[s.seat]
        discard(s, farm, choices.argument_of(move))
        if first(frame) == SAME_BREED_PAIR:
            discard(s, farm, choices.argument_of(move))
        s.perform(second(frame))

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(self.options(s, frame)) > 0


STEPS: Final[dict[int, Step]] = {
    frames.PER_ITEM: PerItem(),
    frames.CHOICE: Choice(),
    frames.DISCARD_FOR: DiscardFor(),
}
