"""`newworlds serve` as people start it: a process, a port, a database."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Self

from tests.server.separate import ServerProcess


class GameServer:
    def __init__(self, folder: Path, database: str | None = None) -> None:
        """With a file in the folder unless another database is given."""
        self._folder = folder
        self._database = database or str(folder / "tables.sqlite3")
        self._port = 0
        self.start()

    def start(self) -> None:
        """On any free port the first time, then always on the same one."""
        arguments = ["-m", "newworlds.cli", "serve", "--port", str(self._port), "--database", self._database]
        self._running = ServerProcess(self._folder, arguments)
        self._port = int(self.host.rpartition(":")[2])

    @property
    def host(self) -> str:
        return self._running.host

    @property
    def address(self) -> str:
        return f"http://{self.host}"

    def kill(self) -> None:
        """As in a power failure."""
        self._running.kill()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
