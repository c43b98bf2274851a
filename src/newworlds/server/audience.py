"""Those who have a table open, and what each of them is told."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec

from newworlds.core.message import Message
from newworlds.server import viewers
from newworlds.server.infos import TableInfo
from newworlds.server.lessons import taught_now
from newworlds.server.listeners import Listener
from newworlds.server.notices import Notices
from newworlds.server.outgoing import Outgoing
from newworlds.server.server_messages import Refuse, ServerMessage, ShowState, ShowStep, ShowTable, encoded
from newworlds.server.table_state import TableState

MessageFor = Callable[[str], ServerMessage]
"""What somebody is told, by the owner of their seats."""
NO_EVENTS: Final = msgspec.Raw(b"[]")
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
        """Only those who have a seat are seen to come and go."""
        if viewers.seats_of(owner, state.seats):
            self._tell_presence_soon(state)

    def _tell_presence_soon(self, state: TableState) -> None:
        self._latest = state
        if self._telling_presence is None:
            loop = asyncio.get_running_loop()
            self._telling_presence = loop.call_later(PRESENCE_PAUSE, self._tell_presence)

    def _tell_presence(self) -> None:
        self._telling_presence = None
        if self._latest is not None:
            self._tell_table(self._latest)

    def elsewhere_changed(self, state: TableState) -> None:
        """Somebody came or left at another process."""
        self._tell_presence_soon(state)

    def _tell_others(self, state: TableState) -> None:
        """Only who sits at the table is shown as present, so only they are named."""
        seated = {seat.owner for seat in state.seats if seat.owner is not None and seat.owner in self._here}
        self._notices.tell_present(self._table_id, seated, is_watched=bool(self._listeners))

    # What they are told

    def tell_change(self, before: TableState, state: TableState) -> None:
        if before.seats != state.seats:
            self._tell_others(state)
        self._latest = state
        if self._listeners:
            self._tell(state, self._news(before, state))

    def tell_whole(self, state: TableState) -> None:
        self._latest = state
        self._tell(state, lambda owner: self.whole(state, owner))

    def tell_problem(self, problem: Message, state: TableState) -> None:
        self._latest = state
        self._tell(state, lambda _owner: Refuse(ref=None, error=problem, seq=state.row.seq))
        self._tell_table(state)

    def dismiss(self, reason: Message, state: TableState) -> None:
        """The table is no more. Whoever connects again is told so for good."""
        self._tell(state, lambda _owner: Refuse(ref=None, error=reason, seq=state.row.seq))
        for listener in self._listeners:
            listener.dismiss()

    def info(self, state: TableState, owner: str) -> TableInfo:
        online = self.online
        if self._public is None or self._public.kept is not state or self._public.online != online:
            self._public = viewers.public_info(state, online, state.problem, self._public)
        return viewers.info_for(owner, self._public)

    def whole(self, state: TableState, owner: str) -> ShowState:
        """Before the game is dealt there is nothing to see yet."""
        viewer, game = viewers.viewer_at(state, owner), state.game
        lesson = taught_now(state) or msgspec.UNSET
        shown = ShowState(seq=state.row.seq, table=self.info(state, owner), view=None, log=[], lesson=lesson)
        if game is None:
            return shown
        notes = game.sight.notes or msgspec.UNSET
        return msgspec.structs.replace(shown, view=game.sight.view(viewer), log=viewers.log(game, viewer), notes=notes)

    def _tell_table(self, state: TableState) -> None:
        self._tell(state, lambda owner: ShowTable(table=self.info(state, owner)))

    def _tell(self, state: TableState, message_for: MessageFor) -> None:
        """Made and encoded once for all who see the same: spectators may be many."""
        messages: dict[viewers.Viewpoint, Outgoing] = {}
        for listener in self._listeners:
            viewpoint = viewers.viewpoint(state, listener.owner)
            if viewpoint not in messages:
                messages[viewpoint] = encoded(message_for(listener.owner))
            listener.send_encoded(messages[viewpoint])

    def _news(self, before: TableState, state: TableState) -> MessageFor:
        has_leapt = state.row.seq > before.row.seq + 1
        if has_leapt or (before.game is None and state.game is not None):
            return lambda owner: self.whole(state, owner)
        if before.row.seq == state.row.seq:
            return lambda owner: ShowTable(table=self.info(state, owner))
        is_undo = len(state.course.steps) <= len(before.course.steps)
        changed = state.course.sight.notes_since(before.course.sight)
        notes = msgspec.Raw(msgspec.json.encode(changed)) if changed else msgspec.UNSET
        return lambda owner: self._step(state, owner, is_undo, notes)

    def _step(self, state: TableState, owner: str, is_undo: bool, notes: msgspec.Raw | msgspec.UnsetType) -> ShowStep:
        viewer, course = viewers.viewer_at(state, owner), state.course
        return ShowStep(
            seq=state.row.seq,
            events=NO_EVENTS if is_undo else course.sight.logged(viewer),
            view=course.sight.view(viewer),
            table=self.info(state, owner),
            notes=notes,
            lesson=taught_now(state) or msgspec.UNSET,
            undone=is_undo,
            log=viewers.log(course, viewer) if is_undo else None,
        )
