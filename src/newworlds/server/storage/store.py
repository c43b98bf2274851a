"""The database: reads and writes wait for its threads, each in a transaction."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from queue import SimpleQueue
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from newworlds.server import metrics
from newworlds.server.errors import StorageFailed
from newworlds.server.start_errors import DatabaseReplaced
from newworlds.server.storage.database_thread import DatabaseThread
from newworlds.server.storage.engine import (
    PATIENCE,
    engine_for,
    file_of,
    for_reading,
    one_at_a_time,
    take_time,
    unusable,
)
from newworlds.server.storage.errands import Errand
from newworlds.server.storage.migrate import migrate
from newworlds.server.storage.opened_file import OpenedFile
from newworlds.server.storage.sole_use import SoleUse

READERS = 2
"""Reads that may be under way at the same time. They do not wait for writes."""
MOST_TOGETHER = 256
"""Writes that share a commit, if so many wait."""

T = TypeVar("T")

log = logging.getLogger(__name__)


class Store:
    def __init__(self, database: str, group_commit: bool = True, patience: float = PATIENCE) -> None:
        """`patience` is in seconds: a database that does not answer in this time counts as failed."""
        self._database = database
        self._patience = patience
        self._writes_together = MOST_TOGETHER if group_commit else 1
        self._engine = engine_for(database, patience)
        self._writes: SimpleQueue[Errand | None] = SimpleQueue()
        self._reads: SimpleQueue[Errand | None] = SimpleQueue()
        self._writers: list[DatabaseThread] = []
        self._readers: list[DatabaseThread] = []
        self._sole_use: SoleUse | None = None
        self._opened_file: OpenedFile | None = None

    async def open(self) -> None:
        """Migrate the database to the newest schema; `DatabaseTooNew` when it is from a later version."""
        file = file_of(self._engine)
        if file:
            self._sole_use = SoleUse(file)
        try:
            await asyncio.to_thread(_prepare, self._engine)
            self._opened_file = OpenedFile(file) if file else None
        except (SQLAlchemyError, OSError) as error:
            raise unusable(self._database, error) from error
        self._writers = [self._thread(self._engine, self._writes, self._writes_together)]
        self._readers = [self._thread(for_reading(self._engine), self._reads, 1) for _ in range(READERS)]

    @property
    def has_sole_use(self) -> bool:
        """Whether no other process can use this database."""
        return self._sole_use is not None

    async def write(self, work: Callable[[Connection], T]) -> T:
        """When this returns, what was written is on the disk; when it raises, read again what is there.

        Work may be done twice, if the connection was lost or another's work failed; what was done first is taken back.
        """
        return await self._done(work, self._writes, self._writers)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Everything that it reads is of the same moment, and not older than any write that has returned."""
        return await self._done(work, self._reads, self._readers)

    async def check(self) -> None:
        """`StorageFailed` unless something could be written just now."""
        await self.write(_write_and_take_back)

    async def close(self) -> None:
        """What waits is done first."""
        for waiting, threads in ((self._reads, self._readers), (self._writes, self._writers)):
            for _ in threads:
                waiting.put(None)
            for thread in threads:
                await asyncio.to_thread(thread.join)
        self._engine.dispose()
        if self._sole_use:
            self._sole_use.close()

    async def _done(
        self, work: Callable[[Connection], T], waiting: SimpleQueue[Errand | None], threads: list[DatabaseThread]
    ) -> T:
        begun = time.perf_counter()
        errand = Errand(work)
        waiting.put(errand)
        expiry = asyncio.get_running_loop().call_later(self._patience, _give_up, errand, threads)
        try:
            result: T = await errand.future
            return result
        except (SQLAlchemyError, DatabaseReplaced, TimeoutError) as error:
            metrics.DATABASE_FAILURES.inc()
            log.exception("storage failed")
            raise StorageFailed() from error
        finally:
            expiry.cancel()
            kind = "write" if waiting is self._writes else "read"
            metrics.DATABASE_SECONDS.labels(kind).observe(time.perf_counter() - begun)

    def _thread(self, engine: Engine, waiting: SimpleQueue[Errand | None], together: int) -> DatabaseThread:
        return DatabaseThread(engine, waiting, together, self._check_file)

    def _check_file(self) -> None:
        if self._opened_file:
            self._opened_file.check()


def _give_up(errand: Errand, threads: list[DatabaseThread]) -> None:
    errand.give_up()
    for thread in threads:
        thread.interrupt(errand)


def _prepare(engine: Engine) -> None:
    with engine.begin() as connection:
        take_time(connection)
        one_at_a_time(connection)
        migrate(connection)
    with engine.begin() as connection:
        _write_and_take_back(connection)


def _write_and_take_back(connection: Connection) -> None:
    """A database that can be read need not accept changes."""
    change = connection.begin_nested()
    connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))
    change.rollback()
