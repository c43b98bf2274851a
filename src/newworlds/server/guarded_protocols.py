"""Uvicorn's protocols, with the time limits that they lack: for requests to arrive and for answers to be taken."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, ClassVar, Final, Literal, cast

import h11
import msgspec
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.server import ServerProtocol

from newworlds.server import metrics
from newworlds.server.connections import Connections
from newworlds.server.errors import ServerError
from newworlds.server.infos import Refusal
from newworlds.server.limit_errors import RequestTooSlow
from newworlds.server.outgoing import WINDOW_BITS, Outgoing
from newworlds.server.wire import WRITING_AT_ONCE

REFUSING: Final = 1.0
"""Seconds that a refused connection has for its request: one closed before that could not read the answer."""
MOST_REFUSED: Final = 32
"""So many at a time are given an answer; the others are cut off."""
CLOSING: Final = 10.0
"""Seconds that a closed connection has to take what is still on its way."""
RETRY_AFTER: Final = 5

Phase = Literal["refused", "header", "body", "answer", "closing"]
"""What is waited for: the request of one that is refused, parts of a request, that an answer is taken, the end."""


class GuardedConfig(Config):
    def __init__(self, app: Any, connections: Connections, **chosen: Any) -> None:
        super().__init__(app, http=GuardedHttp, ws=GuardedWebSocket, **chosen)
        limits = connections.limits
        self.connections = connections
        self.refused: set[GuardedHttp] = set()
        self.patience: dict[Phase, float] = {
            "refused": REFUSING,
            "header": limits.header_timeout,
            "body": limits.body_timeout,
            "answer": limits.body_timeout,
            "closing": CLOSING,
        }


class GuardedHttp(H11Protocol):
    kind: ClassVar[str] = "http"
    _refusal: ServerError | None = None
    _noted: tuple[Phase | None, object] = (None, None)
    _since = 0.0

    @property
    def _guarded(self) -> GuardedConfig:
        return cast(GuardedConfig, self.config)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._guarded.connections.enter(self)
        self._refusal = self._guarded.connections.refusal(self)
        if self._refusal is None:
            return
        self._guarded.refused.add(self)
        if len(self._guarded.refused) > MOST_REFUSED:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._guarded.connections.leave(self)
        self._guarded.refused.discard(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the same transport belongs to the other protocol, which enters in its turn."""
        self._guarded.connections.leave(self)
        super().handle_websocket_upgrade(event)

    def data_received(self, data: bytes) -> None:
        if self._refusal is None:
            super().data_received(data)
        else:
            self._answer_and_close(self._refusal)

    def close_if_overdue(self, now: float) -> None:
        """Called every second: a connection that is waited for as long as it may take is closed."""
        awaited = (self._awaited(), self.cycle)
        if awaited != self._noted:
            self._noted, self._since = awaited, now
            return
        phase = awaited[0]
        if phase is not None and now - self._since >= self._guarded.patience[phase]:
            self._give_up(phase)

    def _awaited(self) -> Phase | None:
        if self.transport.is_closing():
            return "closing"
        if self._refusal is not None:
            return "refused"
        if self.flow.write_paused:
            return "answer"
        if self.conn.their_state is h11.SEND_BODY:
            return "body"
        # Uvicorn itself times the pauses between requests.
        is_between_requests = self.timeout_keep_alive_task is not None
        return "header" if self.conn.their_state is h11.IDLE and not is_between_requests else None

    def _give_up(self, phase: Phase) -> None:
        if phase in ("closing", "answer"):
            self.transport.abort()
        elif phase == "refused" or self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.close()
        else:
            self._answer_and_close(RequestTooSlow())

    def _answer_and_close(self, error: ServerError) -> None:
        """Written by hand, because there is no whole request to answer."""
        metrics.REFUSED.labels(error.code).inc()
        body = msgspec.json.encode(Refusal(error.message))
        lines = (
            f"HTTP/1.1 {error.status} {HTTPStatus(error.status).phrase}",
            "content-type: application/json",
            f"content-length: {len(body)}",
            f"retry-after: {RETRY_AFTER}",
            "connection: close",
            "\r\n",
        )
        self.transport.write("\r\n".join(lines).encode() + body)
        self.transport.close()


_DEFLATE: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True, client_no_context_takeover=True, client_max_window_bits=12
)
"""Without memory from message to message: no state is kept for a silent connection, and all get the same bytes."""


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """Keeps little while nothing is said. Uvicorn closes one that does not answer pings; here its closing is timed."""

    kind: ClassVar[str] = "websocket"
    _closing_since: float | None = None
    _can_inflate = False

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = ServerProtocol(extensions=[_DEFLATE], max_size=self.config.ws_max_size, logger=self.logger)

    @property
    def _guarded(self) -> GuardedConfig:
        return cast(GuardedConfig, self.config)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._guarded.connections.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._guarded.connections.leave(self)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[WRITING_AT_ONCE] = self.write_at_once

    async def send(self, message: Any) -> None:
        """What was made ready for the wire is written as it is. `ClientDisconnected` once the end has been said."""
        if self.close_sent:
            raise ClientDisconnected()
        if "frames" not in message:
            await super().send(message)
            if message["type"] == "websocket.accept":
                self._forget_handshake()
            return
        await self.writable.wait()
        if self.disconnected or self.transport.is_closing():
            raise ClientDisconnected()
        self._write([message["frames"]])

    def write_at_once(self, messages: Sequence[Outgoing]) -> bool:
        """Whether nothing had to be waited for: the browser takes what it is sent, or is gone and needs nothing."""
        if not self.writable.is_set():
            return False
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self._write(messages)
        return True

    def _write(self, messages: Sequence[Outgoing]) -> None:
        frames = [message.deflated if self._can_inflate else message.plain for message in messages]
        self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def send_receive_event_to_app(self) -> None:
        """Reading pauses when several messages wait. To pause for each, as Uvicorn does, costs more than reading it."""
        is_waiting, self.read_paused = self.read_paused or not self.queue.empty(), True
        super().send_receive_event_to_app()
        self.read_paused = is_waiting

    def _forget_handshake(self) -> None:
        self._can_inflate = any(
            isinstance(agreed, PerMessageDeflate) and agreed.local_max_window_bits == WINDOW_BITS
            for agreed in self.conn.extensions
        )
        del self.request, self.response

    def close_if_overdue(self, now: float) -> None:
        if not self.transport.is_closing():
            return
        if self._closing_since is None:
            self._closing_since = now
        elif now - self._closing_since >= CLOSING:
            self.transport.abort()
