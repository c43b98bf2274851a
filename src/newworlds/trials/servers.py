"""Servers started for a trial, each a process of its own that can be killed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from newworlds.trials.errors import ServerDidNotStart

READY = "http://"


class ServerProcess:
    """`newworlds serve` with an empty page in place of the browser client, which no trial needs."""

    def __init__(self, folder: Path, database: str, settings: Mapping[str, str], port: int = 0) -> None:
        self._errors = folder / "errors.txt"
        arguments = ["serve", "--port", str(port), "--database", database]
        with self._errors.open("a") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "newworlds.cli", *arguments],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "NEWWORLDS_CLIENT": str(_empty_client(folder)), **settings},
            )
        self.url = self._wait_until_ready()

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

    def _end(self) -> None:
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def _wait_until_ready(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if READY not in line:
            self.kill()
            raise ServerDidNotStart(problem=self._errors.read_text()[-500:])
        return f"{READY}{line.strip().rpartition(READY)[2]}"


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
