"""A player without a screen, and a server that says exactly what the test wants it to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Self

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from newworlds.trials.guest import Guest, Pace
from newworlds.trials.journal import Journal
from newworlds.trials.visitor import Visitor
from tests.server.playing import PATIENCE, Json

MOVES = [{"kind": "go", "to": number} for number in range(1000)]
"""So many that nobody chooses the same twice."""
OVER = {"status": "over"}
PLAYING = {"status": "playing"}


def view(kind: str, seq: int, table: Json) -> Json:
    return {"type": kind, "seq": seq, "view": {"legal": [{"move": move} for move in MOVES]}, "table": table}


class Script:
    """A live connection: every message may depend on what the player has said so far."""

    def __init__(self, *messages: Callable[[list[Json]], Json]) -> None:
        self._messages = list(messages)
        self.said: list[Json] = []

    @property
    def moves(self) -> list[Json]:
        return [message for message in self.said if message["type"] == "move"]

    async def recv(self, decode: bool) -> bytes:
        if not self._messages:
            raise ConnectionClosed(None, None)
        return msgspec.json.encode(self._messages.pop(0)(self.moves))

    async def send(self, source: bytes, text: bool) -> None:
        self.said.append(msgspec.json.decode(source))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_error: object) -> None:
        pass


def attend(script: Script, monkeypatch: pytest.MonkeyPatch) -> Journal:
    async def connect(*_: object) -> Script:
        return script

    async def until_over() -> Journal:
        visitor, journal = Visitor(), Journal()
        monkeypatch.setattr(visitor, "connect", connect)
        guest = Guest("table", 0, visitor, lambda: "http://127.0.0.1:1", Random(1))
        async with asyncio.timeout(PATIENCE):
            await guest.attend(Pace(is_on=True), journal)
        return journal

    return asyncio.run(until_over())


def refused(ref: object) -> Json:
    return {"type": "error", "ref": ref, "seq": 23, "error": {"code": "error.stale_move"}}


def test_of_two_moves_on_one_view_the_one_that_is_acknowledged_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """An earlier refusal makes the player look and choose again, while the server is storing the first choice."""
    script = Script(
        lambda _: view("state", 22, PLAYING),
        lambda _: view("step", 23, PLAYING),
        lambda moves: refused(moves[0]["ref"]),
        lambda _: view("state", 23, PLAYING),
        lambda moves: {"type": "ack", "ref": moves[1]["ref"], "seq": 24},
        lambda moves: refused(moves[2]["ref"]),
        lambda _: view("step", 24, OVER),
    )
    journal = attend(script, monkeypatch)
    assert [move["seq"] for move in script.moves[:3]] == [22, 23, 23]
    assert script.moves[1]["move"] != script.moves[2]["move"]
    acknowledged = journal.of("table").acknowledged
    assert {seq: msgspec.json.decode(move) for seq, move in acknowledged.items()} == {24: script.moves[1]["move"]}
    assert (journal.faults, journal.moves, journal.refusals) == ([], 1, 2)


@pytest.mark.parametrize(
    ("ref", "seq"), [(7, 23), (0, 24)], ids=["something that was not sent", "under another number"]
)
def test_an_acknowledgement_of_something_else_is_a_fault(monkeypatch: pytest.MonkeyPatch, ref: int, seq: int) -> None:
    script = Script(
        lambda _: view("state", 22, PLAYING),
        lambda _: {"type": "ack", "ref": ref, "seq": seq},
        lambda _: view("step", 24, OVER),
    )
    journal = attend(script, monkeypatch)
    assert [(fault.kind, fault.seq, fault.detail) for fault in journal.faults] == [
        ("conflict", seq, "acknowledged what was not sent")
    ]
