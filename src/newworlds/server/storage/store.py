"""The database and its one thread: pieces of work are done one after another, each in its own transaction."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from newworlds.server.errors import DatabaseReplaced, StorageFailed
from newworlds.server.storage.engine import engine_for, file_of, unusable
from newworlds.server.storage.migrate import migrate
from newworlds.server.storage.opened_file import OpenedFile
from newworlds.server.storage.sole_use import SoleUse

T = TypeVar("T")

log = logging.getLogger(__name__)


class Store:
    def __init__(self, database: str) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="storage")
        self._engine = engine_for(database)
        self._sole_use: SoleUse | None = None
        self._opened_file: OpenedFile | None = None

    async def open(self) -> None:
        """Migrate the database to the newest schema; `DatabaseTooNew` when it is from a later version."""
        file = file_of(self._engine)
        if file:
            self._sole_use = SoleUse(file)
        try:
            await self._in_thread(migrate)
            await self._in_thread(_write_and_take_back)
            self._opened_file = OpenedFile(file) if file else None
        except (SQLAlchemyError, OSError) as error:
            raise unusable(self._database, error) from error

    async def run(self, work: Callable[[Connection], T]) -> T:
        """When this returns, what was written is on the disk; when it raises, nothing was written."""
        try:
            return await self._in_thread(work)
        except (SQLAlchemyError, DatabaseReplaced) as error:
            log.exception("storage failed")
            raise StorageFailed() from error

    async def check(self) -> None:
        """`StorageFailed` unless something could be written just now."""
        await self.run(_write_and_take_back)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()
        if self._sole_use:
            self._sole_use.close()

    async def _in_thread(self, work: Callable[[Connection], T]) -> T:
        def transaction() -> T:
            with self._engine.begin() as connection:
                result = work(connection)
            if self._opened_file:
                self._opened_file.check()
            return result

        return await asyncio.get_running_loop().run_in_executor(self._thread, transaction)


def _write_and_take_back(connection: Connection) -> None:
    """A database that can be read need not accept changes."""
    change = connection.begin_nested()
    connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))
    change.rollback()
