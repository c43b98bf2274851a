"""What waits for somebody, told while they have a page open."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from newworlds.server.desk.desks import Desks
from newworlds.server.infos import TableInfo
from newworlds.server.listeners import Listener
from newworlds.server.live import FLOODED
from newworlds.server.notice_messages import NOBODY, Watchers
from newworlds.server.notices import NobodyElse
from newworlds.server.storage.store import Store
from tests.server.playing import (
    ALSO_HERE,
    HERE,
    LINK,
    RANDOM_BOT,
    Browser,
    Json,
    Live,
    RunningServer,
    serving,
)


def shared_table(host: Browser, guest: Browser, game: str = "terra_nova") -> Json:
    """The host moves first."""
    table = host.open_table(HERE, LINK, game=game)
    assert guest.join(table, table["seats"][1]["invite"]).status_code == 200
    return table


def play_on(live: Live) -> None:
    """Until somebody else is to act, told to everybody."""
    seat = live.state["table"]["to_act"]
    while live.fresh()["table"]["to_act"] == seat:
        live.play_first(live.fresh())


def test_what_waits_is_told_at_once_and_with_every_turn(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as server, Browser(server.host) as ada, Browser(server.host) as cleo:
        table = shared_table(ada, cleo)
        with ada.at_desk() as adas, cleo.at_desk() as cleos, ada.at(table) as live:
            assert (adas.waiting, cleos.waiting) == ([table["id"]], [])
            play_on(live)
            told = cleos.wait_until(lambda message: message["waiting"] == [table["id"]])
            assert (told["table"]["id"], told["table"]["to_act"], told["table"]["mine"]) == (table["id"], 1, [1])
            adas.wait_until(lambda message: message["waiting"] == [])


def test_a_server_tells_what_happens_at_another_one(tmp_path: Path, postgres_database: str) -> None:
    with (
        serving(tmp_path / "left", database=postgres_database) as left,
        serving(tmp_path / "right", database=postgres_database) as right,
        Browser(left.host) as ada,
        Browser(right.host) as cleo,
        cleo.at_desk() as desk,
    ):
        table = shared_table(ada, cleo)
        desk.wait_until(lambda message: "table" in message and message["table"]["status"] == "playing")
        with ada.at(table) as live:
            play_on(live)
        desk.wait_until(lambda message: message["waiting"] == [table["id"]])


def test_nobody_is_told_of_tables_of_others(server: RunningServer, ada: Browser, cleo: Browser) -> None:
    with Browser(server.host) as stranger, stranger.at_desk() as desk, cleo.at_desk() as cleos:
        table = shared_table(ada, cleo)
        cleos.wait_until(lambda message: "table" in message)
        own = stranger.open_table(HERE, ALSO_HERE)
        desk.wait_until(lambda message: "table" in message)
        assert {message["table"]["id"] for message in desk.heard[1:]} == {own["id"]}
        assert table["id"] not in desk.waiting


def test_a_decision_that_is_kept_from_the_others_is_not_told(ada: Browser, cleo: Browser) -> None:
    """A turn of two decisions, of which the first is made."""
    table = shared_table(ada, cleo, game="sealed")
    with cleo.at_desk() as desk, ada.at(table) as live:
        move = live.state["view"]["legal"][0]["move"]
        assert live.ask("move", seq=0, move=move, telling="when_asked")["type"] == "ack"
        own = [cleo.open_table(HERE, ALSO_HERE)["id"]]
        desk.next()
        own.append(cleo.open_table(HERE, ALSO_HERE)["id"])
        desk.next()
        assert [message["table"]["id"] for message in desk.heard[1:]] == own


def test_a_table_that_is_cancelled_is_gone_from_every_desk(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK, LINK)
    cleo.join(table, table["seats"][1]["invite"])
    with ada.at_desk() as adas, cleo.at_desk() as cleos:
        ada.post(f"/api/tables/{table['id']}/cancel", {})
        for desk in (adas, cleos):
            desk.wait_until(lambda message: message.get("gone") == table["id"])


def test_whoever_is_asked_to_leave_has_the_table_on_the_desk_no_longer(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK, LINK)
    cleo.join(table, table["seats"][1]["invite"])
    with cleo.at_desk() as desk:
        ada.post(f"/api/tables/{table['id']}/remove", {"seat": 1})
        desk.wait_until(lambda message: message.get("gone") == table["id"])


def test_games_against_bots_wait_for_nobody(ada: Browser) -> None:
    ada.open_table(HERE, RANDOM_BOT, game="terra_nova")
    with ada.at_desk() as desk:
        assert desk.waiting == []


def test_there_is_nothing_to_be_said_at_a_desk(ada: Browser) -> None:
    with ada.at_desk() as desk:
        desk.connection.send("hello")
        with pytest.raises(ConnectionClosed) as closed:
            desk.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == FLOODED


def test_a_desk_is_known_to_be_open_at_other_processes(tmp_path: Path) -> None:
    told: dict[str, bool] = {}

    class There(NobodyElse):
        def tell_present(
            self, table_id: str, owners: Collection[str], is_watched: bool, watchers: Watchers = NOBODY
        ) -> None:
            told[table_id] = is_watched

    class Here(NobodyElse):
        def is_watched_elsewhere(self, table_id: str) -> bool:
            return told.get(table_id, False)

    store = Store(str(tmp_path / "tables.sqlite3"))
    there, here = (Desks(store, never_asked, notices) for notices in (There(), Here()))
    listener = Listener("ada")
    assert not here.is_open("ada")
    there.arrive(listener)
    assert here.is_open("ada")
    assert not here.is_open("ben")
    there.leave(listener)
    assert not here.is_open("ada")


async def never_asked(table_id: str, owner: str) -> TableInfo:
    raise AssertionError(f"{owner} at {table_id}")
