"""Health is what it says: a server that could not store a move is not ready."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from newworlds.server import health
from newworlds.server.start_errors import DatabaseUnusable
from newworlds.server.storage import engine
from newworlds.server.storage.opened_file import OpenedFile
from newworlds.server.storage.store import Store
from tests.server.playing import ALSO_HERE, HERE, Browser, refusal, serving


@pytest.fixture(autouse=True)
def _asked_anew_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)


def told(browser: Browser, path: str = "/api/health/ready") -> tuple[int, str]:
    """The status, and the reason or `ok`."""
    answer = browser.http.get(path)
    content = answer.json()
    return answer.status_code, content["status"] if answer.status_code == 200 else content["error"]["args"]["reason"]


def is_alive(browser: Browser) -> bool:
    return told(browser, "/api/health/live") == (200, "ok")


def test_a_working_server_is_alive_and_ready_on_both_databases(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as server, Browser(server.host) as ada:
        assert is_alive(ada)
        assert told(ada) == told(ada, "/api/health") == (200, "ok")


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another program keeps the database to itself."""
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    yield
    connection.close()


def test_a_database_that_answers_too_late_counts_as_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.1)
    with serving(tmp_path) as server, Browser(server.host) as ada:
        with locked(tmp_path / "tables.sqlite3"):
            assert told(ada) == (503, "database_slow")
            assert is_alive(ada)
        monkeypatch.undo()
        assert told(ada) == (200, "ok")


def test_a_database_that_takes_no_changes_is_reported_until_it_does(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server.host) as ada:
        with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
            connection.execute("CREATE TRIGGER ro BEFORE UPDATE ON alembic_version BEGIN SELECT RAISE(ABORT, ''); END")
        assert told(ada) == (503, "database_failed")
        assert is_alive(ada)
        with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
            connection.execute("DROP TRIGGER ro")
        assert told(ada) == (200, "ok")


def test_a_read_only_database_does_not_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = str(tmp_path / "tables.sqlite3")

    async def open_and_close() -> None:
        store = Store(file)
        try:
            await store.open()
        finally:
            await store.close()

    asyncio.run(open_and_close())
    monkeypatch.setattr(engine, "_prepare_sqlite", _make_read_only)
    with pytest.raises(DatabaseUnusable, match="readonly"):
        asyncio.run(open_and_close())


def _make_read_only(connection: Any, _record: object) -> None:
    """As a file without permission to write; tests may be run by root, who may write to any."""
    connection.isolation_level = None
    connection.execute("PRAGMA query_only=ON")


@pytest.mark.parametrize("replacement", [None, "another"])
def test_nothing_is_acknowledged_once_the_database_file_is_gone(tmp_path: Path, replacement: str | None) -> None:
    file = tmp_path / "tables.sqlite3"
    with serving(tmp_path) as server, Browser(server.host) as ada:
        with ada.at(ada.open_table(HERE, ALSO_HERE)) as live:
            file.rename(tmp_path / "away.sqlite3")
            if replacement:
                file.write_bytes(b"")
            answer = live.ask("move", seq=0, move=live.moves()[0])
            assert answer["error"]["code"] == "error.storage_failed"
        assert told(ada) == (503, "database_replaced")
        assert refusal(ada.post("/api/tables", {"game": "sealed", "seats": [HERE, ALSO_HERE]}))[0] == 503
        assert is_alive(ada)


def test_a_file_renewed_under_its_name_is_another_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    file.write_bytes(b"")
    opened = OpenedFile(str(file))
    file.write_bytes(b"more")
    opened.check()
    (tmp_path / "other").write_bytes(b"more")
    (tmp_path / "other").replace(file)
    with pytest.raises(Exception, match="was deleted or replaced"):
        opened.check()


class CountingStore:
    def __init__(self) -> None:
        self.looks = 0
        self.may_answer = asyncio.Event()

    async def check(self) -> None:
        self.looks += 1
        await self.may_answer.wait()


def test_those_who_ask_at_the_same_time_share_one_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()

    async def ask_often() -> int:
        store = CountingStore()
        readiness = health.Readiness(store)  # type: ignore[arg-type]
        asked = [asyncio.create_task(readiness.check()) for _ in range(50)]
        await asyncio.sleep(0)
        store.may_answer.set()
        await asyncio.gather(*asked)
        return store.looks

    assert asyncio.run(ask_often()) == 1
