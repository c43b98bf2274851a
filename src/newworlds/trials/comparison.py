"""A process that compares tables with what is stored, so that neither kills nor players wait for it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from types import TracebackType
from typing import Self

from sqlalchemy.exc import SQLAlchemyError

from newworlds.trials.inspection import faults_of
from newworlds.trials.journal import Fault, TableJournal


class TableUnread(Exception):
    """The database did not answer: it may have been killed at this moment."""


class Comparison:
    def __init__(self, database: str) -> None:
        self._database = database
        # Ctrl-C is for the trial: in a session of its own the process does not hear it.
        self._process = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=os.setsid)

    async def faults(self, table_id: str, journal: TableJournal) -> list[Fault]:
        """`TableUnread` if the database is away."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._process, found_faults, self._database, table_id, journal)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.shutdown(cancel_futures=True)


def found_faults(database: str, table_id: str, journal: TableJournal) -> list[Fault]:
    try:
        return list(faults_of(database, table_id, journal))
    except SQLAlchemyError as error:
        raise TableUnread(str(error)) from None
