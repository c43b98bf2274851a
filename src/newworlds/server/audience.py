"""Those who have a table open, and what each of them is told."""

from __future__ import annotations

import msgspec

from newworlds.core.message import Message
from newworlds.server import viewers
from newworlds.server.infos import TableInfo
from newworlds.server.listeners import Listener
from newworlds.server.server_messages import Refuse, ShowState, ShowStep, ShowTable
from newworlds.server.table_state import TableState


class Audience:
    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    @property
    def online(self) -> frozenset[str]:
        return frozenset(listener.owner for listener in self._listeners)

    def __bool__(self) -> bool:
        return bool(self._listeners)

    # Who is here

    def arrive(self, listener: Listener, state: TableState) -> None:
        was_online = listener.owner in self.online
        self._listeners.append(listener)
        listener.send(self.whole(state, listener.owner))
        if not was_online:
            self._tell_presence(state, besides=listener)

    def leave(self, listener: Listener, state: TableState) -> None:
        self._listeners.remove(listener)
        if listener.owner not in self.online:
            self._tell_presence(state)

    # What they are told

    def tell_change(self, before: TableState, state: TableState) -> None:
        for listener in self._listeners:
            listener.send(self._news(before, state, listener.owner))

    def tell_whole(self, state: TableState) -> None:
        for listener in self._listeners:
            listener.send(self.whole(state, listener.owner))

    def tell_problem(self, problem: Message, state: TableState) -> None:
        for listener in self._listeners:
            listener.send(Refuse(ref=None, error=problem, seq=state.row.seq))
        self._tell_presence(state)

    def info(self, state: TableState, owner: str) -> TableInfo:
        return viewers.table_info(state, owner, self.online, state.problem)

    def whole(self, state: TableState, owner: str) -> ShowState:
        """Before the game is dealt there is nothing to see yet."""
        eyes, game = viewers.eyes_at(state, owner), state.game
        view = game.view(eyes) if game else None
        log = viewers.log(game, eyes) if game else []
        return ShowState(seq=state.row.seq, table=self.info(state, owner), view=view, log=log)

    def _tell_presence(self, state: TableState, besides: Listener | None = None) -> None:
        for listener in self._listeners:
            if listener is not besides:
                listener.send(ShowTable(table=self.info(state, listener.owner)))

    def _news(self, before: TableState, state: TableState, owner: str) -> ShowState | ShowStep | ShowTable:
        if before.game is None and state.game is not None:
            return self.whole(state, owner)
        if before.row.seq == state.row.seq:
            return ShowTable(table=self.info(state, owner))
        return self._step(state, owner, is_undo=len(state.course.steps) <= len(before.course.steps))

    def _step(self, state: TableState, owner: str, is_undo: bool) -> ShowStep:
        eyes, course = viewers.eyes_at(state, owner), state.course
        shown = ShowStep(
            seq=state.row.seq,
            events=[] if is_undo else viewers.told(course, course.steps[-1].events, eyes),
            view=course.view(eyes),
            table=self.info(state, owner),
        )
        return msgspec.structs.replace(shown, undone=True, log=viewers.log(course, eyes)) if is_undo else shown
