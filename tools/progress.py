"""Tells the person waiting which step runs and for how long."""

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def shown(title: str) -> Iterator[None]:
    """Shows the title with a running clock, or, where nobody watches a terminal, with the time at the end."""
    started = time.monotonic()
    over = threading.Event()
    clock = threading.Thread(target=_tick, args=(title, started, over), daemon=True)
    print(f"  {title} … ", end="", flush=True)
    if sys.stdout.isatty():
        clock.start()
    outcome = " failed"
    try:
        yield
        outcome = ""
    except KeyboardInterrupt:
        outcome = " interrupted"
        raise
    finally:
        over.set()
        if clock.is_alive():
            clock.join()
        print(f"{_line_start(title)}{elapsed(started)}{outcome}", flush=True)


def elapsed(started: float) -> str:
    seconds = time.monotonic() - started
    return f"{seconds:.1f} s" if seconds < 10 else f"{seconds:.0f} s"


def _tick(title: str, started: float, over: threading.Event) -> None:
    while not over.wait(1):
        print(f"{_line_start(title)}{elapsed(started)}", end="", flush=True)


def _line_start(title: str) -> str:
    return f"\r\x1b[K  {title} … " if sys.stdout.isatty() else ""
