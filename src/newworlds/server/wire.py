"""The server's end of one live connection."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from starlette.types import Receive, Scope, Send

from newworlds.server.outgoing import Outgoing

Header = tuple[bytes, bytes]
WRITING_AT_ONCE: Final = "newworlds.writing_at_once"
"""An extension to ASGI that our own protocol offers: a function that writes messages if nothing must be waited for."""


class Wire:
    """As thin as can be: thousands may be open, and most of them have nothing to say."""

    __slots__ = ("_receive", "_send", "_write_at_once")

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        extensions: dict[str, Any] = scope.get("extensions") or {}
        self._write_at_once: Callable[[Sequence[Outgoing]], bool] = extensions.get(WRITING_AT_ONCE, _must_wait)

    async def accept(self, headers: Iterable[Header] = ()) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept", "headers": list(headers)})

    async def refuse(self) -> None:
        """Before it was accepted: the browser is answered with status 403."""
        await self._receive()
        await self._send({"type": "websocket.close"})

    async def next(self) -> str | bytes | None:
        """What the browser sends; None when it is gone."""
        received = await self._receive()
        if received["type"] == "websocket.disconnect":
            return None
        return received.get("text") or received.get("bytes") or ""

    def say_at_once(self, messages: Sequence[Outgoing]) -> bool:
        """False if it must be waited for: then nothing was said."""
        return self._write_at_once(messages)

    async def say(self, outgoing: Outgoing) -> None:
        """`OSError` when the browser is gone. Our own protocol writes the frames as they are, others use the text."""
        await self._send({"type": "websocket.send", "text": outgoing.text, "frames": outgoing})

    async def close(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code})


def _must_wait(_messages: Sequence[Outgoing]) -> bool:
    return False
