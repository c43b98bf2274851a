"""The cards that counters and ports show (NZ-17, NZ-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.names import FIRST_PILE, NO_CARD, OBJECTIVE_CARD
from newworlds.games.gwt_new_zealand.rules.acquiring import bonus_card, take_card
from newworlds.games.gwt_new_zealand.rules.objectives import OBJECTIVE

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.state import State


def push_printed_card(s: State, card: i64) -> None:
    """It must be taken."""
    if card == OBJECTIVE_CARD:
        s.push(OBJECTIVE)
    elif card >= FIRST_PILE:
        s.push(bonus_card(card - FIRST_PILE))
    elif card != NO_CARD:
        s.push(take_card(card))
