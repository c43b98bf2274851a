"""The database is lost at the worst moments of a move: what is acknowledged is stored once, and nothing replaces it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import msgspec
import pytest
import sqlalchemy as sa

from newworlds.core.errors import StaleMove
from newworlds.server.errors import StorageFailed
from newworlds.server.infos import TableInfo
from newworlds.server.listeners import Listener
from newworlds.server.storage import rows
from newworlds.server.storage.schema import steps, tables
from newworlds.server.storage.store import Store
from newworlds.server.tables import Table
from tests.server.playing import PATIENCE
from tests.server.test_changes import HERE, House, everything_heard, in_a_house, moves, play
from tests.server.test_store import busy_writer

FIRST, SECOND = 0, 1
"""Two different moves, by their numbers in the list of the first view."""


class Moment(NamedTuple):
    """When the database fails: while this is carried out, either before or after it is done.

    With PostgreSQL the connection is lost.
    """

    doing: Literal["UPDATE tables", "INSERT INTO steps", "COMMIT"]
    is_done: bool
    times: int = 1
    """With two, whoever then looks what is stored does not learn it either."""


MOMENTS = [
    Moment("UPDATE tables", is_done=False),
    Moment("UPDATE tables", is_done=True),
    Moment("INSERT INTO steps", is_done=True),
    Moment("COMMIT", is_done=False),
    Moment("COMMIT", is_done=False, times=2),
    Moment("COMMIT", is_done=True),
    Moment("COMMIT", is_done=True, times=2),
]


class BadLuck:
    """Makes the database fail at a moment, once it is armed."""

    def __init__(self, store: Store, moment: Moment, together: int = 1) -> None:
        """Only if so many writes share a commit."""
        self._moment = moment
        self._together = together
        self._writer = store._writers[0]
        self._left = 0
        self._dialect = dialect = store._engine.dialect
        self._commit, self._execute, self._execute_many = dialect.do_commit, dialect.do_execute, dialect.do_executemany
        dialect.do_commit = self._committing  # type: ignore[method-assign, assignment]
        dialect.do_execute = self._executing  # type: ignore[method-assign]
        dialect.do_executemany = self._executing_many  # type: ignore[method-assign]

    def arm(self) -> None:
        self._left = self._moment.times

    def _committing(self, connection: Any) -> None:
        self._tempt("COMMIT", connection.driver_connection, lambda: self._commit(connection))

    def _executing(self, cursor: Any, statement: Any, parameters: Any, context: Any = None) -> None:
        self._tempt(statement, cursor.connection, lambda: self._execute(cursor, statement, parameters, context))

    def _executing_many(self, cursor: Any, statement: Any, parameters: Any, context: Any = None) -> None:
        self._tempt(statement, cursor.connection, lambda: self._execute_many(cursor, statement, parameters, context))

    def _tempt(self, statement: str, connection: Any, do: Callable[[], None]) -> None:
        is_moment = self._left > 0 and statement.startswith(self._moment.doing)
        if not is_moment or (self._together > 1 and len(self._writer._now) != self._together):
            return do()
        self._left -= 1
        if self._moment.is_done:
            do()
        if self._dialect.name == "postgresql":
            connection.close()
        assert self._dialect.loaded_dbapi is not None
        raise self._dialect.loaded_dbapi.OperationalError("on purpose")


def shown(moment: Moment) -> str:
    return f"{moment.doing}-{'done' if moment.is_done else 'not done'}-{moment.times}"


async def is_acknowledged(table: Table, seq: int, move: msgspec.Raw) -> bool:
    acknowledged: list[bool] = []
    try:
        await table.play("ada", seq, move, lambda: acknowledged.append(True))
    except (StorageFailed, StaleMove):
        assert not acknowledged
        return False
    return acknowledged == [True]


async def stored_moves(house: House, info: TableInfo) -> dict[int, object]:
    return {step.seq: step.move for step in await house.stored_steps(info)}


@pytest.mark.parametrize("moment", MOMENTS, ids=shown)
def test_what_is_acknowledged_is_stored_whatever_is_tried_afterwards(database: str, moment: Moment) -> None:
    """Somebody who was not answered tries another move on the same view, here or at another process."""
    is_postgres = database.startswith("postgresql")

    async def story(house: House) -> None:
        info = await house.open(HERE, HERE)
        luck = BadLuck(house.store, moment)
        async with house.both_at(info) as (left, right):
            choice = moves(left)
            luck.arm()
            is_first = await is_acknowledged(left, 0, choice[FIRST])
            # What was not being committed is tried again by itself, where there is a connection to lose.
            assert is_first == (is_postgres and moment.doing != "COMMIT")
            is_stored = is_first or (moment.doing == "COMMIT" and moment.is_done)
            assert len(await stored_moves(house, info)) == is_stored
            is_second = [await is_acknowledged(table, 0, choice[SECOND]) for table in (left, right)]
            assert is_second == [not is_stored, False]
            kept = msgspec.json.decode(choice[FIRST if is_stored else SECOND])
            assert await stored_moves(house, info) == {1: kept}
            assert left.whole("ada") == right.whole("ada")
            await play(right, "ada")
        assert list(await stored_moves(house, info)) == [1, 2]

    in_a_house(database, story)


@pytest.mark.parametrize("moment", [moment for moment in MOMENTS if moment.times == 1], ids=shown)
def test_moves_that_are_stored_together_are_each_acknowledged_only_if_they_are(database: str, moment: Moment) -> None:
    async def story(house: House) -> None:
        infos = [await house.open(HERE, HERE) for _ in range(2)]
        luck = BadLuck(house.store, moment, together=len(infos))
        async with house.left.at(infos[0].id) as one, house.left.at(infos[1].id) as other:
            choice, both = moves(one), (one, other)
            luck.arm()
            async with busy_writer(house.store):
                playing = [asyncio.create_task(is_acknowledged(table, 0, choice[FIRST])) for table in both]
                while house.store._writes.qsize() < len(infos):
                    await asyncio.sleep(0)
            is_committed = moment.doing != "COMMIT"
            assert await asyncio.gather(*playing) == [is_committed, is_committed]
            is_stored = is_committed or moment.is_done
            again = [await is_acknowledged(table, 0, choice[SECOND]) for table in both]
            assert again == [not is_stored, not is_stored]
            kept = msgspec.json.decode(choice[FIRST if is_stored else SECOND])
            assert [await stored_moves(house, info) for info in infos] == [{1: kept}, {1: kept}]

    in_a_house(database, story)


def test_whoever_lost_a_race_takes_nobody_along(database: str) -> None:
    """Two moves are stored together, and one of the tables was changed by another process meanwhile."""

    async def story(house: House) -> None:
        infos = [await house.open(HERE, HERE) for _ in range(2)]
        async with house.both_at(infos[0]) as (late, elsewhere), house.left.at(infos[1].id) as other:
            choice = moves(late)
            await play(elsewhere, "ada", FIRST)
            async with busy_writer(house.store):
                playing = [asyncio.create_task(is_acknowledged(table, 0, choice[SECOND])) for table in (late, other)]
                while house.store._writes.qsize() < len(infos):
                    await asyncio.sleep(0)
            assert await asyncio.gather(*playing) == [False, True]
            kept = [msgspec.json.decode(choice[number]) for number in (FIRST, SECOND)]
            assert [await stored_moves(house, info) for info in infos] == [{1: move} for move in kept]
            assert late.whole("ada") == elsewhere.whole("ada")

    in_a_house(database, story)


def test_a_move_that_is_committed_after_it_was_given_up_is_not_replaced(database: str) -> None:
    """The database answers so late that the player was refused, and tries another move."""

    async def story(house: House) -> None:
        info = await house.open(HERE, HERE)
        may_commit = hold_up_next_commit(house.store)
        async with house.both_at(info) as (left, right):
            choice = moves(left)
            assert not await is_acknowledged(left, 0, choice[FIRST])
            assert (left.row.seq, await stored_moves(house, info)) == (0, {})
            again = [asyncio.create_task(is_acknowledged(table, 0, choice[SECOND])) for table in (left, right)]
            await asyncio.sleep(0)
            may_commit.set()
            assert await asyncio.gather(*again) == [False, False]
            assert await stored_moves(house, info) == {1: msgspec.json.decode(choice[FIRST])}
            assert left.whole("ada") == right.whole("ada")

    in_a_house(database, story)


def hold_up_next_commit(store: Store) -> threading.Event:
    """Until the event is set. Meanwhile whoever waits for the write is told that it took too long."""
    dialect, loop = store._engine.dialect, asyncio.get_running_loop()
    commit, may_commit, writer = dialect.do_commit, threading.Event(), store._writers[0]

    def committing(connection: Any) -> None:
        if threading.current_thread() is writer._thread and not may_commit.is_set():
            loop.call_soon_threadsafe(writer._now[0].give_up)
            may_commit.wait(PATIENCE)
        commit(connection)

    dialect.do_commit = committing  # type: ignore[method-assign, assignment]
    return may_commit


def test_a_process_that_knows_more_than_the_database_forgets_it(database: str) -> None:
    """As when a backup is restored, or a copy of the database takes over that lacks the latest changes."""

    async def story(house: House) -> None:
        info = await house.open(HERE, HERE)
        async with house.both_at(info) as (left, right):
            watching = Listener("somebody")
            left.arrive(watching)
            await play(left, "ada", FIRST)
            await play(left, "ada")
            await go_back(house, info)
            everything_heard(watching)
            assert not await is_acknowledged(left, 2, moves(left)[0])
            assert [(told["type"], told["seq"]) for told in everything_heard(watching)] == [("state", 0)]
            await play(left, "ada", SECOND)
            await right.refresh()
            assert left.whole("ada") == right.whole("ada")
        assert list(await stored_moves(house, info)) == [1]

    in_a_house(database, story)


def test_those_who_only_watch_learn_that_the_database_has_gone_back(database: str) -> None:
    async def story(house: House) -> None:
        info = await house.open(HERE, HERE)
        async with house.left.at(info.id) as table:
            watching = Listener("somebody")
            table.arrive(watching)
            await play(table, "ada")
            await go_back(house, info)
            everything_heard(watching)
            for table_id, version in (await house.left.elsewhere.versions([info.id])).items():
                await house.left.elsewhere.compare(table_id, version)
            assert [(told["type"], told["seq"]) for told in everything_heard(watching)] == [("state", 0)]

    in_a_house(database, story)


async def go_back(house: House, info: TableInfo) -> None:
    """To the beginning of the game."""

    def write(connection: sa.Connection) -> None:
        kept = rows.table(connection, info.id)
        assert kept is not None
        connection.execute(steps.delete().where(steps.c.table_id == info.id))
        version = kept.row.version - kept.row.seq
        begun = {"version": version, "seq": 0, "to_act": 0}
        connection.execute(tables.update().where(tables.c.id == info.id).values(**begun))

    await house.store.write(write)
