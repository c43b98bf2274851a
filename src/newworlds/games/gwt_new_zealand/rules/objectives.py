"""Taking objectives (NZ-29, NZ-102) and what they are worth at the end (NZ-112)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.rules import choices, frames
from newworlds.games.gwt_new_zealand.rules import happenings as tells
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.counting import total
from newworlds.games.gwt_new_zealand.rules.herd import acquire
from newworlds.games.gwt_new_zealand.rules.step import Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.state import State


def draw_objective(s: State) -> i64:
    """The top card of the pile, -1 when it is empty."""
    left = total(s.objective_pile)
    if left == 0:
        return -1
    left = s.below(left)
    card = s.tables.cards.first_objective
    while left >= s.objective_pile[card]:
        left -= s.objective_pile[card]
        card += 1
    s.objective_pile[card] -= 1
    return card


def take_from_offer(s: State, card: i64) -> None:
    """The others move up, away from the pile; a new card is revealed next to it (NZ-61, NZ-117)."""
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
        s.tell(tells.OBJECTIVE_REVEALED, card)


class TakeObjective(Step):
    """From the offer or the top of the pile, to the discard."""

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
            s.tell(tells.OBJECTIVE_REVEALED, card)
            acquire(s, farm, card)
            return
        acquire(s, farm, choices.argument_of(move))
        take_from_offer(s, choices.argument_of(move))

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(self.options(s, frame)) > 0


STEPS: Final[dict[int, Step]] = {frames.OBJECTIVE: TakeObjective()}
