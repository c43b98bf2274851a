"""The server's end of one live connection."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.types import Receive, Send

from newworlds.server.outgoing import Outgoing

Header = tuple[bytes, bytes]


class Wire:
    """As thin as can be: thousands may be open, and most of them have nothing to say."""

    __slots__ = ("_receive", "_send")

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send

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

    async def say(self, outgoing: Outgoing) -> None:
        """`OSError` when the browser is gone. Our own protocol writes the frames as they are, others use the text."""
        await self._send({"type": "websocket.send", "text": outgoing.text, "frames": outgoing})

    async def close(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code})
