"""Games shown again from the beginning: finished ones of tables, and record files that somebody opens.

A record file is not stored. The browser that opened it sends it with each request; a process remembers the last few
that it has read.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

import msgspec

from newworlds import bots
from newworlds.core.record import Record, bad_record, record_from_json
from newworlds.core.replay import check_outcome, match_before_moves, replayed
from newworlds.core.scorebook import Scorebook, scorebook
from newworlds.games import game
from newworlds.server import viewers
from newworlds.server.course import Course, PlayedMove
from newworlds.server.infos import SeatInfo, TableInfo
from newworlds.server.moments import moment
from newworlds.server.requests import tidy_name
from newworlds.server.server_messages import ShowState
from newworlds.server.terms import USUAL

MOST_MOVES: Final = 5000
"""More than three times the longest games of bots."""
MOST_KEPT: Final = 16
"""Records that a process remembers."""

T = TypeVar("T")


def shown_again(course: Course, table: TableInfo, viewer: int) -> ShowState:
    """The last moment of the game, with its whole log, as this viewer knows it."""
    last = moment(course, len(course.steps), viewer)
    view = msgspec.Raw(msgspec.json.encode(last.view))
    log = viewers.log(course, viewer)
    return ShowState(seq=course.seq, table=table, view=view, log=log, notes=last.notes or msgspec.UNSET)


def scorebook_of(course: Course) -> Scorebook:
    return scorebook(course.match, [step.events for step in course.steps])


class OpenedRecord(msgspec.Struct, frozen=True):
    """A record that was checked: every move is legal, and the result is theirs."""

    record: Record
    course: Course
    table: TableInfo
    """It looks like a table, so that the browser can show it like one."""


class RecordReader:
    """Reading takes up to a few seconds, so it has a thread of its own: no table waits for it."""

    def __init__(self) -> None:
        self._known: OrderedDict[bytes, OpenedRecord] = OrderedDict()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="records")

    async def opened(self, source: bytes) -> OpenedRecord:
        return await self.work(lambda: self._opened(source))

    async def work(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _opened(self, source: bytes) -> OpenedRecord:
        name = hashlib.sha256(source).digest()
        found = self._known.pop(name, None) or opened_record(source)
        self._known[name] = found
        if len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)
        return found


def opened_record(source: bytes) -> OpenedRecord:
    """`BadRecord` says what is wrong with it. Only components that this program knows are used, not a stranger's."""
    record = msgspec.structs.replace(_read(source), components=None)
    if len(record.moves) > MOST_MOVES:
        raise bad_record("too_long", moves=len(record.moves), most=MOST_MOVES)
    course = recorded_course(record)
    check_outcome(course.match, record)
    return OpenedRecord(record, course, _as_table(record, course))


def _read(source: bytes) -> Record:
    try:
        return record_from_json(source)
    except (RecursionError, UnicodeError) as error:
        raise bad_record("unreadable", detail=type(error).__name__) from error


def recorded_course(record: Record) -> Course:
    match = match_before_moves(game(record.game), record)
    steps: list[PlayedMove] = []
    playing = replayed(match, record.moves)
    for number in range(1, len(record.moves) + 1):
        seat = match.position.to_act
        steps.append(PlayedMove(number, seat, next(playing)))
    return Course(match, steps, len(steps))


def _as_table(record: Record, course: Course) -> TableInfo:
    match = course.match
    return TableInfo(
        id="",
        game=record.game,
        options=match.setup.options,
        terms=USUAL,
        status="over" if match.is_over else "playing",
        seq=course.seq,
        created=record.started or "",
        updated=record.started or "",
        to_act=match.to_act,
        scores=match.scores,
        commitment=None,
        is_seed_chosen=False,
        contributors=None,
        seats=[_seat(number, seat.name, seat.bot) for number, seat in enumerate(record.seats)],
        mine=[],
        host=False,
        can_undo=False,
        problem=None,
        expired=None,
        lesson=None,
        branch=None,
    )


def _seat(number: int, name: str, bot: str | None) -> SeatInfo:
    """A bot that this program does not know is only called a bot."""
    return SeatInfo(
        seat=number,
        kind="here" if bot is None else "bot",
        name=tidy_name(name),
        bot=bot if bot in bots.NAMES else None,
        taken=True,
        online=False,
    )
