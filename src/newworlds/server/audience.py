"""Those who have a table open, and what each of them is told."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Final

import msgspec

from newworlds.core.lesson import LessonNow
from newworlds.core.message import Message
from newworlds.server import viewers
from newworlds.server.course import Course
from newworlds.server.infos import TableInfo
from newworlds.server.lessons import taught_now
from newworlds.server.listeners import Listener
from newworlds.server.news import News, Shown
from newworlds.server.notice_messages import NOBODY, Watchers
from newworlds.server.notices import Notices
from newworlds.server.outgoing import Outgoing
from newworlds.server.seating import seats_of
from newworlds.server.seats.admission import may_see
from newworlds.server.seats.errors import NoWatching
from newworlds.server.server_messages import (
    Refuse,
    ServerMessage,
    ShowState,
    ShowStep,
    ShowTable,
    ShowWatchers,
    encoded,
)
from newworlds.server.table_state import TableState
from newworlds.server.turn_infos import as_of, with_turn

MessagesFor = Callable[[str], Sequence[ServerMessage]]
"""What somebody is told, by the owner of their seats."""
NO_EVENTS: Final = msgspec.Raw(b"[]")
MOST_NAMED: Final = 12
"""Of those who watch: a notice takes 8,000 bytes."""
PRESENCE_PAUSE: Final = 0.25
"""Seconds in which those who come and go are told of together."""


class Audience:
    def __init__(self, table_id: str, notices: Notices) -> None:
        self._table_id = table_id
        self._notices = notices
        self._listeners: dict[Listener, None] = {}
        self._here: Counter[str] = Counter()
        self._telling_presence: asyncio.TimerHandle | None = None
        self._latest: TableState | None = None
        self._public: viewers.PublicInfo | None = None
        self._watchers_told = NOBODY
        self._has_player_moved = False

    @property
    def online(self) -> frozenset[str]:
        """Those who have the table open, here or at another process."""
        return self._notices.owners_elsewhere(self._table_id).union(self._here)

    @property
    def is_watching(self) -> bool:
        return bool(self._listeners) or self._notices.is_watched_elsewhere(self._table_id)

    # Who is here

    def arrive(self, listener: Listener, state: TableState) -> None:
        self._listeners[listener] = None
        self._here[listener.owner] += 1
        listener.send(self.whole(state, listener.owner))
        if self._watchers_told != NOBODY:
            listener.send(shown_watchers(self._watchers_told))
        self._tell_others(state)
        if self._here[listener.owner] == 1:
            self._presence_changed(listener.owner, state)

    def leave(self, listener: Listener, state: TableState) -> None:
        del self._listeners[listener]
        self._here[listener.owner] -= 1
        if not self._here[listener.owner]:
            del self._here[listener.owner]
            self._presence_changed(listener.owner, state)
        self._tell_others(state)

    def _presence_changed(self, owner: str, state: TableState) -> None:
        """Those who have a seat are seen to come and go, of the others how many there are."""
        self._has_player_moved |= bool(seats_of(owner, state.seats))
        self._tell_presence_soon(state)

    def _tell_presence_soon(self, state: TableState) -> None:
        self._latest = state
        if self._telling_presence is None:
            loop = asyncio.get_running_loop()
            self._telling_presence = loop.call_later(PRESENCE_PAUSE, self._tell_presence)

    def _tell_presence(self) -> None:
        self._telling_presence = None
        if self._latest is None:
            return
        if self._has_player_moved:
            self._has_player_moved = False
            self._tell_table(self._latest)
        watchers = self._watchers(self._latest)
        if watchers != self._watchers_told:
            self._watchers_told = watchers
            self.tell_except(shown_watchers(watchers), ())

    def elsewhere_changed(self, state: TableState) -> None:
        """Somebody came or left at another process."""
        self._has_player_moved = True
        self._tell_presence_soon(state)

    def _tell_others(self, state: TableState) -> None:
        """Only who sits at the table is shown as present; of the others the names suffice."""
        seated, watchers = self.seated_here(state), self._watchers_here(state)
        self._notices.tell_present(self._table_id, seated, bool(self._listeners), watchers)

    def seated_here(self, state: TableState) -> set[str]:
        return {seat.owner for seat in state.seats if seat.owner is not None and seat.owner in self._here}

    def _watchers(self, state: TableState) -> Watchers:
        """Of each process as many names as fit into a notice."""
        return self._watchers_here(state) + self._notices.watchers_elsewhere(self._table_id)

    def _watchers_here(self, state: TableState) -> Watchers:
        watching = {each.owner: each.name for each in self._listeners if not seats_of(each.owner, state.seats)}
        names = sorted(name for name in watching.values() if name)
        return Watchers(len(watching), tuple(names[:MOST_NAMED]))

    # What they are told

    def tell_change(self, before: TableState, state: TableState, passed: Sequence[Course] = ()) -> None:
        """`passed` are courses in between that nobody here has seen yet."""
        if before.seats != state.seats:
            self._tell_others(state)
        self._latest = state
        if self._listeners:
            self._tell(state, self._news(before, state, passed), before)

    def tell_whole(self, state: TableState) -> None:
        self._latest = state
        self._tell(state, lambda owner: [self.whole(state, owner)])

    def tell_problem(self, problem: Message, state: TableState) -> None:
        self._latest = state
        self._tell(state, lambda owner: [self._refusal(state, owner, problem)])
        self._tell_table(state)

    def dismiss(self, reason: Message, state: TableState) -> None:
        """The table is no more. Whoever connects again is told so for good."""
        self._tell(state, lambda owner: [self._refusal(state, owner, reason)])
        for listener in self._listeners:
            listener.dismiss()

    def info(self, state: TableState, owner: str) -> TableInfo:
        """With what of the game this owner has been told."""
        online = self.online
        if self._public is None or self._public.kept is not state or self._public.online != online:
            self._public = viewers.public_info(state, online, state.problem, self._public)
        return with_turn(viewers.info_for(owner, self._public), state, owner)

    def whole(self, state: TableState, owner: str) -> ShowState:
        """Before the game is dealt there is nothing to see yet."""
        info, lesson = self.info(state, owner), taught_now(state) or msgspec.UNSET
        shown = ShowState(seq=info.seq, table=info, view=None, log=[], lesson=lesson)
        if state.game is None:
            return shown
        viewer, course = viewers.viewer_at(state, owner), state.seen_by(owner)
        notes = course.sight.notes or msgspec.UNSET
        return msgspec.structs.replace(
            shown, view=course.sight.view(viewer), log=viewers.log(course, viewer), notes=notes
        )

    def tell_except(self, message: ServerMessage, deaf: Collection[str]) -> None:
        """Everybody who may see the table, but these owners."""
        told = encoded(message)
        for listener in self._listeners:
            if listener.owner not in deaf and (self._latest is None or may_see(self._latest, listener.owner)):
                listener.send_encoded(told)

    def _refusal(self, state: TableState, owner: str, reason: Message) -> Refuse:
        return Refuse(ref=None, error=reason, seq=state.seen_by(owner).seq if state.game is not None else 0)

    def _tell_table(self, state: TableState) -> None:
        self._tell(state, lambda owner: [ShowTable(table=self.info(state, owner))])

    def _tell(self, state: TableState, messages_for: MessagesFor, before: TableState | None = None) -> None:
        """Made and encoded once for all who see the same, and saw the same: spectators may be many."""
        messages: dict[tuple[viewers.Viewpoint, viewers.Viewpoint], list[Outgoing]] = {}
        for listener in self._listeners:
            if not may_see(state, listener.owner):
                self._turn_away(listener)
                continue
            viewpoint = viewers.viewpoint(before or state, listener.owner), viewers.viewpoint(state, listener.owner)
            if viewpoint not in messages:
                messages[viewpoint] = [encoded(message) for message in messages_for(listener.owner)]
            for message in messages[viewpoint]:
                listener.send_encoded(message)

    def _turn_away(self, listener: Listener) -> None:
        """The game begins, and those who play want nobody to look on."""
        if not listener.is_lost:
            listener.send(Refuse(ref=None, error=NoWatching().message, seq=0))
            listener.dismiss()

    def _news(self, before: TableState, state: TableState, passed: Sequence[Course]) -> MessagesFor:
        if before.game is None and state.game is not None:
            return lambda owner: [self.whole(state, owner)]
        if state.game is None:
            return lambda owner: [ShowTable(table=self.info(state, owner))]
        news = News(before, state, passed)
        return lambda owner: self._told(before, state, owner, news)

    def _told(self, before: TableState, state: TableState, owner: str, news: News) -> list[ServerMessage]:
        """The table as it was after each step: how it is now comes last."""
        info, shown = self.info(state, owner), news.for_owner(owner)
        if shown is None:
            return [self.whole(state, owner)]
        if not shown and viewers.viewer_at(before, owner) != viewers.viewer_at(state, owner):
            return [self.whole(state, owner)]
        if not shown:
            return [] if news.is_private and not news.is_plan_new(owner) else [ShowTable(table=info)]
        infos = [*(as_of(info, each.course) for each in shown[:-1]), info]
        seeing = [viewers.viewer_at(before, owner), *(viewers.viewer_in(each.course, state, owner) for each in shown)]
        lesson = taught_now(state) or msgspec.UNSET
        return [self._step(*each, lesson) for each in zip(shown, infos, seeing, seeing[1:], strict=False)]

    def _step(
        self, shown: Shown, info: TableInfo, before: int, viewer: int, lesson: LessonNow | msgspec.UnsetType
    ) -> ShowStep:
        """Where people share a screen, what the next of them may know of the past differs from what is on it."""
        course = shown.course
        is_log_whole = shown.is_log_whole or (before != viewer and info.has_hands)
        return ShowStep(
            seq=course.seq,
            events=NO_EVENTS if shown.is_undo else course.sight.logged(viewer),
            view=course.sight.view(viewer),
            table=info,
            notes=shown.notes,
            lesson=lesson,
            undone=shown.is_undo,
            log=viewers.log(course, viewer) if is_log_whole else None,
        )


def shown_watchers(watchers: Watchers) -> ShowWatchers:
    return ShowWatchers(count=watchers.count, names=list(watchers.names))
