"""An end to waiting for somebody's own bot. The levels need none: their searches look at the clock themselves."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

PATIENCE: Final = 60.0
"""Seconds of CPU time for a decision."""
_AGAIN: Final = 1.0
"""Seconds after which a bot that goes on in spite of the first is stopped once more."""


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
    former = signal.signal(signal.SIGPROF, _interrupt)
    signal.setitimer(signal.ITIMER_PROF, seconds, _AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        signal.signal(signal.SIGPROF, former)


def _can_interrupt() -> bool:
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise OutOfPatience
