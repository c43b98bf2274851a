"""Messages on the wire: compressed once for all, or not at all, as each browser agreed to."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.sync.client import ClientConnection, connect

from newworlds.server.outgoing import SHORTEST_COMPRESSED, Outgoing
from tests.server.in_process import Socket, application, call
from tests.server.playing import ALSO_HERE, HERE, PATIENCE, Browser, Json

KEY = "k" * 32

OFFERS: dict[str, list[ClientPerMessageDeflateFactory] | None] = {
    "as browsers do": [ClientPerMessageDeflateFactory(client_max_window_bits=True)],
    "with a small window": [ClientPerMessageDeflateFactory(server_max_window_bits=9, client_max_window_bits=True)],
    "none": None,
}


@contextmanager
def connected(browser: Browser, table: Json, offer: str) -> Iterator[ClientConnection]:
    address = f"ws://{browser.host}/api/tables/{table['id']}/live"
    with connect(address, compression=None, extensions=OFFERS[offer], open_timeout=PATIENCE, close_timeout=1) as opened:
        yield opened


@pytest.mark.parametrize("offer", OFFERS)
def test_messages_arrive_whole_whatever_compression_is_offered(ada: Browser, offer: str) -> None:
    table = ada.open_table(HERE, ALSO_HERE, game="terra_nova")
    with connected(ada, table, offer) as watching, ada.at(table) as playing:
        state = msgspec.json.decode(watching.recv(timeout=PATIENCE))
        assert state["type"] == "state"
        step = playing.play_first(playing.state)
        while (told := msgspec.json.decode(watching.recv(timeout=PATIENCE)))["type"] != "step":
            pass
        assert told["events"] == step["events"]
        watching.send(msgspec.json.encode({"type": "why", "ref": "é" * 2000, "move": {}}).decode())
        while (told := msgspec.json.decode(watching.recv(timeout=PATIENCE)))["type"] != "error":
            pass
        assert told["ref"] == "é" * 2000


def test_no_connection_remembers_earlier_messages_for_compression(ada: Browser) -> None:
    """What each would remember takes more memory than everything else that belongs to it."""
    with connected(ada, ada.open_table(HERE, ALSO_HERE), "as browsers do") as opened:
        assert opened.response is not None
        agreed = opened.response.headers["Sec-WebSocket-Extensions"]
    assert {"server_no_context_takeover", "client_no_context_takeover"} <= set(agreed.split("; "))


def test_a_message_is_compressed_once_and_short_ones_not_at_all() -> None:
    long = Outgoing(b'{"type": "table"}' * 100)
    assert len(long.deflated) < len(long.plain) / 5
    assert long.deflated is long.deflated
    short = Outgoing(b"x" * (SHORTEST_COMPRESSED - 1))
    assert short.deflated is short.plain


@pytest.mark.parametrize("path", ["/", "/api/tables/x/y/live", "/api/tables", "/api/tables//live"])
def test_there_are_live_connections_at_tables_only(ada: Browser, path: str) -> None:
    with pytest.raises(InvalidStatus, match="403"), connect(f"ws://{ada.host}{path}"):
        pass


def test_a_burst_of_messages_is_answered_in_order(ada: Browser) -> None:
    """More at once than may wait, so that reading pauses and goes on."""
    with connected(ada, ada.open_table(HERE, ALSO_HERE), "none") as opened:
        for number in range(200):
            opened.send(msgspec.json.encode({"type": "why", "ref": number, "move": {}}).decode())
        answers = [msgspec.json.decode(opened.recv(timeout=PATIENCE)) for _ in range(201)]
    refs = [answer["ref"] for answer in answers if answer["type"] != "state" and answer["type"] != "table"]
    assert refs == sorted(refs)
    assert refs[-1] >= 198


def test_a_step_and_its_acknowledgement_are_written_together(tmp_path: Path) -> None:
    async def story() -> None:
        async with application(tmp_path) as (app, _registry):
            body = msgspec.json.encode({"game": "terra_nova", "seats": [HERE, ALSO_HERE], "seed": 1})
            opened = await call(app, "POST", "/api/tables", body, key=KEY)
            socket = Socket(app, opened.json["id"], KEY, writes_at_once=True)
            state = await socket.first("state")
            move = state["view"]["legal"][0]["move"]
            socket.say(msgspec.json.encode({"type": "move", "ref": "1", "seq": 0, "move": move}))
            await socket.answer_to("1")
            assert [message["type"] for message in socket.written[-1]] == ["step", "ack"]
            await socket.close()

    asyncio.run(story())
