"""The sheep market and the pile it is filled from (NZ-6, NZ-18, NZ-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.rules import journal
from newworlds.games.gwt_new_zealand.rules.counting import total

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.state import State


def add_to_market(s: State, cards: i64) -> None:
    """Cards of the pile, as far as it goes; they lie in no order until they are drawn."""
    left = total(s.sheep_pile)
    while cards > 0 and left > 0:
        breed = _pick(s, left)
        s.market[breed] += 1
        s.tell(journal.MARKET_FILLED, breed)
        cards -= 1
        left -= 1


def _pick(s: State, left: i64) -> i64:
    at = s.below(left)
    breed: i64 = 0
    while at >= s.sheep_pile[breed]:
        at -= s.sheep_pile[breed]
        breed += 1
    s.sheep_pile[breed] -= 1
    return breed


def fill_market(s: State) -> None:
    """Up to the number of the set-up, never above it."""
    add_to_market(s, s.tables.setup.market_size[s.players - 1] - total(s.market))
