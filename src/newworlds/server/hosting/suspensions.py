"""Those whom a host has suspended may look, but do nothing."""

from __future__ import annotations

from newworlds.server.hosting.errors import Suspended
from newworlds.server.storage.host_desk_rows import suspended_owners
from newworlds.server.storage.store import Store


class Suspensions:
    """They are few, and asked for with every message, so they are kept in memory and looked up every few seconds."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._owners: frozenset[str] = frozenset()

    async def look(self) -> None:
        self._owners = await self._store.read(suspended_owners)

    def check(self, owner: str) -> None:
        if owner in self._owners:
            raise Suspended()
