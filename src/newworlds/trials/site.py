"""Everything that a drill may kill: servers, workers and the database, each started again afterwards."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from newworlds.server.storage.own_postgres import OwnPostgres
from newworlds.trials.cases import Storage
from newworlds.trials.servers import ServerProcess, WorkProcess


class Victim(msgspec.Struct, frozen=True):
    kind: str
    """`server`, `worker` or `database`."""
    kill: Callable[[], None]
    start: Callable[[], None]


class SitePlan(msgspec.Struct, frozen=True):
    storage: Storage = "sqlite"
    servers: int = 1
    workers: int = 0
    """Processes that play for the bots; without any, the servers do."""


class Site:
    """`urls` is where the servers are now: a server that was started again has a new address in the same place."""

    def __init__(self, folder: Path, plan: SitePlan) -> None:
        self._folder = folder
        self._settings = {"NEWWORLDS_BOT_PAUSE": "0"} | ({"NEWWORLDS_BOT_WORKERS": "0"} if plan.workers else {})
        self._open = ExitStack()
        self.victims: list[Victim] = []
        self.urls: list[str] = []
        try:
            self.database = self._database(plan.storage)
            for _ in range(plan.servers):
                self._add_server()
            for _ in range(plan.workers):
                self._add_worker()
        except BaseException:
            self._open.close()
            raise

    def _database(self, storage: Storage) -> str:
        if storage == "sqlite":
            return str(self._folder / "tables.sqlite3")
        postgres = self._open.enter_context(OwnPostgres())
        self.victims.append(Victim("database", postgres.kill, postgres.start))
        return postgres.create_database("drill")

    def _add_server(self) -> None:
        running = [ServerProcess(self._folder, self.database, self._settings)]
        place = len(self.urls)
        self.urls.append(running[0].url)

        def start() -> None:
            running[0] = ServerProcess(self._folder, self.database, self._settings)
            self.urls[place] = running[0].url

        self.victims.append(Victim("server", lambda: running[0].kill(), start))
        self._open.callback(lambda: running[0].kill())

    def _add_worker(self) -> None:
        running = [self._worker()]

        def start() -> None:
            running[0] = self._worker()

        self.victims.append(Victim("worker", lambda: running[0].kill(), start))
        self._open.callback(lambda: running[0].kill())

    def _worker(self) -> WorkProcess:
        return WorkProcess(self._folder, self.database, self._settings)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()
