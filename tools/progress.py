"""Shows which steps are running and for how long."""

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field


def elapsed(started: float) -> str:
    seconds = time.monotonic() - started
    return f"{seconds:.1f} s" if seconds < 10 else f"{seconds:.0f} s"


@dataclass(eq=False)
class _Line:
    title: str
    started: float = field(default_factory=time.monotonic)

    def __str__(self) -> str:
        return f"  {self.title} … {elapsed(self.started)}"


class Progress:
    """One line for each step. On a terminal, those of the running steps stay at the bottom, each with a timer;
    elsewhere a step is named when it begins, and again with its time when it ends."""

    def __init__(self) -> None:
        self._is_live = sys.stdout.isatty()
        self._running: list[_Line] = []
        self._drawn = 0
        self._lock = threading.Lock()

    @contextmanager
    def ticking(self) -> Iterator[None]:
        """Updates the timers."""
        over = threading.Event()
        clock = threading.Thread(target=self._tick, args=(over,), daemon=True)
        clock.start()
        try:
            yield
        finally:
            over.set()
            clock.join()

    @contextmanager
    def shown(self, title: str) -> Iterator[None]:
        line = _Line(title)
        self._begin(line)
        outcome = " failed"
        try:
            yield
            outcome = ""
        except KeyboardInterrupt:
            outcome = " interrupted"
            raise
        finally:
            self._end(line, outcome)

    def _begin(self, line: _Line) -> None:
        with self._lock:
            self._running.append(line)
            if self._is_live:
                self._draw()
            else:
                print(f"  {line.title} …", flush=True)

    def _end(self, line: _Line, outcome: str) -> None:
        with self._lock:
            self._running.remove(line)
            if self._is_live:
                self._draw(f"{line}{outcome}")
            else:
                print(f"{line}{outcome}", flush=True)

    def _tick(self, over: threading.Event) -> None:
        while self._is_live and not over.wait(1):
            with self._lock:
                self._draw()

    def _draw(self, *ended: str) -> None:
        """Redraws the lines of running steps below those of finished ones."""
        upwards = f"\x1b[{self._drawn}A" if self._drawn else ""
        lines = "".join(f"{line}\n" for line in (*ended, *self._running))
        print(f"{upwards}\r\x1b[J{lines}", end="", flush=True)
        self._drawn = len(self._running)
