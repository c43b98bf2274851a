"""How plans are kept, withdrawn and carried out: changes of a table that the others do not notice before the moves."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from newworlds.core.message import Message
from newworlds.core.moves import PlainMove
from newworlds.server.clock import now
from newworlds.server.deciding import check_playing, moved
from newworlds.server.plans.errors import PlanBroken
from newworlds.server.plans.plan import PlanInfo, PlanRow, Telling
from newworlds.server.plans.planning import planned, what_has_changed
from newworlds.server.table_state import Change, TableState


def plan_of(state: TableState, owner: str) -> PlanRow | None:
    """Who has taken over a seat does not learn what was planned there."""
    found = (plan for plan in state.plans if plan.owner == owner and state.seats[plan.seat].owner == owner)
    return next(found, None)


def plan_info(state: TableState, owner: str) -> PlanInfo | None:
    plan = plan_of(state, owner)
    return None if plan is None else PlanInfo(moves=[each.move for each in plan.moves], problem=plan.problem)


def kept(state: TableState, owner: str, seq: int, moves: Sequence[msgspec.Raw], telling: Telling) -> Change | None:
    """In place of what was planned before; without moves nothing is planned any more."""
    check_playing(state, owner)
    if not moves:
        return None if plan_of(state, owner) is None else with_plan(state, owner, None)
    state.course.check_seq(seq)
    outlook = planned(state, owner, moves)
    if outlook.problem is not None or len(outlook.moves) < len(moves):
        raise PlanBroken()
    seat = next(seat.seat for seat in state.seats if seat.owner == owner)
    plan = PlanRow(owner=owner, seat=seat, moves=outlook.moves, telling=telling, made=now())
    return with_plan(state, owner, plan)


def with_plan(state: TableState, owner: str, plan: PlanRow | None) -> Change:
    """Nothing that everybody may know of the table has changed, not even when it was changed last."""
    row = msgspec.structs.replace(state.row, version=state.row.version + 1)
    after = msgspec.structs.replace(state, row=row, plans=_with(state, owner, plan))
    return Change(after, plans=after.plans)


def without_plan(change: Change, owner: str) -> Change:
    """Whoever decides something needs their plan no longer."""
    if plan_of(change.after, owner) is None:
        return change
    after = msgspec.structs.replace(change.after, plans=_with(change.after, owner, None))
    return change._replace(after=after, plans=after.plans)


def plan_to_carry_out(state: TableState) -> PlanRow | None:
    """That of whoever is to act, unless they have decided something since."""
    row = state.row
    if row.status != "playing" or row.to_act is None or row.expired is not None or state.game is None:
        return None
    seat = state.seats[row.to_act]
    plan = None if seat.owner is None or seat.playing_bot is not None else plan_of(state, seat.owner)
    return plan if plan is not None and plan.problem is None and plan.seat == row.to_act else None


def carried_out(state: TableState) -> Change | None:
    """All of it, or nothing: then its player is told why."""
    plan = plan_to_carry_out(state)
    if plan is None:
        return None
    if state.draft is not None:
        return with_plan(state, plan.owner, None)
    match = state.course.match
    why_not = what_has_changed(match.game, match.position, plan)
    if why_not is not None:
        return with_plan(state, plan.owner, _dropped(plan, why_not))
    return without_plan(_all_moved(state, plan), plan.owner)


def _all_moved(state: TableState, plan: PlanRow) -> Change:
    """Each move as if its player had just made it; stored together, and told one after the other."""
    changes: list[Change] = []
    for planned_move in plan.moves:
        before = changes[-1].after if changes else state
        seq, move = before.seen_by(plan.owner).seq, as_sent(planned_move.move)
        changes.append(moved(before, plan.owner, seq, move, plan.telling))
    last = changes[-1].after
    row = msgspec.structs.replace(last.row, version=state.row.version + 1)
    steps = tuple(step for change in changes for step in change.steps)
    between = tuple(change.after for change in changes[:-1])
    return Change(msgspec.structs.replace(last, row=row), steps=steps, between=between)


def as_sent(move: PlainMove) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(move))


def _dropped(plan: PlanRow, why: Message) -> PlanRow:
    return msgspec.structs.replace(plan, problem=why)


def _with(state: TableState, owner: str, plan: PlanRow | None) -> list[PlanRow]:
    others = [each for each in state.plans if each.owner != owner]
    return others if plan is None else [*others, plan]
