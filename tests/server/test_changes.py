"""Several hold the same table, a connection is lost in the middle of a move: what is stored counts, once."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection

from newworlds.core.errors import StaleMove
from newworlds.server import tables_in_memory
from newworlds.server.errors import SeatTaken, UnknownTable
from newworlds.server.infos import TableInfo
from newworlds.server.listeners import Listener
from newworlds.server.notices import NobodyElse
from newworlds.server.play_errors import NotStarted
from newworlds.server.requests import SeatRequest, TableRequest
from newworlds.server.settings import Settings
from newworlds.server.storage import rows
from newworlds.server.storage.changes import TableChange, TableMovedOn
from newworlds.server.storage.schema import seats, steps, tables
from newworlds.server.storage.store import Store
from newworlds.server.storage.table_rows import StepRow
from newworlds.server.table_registry import TableRegistry
from newworlds.server.tables import Table
from newworlds.server.turn_queue import LocalTurns
from tests.server.playing import PATIENCE, InlineThinker, Json
from tests.server.test_store import busy_writer

HERE = SeatRequest(kind="here", name="Ada")
LINK = SeatRequest(kind="link", name="")


class House:
    """A store and two registries that know nothing of each other, as in two processes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.left, self.right = self._registry(), self._registry()

    def _registry(self) -> TableRegistry:
        return TableRegistry(self.store, NobodyElse(), InlineThinker(), LocalTurns(1), Settings(bot_pause=0.0))

    async def open(self, *seats: SeatRequest, game: str = "terra_nova") -> TableInfo:
        return await self.left.new_tables.open(TableRequest(game=game, options={}, seats=list(seats), seed=7), "ada")

    @asynccontextmanager
    async def both_at(self, info: TableInfo) -> AsyncIterator[tuple[Table, Table]]:
        async with self.left.at(info.id) as left, self.right.at(info.id) as right:
            yield left, right

    async def stored_steps(self, info: TableInfo) -> list[StepRow]:
        return await self.store.read(lambda connection: rows.steps_of(connection, info.id))


def in_a_house(database: str, story: Callable[[House], Coroutine[Any, Any, None]]) -> None:
    async def live_in_it() -> None:
        store = Store(database, patience=60.0)
        await store.open()
        house = House(store)
        try:
            await story(house)
        finally:
            await house.left.close()
            await house.right.close()
            await store.close()

    asyncio.run(live_in_it())


def moves(table: Table) -> list[msgspec.Raw]:
    match = table.course.match
    return [msgspec.Raw(msgspec.json.encode(match.game.write_json(move))) for move in match.legal()]


async def play(table: Table, owner: str, move: int = 0) -> None:
    await table.play(owner, table.row.seq, moves(table)[move], lambda: None)


async def heard(listener: Listener) -> Json:
    async with asyncio.timeout(PATIENCE):
        while not listener.waiting:
            await asyncio.sleep(0.01)
    message: Json = msgspec.json.decode(listener.waiting.pop(0).json)
    return message


def everything_heard(listener: Listener) -> list[Json]:
    """But who is watching, which is gathered and told at any time."""
    messages = [msgspec.json.decode(message.json) for message in listener.waiting]
    listener.waiting.clear()
    return [message for message in messages if message["type"] != "watchers"]


def invite_of(info: TableInfo, seat: int) -> str:
    invite = info.seats[seat].invite
    assert isinstance(invite, str)
    return invite


def test_a_move_that_lost_a_race_is_stale_and_the_winners_move_is_told(database: str) -> None:
    async def story(house: House) -> None:
        info = await house.open(HERE, HERE)
        async with house.both_at(info) as (left, right):
            watching = Listener("somebody")
            right.arrive(watching)
            move = moves(right)[1]
            await play(left, "ada")
            with pytest.raises(StaleMove) as refused:
                await right.play("ada", 0, move, lambda: None)
            assert refused.value.details == {"sent": 0, "now": 1}
            assert right.row == left.row
            told = everything_heard(watching)
            assert [(message["type"], message["seq"]) for message in told] == [("state", 0), ("step", 1)]
            await play(right, "ada")
        assert [step.seq for step in await house.stored_steps(info)] == [1, 2]

    in_a_house(database, story)


def test_several_moves_of_others_are_told_one_by_one_without_what_they_undid(database: str) -> None:
    """What was undone may have been private."""

    async def story(house: House) -> None:
        async with house.both_at(await house.open(HERE, HERE)) as (left, right):
            watching = Listener("somebody")
            right.arrive(watching)
            for number in (0, 1):
                await play(left, "ada", number)
            await left.undo("ada", 2, lambda: None)
            await play(left, "ada", 2)
            await right.refresh()
            told = everything_heard(watching)[1:]
            assert [(step["seq"], step.get("undone", False)) for step in told] == [
                (1, False),
                (4, False),
            ]
            assert right.row == left.row
            assert right.whole("ada") == left.whole("ada")
            await right.refresh()
            assert everything_heard(watching) == []

    in_a_house(database, story)


def test_an_invitation_used_elsewhere_takes_no_seat_over(database: str) -> None:
    async def story(house: House) -> None:
        info = await house.open(HERE, LINK)
        async with house.both_at(info) as (left, right):
            watching = Listener("ada")
            right.arrive(watching)
            await left.seating.join("cleo", invite_of(info, 1), "Cleo")
            await play(left, "ada")
            with pytest.raises(SeatTaken):
                await right.seating.join("dora", invite_of(info, 1), "Dora")
            assert [seat.owner for seat in right.seats] == ["ada", "cleo"]
            assert right.row == left.row
            assert right.row.seq == 1
            shown = [message["seq"] for message in everything_heard(watching) if message["type"] != "table"]
            assert shown == [0, 1]

    in_a_house(database, story)


def test_two_who_join_different_seats_at_once_both_sit_down(database: str) -> None:
    async def story(house: House) -> None:
        info = await house.open(HERE, LINK, LINK)
        async with house.both_at(info) as (left, right):
            await left.seating.join("cleo", invite_of(info, 1), "Cleo")
            await right.seating.join("dora", invite_of(info, 2), "Dora")
            assert [seat.owner for seat in right.seats] == ["ada", "cleo", "dora"]
            assert right.row.status == "playing"
            await left.refresh()
            assert left.whole("ada") == right.whole("ada")

    in_a_house(database, story)


def test_there_is_no_game_before_all_seats_are_taken(database: str) -> None:
    async def story(house: House) -> None:
        info = await house.open(HERE, LINK, game="gwt_new_zealand")
        assert (info.status, info.scores) == ("waiting", [0, 0])
        async with house.left.at(info.id) as table:
            with pytest.raises(NotStarted):
                _ = table.course
            assert table.whole("ada").log == []
            await table.seating.join("cleo", invite_of(info, 1), "Cleo")
            assert table.course.seq == 0
            assert table.whole("ada").log[0].seq == 0

    in_a_house(database, story)


def test_whoever_goes_away_while_a_move_is_stored_has_played_it(database: str) -> None:
    """The other player is told of it, and may answer."""

    async def story(house: House) -> None:
        info = await house.open(HERE, HERE)
        async with house.left.at(info.id) as table:
            watching = Listener("somebody")
            table.arrive(watching)
            playing = asyncio.create_task(play(table, "ada"))
            await asyncio.sleep(0)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            assert playing.cancelled()
            assert [(await heard(watching))["seq"] for _ in range(2)] == [0, 1]
            await play(table, "ada")
        assert [step.seq for step in await house.stored_steps(info)] == [1, 2]

    in_a_house(database, story)


def test_a_table_opened_while_a_lost_connections_move_is_stored_hears_of_it(database: str) -> None:
    async def story(house: House) -> None:
        info = await house.open(HERE, HERE)
        async with house.left.at(info.id) as table:
            playing = asyncio.create_task(play(table, "ada"))
            await asyncio.sleep(0)
            playing.cancel()
        async with house.left.at(info.id) as again:
            watching = Listener("somebody")
            again.arrive(watching)
            while (await heard(watching))["seq"] != 1:
                pass

    in_a_house(database, story)


def test_a_row_is_only_changed_by_who_has_read_its_latest_version(database: str) -> None:
    async def story(house: House) -> None:
        info = await house.open(HERE, LINK)
        kept = await house.store.read(lambda connection: rows.table(connection, info.id))
        assert kept is not None
        later = msgspec.structs.replace(kept.row, version=kept.row.version + 1, seq=5)
        taken = [msgspec.structs.replace(kept.seats[1], owner="cleo", name="Cleo")]
        await house.store.write(TableChange(later))
        with pytest.raises(TableMovedOn):
            await house.store.write(TableChange(later, taken))
        found = await house.store.read(lambda connection: rows.table(connection, info.id))
        assert found is not None
        assert (found.row.version, found.seats[1].owner) == (1, None)

    in_a_house(database, story)


def test_people_do_not_wait_for_the_tables_of_bots(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With many tables waiting for a bot, somebody's table is loaded next: bots load one at a time."""
    loaded: list[str] = []
    is_loaded = threading.Event()
    theirs: set[str] = set()
    of_table = rows.steps_of

    def noting(connection: Connection, table_id: str, after: int = 0) -> list[StepRow]:
        loaded.append(table_id)
        if table_id in theirs:
            is_loaded.wait(PATIENCE)
        else:
            is_loaded.set()
        return of_table(connection, table_id, after)

    async def story(house: House) -> None:
        infos = [await house.open(HERE, HERE) for _ in range(6)]
        theirs.update(info.id for info in infos[:5])
        monkeypatch.setattr(rows, "steps_of", noting)

        async def sit_at_leisure(info: TableInfo) -> None:
            async with house.right.at_leisure(info.id):
                pass

        bots = [asyncio.create_task(sit_at_leisure(info)) for info in infos[:5]]
        await asyncio.sleep(0)
        async with house.right.at(infos[5].id):
            assert loaded.index(infos[5].id) <= 1
        await asyncio.gather(*bots)
        assert sorted(loaded) == sorted(info.id for info in infos)

    in_a_house(database, story)


def test_a_table_that_many_ask_for_at_once_is_loaded_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        info = await house.open(HERE, HERE)
        found: list[Table] = []

        async def sit() -> None:
            async with house.right.at(info.id) as table:
                found.append(table)
                while len(found) < 3:
                    await asyncio.sleep(0)

        await asyncio.gather(*(sit() for _ in range(3)))
        assert found[0] is found[1] is found[2]

    in_a_house(database, story)


def test_a_table_that_was_left_is_not_replayed_but_brought_up_to_date(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        info = await house.open(HERE, HERE)
        async with house.left.at(info.id) as before:
            await play(before, "ada")
        async with house.right.at(info.id) as elsewhere:
            await play(elsewhere, "ada")
        async with house.left.at(info.id) as again:
            assert again is before
            assert again.whole("ada") == elsewhere.whole("ada")
        await house.store.write(lambda connection: delete(connection, info.id))
        with pytest.raises(UnknownTable):
            async with house.left.at(info.id):
                pass

    in_a_house(database, story)


def test_only_so_many_tables_are_kept_that_nobody_uses(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_in_memory, "MOST_RESTING", 2)

    async def story(house: House) -> None:
        infos = [await house.open(HERE, HERE) for _ in range(3)]
        left = []
        for info in infos:
            async with house.left.at(info.id) as table:
                left.append(table)
        for info, before in zip(reversed(infos), reversed(left), strict=True):
            async with house.left.at(info.id) as table:
                assert (table is before) == (info is not infos[0])

    in_a_house(database, story)


def test_those_who_have_a_deleted_table_open_are_told_and_leave(database: str) -> None:
    async def story(house: House) -> None:
        info = await house.open(HERE, HERE)
        async with house.left.at(info.id) as table:
            watching = Listener("somebody")
            table.arrive(watching)
            await house.store.write(lambda connection: delete(connection, info.id))
            for table_id, version in (await house.left.elsewhere.versions([info.id])).items():
                await house.left.elsewhere.catch_up(table_id, version)
            told = everything_heard(watching)[-1]
            assert (told["type"], told["error"]["code"]) == ("error", "error.unknown_table")
            assert watching.is_lost
            with pytest.raises(UnknownTable):
                await play(table, "ada")

    in_a_house(database, story)


def delete(connection: Connection, table_id: str) -> None:
    for source in (steps, seats):
        connection.execute(source.delete().where(source.c.table_id == table_id))
    connection.execute(tables.delete().where(tables.c.id == table_id))


def test_of_changes_that_are_stored_together_only_those_that_come_too_late_are_refused(database: str) -> None:
    async def story(house: House) -> None:
        kept = [await house.open(HERE, LINK) for _ in range(3)]
        found = [await house.store.read(partial(rows.table, table_id=info.id)) for info in kept]
        later = [msgspec.structs.replace(table.row, version=table.row.version + 1, seq=5) for table in found if table]
        late = msgspec.structs.replace(later[1], seq=7)
        await house.store.write(TableChange(later[1]))
        async with busy_writer(house.store):
            together = [house.store.write(TableChange(row)) for row in (later[0], late, later[2])]
            tasks = [asyncio.create_task(write) for write in together]
            await asyncio.sleep(0)
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(end) for end in ends] == [type(None), TableMovedOn, type(None)]
        stored = [await house.store.read(partial(rows.table, table_id=info.id)) for info in kept]
        assert [(table.row.version, table.row.seq) for table in stored if table] == [(1, 5), (1, 5), (1, 5)]

    in_a_house(database, story)
