"""A table with many watchers: each thing is told once, and encoded once for all who see the same."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from newworlds.server import audience
from newworlds.server.audience import Audience
from newworlds.server.listeners import Listener
from newworlds.server.notices import NobodyElse
from newworlds.server.opening import opened
from newworlds.server.outgoing import Outgoing
from newworlds.server.requests import SeatRequest, TableRequest
from newworlds.server.server_messages import ServerMessage, encoded
from newworlds.server.table_state import TableState, played

HOST = "ada"
"""Has both seats."""


def table() -> TableState:
    seats = [SeatRequest("here", "Ada"), SeatRequest("here", "Ben")]
    return opened(TableRequest("sealed", seats, seed=7), HOST).state


class Counted:
    """An audience whose messages are counted, as they are made and as they are sent."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made: Counter[str] = Counter()
        self.sent: Counter[str] = Counter()
        self.audience = Audience("t1", NobodyElse())
        monkeypatch.setattr(audience, "encoded", self._encoded)
        monkeypatch.setattr(audience, "PRESENCE_PAUSE", 0.01)
        monkeypatch.setattr(Listener, "send_encoded", lambda _listener, outgoing: self._sent(outgoing))

    def _encoded(self, message: ServerMessage) -> Outgoing:
        outgoing = encoded(message)
        self.made[kind_of(outgoing)] += 1
        return outgoing

    def _sent(self, outgoing: Outgoing) -> None:
        self.sent[kind_of(outgoing)] += 1

    async def presence_told(self) -> None:
        while self.audience._telling_presence is not None:
            await asyncio.sleep(0.01)


def kind_of(outgoing: Outgoing) -> str:
    return str(msgspec.json.decode(outgoing.json)["type"])


def counting(monkeypatch: pytest.MonkeyPatch, act: Callable[[Counted], Awaitable[None]]) -> Counted:
    async def run() -> Counted:
        counted = Counted(monkeypatch)
        await act(counted)
        return counted

    return asyncio.run(run())


def watchers(number: int) -> list[Listener]:
    return [Listener(f"watcher {each}") for each in range(number)]


def test_watchers_who_come_and_go_are_told_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def crowd(counted: Counted) -> None:
        state, arriving = table(), watchers(100)
        for listener in arriving:
            counted.audience.arrive(listener, state)
        for listener in arriving:
            counted.audience.leave(listener, state)
        await counted.presence_told()

    assert counting(monkeypatch, crowd).sent == {"state": 100}


def test_players_who_come_and_go_are_told_of_together(monkeypatch: pytest.MonkeyPatch) -> None:
    async def flapping(counted: Counted) -> None:
        state = table()
        for listener in watchers(100):
            counted.audience.arrive(listener, state)
        for _ in range(50):
            playing = Listener(HOST)
            counted.audience.arrive(playing, state)
            counted.audience.leave(playing, state)
        counted.audience.arrive(Listener(HOST), state)
        await counted.presence_told()

    counted = counting(monkeypatch, flapping)
    assert counted.sent == {"state": 151, "table": 101, "watchers": 101}
    assert counted.made["table"] == 2, "one for watchers, one for the host"


def test_a_second_window_of_a_player_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def second_window(counted: Counted) -> None:
        state = table()
        counted.audience.arrive(Listener(HOST), state)
        await counted.presence_told()
        second = Listener(HOST)
        counted.audience.arrive(second, state)
        counted.audience.leave(second, state)
        assert counted.audience.online == {HOST}
        await counted.presence_told()

    assert counting(monkeypatch, second_window).sent == {"state": 2, "table": 1}


def test_a_step_is_made_once_for_all_who_see_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    async def step(counted: Counted) -> None:
        state = table()
        for listener in (*watchers(100), Listener(HOST), Listener(HOST)):
            counted.audience.arrive(listener, state)
        course = state.course
        after = played(state, course.played(course.match.legal()[0])).after
        counted.audience.tell_change(state, after)

    counted = counting(monkeypatch, step)
    assert counted.sent["step"] == 102
    assert counted.made["step"] == 2
