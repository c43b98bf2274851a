"""An end to waiting for somebody's own bot. The levels need none: their searches look at the clock themselves."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import process_time
from types import FrameType
from typing import Final

PATIENCE: Final = 60.0
"""Seconds of CPU time for a decision."""
_AGAIN: Final = 1.0
"""Seconds after which a bot that goes on in spite of the first is stopped once more."""
_SHORTEST: Final = 0.01
"""Seconds from one look at the CPU time to the next, however little of it is left."""


class OutOfPatience(BaseException):
    """Not an `Exception`: what a bot does about its own errors must not keep it going."""


@contextmanager
def limited_patience(seconds: float | None) -> Iterator[None]:
    """`OutOfPatience` after so much CPU time of this process.

    Only in the main thread, on systems that have such a timer (Windows has none), and only as soon as Python is
    running: a call of a compiled library is not interrupted.
    """
    if seconds is None or not _can_interrupt():
        yield
        return
    former = signal.signal(signal.SIGALRM, _alarm(process_time() + seconds))
    others = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, former)
        signal.setitimer(signal.ITIMER_REAL, *others)


def _alarm(end: float) -> Callable[[int, FrameType | None], None]:
    """The clock on the wall wakes it, and it looks at how much CPU time there has been, again and again.

    A timer of CPU time would do so once. But as long as one is set, Linux counts the CPU time of a process in ticks of
    some milliseconds, and what the arena says about quick decisions would be wrong.
    """

    def wake(number: int, frame: FrameType | None) -> None:
        left = end - process_time()
        signal.setitimer(signal.ITIMER_REAL, max(left, _SHORTEST) if left > 0 else _AGAIN)
        if left <= 0:
            raise OutOfPatience

    return wake


def _can_interrupt() -> bool:
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
