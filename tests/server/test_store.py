"""How reads and writes wait for the database, share commits and fail."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from newworlds.server.errors import StorageFailed
from newworlds.server.start_errors import DatabaseUnusable
from newworlds.server.storage.changes import TableMovedOn
from newworlds.server.storage.errands import JointWork
from newworlds.server.storage.schema import components
from newworlds.server.storage.store import Store
from tests.server.playing import PATIENCE

T = TypeVar("T")

LONG = 60.0
"""Seconds: however busy the machine is, the database answers in this time."""


def in_a_store(database: str, story: Callable[[Store], Coroutine[Any, Any, None]], **chosen: Any) -> None:
    async def use_it() -> None:
        store = Store(database, **{"patience": LONG, **chosen})
        try:
            await store.open()
            await story(store)
        finally:
            await store.close()

    asyncio.run(use_it())


def adding(name: str) -> Callable[[Connection], None]:
    def add(connection: Connection) -> None:
        connection.execute(components.insert().values(data=name, body={}))

    return add


def failing(connection: Connection) -> None:
    adding("taken back")(connection)
    raise KeyError("on purpose")


def names(connection: Connection) -> list[str]:
    return sorted(connection.scalars(sa.select(components.c.data)))


@asynccontextmanager
async def busy_writer(store: Store) -> AsyncIterator[None]:
    """While this lasts, writes wait."""
    has_begun, may_end = threading.Event(), threading.Event()

    def wait(connection: Connection) -> None:
        names(connection)
        has_begun.set()
        may_end.wait(PATIENCE)

    waiting = asyncio.create_task(store.write(wait))
    await asyncio.to_thread(has_begun.wait, PATIENCE)
    try:
        yield
    finally:
        may_end.set()
    await waiting


@asynccontextmanager
async def counting_commits(store: Store) -> AsyncIterator[list[str]]:
    commits: list[str] = []
    sa.event.listen(store._engine, "commit", lambda _connection: commits.append("commit"))
    yield commits


@pytest.mark.parametrize(("group_commit", "expected"), [(True, 2), (False, 6)])
def test_writes_that_wait_together_share_a_commit(database: str, group_commit: bool, expected: int) -> None:
    async def story(store: Store) -> None:
        async with counting_commits(store) as commits:
            async with busy_writer(store):
                added = [asyncio.create_task(store.write(adding(name))) for name in "abcde"]
                await asyncio.sleep(0)
            await asyncio.gather(*added)
            assert len(commits) == expected
        assert await store.read(names) == list("abcde")

    in_a_store(database, story, group_commit=group_commit)


def test_nothing_is_acknowledged_before_its_commit(database: str) -> None:
    async def story(store: Store) -> None:
        order: list[str] = []
        sa.event.listen(store._engine, "commit", lambda _connection: order.append("commit"))
        async with busy_writer(store):
            added = [asyncio.create_task(store.write(adding(name))) for name in "ab"]
            for task in added:
                task.add_done_callback(lambda _task: order.append("acknowledged"))
            await asyncio.sleep(0)
        await asyncio.gather(*added)
        assert order == ["commit", "commit", "acknowledged", "acknowledged"]

    in_a_store(database, story)


def test_a_write_that_fails_is_taken_back_alone(database: str) -> None:
    async def story(store: Store) -> None:
        async with busy_writer(store):
            works = [adding("a"), failing, adding("a"), adding("b")]
            tasks = [asyncio.create_task(store.write(work)) for work in works]
            await asyncio.sleep(0)
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(end) for end in ends] == [type(None), KeyError, StorageFailed, type(None)]
        assert await store.read(names) == ["a", "b"]
        with pytest.raises(KeyError):
            await store.write(failing)
        assert await store.read(names) == ["a", "b"]

    in_a_store(database, story)


class Joint(JointWork):
    """Adds a name; none that begins with “late” can be added."""

    def __init__(self, name: str, log: list[int]) -> None:
        self.name = name
        self.log = log

    def do_all(self, connection: Connection, works: Sequence[Joint]) -> None:
        self.log.append(len(works))
        early = [work.name for work in works if not work.name.startswith("late")]
        for name in early:
            adding(name)(connection)
        if len(early) < len(works):
            raise TableMovedOn()


@pytest.mark.parametrize(("wanted", "log"), [("a b c", [3]), ("a late c", [3, 1, 1, 1])])
def test_joint_work_is_done_at_once_and_if_that_fails_one_by_one(database: str, wanted: str, log: list[int]) -> None:
    async def story(store: Store) -> None:
        done: list[int] = []
        async with counting_commits(store) as commits:
            async with busy_writer(store):
                works: list[Callable[[Connection], None]] = [
                    adding("first"),
                    *(Joint(name, done) for name in wanted.split()),
                    adding("last"),
                ]
                tasks = [asyncio.create_task(store.write(work)) for work in works]
                await asyncio.sleep(0)
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        late = [name for name in wanted.split() if name == "late"]
        assert [type(end) for end in ends if end is not None] == [TableMovedOn for _ in late]
        assert (done, len(commits)) == (log, 2)
        assert await store.read(names) == sorted({"first", "last", *wanted.split()} - {"late"})

    in_a_store(database, story)


def test_who_lost_a_race_before_writing_anything_delays_nobody(database: str) -> None:
    def lose(connection: Connection) -> None:
        names(connection)
        raise TableMovedOn()

    async def story(store: Store) -> None:
        async with counting_commits(store) as commits:
            async with busy_writer(store):
                tasks = [asyncio.create_task(store.write(work)) for work in (adding("a"), lose, adding("b"))]
                await asyncio.sleep(0)
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(end) for end in ends] == [type(None), TableMovedOn, type(None)]
        assert len(commits) == 2
        assert await store.read(names) == ["a", "b"]

    in_a_store(database, story)


def test_when_the_commit_fails_all_fail(database: str) -> None:
    async def story(store: Store) -> None:
        commits: list[Connection] = []

        def fail_the_second(connection: Connection) -> None:
            commits.append(connection)
            if len(commits) == 2:
                raise OperationalError("COMMIT", {}, OSError("disk full"))

        sa.event.listen(store._engine, "commit", fail_the_second)
        async with busy_writer(store):
            tasks = [asyncio.create_task(store.write(adding(name))) for name in "ab"]
            await asyncio.sleep(0)
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(end) for end in ends] == [StorageFailed, StorageFailed]
        await store.write(adding("c"))
        assert await store.read(names) == ["c"]

    in_a_store(database, story)


def test_reads_do_not_wait_for_writes_but_see_those_that_returned(database: str) -> None:
    async def story(store: Store) -> None:
        await store.write(adding("a"))
        async with busy_writer(store):
            assert await store.read(names) == ["a"]

    in_a_store(database, story)


def test_what_nobody_waits_for_any_more_is_not_begun(database: str) -> None:
    """Whoever was told that nothing was stored may rely on it."""

    async def story(store: Store) -> None:
        async with busy_writer(store):
            late = asyncio.create_task(store.write(adding("late")))
            await asyncio.sleep(0)
            late.cancel()
        await store.write(adding("a"))
        assert await store.read(names) == ["a"]

    in_a_store(database, story)


def test_a_failed_statement_does_not_show_its_values(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story(store: Store) -> None:
        await store.write(adding("my secret"))
        with caplog.at_level(logging.DEBUG), pytest.raises(StorageFailed):
            await store.write(adding("my secret"))

    in_a_store(database, story)
    assert "storage failed" in caplog.text
    # PostgreSQL names the value of a key that is taken, but nothing else of the row: keys are no secrets.
    assert "my secret" not in caplog.text.replace("Key (data)=(my secret) already exists", "")


def backend(connection: Connection) -> int:
    found = connection.exec_driver_sql("SELECT pg_backend_pid()").scalar()
    assert isinstance(found, int)
    return found


def test_connections_that_were_lost_are_made_again(postgres_database: str) -> None:
    """As after a restart of the database: nobody is refused who did not write at that very moment."""

    async def story(store: Store) -> None:
        writing, reading = await store.write(backend), await store.read(backend)
        engine = sa.create_engine(postgres_database)
        with engine.begin() as connection:
            for lost in (writing, reading):
                connection.exec_driver_sql(f"SELECT pg_terminate_backend({lost}, 10000)")
        engine.dispose()
        await store.write(adding("a"))
        for _ in range(4):
            assert await store.read(names) == ["a"]
        assert await store.write(backend) != writing

    in_a_store(postgres_database, story)


def test_a_frozen_database_is_reported_in_time_and_used_again_when_it_answers(postgres_database: str) -> None:
    async def story(store: Store) -> None:
        frozen = {await as_soon_as_possible(lambda: store.write(backend))}
        frozen |= {await as_soon_as_possible(lambda: store.read(backend)) for _ in range(8)}
        for process in frozen:
            os.kill(process, signal.SIGSTOP)
        try:
            asked = (store.write(adding("late")), store.read(names), store.read(names))
            ends = await asyncio.gather(*asked, return_exceptions=True)
            assert [type(end) for end in ends] == [StorageFailed] * 3
        finally:
            for process in frozen:
                os.kill(process, signal.SIGCONT)
        await as_soon_as_possible(lambda: store.write(adding("a")))
        assert "a" in await as_soon_as_possible(lambda: store.read(names))

    in_a_store(postgres_database, story, patience=1.0)


async def as_soon_as_possible(do: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """The patience of these stores is short, and the machine may be busy."""
    while True:
        with suppress(StorageFailed):
            return await do()


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_every_spelling_of_a_postgresql_address_is_accepted(postgres_database: str, scheme: str) -> None:
    async def story(store: Store) -> None:
        await store.check()

    in_a_store(f"{scheme}://{postgres_database.partition('://')[2]}", story)


@pytest.mark.parametrize("database", ["sqlite://", "sqlite:///:memory:", ":memory:"])
def test_a_database_in_memory_is_refused(database: str) -> None:
    with pytest.raises(DatabaseUnusable, match="name a file"):
        Store(database)


def test_a_statement_that_takes_too_long_is_ended_by_postgresql(postgres_database: str) -> None:
    async def story(store: Store) -> None:
        with pytest.raises(StorageFailed):
            await store.write(lambda connection: connection.exec_driver_sql("SELECT pg_sleep(60)").all())
        limits = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
        shown = [
            await as_soon_as_possible(lambda name=name: store.read(lambda connection: setting(connection, name)))  # type: ignore[misc]
            for name in limits
        ]
        assert shown == ["1s", "1s", "2s"]

    in_a_store(postgres_database, story, patience=1.0)


def setting(connection: Connection, name: str) -> object:
    return connection.exec_driver_sql(f"SHOW {name}").scalar()
