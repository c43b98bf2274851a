"""The sheep market and the pile it is filled from (NZ-6, NZ-18, NZ-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.rules import journal
from newworlds.games.gwt_new_zealand.rules.bags import take_any
from newworlds.games.gwt_new_zealand.rules.counting import total

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.state import State


def add_to_market(s: State, cards: i64) -> None:
    """Cards from the pile, as long as there are any; they have no order until they are drawn."""
    left = total(s.sheep_pile)
    for drawn in range(min(cards, left)):
        breed = take_any(s, s.sheep_pile, left - drawn)
        s.market[breed] += 1
        s.tell(journal.MARKET_FILLED, breed)


def fill_market(s: State) -> None:
    """Up to the number at set-up, never above it."""
    add_to_market(s, s.tables.setup.market_size[s.players - 1] - total(s.market))
