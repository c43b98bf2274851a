"""Tables where a lesson is given: only what it expects is accepted, and it makes the moves of everybody else."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from newworlds.core.lesson import Lesson, LessonNow, lesson
from newworlds.core.match import AnyMove
from newworlds.games import game
from newworlds.server.clock import now
from newworlds.server.course import Course
from newworlds.server.play_errors import NoLesson, NotInThisLesson
from newworlds.server.requests import LessonRequest, SeatRequest, TableRequest
from newworlds.server.storage.table_rows import StepRow, TableRow
from newworlds.server.table_state import Change, TableState, changed, last_step, standing_after


def request_for(asked: LessonRequest) -> TableRequest:
    """The table where the lesson is given: always with the same deal."""
    file = _lesson(asked.game, asked.lesson).file
    seats = [SeatRequest("bot", bot=file.bot)] * file.players
    seats[file.seat] = SeatRequest("here", asked.name)
    return TableRequest(asked.game, seats, file.options, file.seed)


def begun_lesson(state: TableState, name: str) -> Change:
    """A new table, with the moves that come before the player is asked for the first time."""
    given = msgspec.structs.replace(state, row=msgspec.structs.replace(state.row, lesson=name))
    return _followed(given, given.row, [], upto=lesson_at(given.row).opening)


def played_in_lesson(state: TableState, source: AnyMove) -> Change:
    """The player's move, and those that others reply with. `NotInThisLesson` to what it does not expect."""
    given, course, row = lesson_at(state.row), state.course, changed(state.row)
    move = course.match.move(source)
    moment = given.moments.get(len(course.match.moves))
    if moment is not None and not moment.now.is_free:
        course.match.copy().play(move)  # What is against the rules is refused as in any game.
        if move != moment.now.move:
            raise NotInThisLesson(moment.otherwise)
    course = course.played(move)
    after = msgspec.structs.replace(state, row=standing_after(row, course), game=course)
    return _followed(after, row, [last_step(course)], upto=moment.until if moment else 0)


def leapt(state: TableState) -> Change | None:
    """The game goes on a good while later, if the lesson has come to that."""
    moment = lesson_at(state.row).moments.get(len(state.course.match.moves))
    if moment is None or not moment.now.is_leap:
        return None
    return _followed(state, changed(state.row), [], upto=moment.until)


def restarted(state: TableState) -> Change | None:
    """The lesson from its beginning."""
    kept, seat = lesson_at(state.row).opening, lesson_at(state.row).file.seat
    if len(state.course.match.moves) == kept:
        return None
    course = state.course.undone(kept)
    step = StepRow(seq=course.seq, kind="undo", seat=seat, kept=kept, at=now())
    row = standing_after(changed(state.row), course)
    return Change(msgspec.structs.replace(state, row=row, game=course, problem=None), steps=(step,))


def is_guided(state: TableState) -> bool:
    """Whether the lesson makes the moves of everybody else."""
    return state.game is not None and len(state.game.match.moves) < guided_moves(state.row)


def guided_moves(row: TableRow) -> int:
    """How many moves are written down; none where no lesson is given."""
    return 0 if row.lesson is None else len(lesson_at(row).line)


def taught_now(state: TableState) -> LessonNow | None:
    """What the teacher says at this moment."""
    if state.row.lesson is None or state.game is None:
        return None
    return lesson_at(state.row).now(len(state.game.match.moves), state.game.match.is_over)


def lesson_at(row: TableRow) -> Lesson:
    if row.lesson is None:
        raise NoLesson()
    return _lesson(row.game, row.lesson)


def _lesson(game_id: str, name: str) -> Lesson:
    return lesson(game(game_id), name)


def _followed(state: TableState, row: TableRow, steps: list[StepRow], upto: int) -> Change:
    """With the moves that are written down, until the player is asked again. `row` is that of the whole change."""
    seen = [state] if steps else []  # Where the player has just moved.
    for course, is_shown in _line(lesson_at(row), state.course, upto):
        steps = [*steps, last_step(course)]
        state = msgspec.structs.replace(state, row=standing_after(row, course), game=course)
        seen += [state] if is_shown else []
    return Change(state, steps=tuple(steps), between=tuple(seen[:-1]))


def _line(given: Lesson, course: Course, upto: int) -> Iterator[tuple[Course, bool]]:
    for number in range(len(course.match.moves), upto):
        course = course.played(given.line[number])
        yield course, given.shown[number]
