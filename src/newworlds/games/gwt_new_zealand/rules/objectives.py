"""Taking objectives (NZ-29, NZ-102)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.data import effects
from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.rules import choices, journal
from newworlds.games.gwt_new_zealand.rules.acquiring import acquire
from newworlds.games.gwt_new_zealand.rules.bags import take_any
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.counting import total
from newworlds.games.gwt_new_zealand.rules.step import PrintedStep, Reason, Step, because

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
    from newworlds.games.gwt_new_zealand.printed.programs import Programs
    from newworlds.games.gwt_new_zealand.state import State

OBJECTIVE: Final = 28


def draw_objective(s: State) -> i64:
    """The top card of the pile, -1 when it is empty."""
    left = total(s.objective_pile)
    return take_any(s, s.objective_pile, left) if left else -1


def take_from_offer(s: State, card: i64) -> None:
    """The others move away from the pile, and a new card is revealed next to it (NZ-61, NZ-117)."""
    kept = vec[i64]()
    for offered in s.offer:
        if offered != card:
            kept = append(kept, offered)
    s.offer = kept
    reveal_objective(s)


def reveal_objective(s: State) -> None:
    card = draw_objective(s)
    if card >= 0:
        s.offer = append(s.offer, card)
        s.tell(journal.OBJECTIVE_REVEALED, card)


class TakeObjective(PrintedStep):
    """From the offer or the top of the pile, to the discard."""

    kind: i64 = OBJECTIVE
    printed: tuple[type[Printed], ...] = (effects.TakeObjective,)
    prompt: str = "objective"
    answers: tuple[int, ...] = (choices.TAKE_OBJECTIVE, choices.DRAW_OBJECTIVE)
    lacking: str = "no_objective_left"

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return OBJECTIVE

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = vec[i64]()
        for card in s.offer:
            options = append(options, choice(choices.TAKE_OBJECTIVE, card))
        if total(s.objective_pile):
            options = append(options, choice(choices.DRAW_OBJECTIVE))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        farm = s.farms[s.seat]
        if choices.kind_of(move) == choices.DRAW_OBJECTIVE:
            card = draw_objective(s)
            s.tell(journal.OBJECTIVE_REVEALED, card)
            acquire(s, farm, card)
            return
        acquire(s, farm, choices.argument_of(move))
        take_from_offer(s, choices.argument_of(move))

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(self.options(s, frame)) > 0

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        is_drawn = choices.kind_of(move) == choices.DRAW_OBJECTIVE
        return because("no_objective_left" if is_drawn else "not_on_offer")

    def worth(self, o: Outlook, frame: i64) -> float:
        return o.worth.to_take_objective


STEPS: Final[list[Step]] = [TakeObjective()]
