"""Tables that nobody has touched for long are put away: no longer listed or played, restored on demand, then deleted.

Finished games stay.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

from sqlalchemy import Connection

from newworlds.server.clock import days_ago, now
from newworlds.server.notices import Notices
from newworlds.server.settings import Settings
from newworlds.server.storage import expiry_rows
from newworlds.server.storage.changes import Changed
from newworlds.server.storage.store import Store

NOT_STARTED = ["waiting", "dealing"]
STARTED = ["playing"]


class Expiry:
    def __init__(self, store: Store, notices: Notices, settings: Settings) -> None:
        self._store = store
        self._notices = notices
        self._settings = settings

    async def carry_out(self) -> AsyncIterator[Changed]:
        """The tables that were changed, with their new version."""
        for statuses, days in ((NOT_STARTED, self._settings.waiting_days), (STARTED, self._settings.playing_days)):
            if days:
                async for changed in self._expire(statuses, days_ago(days)):
                    yield changed
        if self._settings.branch_days:
            async for changed in self._expire_branches(days_ago(self._settings.branch_days)):
                yield changed
        async for changed in self._delete(days_ago(self._settings.restore_days)):
            yield changed

    async def _expire(self, statuses: list[str], untouched_since: str) -> AsyncIterator[Changed]:
        def work(connection: Connection) -> list[Changed]:
            return expiry_rows.expire(connection, statuses, untouched_since, at=now())

        async for changed in self._until_none_is_left(work):
            yield changed

    async def _expire_branches(self, untouched_since: str) -> AsyncIterator[Changed]:
        def work(connection: Connection) -> list[Changed]:
            return expiry_rows.expire_branches(connection, untouched_since, at=now())

        async for changed in self._until_none_is_left(work):
            yield changed

    async def _delete(self, expired_before: str) -> AsyncIterator[Changed]:
        def work(connection: Connection) -> list[Changed]:
            return expiry_rows.delete_expired(connection, expired_before)

        is_any = False
        async for changed in self._until_none_is_left(work):
            is_any = True
            yield changed
        if is_any:
            await self._store.write(expiry_rows.delete_unused_components)

    async def _until_none_is_left(self, work: Callable[[Connection], list[Changed]]) -> AsyncIterator[Changed]:
        """A few at a time, so that moves are stored in between."""

        def announced(connection: Connection) -> list[Changed]:
            changed = work(connection)
            self._notices.announce(connection, changed)
            return changed

        while changed := await self._store.write(announced):
            for each in changed:
                yield each
