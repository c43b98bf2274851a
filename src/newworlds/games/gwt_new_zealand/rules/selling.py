"""What revealed sheep earn: income (NZ-16) or wool (NZ-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.rules import choices, journal
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.delivery import deliver_wool_of
from newworlds.games.gwt_new_zealand.rules.purse import earn
from newworlds.games.gwt_new_zealand.rules.revealing import (
    REVEAL,
    is_by_shearers,
    is_for_wool,
    most_breeds,
    revealed,
    show,
    without,
)
from newworlds.games.gwt_new_zealand.rules.shearing import AFTER, shearer
from newworlds.games.gwt_new_zealand.rules.step import Reason, Step, because
from newworlds.games.gwt_new_zealand.rules.wellington import certify

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.state import State


class Reveal(Step):
    """Reveal everything possible, or hold some of it back."""

    kind: i64 = REVEAL
    prompt: str = "reveal"
    answers: tuple[int, ...] = (choices.REVEAL, choices.HOLD_BACK)
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
            s.push(without(s, frame, choices.argument_of(move)))
        elif is_for_wool(frame):
            sell_wool(s, frame)
        else:
            sell_sheep(s, frame)

    def figures(self, s: State, frame: i64) -> dict[str, int | str]:
        return {"purpose": "wool" if is_for_wool(frame) else "income"}

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        if choices.kind_of(move) == choices.REVEAL:
            return because("not_possible")
        return because("not_shown" if s.farms[s.seat].hand[choices.argument_of(move)] else "not_in_hand")


def sell_sheep(s: State, frame: i64) -> None:
    """NZ-16: breed values and permanent certificates; temporary ones are asked for next."""
    total = s.farms[s.seat].permanent_certificates
    for card in revealed(s, frame):
        total += s.tables.cards.breeding[card]
        show(s, card)
    s.push(certify(total))


def sell_wool(s: State, frame: i64) -> None:
    """NZ-28: wool values and permanent wool, in pounds; then perhaps a wool counter, and shearers left over."""
    farm = s.farms[s.seat]
    total = farm.wool
    shorn: i64 = 0
    for card in revealed(s, frame):
        total += s.tables.cards.wool[card]
        shorn += 1
        show(s, card)
    s.tell(journal.WOOL_COUNTED, total)
    earn(s, farm, total)
    idle: i64 = most_breeds(frame) - shorn if is_by_shearers(frame) else 0
    s.push(shearer(idle, AFTER))
    s.push(deliver_wool_of(total, idle))


STEPS: Final[list[Step]] = [Reveal()]
