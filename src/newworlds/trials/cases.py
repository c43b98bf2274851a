"""Servers to measure: what they store in, how many there are, and whether waiting moves share a commit."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

import msgspec

from newworlds.server.storage.own_postgres import OwnPostgres
from newworlds.trials.load import Load, Measured, measure
from newworlds.trials.servers import Servers

Storage = Literal["sqlite", "postgresql"]


class Case(msgspec.Struct, frozen=True):
    storage: Storage
    processes: int
    group_commit: bool


class Result(msgspec.Struct, frozen=True):
    case: Case | None
    """None where the servers were not started by the trial."""
    measured: Measured


COMPARED: Final = (
    Case("sqlite", 1, group_commit=False),
    Case("sqlite", 1, group_commit=True),
    Case("postgresql", 1, group_commit=False),
    Case("postgresql", 1, group_commit=True),
    Case("postgresql", 2, group_commit=False),
    Case("postgresql", 2, group_commit=True),
)


def storage_of(database: str | None) -> Storage:
    return "postgresql" if database and database.startswith("postgres") else "sqlite"


def compared(load: Load) -> Iterator[Result]:
    """Every case on a database of its own."""
    with OwnPostgres() as postgres:
        for number, case in enumerate(COMPARED):
            database = postgres.create_database(f"case_{number}") if case.storage == "postgresql" else None
            yield tried(case, load, database)


def tried(case: Case, load: Load, database: str | None) -> Result:
    """Without a database, it is a new SQLite file."""
    with tempfile.TemporaryDirectory(prefix="newworlds-load-") as name:
        folder = Path(name)
        settings = {"NEWWORLDS_GROUP_COMMIT": str(case.group_commit).lower()}
        with Servers(folder, database or str(folder / "tables.sqlite3"), case.processes, settings) as servers:
            return Result(case, asyncio.run(measure(load, servers.urls, servers.pids)))
