"""One set-up at a time in one folder."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def setup_lock(path: Path) -> Iterator[None]:
    """Waits until no other process is setting up. The system releases the lock of a process that dies."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Waiting for another start that is setting up …", flush=True)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
