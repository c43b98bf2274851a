"""Work that waits for the database: what is to be done, who waits for it, and how it ended."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection


class NothingWritten(Exception):
    """Raised by work before it has written anything: there is nothing to take back."""


class Errand:
    """Made by whoever waits for it, on their event loop."""

    __slots__ = ("_loop", "future", "work")

    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work = work
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
