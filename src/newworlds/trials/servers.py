"""Processes started for a trial, which can be killed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from newworlds.trials.errors import ServerDidNotStart

LIFTED: Final = {
    f"NEWWORLDS_{name}": "1000000"
    for name in ("TABLES_EACH", "CONNECTIONS", "CONNECTIONS_EACH", "LIVE_EACH_ADDRESS", "LIVE_EACH_BROWSER", "WATCHERS")
} | {"NEWWORLDS_RATES": "false"}
"""Everybody in a trial comes from one address, and nobody there is a stranger."""
_ADDRESS: Final = "http://"


class TrialProcess:
    """`newworlds COMMAND …`; what it complains about is kept in the folder."""

    def __init__(self, folder: Path, arguments: Sequence[str], settings: Mapping[str, str]) -> None:
        self._errors = folder / "errors.txt"
        with self._errors.open("a") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "newworlds.cli", *arguments],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                # Ctrl-C is for the trial: it ends what it has started by itself.
                start_new_session=True,
                env={**os.environ, **LIFTED, "NEWWORLDS_CLIENT": str(_empty_client(folder)), **settings},
            )

    @property
    def pid(self) -> int:
        return self.process.pid

    def kill(self) -> None:
        """As in a power failure."""
        self.process.kill()
        self._end()

    def stop(self) -> None:
        self.process.terminate()
        self._end()

    def first_line(self) -> str:
        """What it says when it is ready."""
        assert self.process.stdout is not None
        line: str = self.process.stdout.readline()
        if not line:
            self.kill()
            raise ServerDidNotStart(problem=self._errors.read_text()[-500:])
        return line.strip()

    def _end(self) -> None:
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class ServerProcess(TrialProcess):
    """`newworlds serve` with an empty page in place of the browser client, which no trial needs."""

    def __init__(self, folder: Path, database: str, settings: Mapping[str, str]) -> None:
        super().__init__(folder, ["serve", "--port", "0", "--database", database], settings)
        self.url = f"{_ADDRESS}{self.first_line().rpartition(_ADDRESS)[2]}"


class WorkProcess(TrialProcess):
    """`newworlds work`: plays for the bots."""

    def __init__(self, folder: Path, database: str, settings: Mapping[str, str]) -> None:
        super().__init__(folder, ["work", "--database", database, "--workers", "1"], settings)
        self.first_line()


class Servers:
    """Several processes on one database."""

    def __init__(self, folder: Path, database: str, number: int, settings: Mapping[str, str]) -> None:
        self.running: list[ServerProcess] = []
        try:
            for _ in range(number):
                self.running.append(ServerProcess(folder, database, settings))
        except BaseException:
            self.stop()
            raise

    @property
    def urls(self) -> Sequence[str]:
        return [server.url for server in self.running]

    @property
    def pids(self) -> Sequence[int]:
        return [server.pid for server in self.running]

    def stop(self) -> None:
        for server in self.running:
            server.stop()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


def _empty_client(folder: Path) -> Path:
    client = folder / "client"
    client.mkdir(exist_ok=True)
    (client / "index.html").write_text("<!doctype html><title>New Worlds</title>")
    return client
