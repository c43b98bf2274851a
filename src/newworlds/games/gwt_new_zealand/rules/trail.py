"""Phase A: moving along the trail (NZ-10, NZ-11, NZ-12), and advancing in phase B (NZ-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.data import effects
from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.rules import choices, journal
from newworlds.games.gwt_new_zealand.rules.acting import ACT, arrive
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.exchange import why_not_free, with_free_actions
from newworlds.games.gwt_new_zealand.rules.frames import amount, first, frame, held, second, third
from newworlds.games.gwt_new_zealand.rules.herd import may_hold_free_card
from newworlds.games.gwt_new_zealand.rules.purse import pay
from newworlds.games.gwt_new_zealand.rules.sites import EMPTY, owner_of, tax_at
from newworlds.games.gwt_new_zealand.rules.step import PrintedAutomaticStep, Reason, Step, because

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
    from newworlds.games.gwt_new_zealand.printed.programs import Programs
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

MOVE: Final = 38
RULES_WITH_LATE_LIMIT: Final = 2
"""In the first version of the rules, the limit was fixed at the start of the turn."""


def move_on(steps: i64, is_begun: bool = False, is_extra: bool = False) -> i64:
    """A move of up to this many steps; an extra one comes from a building's action (NZ-34)."""
    return frame(MOVE, held(steps), 1 if is_begun else 0, 1 if is_extra else 0)


def steps_noted(frame: i64) -> i64:
    return first(frame)


def is_begun(frame: i64) -> bool:
    return second(frame) == 1


def is_extra(frame: i64) -> bool:
    return third(frame) == 1


def is_before_phase_a(frame: i64) -> bool:
    return not is_begun(frame) and not is_extra(frame)


def movement_limit(farm: Farm) -> i64:
    return farm.step_limit + farm.movement_tile


def steps_left(s: State, frame: i64) -> i64:
    """NZ-10, NZ-36: a card played before phase A may raise the limit, so it is read at the first step."""
    if is_before_phase_a(frame) and s.rules >= RULES_WITH_LATE_LIMIT:
        return movement_limit(s.farms[s.seat])
    return steps_noted(frame)


def next_locations(s: State, node: i64, found: vec[i64]) -> vec[i64]:
    """NZ-10: the locations one step ahead on every path; empty spaces are skipped."""
    for way in range(node * 2, node * 2 + 2):
        ahead = s.tables.trail.ways[way]
        if ahead < 0:
            continue
        if s.site[ahead] == EMPTY and ahead != s.tables.trail.wellington:
            found = next_locations(s, ahead, found)
        elif not holds(found, ahead):
            found = append(found, ahead)
    return found


def holds(numbers: vec[i64], wanted: i64) -> bool:
    for number in numbers:
        if number == wanted:
            return True
    return False


def enter(s: State, farm: Farm, node: i64) -> None:
    farm.node = node
    s.tell(journal.BREEDER_MOVED, node)
    pay_tax(s, farm, node)


def pay_tax(s: State, farm: Farm, node: i64) -> None:
    """NZ-11: whoever cannot pay in full pays what they have."""
    due: i64 = 0 if farm.ignores_taxes else tax_at(s, node, s.seat)
    if due > farm.money:
        due = farm.money
    if due == 0:
        return
    owner = owner_of(s.site[node])
    pay(s, farm, due)
    if 0 <= owner < s.players:
        s.farms[owner].money += due
    s.tell(journal.TAX_PAID, owner, due, node)


class Move(Step):
    """NZ-10."""

    kind: i64 = MOVE
    prompt: str = "move"
    answers: tuple[int, ...] = (choices.STEP, choices.PLAY_CARD, choices.BUY_BONUS_CARD)

    is_open: bool = True

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = vec[i64]()
        for node in next_locations(s, s.farms[s.seat].node, vec[i64]()):
            options = append(options, choice(choices.STEP, node))
        if is_begun(frame):
            return append(options, choice(choices.DONE))
        if is_extra(frame):
            return options
        return with_free_actions(s, options)

    def is_secret(self, s: State, frame: i64) -> bool:
        return is_before_phase_a(frame) and may_hold_free_card(s, s.farms[s.seat])

    def choose(self, s: State, frame: i64, move: i64) -> None:
        farm = s.farms[s.seat]
        if choices.kind_of(move) == choices.DONE:
            arrive(s, farm)
            return
        enter(s, farm, choices.argument_of(move))
        left = steps_left(s, frame) - 1
        if left == 0 or farm.node == s.tables.trail.wellington:
            arrive(s, farm)
        else:
            s.push(move_on(left, True, is_extra(frame)))

    def figures(self, s: State, frame: i64) -> dict[str, int | str]:
        return {"steps": steps_left(s, frame)}

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        """NZ-36: no cards are played or bought between the first step of a move and its destination."""
        if choices.kind_of(move) == choices.STEP:
            return because("not_ahead")
        return why_not_free(s, move) if is_before_phase_a(frame) else because("not_while_moving")


class Walk(PrintedAutomaticStep):
    """NZ-34: move on from here; the actions left behind are lost."""

    kind: i64 = 17
    printed: tuple[type[Printed], ...] = (effects.Walk,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return frame(self.kind, cast(effects.Walk, effect).n)

    def run(self, s: State, frame: i64) -> None:
        s.drop_waiting(ACT)
        s.push(move_on(amount(frame), False, True))

    def worth(self, o: Outlook, frame: i64) -> float:
        return o.worth.to_walk


STEPS: Final[list[Step]] = [Move(), Walk()]
