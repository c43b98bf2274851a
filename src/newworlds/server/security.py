"""Headers that isolate pages from other sites, and the check that only our own pages act in a player's name."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from newworlds.server.answers import refusal
from newworlds.server.errors import ForeignOrigin

HEADERS: Final = {
    # Svelte sets style attributes; scripts come from files only.
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    # An invitation is part of a URL: it must not leak to other sites.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
_HARMLESS: Final = ("GET", "HEAD", "OPTIONS")


class SecurityHeaders:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, send_safely)


class SameOriginOnly:
    """Browsers name the page's site in `Origin`; other programs send none, and carry nobody's cookie."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        origin = _foreign_origin(scope)
        if origin is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await refusal(ForeignOrigin(origin=origin))(scope, receive, send)


def _foreign_origin(scope: Scope) -> str | None:
    is_acting = scope["type"] == "websocket" or (scope["type"] == "http" and scope["method"] not in _HARMLESS)
    if not is_acting:
        return None
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None or urlsplit(origin).netloc.lower() == headers.get("host", "").lower():
        return None
    return origin
