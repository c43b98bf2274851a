"""What the rest of a turn may still bring: steps not yet taken, actions not yet used, effects begun.

In the middle of a turn, lines are compared that have come differently far. Without this, one that has just arrived
somewhere would seem worse than one that stays on its way, as what lies ahead does not include where one is.
"""

from __future__ import annotations

from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.appraisal.journey import Journey
from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
from newworlds.games.gwt_new_zealand.printed.names import ACTIONS
from newworlds.games.gwt_new_zealand.rules.acting import ACT, WELLINGTON_DONE, is_replaced, is_used, may_act_at, used
from newworlds.games.gwt_new_zealand.rules.frames import KIND_MASK
from newworlds.games.gwt_new_zealand.rules.sites import action_at
from newworlds.games.gwt_new_zealand.rules.steps import STEPS
from newworlds.games.gwt_new_zealand.rules.trail import MOVE, steps_left


def unfinished(o: Outlook) -> float:
    """Of the seat's own turn, in points."""
    total = 0.0
    for frame in o.s.stack:
        kind = frame & KIND_MASK
        if kind == MOVE:
            total += to_walk(o, steps_left(o.s, frame))
        elif kind == ACT:
            total += to_act(o, frame) * o.worth.pending
            total -= (o.worth.a_turn + o.worth.a_turn_early * o.left) * o.worth.the_way_ahead
        else:
            total += STEPS[kind].worth(o, frame) * o.worth.pending
    return total


def to_walk(o: Outlook, steps: i64) -> float:
    """How much less lies ahead with so few steps left than with all of them."""
    journey = Journey(o)
    node = o.farm.node
    if node < 0 or steps >= journey.steps or node == o.s.tables.trail.wellington:
        return 0.0
    return (journey.ahead[node * journey.steps + steps - 1] - journey.worth_from(node)) * o.worth.the_way_ahead


def to_act(o: Outlook, frame: i64) -> float:
    """The actions of the location that have not been used."""
    s = o.s
    node = o.farm.node
    if node == s.tables.trail.wellington or used(frame) & WELLINGTON_DONE or is_replaced(frame):
        return 0.0
    total = o.worth.auxiliary if used(frame) == 0 else 0.0
    if not may_act_at(s, node):
        return total
    here = 0.0
    for index in range(i64(ACTIONS)):
        program = action_at(s, node, index)
        if program > 0 and not is_used(frame, index) and s.can_perform(program):
            here += o.program_worth(program)
    return here if here > total else total
