"""Players are identified by a random key in a cookie, programs by one in a header (their token).

The server keeps only its hash. It owns seats and tables, unless it is that of a session: then the person's do.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from http.cookies import CookieError, SimpleCookie
from typing import NamedTuple

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from newworlds.server.answers import refusal
from newworlds.server.errors import BadToken, StorageFailed
from newworlds.server.people.sessions import owner_behind
from newworlds.server.storage.store import Store

COOKIE = "newworlds_key"
A_YEAR = 365 * 24 * 3600

_KEY = re.compile(r"[A-Za-z0-9_-]{32}")
_WITHOUT_KEY = ("/assets/", "/api/health")
"""Responses that are the same for everyone and may be cached on the way: no cookie is set with them."""
_WITH_OWNER = "/api/"
"""Pages are the same for everyone, too, but renew the cookie."""


def owner_of(key: str) -> str:
    """How the database identifies somebody: reading it is not enough to impersonate them."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_key() -> str:
    return secrets.token_urlsafe(24)


class Identity(NamedTuple):
    key: str
    is_new: bool
    is_program: bool = False

    @property
    def hash(self) -> str:
        return owner_of(self.key)


def identity_of(scope: Scope) -> Identity:
    """A program's token counts, else the key of a browser, else a new one. `BadToken` when it is no token at all."""
    headers = Headers(scope=scope)
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        if not _KEY.fullmatch(token.strip()):
            raise BadToken()
        return Identity(token.strip(), is_new=False, is_program=True)
    known = _key_in(headers.get("cookie", ""))
    return Identity(known, is_new=False) if known else new_identity()


def new_identity() -> Identity:
    return Identity(new_key(), is_new=True)


class Known(NamedTuple):
    """Who is asking, and to whom their seats and tables belong."""

    identity: Identity
    owner: str


async def known(scope: Scope, store: Store) -> Known:
    """A key that has become worthless, because its guest has an account now, is replaced by a new one."""
    identity = identity_of(scope)
    if identity.is_new:
        return Known(identity, identity.hash)
    owner = await owner_behind(store, identity.hash)
    if owner is None and identity.is_program:
        raise BadToken()
    if owner is None:
        identity = new_identity()
    return Known(identity, owner or identity.hash)


class KnownBrowsers:
    """Reads the key, or sets a new one with the response; puts `owner` and `key_hash` into the request's state."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"].startswith(_WITHOUT_KEY):
            await self.app(scope, receive, send)
            return
        try:
            identity = await _introduced(scope)
        except (BadToken, StorageFailed) as error:
            await refusal(error)(scope, receive, send)
            return

        async def send_with_key(message: Message) -> None:
            if not identity.is_program and _sets_key(message, identity.is_new):
                headers = MutableHeaders(scope=message)
                headers.append("set-cookie", cookie_for(identity.key, scope))
                _keep_from_others(headers)
            await send(message)

        await self.app(scope, receive, send_with_key)


async def _introduced(scope: Scope) -> Identity:
    if not scope["path"].startswith(_WITH_OWNER):
        return identity_of(scope)
    identity, owner = await known(scope, scope["app"].state.registry.store)
    scope.setdefault("state", {}).update(owner=owner, key_hash=identity.hash)
    return identity


def _sets_key(message: Message, is_new: bool) -> bool:
    """Every page renews the cookie, so that it lasts a year from the last visit. Signing in sets another one."""
    if message["type"] != "http.response.start" or "set-cookie" in Headers(scope=message):
        return False
    return is_new or Headers(scope=message).get("content-type", "").startswith("text/html")


def _keep_from_others(headers: MutableHeaders) -> None:
    """A cache on the way must not give one browser's key to the next."""
    caching = headers.get("cache-control")
    if caching is not None and caching != "no-store":
        headers["cache-control"] = f"private, {caching.removeprefix('public, ')}"


def _key_in(cookies: str) -> str | None:
    try:
        morsel = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel is not None and _KEY.fullmatch(morsel.value) else None


def cookie_for(key: str, scope: Scope) -> str:
    is_secure = scope["scheme"] in ("https", "wss")
    parts = (f"{COOKIE}={key}", f"Max-Age={A_YEAR}", "Path=/", "HttpOnly", "SameSite=Lax")
    return "; ".join((*parts, "Secure") if is_secure else parts)
