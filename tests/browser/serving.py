"""`newworlds serve` as people start it: a process, a port, a database."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self


class GameServer:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = 0
        self.start()

    def start(self) -> None:
        """The first time on any free port, then always on the same."""
        command = [sys.executable, "-m", "newworlds.cli", "serve", "--port", str(self._port)]
        with (self._folder / "server.txt").open("a") as errors:
            self._process = subprocess.Popen(
                [*command, "--database", str(self._folder / "tables.sqlite3")],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=os.environ | {"NEWWORLDS_BOT_PAUSE": "0"},
            )
        self._port = int(self._host().rpartition(":")[2])

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self._port}"

    @property
    def address(self) -> str:
        return f"http://{self.host}"

    def kill(self) -> None:
        """As when the power fails."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def _host(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "http://" in line, (self._folder / "server.txt").read_text()
        return line.strip().rpartition("http://")[2]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
