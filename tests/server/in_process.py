"""The server's application called without a network: quick, and whatever it raises is seen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote

import msgspec
from starlette.applications import Starlette

from newworlds.server.app import create_app
from newworlds.server.keys import COOKIE
from newworlds.server.outgoing import Outgoing
from newworlds.server.running import open_registry
from newworlds.server.settings import Settings
from newworlds.server.table_registry import TableRegistry
from newworlds.server.wire import WRITING_AT_ONCE
from tests.server.playing import InlineThinker, Json

HOST = "newworlds.test"


class Answer(msgspec.Struct):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)


@asynccontextmanager
async def application(folder: Path, **chosen: Any) -> AsyncIterator[tuple[Starlette, TableRegistry]]:
    (folder / "client" / "assets").mkdir(parents=True)
    (folder / "client" / "index.html").write_text("<!doctype html>")
    given: Json = {
        "database": str(folder / "tables.sqlite3"),
        "client": str(folder / "client"),
        "bot_pause": 0.0,
        "rates": False,
        "tables_each": 1_000_000,
    }
    settings = Settings(**(given | chosen))
    async with open_registry(settings, InlineThinker()) as registry:
        yield create_app(registry, settings), registry


async def call(
    app: Starlette, method: str, path: str, body: bytes = b"", key: str = "", headers: Mapping[str, str] | None = None
) -> Answer:
    scope = _scope("http", path, key, headers or {}) | {"method": method, "scheme": "http", "http_version": "1.1"}
    parts = [{"type": "http.request", "body": body, "more_body": False}]
    sent: list[Json] = []

    async def receive() -> Json:
        return parts.pop(0) if parts else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    await app(scope, receive, send)
    named = {name.decode("latin-1"): value.decode("latin-1") for name, value in sent[0]["headers"]}
    return Answer(sent[0]["status"], named, b"".join(message.get("body", b"") for message in sent[1:]))


class Socket:
    """A live connection to a table, or to another `path`; every message it is sent is answered in turn."""

    def __init__(self, app: Starlette, table_id: str, key: str, writes_at_once: bool = False, path: str = "") -> None:
        self._coming: asyncio.Queue[Json] = asyncio.Queue()
        self._coming.put_nowait({"type": "websocket.connect"})
        self.heard: list[Json] = []
        self.written: list[list[Json]] = []
        """What was written together, if it `writes_at_once`."""
        self._news = asyncio.Event()
        path = path or f"/api/tables/{table_id}/live"
        scope = _scope("websocket", path, key, {}) | {"scheme": "ws", "subprotocols": []}
        if writes_at_once:
            scope["extensions"] = {WRITING_AT_ONCE: self._write}
        self.task = asyncio.create_task(app(scope, self._coming.get, self._send))

    def _write(self, messages: Sequence[Outgoing]) -> bool:
        self.written.append([msgspec.json.decode(message.json) for message in messages])
        self.heard += self.written[-1]
        self._news.set()
        return True

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(msgspec.json.decode(message["text"]))
            self._news.set()

    def say(self, source: bytes | str) -> None:
        kind = "text" if isinstance(source, str) else "bytes"
        self._coming.put_nowait({"type": "websocket.receive", kind: source})

    async def answer_to(self, ref: str) -> Json:
        """Waits until everything said so far is answered."""
        return await self.first_of(lambda message: bool(message.get("ref") == ref))

    async def first(self, kind: str) -> Json:
        return await self.first_of(lambda message: bool(message["type"] == kind))

    async def first_of(self, is_wanted: Callable[[Json], bool]) -> Json:
        while True:
            for message in self.heard:
                if is_wanted(message):
                    return message
            self._news.clear()
            done, _ = await asyncio.wait(
                [self.task, asyncio.ensure_future(self._news.wait())], return_when="FIRST_COMPLETED"
            )
            assert self.task not in done, self.task.exception()

    async def close(self) -> None:
        self._coming.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.task


def _scope(kind: str, path: str, key: str, headers: Mapping[str, str]) -> Json:
    given = {"host": HOST, **({"cookie": f"{COOKIE}={key}"} if key else {}), **headers}
    place, _, query = path.partition("?")
    sent = quote(place, errors="surrogatepass")
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "path": unquote(sent),
        "raw_path": sent.encode(),
        "root_path": "",
        "query_string": query.encode(errors="replace"),
        "headers": [(name.lower().encode(), value.encode(errors="replace")) for name, value in given.items()],
        "client": ("198.51.100.7", 50_000),
        "server": (HOST, 80),
    }
