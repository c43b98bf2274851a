"""What the lobby shows. While somebody looks, it is read again soon after every change, and from time to time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from newworlds.server.errors import StorageFailed
from newworlds.server.lobby.infos import LobbyTable, ShowLobby, lobby_table
from newworlds.server.outgoing import Outgoing
from newworlds.server.server_messages import encoded
from newworlds.server.storage.lobby_rows import listed
from newworlds.server.table_registry import TableRegistry
from newworlds.server.table_state import TableState

LOOK: Final = 2.0
"""Seconds after which it is read in any case: other processes change tables too."""
MOST_SHOWN: Final = 100

log = logging.getLogger(__name__)


class LobbyVisitor:
    """Only what the lobby shows now matters: whoever is slow misses what it showed before."""

    def __init__(self) -> None:
        self._news = asyncio.Event()
        self._latest: Outgoing | None = None

    def tell(self, shown: Outgoing) -> None:
        self._latest = shown
        self._news.set()

    async def next(self) -> Outgoing:
        await self._news.wait()
        self._news.clear()
        assert self._latest is not None
        return self._latest


class Lobby:
    def __init__(self, registry: TableRegistry) -> None:
        self._store = registry.store
        self._visitors: set[LobbyVisitor] = set()
        self._shown: Outgoing | None = None
        self._changed = asyncio.Event()
        self._looking: asyncio.Task[None] | None = None
        registry.followers.append(self._follow)

    async def tables(self) -> list[LobbyTable]:
        found = await self._store.read(lambda connection: listed(connection, MOST_SHOWN))
        return [lobby_table(kept) for kept in found]

    def look_soon(self) -> None:
        """A table came or went."""
        self._changed.set()

    @contextmanager
    def visited(self) -> Iterator[LobbyVisitor]:
        visitor = LobbyVisitor()
        self._visitors.add(visitor)
        if self._shown is not None:
            visitor.tell(self._shown)
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())
        try:
            yield visitor
        finally:
            self._visitors.remove(visitor)
            if not self._visitors:
                self._looking.cancel()
                self._looking, self._shown = None, None

    def _follow(self, before: TableState, after: TableState) -> None:
        earlier, now = before.row, after.row
        is_same = before.seats == after.seats and earlier.status == now.status and earlier.terms == now.terms
        has_offer = any(seat.offered is not None for seat in (*before.seats, *after.seats))
        if (earlier.terms.is_listed or now.terms.is_listed or has_offer) and not is_same:
            self.look_soon()

    async def _look(self) -> None:
        while True:
            self._changed.clear()
            try:
                self._show(encoded(ShowLobby(tables=await self.tables())))
            except StorageFailed as error:
                log.warning("the lobby could not be read: %s", error)
            # `asyncio.wait_for` forgets in Python 3.11 to be cancelled if the change comes at that very moment.
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._changed.wait()

    def _show(self, shown: Outgoing) -> None:
        if self._shown is not None and self._shown.json == shown.json:
            return
        self._shown = shown
        for visitor in self._visitors:
            visitor.tell(shown)
