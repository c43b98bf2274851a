"""The desks that are open at this process, and what each of them is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from sqlalchemy import Connection

from newworlds.core.errors import NewWorldsError
from newworlds.server.desk.messages import ShowDesk
from newworlds.server.errors import UnknownTable
from newworlds.server.infos import TableInfo
from newworlds.server.listeners import Listener
from newworlds.server.server_messages import encoded
from newworlds.server.storage.desk_rows import concerned, last_changes, waiting_for
from newworlds.server.storage.store import Store

GATHERED = 0.1
"""Seconds for which changes are gathered, so that the database is asked once for all of them."""

InfoFor = Callable[[str, str], Awaitable[TableInfo]]
"""A table, as its owner of seats may know it."""

log = logging.getLogger(__name__)


class Desks:
    def __init__(self, store: Store, info_for: InfoFor) -> None:
        self._store = store
        self._info_for = info_for
        self._listeners: dict[str, list[Listener]] = {}
        self._known: dict[str, dict[str, str]] = {}
        """By owner and table, when it was last changed for all to see: what is decided in private is not told."""
        self._changed: set[str] = set()
        self._telling: asyncio.Task[None] | None = None

    def arrive(self, listener: Listener) -> None:
        self._listeners.setdefault(listener.owner, []).append(listener)

    async def greet(self, listener: Listener) -> None:
        owner = listener.owner

        def read(connection: Connection) -> tuple[list[str], dict[str, str]]:
            return waiting_for(connection, owner), last_changes(connection, owner)

        waiting, known = await self._store.read(read)
        self._known.setdefault(owner, known)
        listener.send(ShowDesk(waiting=waiting))

    def leave(self, listener: Listener) -> None:
        here = self._listeners[listener.owner]
        here.remove(listener)
        if not here:
            del self._listeners[listener.owner]
            self._known.pop(listener.owner, None)

    def changed(self, table_id: str) -> None:
        if self._listeners:
            self._changed.add(table_id)
            if self._telling is None:
                self._telling = asyncio.create_task(self._tell())

    async def close(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)

    async def _tell(self) -> None:
        """What is lost here is seen when the browser looks by itself."""
        try:
            while self._changed:
                await asyncio.sleep(GATHERED)
                changed, self._changed = self._changed, set()
                await self._tell_of(changed)
        except NewWorldsError as error:
            log.warning("not everybody was told what waits for them: %s", error)
        finally:
            self._telling = None

    async def _tell_of(self, table_ids: set[str]) -> None:
        here = frozenset(self._listeners)

        def read(connection: Connection) -> list[tuple[str, str]]:
            return concerned(connection, table_ids, here)

        for owner, table_id in await self._store.read(read):
            with suppress(UnknownTable):
                await self._tell_owner(owner, await self._info_for(table_id, owner))

    async def _tell_owner(self, owner: str, info: TableInfo) -> None:
        known = self._known.get(owner)
        if known is None or known.get(info.id) == info.updated:
            return
        known[info.id] = info.updated
        waiting = await self._store.read(lambda connection: waiting_for(connection, owner))
        message = encoded(ShowDesk(waiting=waiting, table=info))
        for listener in self._listeners.get(owner, []):
            listener.send_encoded(message)
