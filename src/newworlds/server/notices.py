"""What a process tells the others that share its database, and what it knows from them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Protocol

from sqlalchemy import Connection

from newworlds.core.message import Message
from newworlds.server.notice_messages import NOBODY, Watchers
from newworlds.server.storage.changes import Changed


class LiveTables(Protocol):
    """The tables that this process has in memory."""

    def live_tables(self) -> Collection[str]: ...

    def changed_elsewhere(self, table_id: str) -> None:
        """A table was changed by another process, whether it is in memory here or not."""

    async def catch_up(self, table_id: str, version: int) -> None:
        """If the table is older than that here, read what is missing and tell those who have it open."""

    async def compare(self, table_id: str, stored_version: int) -> None:
        """The same, but also if the table is newer than that here: the database has gone back."""

    async def versions(self, table_ids: Iterable[str]) -> dict[str, int]:
        """As they are stored."""

    async def hear(self, table_id: str, number: int) -> None:
        """So many lines have been said at the table: tell those who have it open."""

    async def last_said(self, table_ids: Iterable[str]) -> dict[str, int]:
        """The numbers of the last lines that are stored."""

    def presence_changed(self, table_id: str) -> None:
        """Somebody came to the table or left it, elsewhere."""

    def bot_stuck(self, table_id: str, seq: int, problem: Message) -> None: ...

    def became_somebody(self, owner: str) -> None:
        """A guest has signed in elsewhere."""

    def desk_changed_elsewhere(self, owner: str) -> None:
        """Another process has changed something for somebody that belongs to no table."""


class Notices(Protocol):
    @property
    def is_alone(self) -> bool:
        """Whether no other process can have the database open."""

    def announce(self, connection: Connection, changed: Sequence[Changed]) -> None:
        """Called in the transaction that changes tables: the others hear of it when it is committed."""

    def announce_said(self, connection: Connection, table_id: str, number: int) -> None:
        """The same for what is said at a table."""

    def tell_present(
        self, table_id: str, owners: Collection[str], is_watched: bool, watchers: Watchers = NOBODY
    ) -> None:
        """Those who sit at the table and have it open here, and whether anybody has."""

    def tell_stuck(self, table_id: str, seq: int, problem: Message) -> None: ...

    def announce_became(self, connection: Connection, owner: str) -> None:
        """Called in the transaction by which a guest becomes somebody else."""

    def announce_desks(self, connection: Connection, owners: Collection[str]) -> None:
        """Called in the transaction that changes something for them that belongs to no table."""

    def owners_elsewhere(self, table_id: str) -> frozenset[str]: ...

    def everybody_elsewhere(self) -> frozenset[str]:
        """Those who have a table open where they sit."""

    def watchers_elsewhere(self, table_id: str) -> Watchers: ...

    def is_watched_elsewhere(self, table_id: str) -> bool: ...

    def open(self, tables: LiveTables) -> None: ...

    async def close(self) -> None: ...


class NobodyElse:
    """The only process, as with SQLite: there is nobody to tell."""

    @property
    def is_alone(self) -> bool:
        return True

    def announce(self, connection: Connection, changed: Sequence[Changed]) -> None:
        pass

    def announce_said(self, connection: Connection, table_id: str, number: int) -> None:
        pass

    def tell_present(
        self, table_id: str, owners: Collection[str], is_watched: bool, watchers: Watchers = NOBODY
    ) -> None:
        pass

    def tell_stuck(self, table_id: str, seq: int, problem: Message) -> None:
        pass

    def announce_became(self, connection: Connection, owner: str) -> None:
        pass

    def announce_desks(self, connection: Connection, owners: Collection[str]) -> None:
        pass

    def owners_elsewhere(self, table_id: str) -> frozenset[str]:
        return frozenset()

    def everybody_elsewhere(self) -> frozenset[str]:
        return frozenset()

    def watchers_elsewhere(self, table_id: str) -> Watchers:
        return NOBODY

    def is_watched_elsewhere(self, table_id: str) -> bool:
        return False

    def open(self, tables: LiveTables) -> None:
        pass

    async def close(self) -> None:
        pass
