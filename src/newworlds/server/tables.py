"""A live table: its course, its seats, its lock and those who have it open."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import msgspec
from sqlalchemy import Connection

from newworlds.core.errors import GameIsOver, IllegalMove
from newworlds.core.events import Event, ToldEvent
from newworlds.core.match import AnyMove
from newworlds.core.message import Message
from newworlds.core.preview import preview
from newworlds.core.undo import NoUndo, UndoTarget, undo_by
from newworlds.server import viewers
from newworlds.server.client_messages import Ref
from newworlds.server.clock import now
from newworlds.server.course import Course
from newworlds.server.errors import (
    BadInvite,
    NothingToUndo,
    NotStarted,
    NotYourSeat,
    NotYourTurn,
    SeatTaken,
    StorageFailed,
)
from newworlds.server.infos import TableInfo
from newworlds.server.listeners import Listener
from newworlds.server.server_messages import Refuse, ShowPreview, ShowState, ShowStep, ShowTable
from newworlds.server.storage import rows
from newworlds.server.storage.rows import SeatRow, StepRow, StoredTable, TableRow
from newworlds.server.storage.store import Store


class Home(Protocol):
    """What a table needs from whatever holds all the tables."""

    store: Store

    async def load(self, table_id: str) -> tuple[StoredTable, Course]: ...

    def changed(self, table: Table) -> None: ...


class Table:
    """Every change happens under its lock, is stored, and only then sent to the listeners."""

    def __init__(self, home: Home, kept: StoredTable, course: Course) -> None:
        self.row = kept.row
        self.seats = list(kept.seats)
        self.course = course
        self.problem: Message | None = None
        self._listeners: list[Listener] = []
        self._lock = asyncio.Lock()
        self._home = home

    # Who is here

    @property
    def online(self) -> frozenset[str]:
        return frozenset(listener.owner for listener in self._listeners)

    @property
    def is_watched(self) -> bool:
        return bool(self._listeners)

    def arrive(self, listener: Listener) -> None:
        was_online = listener.owner in self.online
        self._listeners.append(listener)
        listener.send(self.state(listener.owner))
        if not was_online:
            self._tell_presence(besides=listener)
        self._home.changed(self)

    def leave(self, listener: Listener) -> None:
        self._listeners.remove(listener)
        if listener.owner not in self.online:
            self._tell_presence(besides=listener)

    def info(self, owner: str) -> TableInfo:
        return viewers.table_info(StoredTable(self.row, self.seats), owner, self.online, self.problem)

    def state(self, owner: str) -> ShowState:
        """Before the game begins there is nothing to see yet."""
        eyes = self._eyes(owner)
        view = None if self.row.status == "waiting" else self.course.view(eyes)
        log = viewers.log(self.course, eyes)
        return ShowState(seq=self.row.seq, table=self.info(owner), view=view, log=log)

    # What players do

    async def join(self, owner: str, invite: str, name: str) -> None:
        async with self._lock:
            seat = self._invited(invite)
            if seat.owner == owner:
                return
            if seat.owner is not None:
                raise SeatTaken()
            await self._sit_down(msgspec.structs.replace(seat, owner=owner, name=name))
        self._home.changed(self)

    async def play(self, owner: str, seq: int, move: msgspec.Raw) -> None:
        async with self._lock:
            self._check_turn(owner, seq)
            await self._play(move)
        self._home.changed(self)

    async def play_for_bot(self, seq: int, number: int) -> None:
        async with self._lock:
            self.course.check_seq(seq)
            await self._play(number)
        self._home.changed(self)

    async def undo(self, owner: str, seq: int) -> None:
        async with self._lock:
            self._check_seated(owner)
            self.course.check_seq(seq)
            undo = undo_by(self.seats_of(owner), self.course.undo)
            if isinstance(undo, NoUndo):
                raise NothingToUndo(reason=undo)
            await self._undo(undo)
        self._home.changed(self)

    def preview(self, owner: str, ref: Ref, seq: int, source: msgspec.Raw) -> ShowPreview:
        self._check_turn(owner, seq)
        match = self.course.match
        move = match.move(source)
        number = match.game.encode(match.position, move)
        if not match.position.is_legal(number):
            raise IllegalMove(match.game.refusal(match.position, move))
        seat = match.position.to_act
        foreseen = preview(match.game, match.position, number, seat)
        events = viewers.told(self.course, foreseen.events, seat)
        return ShowPreview(ref=ref, seq=seq, events=events, gains=foreseen.gains, scorings=foreseen.scorings)

    def why(self, owner: str, source: msgspec.Raw) -> Message | None:
        """Why a move is refused; None when it is possible. Only for the seat to act: others could learn secrets."""
        self._check_turn(owner, self.course.seq)
        return self.course.match.explain(source)

    def tell_problem(self, problem: Message) -> None:
        self.problem = problem
        for listener in self._listeners:
            listener.send(Refuse(ref=None, error=problem, seq=self.row.seq))
        self._tell_presence()

    # Questions

    def seats_of(self, owner: str) -> list[int]:
        return viewers.seats_of(owner, self.seats)

    @property
    def bot_to_act(self) -> SeatRow | None:
        if self.row.status != "playing":
            return None
        seat = self.seats[self.course.match.position.to_act]
        return seat if seat.kind == "bot" else None

    def _eyes(self, owner: str) -> int:
        return viewers.eyes_of(self.seats_of(owner), self.row.to_act)

    def _check_seated(self, owner: str) -> None:
        if not self.seats_of(owner):
            raise NotYourSeat()
        if self.row.status == "waiting":
            raise NotStarted()
        if self.row.status == "over":
            raise GameIsOver()

    def _check_turn(self, owner: str, seq: int) -> None:
        self._check_seated(owner)
        self.course.check_seq(seq)
        if self.row.to_act not in self.seats_of(owner):
            raise NotYourTurn()

    def _invited(self, invite: str) -> SeatRow:
        for seat in self.seats:
            if seat.invite is not None and hmac.compare_digest(seat.invite.encode(), invite.encode()):
                return seat
        raise BadInvite()

    # Changes, under the lock

    async def _sit_down(self, taken: SeatRow) -> None:
        seats = [taken if seat.seat == taken.seat else seat for seat in self.seats]
        is_full = all(seat.is_taken for seat in seats)
        row = row_after(self.row, self.course, is_full)
        await self._write(lambda connection: rows.set_seat(connection, row, taken))
        self.row, self.seats = row, seats
        for listener in self._listeners:
            owner = listener.owner
            listener.send(self.state(owner) if is_full else ShowTable(table=self.info(owner)))

    async def _play(self, source: AnyMove) -> None:
        course = self.course.played(source)
        match, step = course.match, course.steps[-1]
        move = match.game.write_json(match.moves[-1])
        await self._accept(course, StepRow(seq=course.seq, kind="move", seat=step.seat, move=move, at=now()))
        for listener in self._listeners:
            events = viewers.told(course, step.events, self._eyes(listener.owner))
            listener.send(self._step(listener.owner, events))

    async def _undo(self, undo: UndoTarget) -> None:
        course = self.course.undone(undo)
        await self._accept(course, StepRow(seq=course.seq, kind="undo", seat=undo.seat, kept=undo.kept, at=now()))
        for listener in self._listeners:
            log = viewers.log(course, self._eyes(listener.owner))
            listener.send(msgspec.structs.replace(self._step(listener.owner, []), undone=True, log=log))

    async def _accept(self, course: Course, step: StepRow) -> None:
        row = row_after(self.row, course, is_full=True)
        await self._write(lambda connection: rows.add_step(connection, row, step))
        self.row, self.course, self.problem = row, course, None

    async def _write(self, work: Callable[[Connection], None]) -> None:
        try:
            await self._home.store.run(work)
        except StorageFailed:
            with suppress(StorageFailed):
                await self._reload()
            raise

    async def _reload(self) -> None:
        """After a failure, trust what is stored, not what is in memory."""
        kept, self.course = await self._home.load(self.row.id)
        self.row, self.seats = kept.row, list(kept.seats)
        for listener in self._listeners:
            listener.send(self.state(listener.owner))

    # Sending

    def _step(self, owner: str, events: list[ToldEvent[Event]]) -> ShowStep:
        view = self.course.view(self._eyes(owner))
        return ShowStep(seq=self.row.seq, events=events, view=view, table=self.info(owner))

    def _tell_presence(self, besides: Listener | None = None) -> None:
        for listener in self._listeners:
            if listener is not besides:
                listener.send(ShowTable(table=self.info(listener.owner)))


def row_after(row: TableRow, course: Course, is_full: bool) -> TableRow:
    """The row of a table, updated from the course of its game."""
    match, undo = course.match, course.undo
    playing = "over" if match.is_over else "playing"
    return msgspec.structs.replace(
        row,
        updated=now(),
        status=playing if is_full else "waiting",
        seq=course.seq,
        to_act=match.to_act if is_full else None,
        scores=match.scores,
        undo_seat=undo.seat if isinstance(undo, UndoTarget) else None,
    )
