"""What players may do when it is their turn, and what becomes of it."""

from __future__ import annotations

import msgspec

from newworlds.core.errors import GameIsOver
from newworlds.core.undo import NoUndo, UndoTarget, undo, undo_by, undo_unguided, undo_untold
from newworlds.server.absence.errors import StandInPlays
from newworlds.server.course import Course
from newworlds.server.errors import NotYourSeat, TableExpired
from newworlds.server.lessons import guided_moves
from newworlds.server.plans.plan import Telling
from newworlds.server.play_errors import NothingToEnd, NothingToUndo, NotStarted, NotYourTurn, TurnNotEnded
from newworlds.server.seating import bot_seats, is_shared, is_stood_in, seats_of
from newworlds.server.table_state import Change, TableState, drafted_move, played, told, undone


def check_seated(state: TableState, owner: str) -> None:
    if not seats_of(owner, state.seats):
        raise NotYourSeat()
    if state.row.expired is not None:
        raise TableExpired()
    if state.game is None:
        raise NotStarted()
    if state.row.status == "over":
        raise GameIsOver()


def check_playing(state: TableState, owner: str) -> None:
    """The same, and no bot decides for them."""
    check_seated(state, owner)
    if is_stood_in(owner, state.seats):
        raise StandInPlays()


def course_to_play(state: TableState, owner: str, seq: int | None = None) -> Course:
    """The game as this owner sees it, if it is their turn and they have seen all of it."""
    check_playing(state, owner)
    course, draft = state.seen_by(owner), state.draft_of(owner)
    if seq is not None:
        course.check_seq(seq)
    if draft is not None and course.match.to_act != draft.seat:
        raise TurnNotEnded()
    if course.match.to_act not in seats_of(owner, state.seats):
        raise NotYourTurn()
    return course


def moved(state: TableState, owner: str, seq: int, move: msgspec.Raw, telling: Telling) -> Change:
    course = course_to_play(state, owner, seq).played(move)
    if is_shared(state.seats) and not _is_told(course, telling):
        return drafted_move(state, course)
    return played(state, course)


def undone_by(state: TableState, owner: str, seq: int) -> Change:
    check_playing(state, owner)
    state.seen_by(owner).check_seen(seq, bot_seats(state.seats))
    target = undo_for(state, owner)
    if isinstance(target, NoUndo):
        raise NothingToUndo(reason=target)
    return undone(state, target)


def undo_for(state: TableState, owner: str) -> UndoTarget | NoUndo:
    """What this owner may undo now without asking anybody."""
    course, seats = state.seen_by(owner), seats_of(owner, state.seats)
    found = undo_by(seats, undo(course.steps, state.row.status == "over", bot_seats(state.seats)))
    found = undo_unguided(found, guided_moves(state.row))
    return undo_untold(found, len(state.course.steps)) if is_shared(state.seats) else found


def turn_ended(state: TableState, owner: str, seq: int) -> Change:
    """Everybody is told the turn, as far as it has come."""
    check_playing(state, owner)
    draft = state.draft_of(owner)
    if draft is None or not draft.decided:
        raise NothingToEnd()
    draft.latest.check_seq(seq)
    return Change(told(state, draft.latest))


def _is_told(course: Course, telling: Telling) -> bool:
    """What has revealed something cannot be undone any more, so nothing is gained by keeping it private."""
    last = course.steps[-1]
    if telling == "at_once" or last.reveals or course.match.is_over:
        return True
    if course.match.to_act == last.seat:
        return False
    return telling == "after_turn" or _is_whole_turn(course)


def _is_whole_turn(course: Course) -> bool:
    """Whether the last decision was the only one of its turn."""
    return len(course.steps) < 2 or course.steps[-2].seat != course.steps[-1].seat
