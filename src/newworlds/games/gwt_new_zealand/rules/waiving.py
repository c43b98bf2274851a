"""Gains that may be partly declined (NZ-21).

Nobody is asked to decline what can only help. Certificates and exploration steps are worth declining in one case:
they would bring their one gold to a farm whose gold is already full.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.appraisal.worth import times
from newworlds.games.gwt_new_zealand.data import effects
from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.rules import choices
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.exploration import explore, gold_between, space_reached
from newworlds.games.gwt_new_zealand.rules.frames import amount, first, frame, must_take
from newworlds.games.gwt_new_zealand.rules.purse import Gain, add_certificates, certificates_gained, crosses
from newworlds.games.gwt_new_zealand.rules.step import Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

RULES_WITH_WAIVING: Final = 2
"""In the first version of the rules, gains were taken in full."""

TAKE_CERTIFICATES: Final = 59
TAKE_STEPS: Final = 60
MOST_TAKEN: Final = 31
"""The most that a move can name."""


def take_up_to(kind: i64, most: i64) -> i64:
    return frame(kind, most if most < MOST_TAKEN else MOST_TAKEN)


def most(frame: i64) -> i64:
    """The most that can be taken."""
    return first(frame)


def may_waive(s: State, frame: i64) -> bool:
    return s.rules >= RULES_WITH_WAIVING and not must_take(frame)


def loses_gold(s: State, farm: Farm, gold: i64) -> bool:
    return farm.gold + gold > s.tables.player_board.most_gold


def up_to(count: i64) -> vec[i64]:
    """Everything first."""
    options = vec[i64]()
    for taken in range(count, -1, -1):
        options = append(options, choice(choices.TAKE, taken))
    return options


class GainCertificates(Gain):
    """NZ-22."""

    kind: i64 = 5
    printed: tuple[type[Printed], ...] = (effects.Certificate,)
    lacking: str = "certificates_full"

    def run(self, s: State, frame: i64) -> None:
        farm = s.farms[s.seat]
        gained = certificates_gained(farm, amount(frame))
        gold: i64 = 1 if crosses(farm.certificates, farm.certificates + gained) else 0
        if loses_gold(s, farm, gold) and may_waive(s, frame):
            s.push(take_up_to(TAKE_CERTIFICATES, gained))
        else:
            add_certificates(s, farm, amount(frame))

    def is_possible(self, s: State, frame: i64) -> bool:
        farm = s.farms[s.seat]
        return farm.certificates < farm.certificate_limit

    def worth(self, o: Outlook, frame: i64) -> float:
        return times(amount(frame), o.worth.certificate)


class TakeCertificates(Step):
    kind: i64 = TAKE_CERTIFICATES
    prompt: str = "take_certificates"
    answers: tuple[int, ...] = (choices.TAKE,)

    def options(self, s: State, frame: i64) -> vec[i64]:
        return up_to(most(frame))

    def choose(self, s: State, frame: i64, move: i64) -> None:
        add_certificates(s, s.farms[s.seat], choices.argument_of(move))

    def figures(self, s: State, frame: i64) -> dict[str, int | str]:
        return {"most": most(frame)}


class Explore(Gain):
    """NZ-30."""

    kind: i64 = 6
    printed: tuple[type[Printed], ...] = (effects.Explore,)

    def run(self, s: State, frame: i64) -> None:
        farm = s.farms[s.seat]
        gold = gold_between(s, farm.explored, space_reached(s, farm, amount(frame)))
        if loses_gold(s, farm, gold) and may_waive(s, frame):
            s.push(take_up_to(TAKE_STEPS, amount(frame)))
        else:
            explore(s, farm, amount(frame))

    def worth(self, o: Outlook, frame: i64) -> float:
        return times(amount(frame), o.worth.explored)


class TakeSteps(Step):
    kind: i64 = TAKE_STEPS
    prompt: str = "take_steps"
    answers: tuple[int, ...] = (choices.TAKE,)

    def options(self, s: State, frame: i64) -> vec[i64]:
        return up_to(most(frame))

    def choose(self, s: State, frame: i64, move: i64) -> None:
        explore(s, s.farms[s.seat], choices.argument_of(move))

    def figures(self, s: State, frame: i64) -> dict[str, int | str]:
        return {"most": most(frame)}


STEPS: Final[list[Step]] = [GainCertificates(), TakeCertificates(), Explore(), TakeSteps()]
