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
_USUAL_PORTS: Final = {"http": 80, "https": 443}

Site = tuple[str, str | None, int | None]


class SecurityHeaders:
    """Goes around whatever answers, so that an answer to a failure is protected as well."""

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
        origin = None if scope["type"] != "http" or scope["method"] in _HARMLESS else foreign_origin(scope)
        if origin is None:
            await self.app(scope, receive, send)
        else:
            await refusal(ForeignOrigin(origin=origin))(scope, receive, send)


def foreign_origin(scope: Scope) -> str | None:
    """The origin of a request, if it is not this site."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return None
    site = _site_of(origin)
    return None if site is not None and site == _our_site(scope, headers) else origin


def own_origin(scope: Scope) -> str:
    """This site, as browsers name it in `Origin`."""
    scheme, headers = _scheme(scope), Headers(scope=scope)
    host = headers.get("host", "").lower()
    return f"{scheme}://{host.removesuffix(f':{_USUAL_PORTS[scheme]}')}"


def _our_site(scope: Scope, headers: Headers) -> Site | None:
    return _site_of(f"{_scheme(scope)}://{headers.get('host', '')}")


def _scheme(scope: Scope) -> str:
    """That of the player's browser, also behind a trusted proxy that adds TLS."""
    return "https" if scope["scheme"] in ("https", "wss") else "http"


def _site_of(address: str) -> Site | None:
    """Scheme, host and port; None for what is no address, such as `null`."""
    try:
        parts = urlsplit(address)
        port = parts.port or _USUAL_PORTS.get(parts.scheme)
    except ValueError:
        return None
    return (parts.scheme, parts.hostname, port) if parts.hostname else None
