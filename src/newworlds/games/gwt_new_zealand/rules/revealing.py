"""Revealing sheep of different breeds, for income (NZ-16) and for shearing (NZ-28).

All that may be revealed is, unless it is held back: the best of what is not held back, up to the limit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.rules import choices, frames
from newworlds.games.gwt_new_zealand.rules import happenings as tells
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.frames import first, second, third, wide
from newworlds.games.gwt_new_zealand.rules.herd import put_away
from newworlds.games.gwt_new_zealand.rules.purse import earn
from newworlds.games.gwt_new_zealand.rules.step import Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.state import State

NO_LIMIT: Final = 15
FOR_WOOL: Final = 1


def revealed(s: State, frame: i64) -> vec[i64]:
    """The breeds that would be revealed now, most valuable first."""
    values = s.tables.cards.wool if second(frame) == FOR_WOOL else s.tables.cards.breeding
    held_back = wide(frame)
    chosen = vec[i64]()
    while len(chosen) < first(frame):
        best = _best(s, values, held_back)
        if best < 0:
            return chosen
        chosen = append(chosen, best)
        held_back |= s.tables.cards.breed_bit[best]
    return chosen


def _best(s: State, values: vec[i64], without: i64) -> i64:
    hand = s.farms[s.seat].hand
    best: i64 = -1
    for card in s.tables.cards.breeds:
        if hand[card] and not without & s.tables.cards.breed_bit[card] and (best < 0 or values[card] > values[best]):
            best = card
    return best


class Reveal(Step):
    """`first`: most breeds; `second`: 1 for wool; `third`: 1 if unused shearers may draw; `wide`: breeds held back."""

    is_revealing: bool = True

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = vec[i64]([choice(choices.REVEAL)])
        for card in revealed(s, frame):
            options = append(options, choice(choices.HOLD_BACK, card))
        return options

    def is_secret(self, s: State, frame: i64) -> bool:
        return True

    def choose(self, s: State, frame: i64, move: i64) -> None:
        if choices.kind_of(move) == choices.HOLD_BACK:
            s.push(frame | s.tables.cards.breed_bit[choices.argument_of(move)] << 37)
        elif second(frame) == FOR_WOOL:
            sell_wool(s, frame)
        else:
            sell_sheep(s, frame)


def sell_sheep(s: State, frame: i64) -> None:
    """NZ-16: breed values and permanent certificates; temporary ones are asked for next."""
    farm = s.farms[s.seat]
    total = farm.permanent_certificates
    for card in revealed(s, frame):
        total += s.tables.cards.breeding[card]
        show(s, card)
    s.push(frames.frame(frames.CERTIFY, total))


def sell_wool(s: State, frame: i64) -> None:
    """NZ-28: wool values and permanent wool, in pounds; then perhaps a wool counter, and shearers left over."""
    farm = s.farms[s.seat]
    total = farm.wool
    shorn: i64 = 0
    for card in revealed(s, frame):
        total += s.tables.cards.wool[card]
        shorn += 1
        show(s, card)
    s.tell(tells.WOOL_COUNTED, total)
    earn(s, farm, total)
    idle: i64 = first(frame) - shorn if third(frame) else 0
    s.push(frames.frame(frames.SHEARER, idle, 1))
    s.push(frames.frame(frames.DELIVERY, total, 1, idle))


def show(s: State, card: i64) -> None:
    """What is shown is discarded; one event tells both."""
    s.tell(tells.SHEEP_REVEALED, card)
    put_away(s.farms[s.seat], card)


STEPS: Final[dict[int, Step]] = {frames.REVEAL: Reveal()}
