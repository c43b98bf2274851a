"""A running server: its tables and its housekeeping, opened together and closed again."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager

from newworlds.server.housekeeping import Housekeeping
from newworlds.server.settings import Settings
from newworlds.server.sharing import sharing
from newworlds.server.storage.store import Store
from newworlds.server.table_registry import TableRegistry
from newworlds.server.thinking import ProcessThinker, Thinker
from newworlds.server.turn_queue import QUEUES


@asynccontextmanager
async def open_registry(
    settings: Settings, thinker: Thinker | None = None, queues: Collection[str] = QUEUES
) -> AsyncIterator[TableRegistry]:
    """Bots think in separate processes unless another `thinker` is given. The queues are the work it takes on."""
    store = Store(settings.database, settings.group_commit, settings.database_patience)
    thinking = thinker or ProcessThinker(max(1, settings.bot_workers), settings.bot_timeout)
    notices, turns = sharing(settings, queues)
    registry = TableRegistry(store, notices, thinking, turns, settings)
    housekeeping = Housekeeping(registry, turns, settings)
    try:
        await store.open()
        await registry.start()
        await housekeeping.start()
        yield registry
    finally:
        await housekeeping.close()
        await registry.close()
        await thinking.close()
        await store.close()
