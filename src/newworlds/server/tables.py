"""A live table: what players do there, and who may."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Protocol, TypeVar

import msgspec

from newworlds.core.errors import StaleMove
from newworlds.core.match import Match
from newworlds.core.message import Message
from newworlds.server.absence.leaving import given_up, resigned, returned, run_out
from newworlds.server.absence.votes import answered, asked_to_abandon, asked_to_offer, asked_to_replace
from newworlds.server.adviser import Advice
from newworlds.server.audience import Audience
from newworlds.server.company.table_chat import TableChat
from newworlds.server.course import Course
from newworlds.server.dealing import agreed, contributed
from newworlds.server.deciding import check_playing, course_to_play, moved, turn_ended, undone_by
from newworlds.server.errors import NotYourSeat, TableExpired, UnknownTable
from newworlds.server.infos import OfferKind, TableInfo
from newworlds.server.lessons import is_guided, leapt, played_in_lesson, restarted
from newworlds.server.listeners import Listener
from newworlds.server.plans.carrying_out import carried_out, kept, without_plan
from newworlds.server.plans.plan import Telling
from newworlds.server.seating import seats_of
from newworlds.server.seats.admission import check_may_see
from newworlds.server.seats.table_seats import TableSeats
from newworlds.server.server_messages import ShowState
from newworlds.server.shared_state import Decide, SharedState, Source
from newworlds.server.storage.table_rows import SeatRow, TableRow
from newworlds.server.table_questions import TableQuestions
from newworlds.server.table_state import Change, TableState, played, restored
from newworlds.server.undo_requests import asked

T = TypeVar("T")


class Home(Source, Protocol):
    """What a table needs from whatever holds all the tables."""

    async def completed(self, table_id: str, change: Coroutine[None, None, None]) -> None:
        """Carries a change out to its end, even if whoever asked for it is gone by then."""

    async def set_up(self, work: Callable[[], T]) -> T:
        """Does what would hold up the event loop."""

    def changed(self, table: Table) -> None: ...

    async def advise(self, match: Match, seat: int) -> Advice:
        """What a strong bot would do."""


class Table:
    def __init__(self, home: Home, state: TableState) -> None:
        self._shared = SharedState(home, state)
        self._home = home
        self.seating = TableSeats(self)
        self.questions = TableQuestions(self, home.advise)
        self.chat = TableChat(state.row.id, home.store, home.notices, self.audience)

    @property
    def state(self) -> TableState:
        return self._shared.now

    @property
    def audience(self) -> Audience:
        return self._shared.audience

    @property
    def row(self) -> TableRow:
        return self.state.row

    @property
    def seats(self) -> list[SeatRow]:
        return self.state.seats

    @property
    def course(self) -> Course:
        """`NotStarted` until the game is dealt."""
        return self.state.course

    # Who is here

    @property
    def is_watched(self) -> bool:
        return self.audience.is_watching

    def arrive(self, listener: Listener) -> None:
        check_may_see(self.state, listener.owner)
        self.audience.arrive(listener, self.state)
        self._home.changed(self)

    def leave(self, listener: Listener) -> None:
        self.audience.leave(listener, self.state)

    def info(self, owner: str) -> TableInfo:
        return self.audience.info(self.state, owner)

    def whole(self, owner: str) -> ShowState:
        check_may_see(self.state, owner)
        return self.audience.whole(self.state, owner)

    # What players do

    async def contribute(self, owner: str, contribution: str, acknowledge: Callable[[], None]) -> None:
        async def contribute(state: TableState) -> Change | None:
            return await self.set_up(lambda: contributed(state, owner, contribution))

        await self.change(contribute, acknowledge)

    async def deal_without(self, owner: str, acknowledge: Callable[[], None]) -> None:
        async def agree(state: TableState) -> Change | None:
            return await self.set_up(lambda: agreed(state, owner))

        await self.change(agree, acknowledge)

    async def play(
        self,
        owner: str,
        seq: int,
        move: msgspec.Raw,
        acknowledge: Callable[[], None],
        telling: Telling = "at_once",
    ) -> None:
        async def play(state: TableState) -> Change:
            if state.row.lesson is not None:
                course_to_play(state, owner, seq)
                return played_in_lesson(state, move)
            return without_plan(moved(state, owner, seq, move, telling), owner)

        await self.change(play, acknowledge)

    async def play_for_bot(self, seq: int, number: int) -> None:
        """Not if the game has gone on or ended meanwhile, or a person has come back to the seat."""

        async def play(state: TableState) -> Change:
            state.latest.check_seq(seq)
            if self.bot_to_act is None:
                raise StaleMove(sent=seq, now=state.latest.seq)
            return played(state, state.latest.played(number))

        await self.change(play)

    async def undo(self, owner: str, seq: int, acknowledge: Callable[[], None]) -> None:
        async def undo(state: TableState) -> Change:
            return undone_by(state, owner, seq)

        await self.change(undo, acknowledge)

    async def end_turn(self, owner: str, seq: int, acknowledge: Callable[[], None]) -> None:
        async def end(state: TableState) -> Change:
            return turn_ended(state, owner, seq)

        await self.change(end, acknowledge)

    async def keep_plan(
        self, owner: str, seq: int, moves: Sequence[msgspec.Raw], telling: Telling, acknowledge: Callable[[], None]
    ) -> None:
        """Without moves, what was planned is forgotten."""

        async def keep(state: TableState) -> Change | None:
            return kept(state, owner, seq, moves, telling)

        await self.change(keep, acknowledge)

    async def carry_out_plan(self) -> None:
        """Once, if it is the turn of somebody who has planned it."""

        async def carry_out(state: TableState) -> Change | None:
            return carried_out(state)

        await self.change(carry_out)

    async def ask_undo(self, owner: str, acknowledge: Callable[[], None]) -> None:
        async def ask(state: TableState) -> Change:
            check_playing(state, owner)
            return asked(state, owner)

        await self.change(ask, acknowledge)

    async def ask_abandon(self, owner: str, acknowledge: Callable[[], None]) -> None:
        async def ask(state: TableState) -> Change:
            check_playing(state, owner)
            return asked_to_abandon(state, owner)

        await self.change(ask, acknowledge)

    async def ask_replace(self, owner: str, seat: int, acknowledge: Callable[[], None]) -> None:
        async def ask(state: TableState) -> Change:
            check_playing(state, owner)
            return asked_to_replace(state, owner, seat, self.audience.online)

        await self.change(ask, acknowledge)

    async def ask_offer(self, owner: str, seat: int, to: OfferKind, acknowledge: Callable[[], None]) -> None:
        async def ask(state: TableState) -> Change:
            check_playing(state, owner)
            return asked_to_offer(state, owner, seat, to)

        await self.change(ask, acknowledge)

    async def answer_request(self, owner: str, agrees: bool, acknowledge: Callable[[], None]) -> None:
        async def answer(state: TableState) -> Change:
            check_playing(state, owner)
            return answered(state, owner, agrees)

        await self.change(answer, acknowledge)

    async def resign(self, owner: str, acknowledge: Callable[[], None]) -> None:
        async def resign(state: TableState) -> Change:
            return resigned(state, owner)

        await self.change(resign, acknowledge)

    async def give_up(self, owner: str) -> None:
        """Like `resign`, also for whoever opened the table for bots only."""

        async def give_up(state: TableState) -> Change:
            return given_up(state, owner)

        await self.change(give_up)

    async def come_back(self, owner: str, acknowledge: Callable[[], None]) -> None:
        async def come_back(state: TableState) -> Change:
            return returned(state, owner)

        await self.change(come_back, acknowledge)

    async def run_out(self) -> None:
        """Whoever is to act is replaced, if their time is up."""

        async def run_out_now(state: TableState) -> Change | None:
            return run_out(state)

        await self.change(run_out_now)

    async def say(self, owner: str, text: str | None, phrase: str | None) -> None:
        self.check_kept()
        await self._home.completed(self.row.id, self.chat.say(self.state, owner, text, phrase))

    async def restart(self, owner: str) -> None:
        """A lesson from its beginning."""
        await self._change_lesson(owner, restarted)

    async def read_on(self, owner: str) -> None:
        """The player of a lesson has read what comes before a leap."""
        await self._change_lesson(owner, leapt)

    async def _change_lesson(self, owner: str, changed: Callable[[TableState], Change | None]) -> None:
        async def change(state: TableState) -> Change | None:
            if not self.seats_of(owner):
                raise NotYourSeat()
            return await self.set_up(lambda: changed(state))

        await self.change(change)

    async def restore(self, owner: str) -> None:
        async def restore(state: TableState) -> Change | None:
            if not self.seats_of(owner) and state.row.host != owner:
                raise NotYourSeat()
            return None if state.row.expired is None else restored(state)

        await self.change(restore, is_expiry_undone=True)

    def tell_problem(self, problem: Message) -> None:
        self._shared.now = msgspec.structs.replace(self.state, problem=problem)
        self.audience.tell_problem(problem, self.state)

    # Questions

    def seats_of(self, owner: str) -> list[int]:
        return seats_of(owner, self.seats)

    def seq_for(self, owner: str) -> int:
        """The number of the last step that this owner has been told."""
        return self.row.seq if self.state.game is None else self.state.seen_by(owner).seq

    @property
    def bot_to_act(self) -> SeatRow | None:
        if self.row.status != "playing" or self.row.to_act is None or self.row.expired is not None:
            return None
        if is_guided(self.state):
            return None
        seat = self.seats[self.row.to_act]
        return seat if seat.playing_bot is not None else None

    def check_kept(self) -> None:
        if self.row.expired is not None:
            raise TableExpired()

    # Changes

    async def set_up(self, work: Callable[[], T]) -> T:
        return await self._home.set_up(work)

    async def refresh(self) -> None:
        """Learn what others have stored since, and tell the listeners; if it was deleted, they are told that."""
        with suppress(UnknownTable):
            await self.catch_up()

    async def catch_up(self) -> None:
        """The same; `UnknownTable` if it was deleted."""
        await self._shared.catch_up()

    def rest(self) -> None:
        """Nobody is here any more. What stood in the way of a bot may be gone when somebody comes back."""
        self._shared.now = msgspec.structs.replace(self.state, problem=None)

    async def change(
        self, decide: Decide, acknowledge: Callable[[], None] = lambda: None, is_expiry_undone: bool = False
    ) -> None:
        """Deciding, storing and telling are one: a connection that is lost in between must not separate them."""

        async def if_kept(state: TableState) -> Change | None:
            if not is_expiry_undone:
                self.check_kept()
            return await decide(state)

        async def change_and_acknowledge() -> None:
            await self._shared.change(if_kept)
            acknowledge()
            self._home.changed(self)

        await self._home.completed(self.row.id, change_and_acknowledge())
