"""What processes tell each other, and who they think is where."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable

import pytest
import sqlalchemy as sa

from newworlds.core.message import Message
from newworlds.server.notice_messages import Present
from newworlds.server.postgres_notices import PostgresNotices
from newworlds.server.presence_elsewhere import Elsewhere
from newworlds.server.storage.engine import postgres_address
from tests.server.playing import PATIENCE

LEASE = 15.0


class Tables:
    """Writes down what it is told."""

    def __init__(self, **stored: int) -> None:
        self.stored = stored
        self.caught_up: list[tuple[str, int]] = []
        self.compared: list[tuple[str, int]] = []
        self.changed: list[str] = []
        self.changed_anywhere: list[str] = []
        self.heard: list[tuple[str, int]] = []
        self.stuck: list[tuple[str, int]] = []
        self.gone: list[str] = []
        self.called: list[str] = []

    def live_tables(self) -> Collection[str]:
        return {"t1"}

    def changed_elsewhere(self, table_id: str) -> None:
        self.changed_anywhere.append(table_id)

    async def catch_up(self, table_id: str, version: int) -> None:
        self.caught_up.append((table_id, version))

    async def compare(self, table_id: str, stored_version: int) -> None:
        self.compared.append((table_id, stored_version))

    async def versions(self, table_ids: Iterable[str]) -> dict[str, int]:
        return {table_id: self.stored[table_id] for table_id in table_ids if table_id in self.stored}

    async def hear(self, table_id: str, number: int) -> None:
        self.heard.append((table_id, number))

    async def last_said(self, table_ids: Iterable[str]) -> dict[str, int]:
        return {}

    def presence_changed(self, table_id: str) -> None:
        self.changed.append(table_id)

    def became_somebody(self, owner: str) -> None:
        self.gone.append(owner)

    def desk_changed_elsewhere(self, owner: str) -> None:
        self.called.append(owner)

    def bot_stuck(self, table_id: str, seq: int, problem: Message) -> None:
        self.stuck.append((table_id, seq))


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.02)


class Neighbours:
    """Two processes on one database."""

    def __init__(self, database: str, engine: sa.Engine) -> None:
        address = postgres_address(database)
        assert address is not None
        self.engine = engine
        self.left, self.right = (PostgresNotices(address, LEASE) for _ in range(2))
        self.at_left, self.at_right = Tables(), Tables()

    def announce(self, version: int, is_committed: bool = True) -> None:
        with self.engine.connect() as connection:
            self.left.announce(connection, [("t1", version)])
            if is_committed:
                connection.commit()

    async def meet(self) -> None:
        """Each has heard of the other."""
        self.left.tell_present("hello", ["ada"], is_watched=True)
        self.right.tell_present("hello", ["cleo"], is_watched=True)
        await until(lambda: self.right.owners_elsewhere("hello") == {"ada"})
        await until(lambda: self.left.owners_elsewhere("hello") == {"cleo"})


Story = Callable[[Neighbours], Awaitable[None]]
Told = Callable[[Story], None]


@pytest.fixture
def told(postgres_database: str, engine_of: Callable[[str], sa.Engine]) -> Told:
    def tell(story: Story) -> None:
        async def live() -> None:
            both = Neighbours(postgres_database, engine_of(postgres_database))
            both.left.open(both.at_left)
            both.right.open(both.at_right)
            try:
                await both.meet()
                await story(both)
            finally:
                await both.left.close()
                await both.right.close()

        asyncio.run(live())

    return tell


def test_a_change_is_heard_once_it_is_committed_and_only_by_the_others(told: Told) -> None:
    async def story(both: Neighbours) -> None:
        both.announce(5, is_committed=False)
        both.announce(6)
        await until(lambda: ("t1", 6) in both.at_right.caught_up)
        assert both.at_right.caught_up == [("t1", 6)]
        assert both.at_right.changed_anywhere == ["t1"]
        assert not both.at_left.caught_up
        assert not both.at_left.changed_anywhere

    told(story)


def test_what_was_missed_while_the_connection_was_lost_is_looked_up(told: Told) -> None:
    async def story(both: Neighbours) -> None:
        both.at_right.stored["t1"] = 7
        both.left.tell_present("t1", ["ada"], is_watched=True)
        await until(lambda: both.right.owners_elsewhere("t1") == {"ada"})
        cut_connections(both.engine)
        both.left.tell_present("t1", [], is_watched=False)
        await until(lambda: ("t1", 7) in both.at_right.compared)
        await until(lambda: not both.right.is_watched_elsewhere("t1"))
        await until(lambda: both.right.owners_elsewhere("hello") == {"ada"})

    told(story)


def cut_connections(engine: sa.Engine) -> None:
    with engine.connect() as connection:
        connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def test_somebody_who_comes_later_learns_who_is_there(told: Told, postgres_database: str) -> None:
    async def story(both: Neighbours) -> None:
        third = PostgresNotices(postgres_address(postgres_database) or "", LEASE)
        third.open(Tables())
        try:
            await until(lambda: third.owners_elsewhere("hello") == {"ada", "cleo"})
        finally:
            await third.close()

    told(story)


def test_that_a_guest_has_signed_in_is_told(told: Told) -> None:
    """Their windows at the other process connect again as whoever they are now."""

    async def story(both: Neighbours) -> None:
        with both.engine.begin() as connection:
            both.left.announce_became(connection, "ada")
        await until(lambda: both.at_right.gone == ["ada"])
        assert both.at_left.gone == []

    told(story)


def test_for_whom_something_has_changed_is_told(told: Told) -> None:
    async def story(both: Neighbours) -> None:
        with both.engine.begin() as connection:
            both.left.announce_desks(connection, ["ada", "cleo"])
        await until(lambda: both.at_right.called == ["ada", "cleo"])
        assert both.at_left.called == []

    told(story)


def test_a_bots_trouble_is_told(told: Told) -> None:
    async def story(both: Neighbours) -> None:
        both.left.tell_stuck("t1", 4, Message("error.bot_failed", {"name": "Robin"}))
        await until(lambda: both.at_right.stuck == [("t1", 4)])

    told(story)


def test_whoever_was_at_a_silent_process_is_forgotten() -> None:
    elsewhere = Elsewhere(lease=10)
    for sender in ("quiet", "talking"):
        elsewhere.heard_from(sender, now=0)
        assert elsewhere.tell(Present(sender, "t1", (sender,), is_watched=True))
    elsewhere.heard_from("talking", now=9)
    assert elsewhere.forget_silent(now=10) == []
    assert elsewhere.forget_silent(now=11) == ["t1"]
    assert elsewhere.owners("t1") == {"talking"}


def test_only_news_about_presence_is_passed_on() -> None:
    elsewhere = Elsewhere(lease=10)
    present = Present("left", "t1", ("ada",), is_watched=True)
    assert [elsewhere.tell(present), elsewhere.tell(present)] == [True, False]
    assert elsewhere.tell(Present("left", "t1", (), is_watched=False))
    assert (elsewhere.owners("t1"), elsewhere.is_watched("t1")) == (frozenset(), False)
