"""Where live connections come in, past the middleware of requests, which would stay in memory as long as they do."""

from __future__ import annotations

import logging
import re
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import State
from starlette.types import Receive, Scope, Send

from newworlds.server.addresses import address_in
from newworlds.server.desk.conversation import at_desk
from newworlds.server.errors import BadToken, StorageFailed
from newworlds.server.keys import cookie_for, known
from newworlds.server.live import Visitor, live
from newworlds.server.lobby.live import watch_lobby
from newworlds.server.logs import begin_request
from newworlds.server.people.callers import Caller
from newworlds.server.security import foreign_origin
from newworlds.server.wire import Wire

FAILED: Final = 1011
"""Close code: a bug in the program."""
_LIVE: Final = re.compile(r"/api/tables/([^/\0]+)/live")
_LOBBY: Final = "/api/lobby/live"
_DESK: Final = "/api/desk"

log = logging.getLogger(__name__)


class Site(Starlette):
    """Requests are Starlette's, live connections ours."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            begin_request()
            await _let_in(scope, Wire(scope, receive, send), self.state)
        else:
            await super().__call__(scope, receive, send)


async def _let_in(scope: Scope, wire: Wire, state: State) -> None:
    path: str = scope["path"]
    found = _LIVE.fullmatch(path)
    if (found is None and path not in (_DESK, _LOBBY)) or foreign_origin(scope) is not None:
        await wire.refuse()
        return
    try:
        identity, owner = await known(scope, state.registry.store)
    except (BadToken, StorageFailed):
        await wire.refuse()
        return
    visitor = Visitor(owner, address_in(scope), state.rates, state.registry.suspensions, identity.is_program)
    await wire.accept([(b"set-cookie", cookie_for(identity.key, scope).encode())] if identity.is_new else [])
    scope["headers"] = []  # Some kilobytes that nobody needs any more.
    with state.registry.callers.calling(Caller(identity.hash, owner, wire)):
        await _hold(wire, visitor, state, path, found[1] if found else None)


async def _hold(wire: Wire, visitor: Visitor, state: State, path: str, table_id: str | None) -> None:
    """At a table, in the lobby, or at the desk of the visitor."""
    try:
        if path == _LOBBY:
            await watch_lobby(wire, visitor, state.lobby, state.windows)
        elif table_id is None:
            await at_desk(wire, visitor, state.registry.desks, state.windows)
        else:
            await live(wire, visitor, state.registry, state.windows, table_id)
    except OSError:
        log.debug("%s: a browser was gone before it was answered", path)
    except Exception:
        log.exception("%s: a live connection failed", path)
        await wire.close(FAILED)
