"""How a command ends when something is missing or it is interrupted: with one sentence, never a traceback."""

import signal
import sys
from collections.abc import Callable, Sequence
from types import FrameType

from tools.faults import SetupFault

_INTERRUPTED = 130


def guarded(entry: Callable[[Sequence[str]], int], arguments: Sequence[str]) -> int:
    signal.signal(signal.SIGTERM, _interrupt)
    try:
        return entry(arguments)
    except SetupFault as fault:
        print(fault, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted; the next start goes on from here.", file=sys.stderr)
        return _INTERRUPTED


def _interrupt(_signal: int, _frame: FrameType | None) -> None:
    """SIGTERM is treated like Ctrl-C, so that the running step is ended too."""
    raise KeyboardInterrupt
