"""Tables that nobody touches for long are put away, can be taken up again for a time, and are deleted then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from newworlds.server.clock import days_ago
from newworlds.server.errors import NotYourSeat, TableExpired, UnknownTable
from newworlds.server.infos import TableInfo
from newworlds.server.limit_errors import TooManyTables
from newworlds.server.listeners import Listener
from newworlds.server.requests import SeatRequest, TableRequest
from newworlds.server.running import open_registry
from newworlds.server.settings import Settings
from newworlds.server.storage.schema import components, seats, steps, tables
from newworlds.server.table_registry import TableRegistry
from tests.server.playing import ALSO_HERE as BEN
from tests.server.playing import HERE as ADA
from tests.server.playing import Browser, InlineThinker, refusal, serving

HERE = SeatRequest(kind="here", name="Ada")
LINK = SeatRequest(kind="link", name="")
BOT = SeatRequest(kind="bot", name="Robin", bot="random")


class Club:
    """A registry whose tables can be made older."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    async def open(self, *asked: SeatRequest) -> TableInfo:
        request = TableRequest(game="terra_nova", seats=list(asked), options={}, seed=7)
        return await self.registry.new_tables.open(request, "ada", opened_from="here")

    async def set(self, info: TableInfo, **values: str) -> None:
        change = tables.update().where(tables.c.id == info.id).values(**values)
        await self.registry.store.write(lambda connection: connection.execute(change))

    async def expired(self, *asked: SeatRequest) -> TableInfo:
        info = await self.open(*asked)
        await self.set(info, updated=days_ago(1000))
        await self.registry.expire()
        return info

    async def info(self, info: TableInfo) -> TableInfo:
        return await self.registry.info(info.id, "ada")

    async def count(self, table: sa.Table) -> int:
        query = sa.select(sa.func.count()).select_from(table)
        return await self.registry.store.read(lambda connection: connection.scalar(query) or 0)


Story = Callable[[Club], Coroutine[Any, Any, None]]


def in_a_club(database: str, story: Story, **chosen: Any) -> None:
    async def live() -> None:
        settings = Settings(
            database=database, bot_pause=0.0, waiting_days=14, playing_days=90, restore_days=30, **chosen
        )
        async with open_registry(settings, InlineThinker()) as registry:
            await story(Club(registry))

    asyncio.run(live())


@pytest.mark.parametrize(
    ("asked", "days", "is_put_away"),
    [([HERE, LINK], 13, False), ([HERE, LINK], 15, True), ([HERE, HERE], 89, False), ([HERE, HERE], 91, True)],
)
def test_how_long_a_table_is_kept_depends_on_whether_the_game_has_begun(
    database: str, asked: list[SeatRequest], days: int, is_put_away: bool
) -> None:
    async def story(club: Club) -> None:
        info = await club.open(*asked)
        await club.set(info, updated=days_ago(days))
        await club.registry.expire()
        assert ((await club.info(info)).expired is not None) == is_put_away

    in_a_club(database, story)


def test_a_finished_game_stays(database: str) -> None:
    async def story(club: Club) -> None:
        info = await club.open(HERE, HERE)
        await club.set(info, updated=days_ago(1000), status="over")
        await club.registry.expire()
        assert (await club.info(info)).expired is None

    in_a_club(database, story)


def test_a_table_that_was_put_away_is_neither_listed_nor_counted(database: str) -> None:
    async def story(club: Club) -> None:
        await club.open(HERE, LINK)
        with pytest.raises(TooManyTables):
            await club.open(HERE, LINK)
        await club.set((await club.registry.infos("ada"))[0], updated=days_ago(1000))
        await club.registry.expire()
        assert await club.registry.infos("ada") == []
        await club.open(HERE, LINK)

    in_a_club(database, story, tables_each=1)


def test_it_is_not_played_and_nobody_joins_it(database: str) -> None:
    async def story(club: Club) -> None:
        waiting = await club.expired(HERE, LINK)
        invite = str(waiting.seats[1].invite)
        async with club.registry.at(waiting.id) as table:
            with pytest.raises(TableExpired):
                await table.seating.join("cleo", invite, "Cleo")
        playing = await club.expired(HERE, BOT)
        async with club.registry.at(playing.id) as table:
            with pytest.raises(TableExpired):
                table.questions.why("ada", msgspec.Raw(b"{}"))
            with pytest.raises(TableExpired):
                await table.play_for_bot(0, 0)

    in_a_club(database, story)


def test_those_who_have_it_open_are_told(database: str) -> None:
    async def story(club: Club) -> None:
        info = await club.open(HERE, LINK)
        listener = Listener("cleo")
        async with club.registry.at(info.id) as table:
            table.arrive(listener)
            await club.set(info, updated=days_ago(1000))
            await club.registry.expire()
            assert '"expired":"' in listener.waiting[-1].text
            await table.restore("ada")
            assert '"expired":null' in listener.waiting[-1].text
            table.leave(listener)

    in_a_club(database, story)


def test_whoever_sits_there_or_opened_it_can_take_it_up_again(database: str) -> None:
    async def story(club: Club) -> None:
        info = await club.expired(LINK, LINK)
        async with club.registry.at(info.id) as table:
            with pytest.raises(NotYourSeat):
                await table.restore("stranger")
            await table.restore("ada")
            await table.restore("ada")
        assert [listed.id for listed in await club.registry.infos("ada")] == [info.id]
        await club.registry.expire()
        assert (await club.info(info)).expired is None

    in_a_club(database, story)


def test_after_a_time_it_is_deleted_with_everything_that_belongs_to_it(database: str) -> None:
    async def story(club: Club) -> None:
        kept, gone = await club.open(HERE, LINK), await club.expired(HERE, LINK)
        await club.set(gone, expired=days_ago(29))
        await club.registry.expire()
        assert await club.count(tables) == 2
        await club.set(gone, expired=days_ago(31))
        listener = Listener("ada")
        async with club.registry.at(gone.id) as table:
            table.arrive(listener)
            await club.registry.expire()
            assert listener.is_lost
            table.leave(listener)
        with pytest.raises(UnknownTable):
            await club.info(gone)
        assert (await club.count(seats), await club.count(steps)) == (len(kept.seats), 0)
        assert await club.count(components) == 1, "the other table is played with them"

    in_a_club(database, story)


def test_components_go_with_the_last_table_that_was_played_with_them(database: str) -> None:
    async def story(club: Club) -> None:
        gone = await club.expired(HERE, LINK)
        await club.set(gone, expired=days_ago(31))
        await club.registry.expire()
        assert await club.count(components) == 0
        await club.open(HERE, LINK)
        assert await club.count(components) == 1

    in_a_club(database, story)


def test_a_server_puts_away_what_is_due_when_it_starts_and_restores_on_request(
    tmp_path: Path, engine_of: Callable[[str], sa.Engine]
) -> None:
    with serving(tmp_path) as server, Browser(server.host) as ada:
        table, cookies = ada.open_table(ADA, BEN), ada.cookies
    with engine_of(f"sqlite:///{tmp_path / 'tables.sqlite3'}").begin() as connection:
        connection.execute(tables.update().values(updated=days_ago(1000)))
    with (
        serving(tmp_path) as server,
        Browser(server.host, cookies) as ada,
        Browser(server.host) as cleo,
        ada.at(table) as live,
    ):
        while not live.heard[-1]["table"]["expired"]:
            live.next()
        moved = live.ask("move", seq=0, move=live.moves()[0])
        assert moved["error"]["code"] == "error.table_expired"
        assert refusal(cleo.post(f"/api/tables/{table['id']}/restore", {})) == (403, "error.not_your_seat")
        assert ada.post(f"/api/tables/{table['id']}/restore", {}).json()["expired"] is None
        assert live.wait_for("table")["table"]["expired"] is None
        live.play_first(live.fresh())
