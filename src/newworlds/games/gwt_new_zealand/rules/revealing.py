"""Revealing sheep of different breeds, for income (NZ-16) and for shearing (NZ-28).

All that may be revealed is, unless it is held back: the best of what is not held back, up to the limit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.rules import journal
from newworlds.games.gwt_new_zealand.rules.frames import WIDE_SHIFT, first, frame, second, third, wide
from newworlds.games.gwt_new_zealand.rules.herd import put_away

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.state import State

REVEAL: Final = 42
NO_LIMIT: Final = 15
FOR_INCOME: Final = 0
FOR_WOOL: Final = 1


def reveal(most_breeds: i64, purpose: i64, by_shearers: bool = False) -> i64:
    """Sheep to be revealed; idle shearers may draw a card."""
    return frame(REVEAL, most_breeds, purpose, 1 if by_shearers else 0)


def most_breeds(frame: i64) -> i64:
    return first(frame)


def is_for_wool(frame: i64) -> bool:
    return second(frame) == FOR_WOOL


def is_by_shearers(frame: i64) -> bool:
    return third(frame) == 1


def held_back(frame: i64) -> i64:
    """One bit per breed."""
    return wide(frame)


def without(s: State, frame: i64, card: i64) -> i64:
    """The same with one more breed held back."""
    return frame | s.tables.cards.breed_bit[card] << WIDE_SHIFT


def revealed(s: State, frame: i64) -> vec[i64]:
    """The breeds that would be revealed now, most valuable first."""
    values = s.tables.cards.wool if is_for_wool(frame) else s.tables.cards.breeding
    left_out = held_back(frame)
    chosen = vec[i64]()
    while len(chosen) < most_breeds(frame):
        best = _best(s, values, left_out)
        if best < 0:
            return chosen
        chosen = append(chosen, best)
        left_out |= s.tables.cards.breed_bit[best]
    return chosen


def _best(s: State, values: vec[i64], left_out: i64) -> i64:
    hand = s.farms[s.seat].hand
    cards = s.tables.cards
    best: i64 = -1
    for card in cards.breeds:
        if hand[card] and not left_out & cards.breed_bit[card] and (best < 0 or values[card] > values[best]):
            best = card
    return best


def show(s: State, card: i64) -> None:
    """Revealed sheep are discarded; one event reports both."""
    s.tell(journal.SHEEP_REVEALED, card)
    put_away(s.farms[s.seat], card)
