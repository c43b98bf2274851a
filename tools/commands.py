"""Runs the commands of a set-up step, with their output in a log that is only shown when one fails."""

import os
import signal
import subprocess
import threading
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from tools.faults import SetupFault
from tools.places import LOGS, ROOT

_TAIL_LINES = 30


class StepLog:
    """The log of one step, emptied each time the step runs."""

    def __init__(self, step: str) -> None:
        LOGS.mkdir(parents=True, exist_ok=True)
        self.path = LOGS / f"{step}.log"
        self.path.unlink(missing_ok=True)
        self._process: subprocess.Popen[bytes] | None = None
        self._is_stopped = False
        self._lock = threading.Lock()

    def run(self, *command: str | Path, env: Mapping[str, str] | None = None) -> None:
        status = self._start(command, env or {}).wait()
        if self._is_stopped:
            raise KeyboardInterrupt
        if status != 0:
            raise SetupFault(self._failure())

    def stop(self) -> None:
        """Ends the running command and everything it has started, and prevents any other from starting."""
        with self._lock:
            self._is_stopped = True
            if self._process is not None and self._process.poll() is None:
                # It may have ended by itself in the meantime.
                with suppress(ProcessLookupError):
                    os.killpg(self._process.pid, signal.SIGTERM)

    def _start(self, command: tuple[str | Path, ...], env: Mapping[str, str]) -> "subprocess.Popen[bytes]":
        with self._lock, self.path.open("ab") as log:
            if self._is_stopped:
                raise KeyboardInterrupt
            self._process = subprocess.Popen(
                command,
                cwd=ROOT,
                env={**os.environ, "NO_COLOR": "1", **env},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                # A separate process group can be ended as a whole, including a compiler's subprocesses.
                process_group=0,
            )
            return self._process

    def _failure(self) -> str:
        lines = self.path.read_text(errors="replace").splitlines()[-_TAIL_LINES:]
        shown = "\n".join(f"    {line}" for line in lines)
        return f"{shown}\nThat step failed; all it said is in {self.path.relative_to(ROOT)}."
