"""The processes on one PostgreSQL database: each tells the others what changes and who is present, and hears them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Collection, Coroutine, Iterable, Sequence

from sqlalchemy import Connection

from newworlds.core.errors import NewWorldsError
from newworlds.core.message import Message
from newworlds.server.notice_messages import (
    NOBODY,
    Alive,
    AnyNotice,
    BecameSomebody,
    BotStuck,
    DeskChanged,
    LineSaid,
    Present,
    RollCall,
    TableChanged,
    Watchers,
    WhoIsThere,
)
from newworlds.server.notices import LiveTables
from newworlds.server.postgres_channel import PostgresChannel, notify
from newworlds.server.presence_elsewhere import Elsewhere
from newworlds.server.storage.changes import Changed

POLL = 10.0
"""Seconds between two looks at the stored versions of all tables that somebody has open, in case a notice was lost."""

log = logging.getLogger(__name__)


class PostgresNotices:
    def __init__(self, address: str, lease: float) -> None:
        self._sender = secrets.token_hex(6)
        self._channel = PostgresChannel(address, self)
        self._tables: LiveTables | None = None
        self._lease = lease
        self._elsewhere = Elsewhere(lease)
        self._here: dict[str, Present] = {}
        self._outgoing: list[AnyNotice] = []
        self._to_tell: dict[str, Present] = {}
        self._last_alive = 0.0
        self._work: set[asyncio.Task[None]] = set()

    @property
    def is_alone(self) -> bool:
        return False

    # To the others

    def announce(self, connection: Connection, changed: Sequence[Changed]) -> None:
        notify(connection, [TableChanged(self._sender, table_id, version) for table_id, version in changed])

    def announce_said(self, connection: Connection, table_id: str, number: int) -> None:
        notify(connection, [LineSaid(self._sender, table_id, number)])

    def announce_became(self, connection: Connection, owner: str) -> None:
        notify(connection, [BecameSomebody(self._sender, owner)])

    def announce_desks(self, connection: Connection, owners: Collection[str]) -> None:
        notify(connection, [DeskChanged(self._sender, owner) for owner in owners])

    def tell_present(
        self, table_id: str, owners: Collection[str], is_watched: bool, watchers: Watchers = NOBODY
    ) -> None:
        present = Present(self._sender, table_id, tuple(sorted(owners)), is_watched, watchers)
        if is_watched:
            self._here[table_id] = present
        else:
            self._here.pop(table_id, None)
        self._to_tell[table_id] = present

    def tell_stuck(self, table_id: str, seq: int, problem: Message) -> None:
        self._outgoing.append(BotStuck(self._sender, table_id, seq, problem))

    # From the others

    def owners_elsewhere(self, table_id: str) -> frozenset[str]:
        return self._elsewhere.owners(table_id)

    def everybody_elsewhere(self) -> frozenset[str]:
        return self._elsewhere.everybody()

    def watchers_elsewhere(self, table_id: str) -> Watchers:
        return self._elsewhere.watchers(table_id)

    def is_watched_elsewhere(self, table_id: str) -> bool:
        return self._elsewhere.is_watched(table_id)

    def open(self, tables: LiveTables) -> None:
        self._tables = tables
        self._channel.open()
        self._start(self._poll(tables))

    async def close(self) -> None:
        await self._channel.close()
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)

    # What the channel calls

    def heard(self, notice: AnyNotice) -> None:
        if notice.sender == self._sender or self._tables is None:
            return
        self._elsewhere.heard_from(notice.sender, time.monotonic())
        match notice:
            case TableChanged(_, table, version):
                self._tables.changed_elsewhere(table)
                self._bring_up_to_date(table, lambda tables: tables.catch_up(table, version))
            case LineSaid(_, table, number):
                self._bring_up_to_date(table, lambda tables: tables.hear(table, number))
            case BotStuck(_, table, seq, problem):
                self._tables.bot_stuck(table, seq, problem)
            case BecameSomebody(_, owner):
                self._tables.became_somebody(owner)
            case DeskChanged(_, owner):
                self._tables.desk_changed_elsewhere(owner)
            case Present():
                self._tell_changed([notice.table] if self._elsewhere.tell(notice) else [])
            case RollCall():
                self._tell_changed(self._elsewhere.forget([notice.sender]))
            case WhoIsThere():
                self._answer()
            case Alive():
                pass

    def caught_up(self) -> None:
        """Whatever was told while the connection was lost is asked for, and told, again."""
        self._outgoing.append(WhoIsThere(self._sender))
        self._answer()
        if self._tables is not None:
            self._start(self._look(self._tables))

    def overdue(self) -> Iterable[AnyNotice]:
        now = time.monotonic()
        self._tell_changed(self._elsewhere.forget_silent(now))
        notices: list[AnyNotice] = [*self._outgoing, *self._to_tell.values()]
        if now - self._last_alive > self._lease / 3:
            notices.append(Alive(self._sender))
            self._last_alive = now
        self._outgoing, self._to_tell = [], {}
        return notices

    def _answer(self) -> None:
        self._outgoing.append(RollCall(self._sender))
        self._to_tell.update(self._here)

    def _tell_changed(self, table_ids: Iterable[str]) -> None:
        for table_id in table_ids:
            if self._tables is not None:
                self._tables.presence_changed(table_id)

    # Reading what was missed

    async def _poll(self, tables: LiveTables) -> None:
        while True:
            await asyncio.sleep(POLL)
            await self._look(tables)

    async def _look(self, tables: LiveTables) -> None:
        try:
            for table_id, version in (await tables.versions(tables.live_tables())).items():
                await self._up_to_date(table_id, tables.compare(table_id, version))
            for table_id, number in (await tables.last_said(tables.live_tables())).items():
                await self._up_to_date(table_id, tables.hear(table_id, number))
        except NewWorldsError as error:
            log.warning("tables could not be compared with what is stored: %s", error)

    def _bring_up_to_date(self, table_id: str, reading: Callable[[LiveTables], Coroutine[None, None, None]]) -> None:
        if self._tables is not None and table_id in self._tables.live_tables():
            self._start(self._up_to_date(table_id, reading(self._tables)))

    async def _up_to_date(self, table_id: str, reading: Coroutine[None, None, None]) -> None:
        try:
            await reading
        except NewWorldsError as error:
            log.warning("table %s could not be brought up to date: %s", table_id, error)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
