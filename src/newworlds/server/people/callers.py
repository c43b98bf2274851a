"""Live connections by who holds them, so that they end when their browser becomes somebody else."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from typing import Final, NamedTuple

from newworlds.server.speaking import TRY_AGAIN
from newworlds.server.storage.session_rows import accounts_among, owners_by_session
from newworlds.server.storage.store import Store
from newworlds.server.wire import Wire

_TOGETHER: Final = 500


class Caller(NamedTuple):
    key_hash: str
    owner: str
    wire: Wire


class Callers:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._callers: set[Caller] = set()
        self._closing: set[asyncio.Task[None]] = set()

    @contextmanager
    def calling(self, caller: Caller) -> Iterator[None]:
        self._callers.add(caller)
        try:
            yield
        finally:
            self._callers.discard(caller)

    async def check(self) -> None:
        """Also notices what other processes have changed."""
        known = list(self._callers)
        for start in range(0, len(known), _TOGETHER):
            await self._check(known[start : start + _TOGETHER])

    def hang_up(self, owner: str) -> None:
        """A guest has become somebody else, and connects again as such."""
        for caller in [each for each in self._callers if each.owner == owner]:
            self._hang_up(caller)

    async def _check(self, callers: Collection[Caller]) -> None:
        hashes = {caller.key_hash for caller in callers}
        sessions = await self._store.read(lambda connection: owners_by_session(connection, hashes))
        void = await self._store.read(lambda connection: accounts_among(connection, hashes))
        for caller in callers:
            guest = None if caller.key_hash in void else caller.key_hash
            if sessions.get(caller.key_hash, guest) != caller.owner:
                self._hang_up(caller)

    def _hang_up(self, caller: Caller) -> None:
        self._callers.discard(caller)
        task = asyncio.create_task(_close(caller.wire))
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)


async def _close(wire: Wire) -> None:
    with suppress(OSError):
        await wire.close(TRY_AGAIN)
