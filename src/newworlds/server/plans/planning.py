"""What a plan leads to, as far as its player can know: played on a position in which their turn begins now."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec

from newworlds.core.events import Event
from newworlds.core.game import Game
from newworlds.core.match import apply_listening
from newworlds.core.message import Message
from newworlds.core.moves import Choice, Move
from newworlds.core.position import Position
from newworlds.core.preview import preview
from newworlds.server.plans.errors import NoPlanning
from newworlds.server.plans.plan import MOST_MOVES, PlannedMove, PlanRow
from newworlds.server.seating import is_stood_in, seats_of
from newworlds.server.table_state import TableState
from newworlds.server.terms import Slow

PlanEnd = Literal["turn", "hidden"]
"""Where a plan ends: the turn is over, or what comes next depends on something that nobody can know yet."""


class Outlook(NamedTuple):
    position: Position
    """Where the planned moves lead, before anything hidden would come to light."""
    moves: list[PlannedMove]
    events: list[list[Event]]
    """What each of them would do."""
    end: PlanEnd | None
    """None: the turn goes on, and so may the plan."""
    problem: Message | None
    """Why the next move that was asked for is not possible."""


def may_plan(state: TableState, owner: str) -> bool:
    """Whether somebody who waits could prepare something; the rules may still say that they have no turn now."""
    row, mine = state.row, seats_of(owner, state.seats)
    if row.status != "playing" or not isinstance(row.terms.pace, Slow) or row.expired is not None:
        return False
    can_wait = len(mine) == 1 and row.to_act not in mine and not is_stood_in(owner, state.seats)
    return can_wait and state.course.match.game.can_plan


def planned(state: TableState, owner: str, sources: Sequence[msgspec.Raw]) -> Outlook:
    """`NoPlanning` where there is nothing to plan."""
    if not may_plan(state, owner):
        raise NoPlanning()
    match, seat = state.course.match, seats_of(owner, state.seats)[0]
    position = match.game.turn_ahead(match.position, seat)
    if position is None:
        raise NoPlanning()
    moves = [match.move(source) for source in sources[:MOST_MOVES]]
    return outlook(match.game, position, seat, moves)


def outlook(game: Game, position: Position, seat: int, moves: Sequence[Move]) -> Outlook:
    mark, played, events = position.turn_mark(), list[PlannedMove](), list[list[Event]]()
    for move in moves:
        number = game.encode(position, move)
        if not position.is_legal(number):
            return Outlook(position, played, events, None, game.refusal(position, move))
        foreseen = preview(game, position, number, seat).events
        played.append(PlannedMove(game.write_json(move), basis_of(game, position, move)))
        events.append(foreseen)
        after = position.copy()
        if any(event.foreseen() is None or event.reveals for event in apply_listening(game, after, number)):
            return Outlook(position, played, events, "hidden", None)
        position = after
        if position.is_over or position.is_turn_over(seat, mark):
            return Outlook(position, played, events, "turn", None)
    return Outlook(position, played, events, None, None)


def basis_of(game: Game, position: Position, move: Move) -> str:
    """The same as long as the player would be told the same of this legal move."""
    number, seat = game.encode(position, move), position.to_act
    foreseen = preview(game, position, number, seat)
    told = [event.seen_by(seat) for event in foreseen.events]
    shown = msgspec.json.encode([_choice(game, position, move), told, foreseen.gains], order="deterministic")
    return hashlib.sha256(shown).hexdigest()


def what_has_changed(game: Game, position: Position, plan: PlanRow) -> Message | None:
    """Why a plan cannot be carried out now that the turn has come; None if all of it is as it was."""
    position = position.copy()
    for number, planned_move in enumerate(plan.moves, start=1):
        move = game.read_json(planned_move.move)
        if position.to_act != plan.seat:
            return Message("plan.dropped.turn", {"number": number})
        encoded = game.encode(position, move)
        if not position.is_legal(encoded):
            return Message("plan.dropped.illegal", {"number": number, "reason": game.refusal(position, move)})
        if basis_of(game, position, move) != planned_move.basis:
            return Message("plan.dropped.changed", {"number": number})
        position.apply(encoded)
    return None


def _choice(game: Game, position: Position, move: Move) -> Choice[Move]:
    return next(choice for choice in game.choices(position) if choice.move == move)
