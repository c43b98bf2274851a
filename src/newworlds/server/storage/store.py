"""The database and its one thread: pieces of work are done one after another, each in its own transaction."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from newworlds.server.errors import DatabaseUnusable, StorageFailed
from newworlds.server.storage.migrate import migrate
from newworlds.server.storage.sole_use import SoleUse

T = TypeVar("T")

log = logging.getLogger(__name__)


class Store:
    def __init__(self, database: str) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="storage")
        self._engine = _engine(database)
        self._sole_use: SoleUse | None = None

    async def open(self) -> None:
        """Migrate the database to the newest schema; `DatabaseTooNew` when it is from a later version."""
        file = _file_of(self._engine)
        if file:
            self._sole_use = SoleUse(file)
        try:
            await self._in_thread(migrate)
        except (SQLAlchemyError, OSError) as error:
            problem = str(getattr(error, "orig", error))
            raise DatabaseUnusable(database=_without_password(self._database), problem=problem) from error

    async def run(self, work: Callable[[Connection], T]) -> T:
        """When this returns, what was written is on the disk; when it raises, nothing was written."""
        try:
            return await self._in_thread(work)
        except SQLAlchemyError as error:
            log.exception("storage failed")
            raise StorageFailed() from error

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()
        if self._sole_use:
            self._sole_use.close()

    async def _in_thread(self, work: Callable[[Connection], T]) -> T:
        def transaction() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, transaction)


def _engine(database: str) -> Engine:
    try:
        url = sa.make_url(database if "://" in database else f"sqlite:///{database}")
        engine = sa.create_engine(url, json_serializer=_to_json, json_deserializer=msgspec.json.decode)
    except (SQLAlchemyError, ModuleNotFoundError, ValueError) as error:
        raise DatabaseUnusable(database=_without_password(database), problem=str(error)) from error
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _prepare_sqlite)
        sa.event.listen(engine, "begin", _begin_at_once)
    return engine


def _file_of(engine: Engine) -> str | None:
    """The SQLite file; None for other databases and for one in memory."""
    if engine.dialect.name != "sqlite" or engine.url.database in (None, "", ":memory:"):
        return None
    return engine.url.database


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """The driver must not begin transactions by itself, and a committed move must survive a power cut."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_at_once(connection: Connection) -> None:
    """Take the write lock first: a transaction that takes it later may find the database locked."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _without_password(database: str) -> str:
    return database.rpartition("@")[2]


def _to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()
