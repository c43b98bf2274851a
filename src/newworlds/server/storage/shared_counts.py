"""Counts of rates in the database, so that all processes see them. Only hashes are stored: no addresses, no owners."""

from __future__ import annotations

import hashlib
import time

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from newworlds.server.rate_counts import TIDYING, MemoryCounts, WindowCounts
from newworlds.server.storage.schema import rate_counts
from newworlds.server.storage.store import Store


def shared_counts(store: Store) -> WindowCounts:
    """In memory where one process has the database to itself."""
    return MemoryCounts() if store.has_sole_use else SharedCounts(store)


class SharedCounts(WindowCounts):
    def __init__(self, store: Store) -> None:
        super().__init__()
        self._store = store
        self._tidied = time.time()

    async def add_if_below(self, previous: str, current: str, weight: float, limit: int, expires: float) -> bool:
        await self._tidy()

        def add(connection: Connection) -> bool:
            counted = _counts(connection, previous, current)
            if counted[0] * weight + counted[1] >= limit:
                return False
            _add(connection, current, 1, expires)
            return True

        return await self._store.write(add)

    async def get(self, key: str) -> int:
        return (await self._store.read(lambda connection: _counts(connection, key)))[0]

    async def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        expires = time.time() + expiry
        return await self._store.write(lambda connection: _add(connection, key, amount, expires))

    async def get_expiry(self, key: str) -> float:
        found = sa.select(rate_counts.c.expires).where(rate_counts.c.window == _hash(key))
        expires: float | None = await self._store.read(lambda connection: connection.scalar(found))
        return expires or time.time()

    async def clear(self, key: str) -> None:
        cleared = rate_counts.delete().where(rate_counts.c.window == _hash(key))
        await self._store.write(lambda connection: connection.execute(cleared).rowcount)

    async def reset(self) -> int:
        return await self._store.write(lambda connection: connection.execute(rate_counts.delete()).rowcount)

    async def _tidy(self) -> None:
        now = time.time()
        if now - self._tidied < TIDYING:
            return
        self._tidied = now
        past = rate_counts.delete().where(rate_counts.c.expires < now)
        await self._store.write(lambda connection: connection.execute(past).rowcount)


def _counts(connection: Connection, *keys: str) -> list[int]:
    hashes = [_hash(key) for key in keys]
    asked = sa.select(rate_counts.c.window, rate_counts.c.count).where(rate_counts.c.window.in_(hashes))
    found = {row["window"]: row["count"] for row in connection.execute(asked).mappings()}
    return [found.get(each, 0) for each in hashes]


def _add(connection: Connection, key: str, amount: int, expires: float) -> int:
    is_postgres = connection.dialect.name == "postgresql"
    insert = postgresql.insert(rate_counts) if is_postgres else sqlite.insert(rate_counts)
    added = insert.values(window=_hash(key), count=amount, expires=expires).on_conflict_do_update(
        index_elements=[rate_counts.c.window], set_={"count": rate_counts.c.count + amount}
    )
    return int(connection.execute(added.returning(rate_counts.c.count)).scalar_one())


def _hash(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()[:32]
