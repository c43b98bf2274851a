"""Whether this server can do its work: asked by proxies and by whoever watches over it."""

from __future__ import annotations

import asyncio
import time
from typing import Literal

from newworlds.server.errors import NotReady, StorageFailed
from newworlds.server.start_errors import DatabaseReplaced
from newworlds.server.storage.store import Store

FRESH = 1.0
"""Seconds for which an answer holds, so that asking often costs nothing."""
PATIENCE = 3.0
"""Seconds after which a database that does not answer counts as failed."""

Reason = Literal["database_failed", "database_replaced", "database_slow", "stopping"]


class Readiness:
    """Ready means that a move made now would be stored."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._is_stopping = False
        self._asked: asyncio.Task[Reason | None] | None = None
        self._asked_at = -FRESH

    async def check(self) -> None:
        """`NotReady` with the reason. Those who ask at the same time share one look at the database."""
        if self._asked is None or (self._asked.done() and time.monotonic() - self._asked_at >= FRESH):
            self._asked_at = time.monotonic()
            self._asked = asyncio.create_task(self._look())
        reason = await self._soon(self._asked)
        # It may have been told to stop while whoever asked was waiting.
        if self._is_stopping:
            reason = "stopping"
        if reason is not None:
            raise NotReady(reason=reason)

    def stopping(self) -> None:
        self._is_stopping = True

    async def _soon(self, asked: asyncio.Task[Reason | None]) -> Reason | None:
        done, _ = await asyncio.wait([asked], timeout=PATIENCE)
        return asked.result() if done else "database_slow"

    async def _look(self) -> Reason | None:
        try:
            await self._store.check()
        except StorageFailed as error:
            return "database_replaced" if isinstance(error.__cause__, DatabaseReplaced) else "database_failed"
        return None
