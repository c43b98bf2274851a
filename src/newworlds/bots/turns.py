"""Whole turns: the decisions of a seat until its turn is over, found by a beam and valued by a judge.

Decisions are small steps, so a single one says little. A beam follows the most promising lines to the end of the turn;
lines of equal value are ordered at random.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.bots.effort import Limit
from newworlds.core.chance import Chance
from newworlds.core.position import Judge, Position

DEPTH: Final = 24
"""More decisions than any normal turn has; a limit in case a seat can keep acting indefinitely."""
TIES: Final = 2**30


class Plan:
    """Decisions until the end of a turn, or as far as they were followed, where they lead, and how good that is."""

    def __init__(self, position: Position, moves: vec[i64], value: float, tie: i64) -> None:
        self.position: Position = position
        self.moves: vec[i64] = moves
        self.value: float = value
        """What the judge says of the position, for the seat whose turn it is."""
        self.tie: i64 = tie


class Glance:
    """How a seat looks for its turns."""

    def __init__(
        self, judge: Judge, seat: i64, width: i64, overlooked: i64, chance: Chance, limit: Limit | None = None
    ) -> None:
        self.judge: Judge = judge
        self.seat: i64 = seat
        self.width: i64 = width
        """How many unfinished lines are followed at a time."""
        self.overlooked: i64 = overlooked
        """How many of a hundred moves do not come to mind."""
        self.chance: Chance = chance
        self.limit: Limit | None = limit
        """None for a glance that is always quick."""

    @property
    def is_out_of_time(self) -> bool:
        return self.limit is not None and self.limit.is_reached


def plans(position: Position, glance: Glance) -> list[Plan]:
    """Turns of the seat, best first; never empty, however little time there is.

    Lines that are still unfinished count only if no other is: what others will do to them has not happened yet.
    """
    ended: list[Plan] = []
    beam: list[Plan] = [Plan(position, vec[i64](), 0.0, 0)]
    left: i64 = DEPTH
    while beam and left > 0 and (left == DEPTH or not glance.is_out_of_time):
        followed: list[Plan] = []
        for plan in beam:
            extend(plan, glance, ended, followed)
        beam = best_of(followed, glance.width)
        left -= 1
    if not ended:
        ended = beam
    ended.sort(key=_rank)
    return ended


def extend(plan: Plan, glance: Glance, ended: list[Plan], followed: list[Plan]) -> None:
    """Add every plan that is one decision longer to `ended` if the turn is over then, else to `followed`."""
    mark = plan.position.turn_mark()
    for move in noticed(plan.position.legal(), glance):
        after = plan.position.copy()
        after.apply(move)
        is_over = after.is_turn_over(glance.seat, mark)
        judge = glance.judge
        value = judge.between_turns(after, glance.seat) if is_over else judge.value(after, glance.seat)
        longer = Plan(after, append(plan.moves[:], move), value, glance.chance.below(TIES))
        if is_over:
            ended.append(longer)
        else:
            followed.append(longer)


def noticed(moves: vec[i64], glance: Glance) -> vec[i64]:
    """The moves that come to mind: at least one."""
    if glance.overlooked == 0:
        return moves
    kept = vec[i64]()
    for move in moves:
        if glance.chance.below(100) >= glance.overlooked:
            kept = append(kept, move)
    return kept if len(kept) > 0 else append(kept, moves[glance.chance.below(len(moves))])


def best_of(found: list[Plan], count: i64) -> list[Plan]:
    """The most promising lines. The same decisions in another order would fill the beam, so they are followed once."""
    found.sort(key=_rank)
    return distinct(found, count)


def best_turn(position: Position, glance: Glance) -> Plan:
    """The turn that the judge values most. Quicker than `plans`: nothing is kept that is not followed.

    Without time it is the best so far, and at least one decision.
    """
    best: Plan | None = None
    beam: list[Plan] = [Plan(position, vec[i64](), 0.0, 0)]
    left: i64 = DEPTH
    while beam and left > 0 and (left == DEPTH or not glance.is_out_of_time):
        ended: list[Plan] = []
        followed: list[Plan] = []
        for plan in beam:
            extend(plan, glance, ended, followed)
        for plan in ended:
            best = better(best, plan)
        beam = best_of(followed, glance.width)
        left -= 1
    return best if best is not None else best_of(beam, 1)[0]


def better(one: Plan | None, other: Plan) -> Plan:
    if one is None or other.value > one.value or (other.value == one.value and other.tie < one.tie):
        return other
    return one


def distinct(found: list[Plan], count: i64) -> list[Plan]:
    """The first so many plans, best first, without those that only take the decisions of another in another order."""
    kept: list[Plan] = []
    for plan in found:
        if len(kept) >= count:
            break
        if not is_repeated(kept, plan):
            kept.append(plan)
    return kept


def is_repeated(kept: list[Plan], plan: Plan) -> bool:
    """Only plans of the same value can be the same, and those are the last ones kept."""
    index = i64(len(kept)) - 1
    while index >= 0 and kept[index].value == plan.value:
        if same_decisions(kept[index].moves, plan.moves):
            return True
        index -= 1
    return False


def same_decisions(one: vec[i64], other: vec[i64]) -> bool:
    if len(one) != len(other):
        return False
    for move in one:
        if not holds(other, move):
            return False
    return True


def holds(moves: vec[i64], wanted: i64) -> bool:
    for move in moves:
        if move == wanted:
            return True
    return False


def _rank(plan: Plan) -> tuple[float, i64]:
    return -plan.value, plan.tie
