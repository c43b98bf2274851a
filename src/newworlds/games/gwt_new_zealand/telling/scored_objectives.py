"""Which objectives a farm meets in its best plan, found again from the plan's figures (NZ-29, NZ-112)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from newworlds.games.gwt_new_zealand.printed.names import BIG_BUILDING_CONDITION, BUILDING_CONDITION
from newworlds.games.gwt_new_zealand.rules.assignment import KINDS, Plan
from newworlds.games.gwt_new_zealand.state import State


class LaidOut(NamedTuple):
    """An objective that counts: for its farm, or against it."""

    card: int
    is_met: bool


def laid_out(s: State, seat: int, plan: Plan) -> list[LaidOut]:
    """Every card played, and those that are best laid out at the end."""
    met = _met(plan, 0, plan.best, plan.best_added, list(plan.have))
    assert met is not None
    counts = [LaidOut(plan.cards[at], is_met=True) for at in met]
    met_after_playing = [plan.cards[at] for at in met if plan.is_played[at]]
    for card, copies in enumerate(s.farms[seat].played):
        if s.tables.cards.is_objective[card]:
            counts += [LaidOut(card, is_met=False)] * (copies - met_after_playing.count(card))
    return counts


def _met(plan: Plan, at: int, gain: int, added: int, have: Sequence[int]) -> list[int] | None:
    """The cards from this one on that bring exactly this gain, so many of them laid out at the end."""
    if at == len(plan.cards):
        return [] if gain == added == 0 else None
    remaining = _after_meeting(plan, plan.cards[at], have)
    if remaining is not None:
        rest = _met(plan, at + 1, gain - plan.gains[at], added - 1 + plan.is_played[at], remaining)
        if rest is not None:
            return [at, *rest]
    return _met(plan, at + 1, gain, added, have)


def _after_meeting(plan: Plan, card: int, have: Sequence[int]) -> list[int] | None:
    """What is left for other cards; None if there is not enough. A large building is a building, too."""
    needs = list(plan.needs)[card * KINDS : (card + 1) * KINDS]
    left = [there - needed for there, needed in zip(have, needs, strict=True)]
    left[BUILDING_CONDITION] -= needs[BIG_BUILDING_CONDITION]
    return None if min(left) < 0 else left
