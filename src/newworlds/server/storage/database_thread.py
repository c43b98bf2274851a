"""A thread with a connection of its own, which carries out the errands that wait in a queue."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from newworlds.server import metrics
from newworlds.server.storage.errands import Errand, JointWork, NothingWritten, Outcome

TRIES = 2
"""A connection that was lost since the last errand is noticed by the next one, which deserves another."""


class OneFailed(Exception):
    """One of several errands failed, and none of them is done."""


class DatabaseThread:
    """Errands that wait at the same moment, at most so many, share a transaction: one commit is enough for all.

    If one of them fails, all are taken back and done again, each by itself; if the commit fails, all fail.
    """

    def __init__(
        self, engine: Engine, errands: SimpleQueue[Errand | None], together: int, check: Callable[[], None]
    ) -> None:
        """What is committed is only acknowledged if the check does not raise; None in the queue ends the thread."""
        self._engine = engine
        self._errands = errands
        self._together = together
        self._check = check
        self._connection: Connection | None = None
        self._is_committing = False
        self._now: list[Errand] = []
        self._thread = threading.Thread(target=self._run, name="database", daemon=True)
        self._thread.start()

    def interrupt(self, errand: Errand) -> None:
        """If this thread is waiting for the database because of that errand, it waits no longer."""
        connection = self._connection
        if errand in self._now and connection is not None:
            _shut_down(connection)

    def join(self) -> None:
        self._thread.join()

    def _run(self) -> None:
        while batch := self._next():
            self._now = batch
            outcomes = self._outcomes(batch)
            self._now = []
            batch[0].end(outcomes)
        self._disconnect()

    def _next(self) -> list[Errand]:
        batch: list[Errand] = []
        errand = self._errands.get()
        while errand is not None:
            batch.append(errand)
            if len(batch) == self._together:
                return batch
            try:
                errand = self._errands.get_nowait()
            except Empty:
                return batch
        if batch:
            self._errands.put(None)
        return batch

    def _outcomes(self, batch: list[Errand]) -> list[Outcome]:
        try:
            return self._tried(batch)
        except OneFailed:
            return [outcome for errand in batch for outcome in self._tried([errand])]

    def _tried(self, batch: list[Errand]) -> list[Outcome]:
        wanted = [errand for errand in batch if not errand.is_given_up]
        for tries_left in reversed(range(TRIES)):
            self._is_committing = False
            try:
                return self._committed(wanted)
            except OneFailed:
                raise
            except Exception as error:
                self._disconnect()
                if not tries_left or not self._may_try_again(error, wanted):
                    return [Outcome(errand, error=error) for errand in wanted]
        raise AssertionError("the last try returns")

    def _may_try_again(self, error: Exception, wanted: list[Errand]) -> bool:
        """Whatever a lost connection had not begun to commit, the database takes back."""
        return _is_lost(error) and not self._is_committing and not any(errand.is_given_up for errand in wanted)

    def _committed(self, batch: list[Errand]) -> list[Outcome]:
        connection = self._connection = self._connection or self._engine.connect()
        outcomes = _all_done(connection, batch)
        if self._together > 1:
            metrics.WRITES_TOGETHER.observe(len(batch))
        self._is_committing = True
        connection.commit()
        self._check()
        return outcomes

    def _disconnect(self) -> None:
        """For good: after a failure nobody knows in what state the connection is."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.invalidate()
                connection.close()


def _all_done(connection: Connection, batch: list[Errand]) -> list[Outcome]:
    if len(batch) == 1:
        return [_done(connection, batch[0], is_alone=True)]
    joint = [errand for errand in batch if isinstance(errand.work, JointWork)]
    single = [errand for errand in batch if not isinstance(errand.work, JointWork)]
    return _jointly_done(connection, joint) + [_done(connection, errand, is_alone=False) for errand in single]


def _jointly_done(connection: Connection, batch: list[Errand]) -> list[Outcome]:
    """They come first in their transaction, so that nothing else is taken back with them."""
    if not batch:
        return []
    try:
        batch[0].work.do_all(connection, [errand.work for errand in batch])
    except NothingWritten:
        connection.rollback()
        return [_done(connection, errand, is_alone=False) for errand in batch]
    except Exception as error:
        if _is_lost(error):
            raise
        connection.rollback()
        raise OneFailed() from error
    return [Outcome(errand) for errand in batch]


def _done(connection: Connection, errand: Errand, is_alone: bool) -> Outcome:
    try:
        return Outcome(errand, errand.work(connection))
    except NothingWritten as error:
        return Outcome(errand, error=error)
    except Exception as error:
        if _is_lost(error):
            raise
        connection.rollback()
        if not is_alone:
            raise OneFailed() from error
        return Outcome(errand, error=error)


def _is_lost(error: Exception) -> bool:
    return isinstance(error, DBAPIError) and error.connection_invalidated


def _shut_down(connection: Connection) -> None:
    """A frozen server keeps its connections: only closing ours ends the wait. SQLite has no server to wait for."""
    driver_connection = connection.connection.driver_connection
    if driver_connection is not None and hasattr(driver_connection, "fileno"):
        with suppress(OSError), socket.socket(fileno=os.dup(driver_connection.fileno())) as ours:
            ours.shutdown(socket.SHUT_RDWR)
