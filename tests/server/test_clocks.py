"""Clocks: Fischer's and days per turn; who is out of time is replaced, but not by a server that was down."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa

from newworlds.server.clock import Present, later, measured_now
from newworlds.server.clocks import watch
from newworlds.server.storage import clock_rows
from newworlds.server.storage.schema import heartbeats
from tests.server.playing import HERE, LINK, RANDOM_BOT, Browser, Gate, Json, Live, serving, wait_until

LIVE = {"pace": {"kind": "live", "seconds": 600, "increment": 10}}
SLOW = {"pace": {"kind": "slow", "days": 2}}
A_DAY = 86400
A_WHILE = 40
"""Seconds that a busy machine may take for what a test does."""


@pytest.fixture(autouse=True)
def present(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's time is as it was after each test."""
    monkeypatch.setattr(Present, "ahead", Present.ahead)


def pass_time(**time: float) -> None:
    Present.ahead += timedelta(**time)


@contextmanager
def timed(ada: Browser, cleo: Browser, terms: Json) -> Iterator[tuple[Live, Live]]:
    table = ada.open_on(terms, HERE, LINK, game="terra_nova")
    cleo.join({"id": table["id"]}, table["seats"][1]["invite"])
    with ada.at(table) as first, cleo.at(table) as second:
        yield first, second


def clock_at(live: Live) -> Json:
    clock: Json = live.fresh()["table"]["clock"]
    return clock


def test_untimed_games_have_no_clock(ada: Browser) -> None:
    assert ada.open_table(HERE, RANDOM_BOT)["clock"] is None


def test_time_runs_for_whoever_is_to_act_and_a_turn_adds_the_increment(ada: Browser, cleo: Browser) -> None:
    with timed(ada, cleo, LIVE) as (first, second):
        pass_time(seconds=100)
        left = clock_at(second)
        assert left["runs"] == 0
        assert left["left"] == [pytest.approx(500, abs=A_WHILE), 600]
        first.play_own_turn()
        after = clock_at(second)
        assert after["runs"] == 1
        assert after["left"] == [pytest.approx(510, abs=A_WHILE), pytest.approx(600, abs=8)]


def test_each_turn_of_a_slow_game_has_all_its_days(ada: Browser, cleo: Browser) -> None:
    with timed(ada, cleo, SLOW) as (first, _):
        pass_time(days=1)
        first.play_own_turn()
        assert clock_at(first)["left"] == [2 * A_DAY, pytest.approx(2 * A_DAY, abs=A_WHILE)]


def test_a_private_turn_takes_time_until_it_is_ended(ada: Browser, cleo: Browser) -> None:
    table = ada.open_on(LIVE, HERE, LINK)
    cleo.join({"id": table["id"]}, table["seats"][1]["invite"])
    with ada.at(table) as first, cleo.at(table) as second:
        first.ask("move", seq=0, move=first.moves()[0], telling="when_asked")
        pass_time(seconds=50)
        assert clock_at(second) == {"left": [pytest.approx(550, abs=A_WHILE), 600], "runs": 0, "vacations": []}


def test_clocks_stand_still_for_bots(tmp_path: Path, gate: Gate) -> None:
    with serving(tmp_path, gate) as server, Browser(server.host) as ada:
        table = ada.open_on(LIVE, RANDOM_BOT, HERE, game="terra_nova")
        pass_time(hours=3)
        assert ada.get(f"/api/tables/{table['id']}")["clock"] == {"left": [600, 600], "runs": None, "vacations": []}


@pytest.mark.parametrize("terms", [LIVE, SLOW])
def test_whoever_is_out_of_time_is_replaced_and_may_come_back(tmp_path: Path, database: str, terms: Json) -> None:
    with (
        serving(tmp_path, database=database) as server,
        Browser(server.host) as ada,
        Browser(server.host) as cleo,
        timed(ada, cleo, terms) as (first, second),
    ):
        pass_time(days=2, seconds=1)
        while (state := second.fresh())["table"]["to_act"] != 1:
            second.wait_for("step", "table")
        seat = state["table"]["seats"][0]
        assert (seat["stand_in"], seat["left"]) == ("club", "timeout")
        assert state["table"]["clock"]["runs"] == 1
        assert first.ask("come_back")["type"] == "ack"
        back = clock_at(first)["left"][0]
        assert back == (2 * A_DAY if terms is SLOW else 60)


def test_time_in_which_no_server_runs_does_not_count(tmp_path: Path, database: str) -> None:
    with (
        serving(tmp_path / "first", database=database) as server,
        Browser(server.host) as ada,
        Browser(server.host) as cleo,
        timed(ada, cleo, LIVE) as (first, _),
    ):
        pass_time(seconds=100)
        assert clock_at(first)["left"][0] == pytest.approx(500, abs=A_WHILE)
        table, cookies = first.state["table"], ada.cookies
    forget_marks(database)
    pass_time(hours=1)
    with serving(tmp_path / "second", database=database) as server, Browser(server.host, cookies) as ada:
        found = ada.get(f"/api/tables/{table['id']}")
        assert found["seats"][0]["stand_in"] is None
        assert found["clock"]["left"][0] > 490


def test_after_a_server_was_stopped_no_time_counts_however_short(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An hour stands for seconds here, as long as so much silence alone would prove nothing."""
    monkeypatch.setattr(watch, "DOWN", 2 * 3600)
    with (
        serving(tmp_path / "first", database=database) as server,
        Browser(server.host) as ada,
        Browser(server.host) as cleo,
        timed(ada, cleo, LIVE) as (first, _),
    ):
        table, cookies = first.state["table"], ada.cookies
    set_marks(database, later(measured_now(), -3600))
    pass_time(hours=1)
    with serving(tmp_path / "second", database=database) as server, Browser(server.host, cookies) as ada:
        found = ada.get(f"/api/tables/{table['id']}")
        assert found["seats"][0]["stand_in"] is None
        assert found["clock"]["left"][0] > 490


def test_nor_does_any_after_the_only_server_was_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An hour stands for seconds again."""
    monkeypatch.setattr(watch, "DOWN", 2 * 3600)
    with (
        serving(tmp_path) as server,
        Browser(server.host) as ada,
        Browser(server.host) as cleo,
        timed(ada, cleo, LIVE) as (first, _),
    ):
        table, cookies = first.state["table"], ada.cookies
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    forget_marks(database)
    set_marks(database, later(measured_now(), -3600), clock_rows.NAME)
    pass_time(hours=1)
    with serving(tmp_path) as server, Browser(server.host, cookies) as ada:
        assert ada.get(f"/api/tables/{table['id']}")["clock"]["left"][0] > 490


def set_marks(database: str, at: str, *names: str) -> None:
    """As if the server had been stopped then; with only the mark of one that runs, as if it had been killed."""
    engine = sa.create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        marks = heartbeats.c.name.in_(names or (clock_rows.NAME, clock_rows.STOPPED))
        connection.execute(heartbeats.update().where(marks).values(at=at))
    engine.dispose()


def forget_marks(database: str) -> None:
    """As if the last mark were very old."""
    set_marks(database, "2020-01-01T00:00:00.000Z")


def test_a_finished_game_has_clocks_that_stand(ada: Browser, cleo: Browser) -> None:
    with timed(ada, cleo, LIVE) as (first, second):
        first.ask("resign")
        second.ask("resign")
        assert clock_at(second)["runs"] is None
        wait_until(lambda: second.fresh()["table"]["status"] == "over")
