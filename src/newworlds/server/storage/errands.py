"""Work that waits for the database: what is to be done, who waits for it, and how it ended."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection


class NothingWritten(Exception):
    """Raised by work before it has written anything: there is nothing to take back."""


class JointWork(ABC):
    """Work of a kind that many do at the same time, and that costs less when it is done for all of them at once."""

    def __call__(self, connection: Connection) -> None:
        self.do_all(connection, [self])

    @abstractmethod
    def do_all(self, connection: Connection, works: Sequence[Any]) -> None:
        """`NothingWritten` if it is one and cannot be done, or if not all of several can: these are taken back."""


class Errand:
    """Made by whoever waits for it, on their event loop."""

    __slots__ = ("_loop", "future", "work")

    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work: Any = work
        self._loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self._loop.create_future()

    @property
    def is_given_up(self) -> bool:
        """Nobody waits for it any more: what was not begun is not to be done."""
        return self.future.done()

    def give_up(self) -> None:
        if not self.future.done():
            self.future.set_exception(TimeoutError("the database did not answer in time"))

    def end(self, outcomes: Sequence[Outcome]) -> None:
        """Called in another thread: one visit to the event loop for all that was done together."""
        self._loop.call_soon_threadsafe(_tell, outcomes)


class Outcome(NamedTuple):
    errand: Errand
    result: Any = None
    error: Exception | None = None


def _tell(outcomes: Sequence[Outcome]) -> None:
    for errand, result, error in outcomes:
        if errand.is_given_up:
            continue
        if error is None:
            errand.future.set_result(result)
        else:
            errand.future.set_exception(error)
