"""Runs the commands of a set-up step, their output kept in a log that is shown only when one fails."""

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path

from tools.faults import SetupFault
from tools.places import LOGS, ROOT

_TAIL_LINES = 30


class StepLog:
    """The log of one step, begun anew each time the step runs."""

    def __init__(self, step: str) -> None:
        LOGS.mkdir(parents=True, exist_ok=True)
        self.path = LOGS / f"{step}.log"
        self.path.unlink(missing_ok=True)

    def run(self, *command: str | Path, env: Mapping[str, str] | None = None) -> None:
        with self.path.open("ab") as log:
            done = subprocess.run(
                command,
                cwd=ROOT,
                env={**os.environ, "NO_COLOR": "1", **(env or {})},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                check=False,
            )
        if done.returncode != 0:
            raise SetupFault(self._failure())

    def _failure(self) -> str:
        lines = self.path.read_text(errors="replace").splitlines()[-_TAIL_LINES:]
        shown = "\n".join(f"    {line}" for line in lines)
        return f"{shown}\nThat step failed; all it said is in {self.path.relative_to(ROOT)}."
