"""A server that is stopped finishes what it has in hand and tells the browsers to come back."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from newworlds.server import health
from newworlds.server.errors import NotReady
from newworlds.server.health import Readiness
from newworlds.server.storage.store import Store
from tests.server.playing import ALSO_HERE, HERE, PATIENCE, Browser, serving
from tests.server.separate import SeparateServer

COME_BACK = 1012


def test_browsers_are_told_to_come_back_and_the_process_ends(tmp_path: Path) -> None:
    with SeparateServer(tmp_path) as server, Browser(server.host) as ada:
        table = ada.open_table(HERE, ALSO_HERE, game="terra_nova")
        with ada.at(table) as live:
            server.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                live.wait_for("nothing that would come")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == COME_BACK
        assert server.process.wait(PATIENCE) == 0


class SlowStore:
    """Writes wait until they may go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_writing = threading.Event()
        self.may_go_on = threading.Event()
        write = Store.write

        async def slowly(store: Store, work: Callable[..., Any]) -> Any:
            self.is_writing.set()
            await asyncio.to_thread(self.may_go_on.wait, PATIENCE)
            return await write(store, work)

        monkeypatch.setattr(Store, "write", slowly)


def test_a_move_in_hand_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server, Browser(server.host) as ada:
        table = ada.open_table(HERE, ALSO_HERE)
        with ada.at(table) as live:
            slow = SlowStore(monkeypatch)
            live.say({"type": "move", "ref": "1", "seq": 0, "move": live.moves()[0]})
            assert slow.is_writing.wait(PATIENCE)
            stopping = threading.Thread(target=server.stop)
            stopping.start()
            with pytest.raises(ConnectionClosed):
                live.wait_for("nothing that would come")
            slow.may_go_on.set()
            stopping.join(PATIENCE)
    monkeypatch.undo()
    with serving(tmp_path) as server, Browser(server.host, ada.cookies) as ada, ada.at(table) as live:
        assert live.state["seq"] == 1


def test_a_request_in_hand_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server, Browser(server.host) as ada:
        slow = SlowStore(monkeypatch)
        answers: list[int] = []
        asking = threading.Thread(target=lambda: answers.append(ada.post("/api/tables", ASKED).status_code))
        asking.start()
        assert slow.is_writing.wait(PATIENCE)
        stopping = threading.Thread(target=server.stop)
        stopping.start()
        slow.may_go_on.set()
        asking.join(PATIENCE)
        stopping.join(PATIENCE)
        assert answers == [201]


ASKED = {"game": "sealed", "seats": [HERE, ALSO_HERE]}


def test_a_stopping_server_is_not_ready() -> None:
    async def ask() -> None:
        readiness = Readiness(WorkingStore())  # type: ignore[arg-type]
        await readiness.check()
        readiness.stopping()
        with pytest.raises(NotReady) as refused:
            await readiness.check()
        assert refused.value.details == {"reason": "stopping"}

    asyncio.run(ask())


def test_whoever_asks_while_a_server_stops_is_told_to_turn_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question was in hand: nobody else is let in any more."""
    monkeypatch.setattr(health, "PATIENCE", PATIENCE)
    is_stopping = noted_stopping(monkeypatch)
    with serving(tmp_path) as server, Browser(server.host) as ada:
        slow = SlowStore(monkeypatch)
        answers: list[Any] = []
        asking = threading.Thread(target=lambda: answers.append(ada.get("/api/health/ready")))
        asking.start()
        assert slow.is_writing.wait(PATIENCE)
        stopping = threading.Thread(target=server.stop)
        stopping.start()
        assert is_stopping.wait(PATIENCE)
        slow.may_go_on.set()
        asking.join(PATIENCE)
        stopping.join(PATIENCE)
        assert [answer["error"]["args"] for answer in answers] == [{"reason": "stopping"}]


def noted_stopping(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    is_stopping, stopping = threading.Event(), Readiness.stopping

    def noted(readiness: Readiness) -> None:
        stopping(readiness)
        is_stopping.set()

    monkeypatch.setattr(Readiness, "stopping", noted)
    return is_stopping


class WorkingStore:
    async def check(self) -> None:
        pass
