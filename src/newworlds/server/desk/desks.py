"""The desks that are open at this process, and what each of them is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import suppress
from typing import TypeVar

import msgspec
from sqlalchemy import Connection

from newworlds.core.errors import NewWorldsError
from newworlds.server.desk.messages import ShowDesk
from newworlds.server.errors import UnknownTable
from newworlds.server.infos import TableInfo
from newworlds.server.listeners import Listener
from newworlds.server.notices import Notices
from newworlds.server.seats.infos import KeptSeat
from newworlds.server.server_messages import encoded
from newworlds.server.storage.desk_rows import asked_to, concerned, kept_for, last_changes, waiting_for
from newworlds.server.storage.friend_rows import count_asking
from newworlds.server.storage.report_rows import count_for_staff
from newworlds.server.storage.store import Store

GATHERED = 0.1
"""Seconds for which changes are gathered, so that the database is asked once for all of them."""

InfoFor = Callable[[str, str], Awaitable[TableInfo]]
"""A table, as its owner of seats may know it."""

T = TypeVar("T")

log = logging.getLogger(__name__)


class Desks:
    def __init__(self, store: Store, info_for: InfoFor, notices: Notices) -> None:
        self._store = store
        self._info_for = info_for
        self._notices = notices
        self._listeners: dict[str, list[Listener]] = {}
        self._known: dict[str, dict[str, str]] = {}
        """By owner and table, when it was last changed for all to see: what is decided in private is not told."""
        self._kept: dict[str, list[KeptSeat]] = {}
        """By owner, the seats of which they know that they are kept for them."""
        self._changed: set[str] = set()
        self._called: set[str] = set()
        """Owners for whom something has changed that belongs to no table."""
        self._telling: asyncio.Task[None] | None = None

    def arrive(self, listener: Listener) -> None:
        self._listeners.setdefault(listener.owner, []).append(listener)
        self._notices.tell_present(_place(listener.owner), (), is_watched=True)

    async def greet(self, listener: Listener) -> None:
        owner = listener.owner

        def read(connection: Connection) -> tuple[ShowDesk, dict[str, str]]:
            return _desk(connection, owner), last_changes(connection, owner)

        shown, known = await self._store.read(read)
        self._known.setdefault(owner, known)
        self._kept[owner] = shown.kept
        listener.send(shown)

    def leave(self, listener: Listener) -> None:
        here = self._listeners[listener.owner]
        here.remove(listener)
        if not here:
            del self._listeners[listener.owner]
            self._known.pop(listener.owner, None)
            self._kept.pop(listener.owner, None)
            self._notices.tell_present(_place(listener.owner), (), is_watched=False)

    def is_open(self, owner: str) -> bool:
        """Here or at another process."""
        return owner in self._listeners or self._notices.is_watched_elsewhere(_place(owner))

    def changed(self, table_id: str) -> None:
        if self._listeners:
            self._changed.add(table_id)
            self._tell_soon()

    async def write(self, work: Callable[[Connection], tuple[T, Collection[str]]]) -> T:
        """Stores what belongs to no table, and tells the owners whom it concerns, here and at other processes."""

        def announced(connection: Connection) -> tuple[T, Collection[str]]:
            result, owners = work(connection)
            self._notices.announce_desks(connection, owners)
            return result, owners

        result, owners = await self._store.write(announced)
        self.changed_for(owners)
        return result

    def changed_for(self, owners: Iterable[str]) -> None:
        """Something that belongs to no table, such as a request to be friends."""
        here = self._listeners.keys() & owners
        if here:
            self._called |= here
            self._tell_soon()

    async def close(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)

    def _tell_soon(self) -> None:
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """What is lost here is seen when the browser looks by itself."""
        try:
            while self._changed or self._called:
                await asyncio.sleep(GATHERED)
                changed, self._changed = self._changed, set()
                called, self._called = self._called, set()
                await self._tell_of(changed)
                for owner in called:
                    await self._tell_desk(owner)
        except NewWorldsError as error:
            log.warning("not everybody was told what waits for them: %s", error)
        finally:
            self._telling = None

    async def _tell_of(self, table_ids: set[str]) -> None:
        here = frozenset(self._listeners)

        def read(connection: Connection) -> tuple[list[tuple[str, str]], set[str]]:
            return concerned(connection, table_ids, here), asked_to(connection, table_ids)

        theirs, asked = await self._store.read(read)
        for owner, table_id in theirs:
            with suppress(UnknownTable):
                await self._tell_owner(owner, await self._info_for(table_id, owner))
        for owner, table_id in self._lost(table_ids, theirs):
            self._known.get(owner, {}).pop(table_id, None)
            await self._tell_desk(owner, gone=table_id)
        for owner in asked.intersection(here) | self._asked_before(table_ids):
            await self._tell_kept(owner)

    def _lost(self, table_ids: set[str], theirs: Collection[tuple[str, str]]) -> list[tuple[str, str]]:
        """Who knows a table as their own that is no more, or no longer theirs."""
        known = [(owner, table_id) for owner, tables in self._known.items() for table_id in table_ids & tables.keys()]
        return [each for each in known if each not in theirs]

    def _asked_before(self, table_ids: set[str]) -> set[str]:
        return {owner for owner, kept in self._kept.items() if any(seat.table in table_ids for seat in kept)}

    async def _tell_owner(self, owner: str, info: TableInfo) -> None:
        known = self._known.get(owner)
        if known is None or known.get(info.id) == _changed_at(info):
            return
        known[info.id] = _changed_at(info)
        await self._tell_desk(owner, table=info)

    async def _tell_kept(self, owner: str) -> None:
        known = self._kept.get(owner)
        if known is not None and known != await self._store.read(lambda connection: kept_for(connection, owner)):
            await self._tell_desk(owner)

    async def _tell_desk(
        self,
        owner: str,
        table: TableInfo | msgspec.UnsetType = msgspec.UNSET,
        gone: str | msgspec.UnsetType = msgspec.UNSET,
    ) -> None:
        shown = await self._store.read(lambda connection: _desk(connection, owner))
        if owner not in self._listeners:
            return
        self._kept[owner] = shown.kept
        message = encoded(msgspec.structs.replace(shown, table=table, gone=gone))
        for listener in self._listeners[owner]:
            listener.send_encoded(message)


def _desk(connection: Connection, owner: str) -> ShowDesk:
    return ShowDesk(
        waiting=waiting_for(connection, owner),
        kept=kept_for(connection, owner),
        asking=count_asking(connection, owner),
        reports=count_for_staff(connection, owner),
    )


def _changed_at(info: TableInfo) -> str:
    """For all to see; putting a table away changes nothing else of it."""
    return info.expired or info.updated


def _place(owner: str) -> str:
    """What a desk is called where processes tell each other who is present; no table has such a name."""
    return f"desk {owner}"
