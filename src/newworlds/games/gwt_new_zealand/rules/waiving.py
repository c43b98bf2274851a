"""Gains that may be given up in part (NZ-21).

Nobody is asked to give up what can only help. Certificates and steps of exploration can be worth leaving in one case:
they would bring a gold, once, to a farm whose gold is full already.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.rules import choices, frames
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.exploration import explore, gold_between, space_reached
from newworlds.games.gwt_new_zealand.rules.frames import first, must_take
from newworlds.games.gwt_new_zealand.rules.purse import add_certificates, certificates_gained, crosses
from newworlds.games.gwt_new_zealand.rules.step import Effect, Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

RULES_WITH_WAIVING: Final = 2
"""In games of the first rules version, gains are taken whole."""


def may_waive(s: State, frame: i64) -> bool:
    return s.rules >= RULES_WITH_WAIVING and not must_take(frame)


def loses_gold(s: State, farm: Farm, gold: i64) -> bool:
    return farm.gold + gold > s.tables.player_board.most_gold


def up_to(most: i64) -> vec[i64]:
    """All of it first."""
    options = vec[i64]()
    while most >= 0:
        options = append(options, choice(choices.TAKE, most))
        most -= 1
    return options


class GainCertificates(Effect):
    """NZ-22."""

    def run(self, s: State, frame: i64) -> None:
        farm = s.farms[s.seat]
        gained = certificates_gained(farm, first(frame))
        gold: i64 = 1 if crosses(farm.certificates, farm.certificates + gained) else 0
        if loses_gold(s, farm, gold) and may_waive(s, frame):
            s.push(frames.frame(frames.TAKE_CERTIFICATES, gained))
        else:
            add_certificates(s, farm, first(frame))

    def is_possible(self, s: State, frame: i64) -> bool:
        farm = s.farms[s.seat]
        return farm.certificates < farm.certificate_limit


class TakeCertificates(Step):
    """`first`: the most."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        return up_to(first(frame))

    def choose(self, s: State, frame: i64, move: i64) -> None:
        add_certificates(s, s.farms[s.seat], choices.argument_of(move))


class Explore(Effect):
    """NZ-30."""

    def run(self, s: State, frame: i64) -> None:
        farm = s.farms[s.seat]
        gold = gold_between(s, farm.explored, space_reached(s, farm, first(frame)))
        if loses_gold(s, farm, gold) and may_waive(s, frame):
            s.push(frames.frame(frames.TAKE_STEPS, first(frame)))
        else:
            explore(s, farm, first(frame))


class TakeSteps(Step):
    """`first`: the most."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        return up_to(first(frame))

    def choose(self, s: State, frame: i64, move: i64) -> None:
        explore(s, s.farms[s.seat], choices.argument_of(move))


STEPS: Final[dict[int, Step]] = {
    frames.CERTIFICATES: GainCertificates(),
    frames.TAKE_CERTIFICATES: TakeCertificates(),
    frames.EXPLORE: Explore(),
    frames.TAKE_STEPS: TakeSteps(),
}
