"""Phase A: moving along the trail (NZ-10, NZ-11, NZ-12), and advancing in phase B (NZ-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.rules import choices, frames
from newworlds.games.gwt_new_zealand.rules import happenings as tells
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.exchange import with_free_actions
from newworlds.games.gwt_new_zealand.rules.frames import first, second, third
from newworlds.games.gwt_new_zealand.rules.herd import may_hold_free_card
from newworlds.games.gwt_new_zealand.rules.purse import pay
from newworlds.games.gwt_new_zealand.rules.sites import EMPTY, owner_of, tax_at
from newworlds.games.gwt_new_zealand.rules.step import Effect, Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

RULES_WITH_LATE_LIMIT: Final = 2
"""In games of the first rules version, the limit is that of the turn's start."""


def movement_limit(farm: Farm) -> i64:
    return farm.step_limit + farm.movement_tile


def steps_left(s: State, frame: i64) -> i64:
    """NZ-10, NZ-36: a card played before phase A may have raised the limit, so it is read with the first step."""
    if second(frame) or third(frame) or s.rules < RULES_WITH_LATE_LIMIT:
        return first(frame)
    return movement_limit(s.farms[s.seat])


def next_locations(s: State, node: i64, found: vec[i64]) -> vec[i64]:
    """NZ-10: the locations one step ahead on every way; empty spaces are passed over."""
    way: i64 = 0
    while way < 2:
        ahead = s.tables.trail.ways[node * 2 + way]
        way += 1
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
    s.tell(tells.BREEDER_MOVED, node)
    pay_tax(s, farm, node)


def pay_tax(s: State, farm: Farm, node: i64) -> None:
    """NZ-11: who cannot pay all pays what there is."""
    due: i64 = 0 if farm.ignores_taxes else tax_at(s, node, s.seat)
    if due > farm.money:
        due = farm.money
    if due == 0:
        return
    owner = owner_of(s.site[node])
    pay(s, farm, due)
    if 0 <= owner < s.players:
        s.farms[owner].money += due
    s.tell(tells.TAX_PAID, owner, due, node)


class Move(Step):
    """`first`: steps left; `second`: 1 once a step is made; `third`: 1 when a building's action moves the breeder."""

    is_open: bool = True

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = vec[i64]()
        for node in next_locations(s, s.farms[s.seat].node, vec[i64]()):
            options = append(options, choice(choices.STEP, node))
        if second(frame):
            return append(options, choice(choices.DONE))
        if third(frame):
            return options
        return with_free_actions(s, options)

    def is_secret(self, s: State, frame: i64) -> bool:
        return not second(frame) and not third(frame) and may_hold_free_card(s, s.farms[s.seat])

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
            s.push(frames.frame(frames.MOVE, left, 1, third(frame)))


def arrive(s: State, farm: Farm) -> None:
    """A phase B begins here; the tile is noted, for it may be replaced under the breeder (NZ-26)."""
    s.push(frames.frame(frames.ACT, 0, 0, s.site[farm.node]))


class Walk(Effect):
    """NZ-34: move on from here; the actions left behind are lost."""

    def run(self, s: State, frame: i64) -> None:
        if s.stack[len(s.stack) - 1] & frames.KIND_MASK == frames.ACT:
            s.pop()
        s.push(frames.frame(frames.MOVE, first(frame), 0, 1))


STEPS: Final[dict[int, Step]] = {frames.MOVE: Move(), frames.WALK: Walk()}
