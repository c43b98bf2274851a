"""Vacations: somebody's clocks stand still in slow games, out of a stock of days for the year."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from newworlds.server import housekeeping
from newworlds.server.clock import Present, stored
from tests.server.mail_server import MailServer
from tests.server.mailing import CLEO, choose, club, play_turn, reached, shared_table
from tests.server.playing import HERE, LINK, Browser, Json, Live, refusal, serving, wait_until

SLOW = {"pace": {"kind": "slow", "days": 2}}
LIVE = {"pace": {"kind": "live", "seconds": 600, "increment": 10}}
A_DAY = 86400
A_WHILE = 40
"""Seconds that a busy machine may take for what a test does."""
SUMMER = datetime(2026, 7, 1, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def summer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Years end in the middle of no test; the server's time is as it was after each."""
    monkeypatch.setattr(housekeeping, "LOOK", 1)
    monkeypatch.setattr(Present, "ahead", SUMMER - datetime.now(UTC))


def pass_time(**time: float) -> None:
    Present.ahead += timedelta(**time)


def in_days(days: float) -> str:
    return stored(datetime.now(UTC) + Present.ahead + timedelta(days=days))


def leave(browser: Browser, days: float | None = None) -> Json:
    answer = browser.post("/api/vacation", {"ends": None if days is None else in_days(days)})
    assert answer.status_code == 200, answer.text
    info: Json = answer.json()
    return info


def come_back(browser: Browser) -> Json:
    answer = browser.post("/api/vacation/end", {})
    assert answer.status_code == 200, answer.text
    info: Json = answer.json()
    return info


@contextmanager
def playing(ada: Browser, cleo: Browser, terms: Json = SLOW) -> Iterator[tuple[Live, Live]]:
    """It is Ada's turn."""
    table = ada.open_on(terms, HERE, LINK, game="terra_nova")
    cleo.join({"id": table["id"]}, table["seats"][1]["invite"])
    with ada.at(table) as first, cleo.at(table) as second:
        yield first, second


def clock_at(live: Live) -> Json:
    clock: Json = live.fresh()["table"]["clock"]
    return clock


@pytest.fixture
def two(tmp_path: Path, database: str) -> Iterator[tuple[Browser, Browser]]:
    with serving(tmp_path, database=database) as server, Browser(server.host) as ada, Browser(server.host) as cleo:
        yield ada, cleo


def test_a_clock_stands_still_from_one_press_to_the_next(two: tuple[Browser, Browser]) -> None:
    with playing(*two) as (_, second):
        pass_time(days=1)
        assert leave(two[0])["tables"] == 1
        pass_time(days=5)
        held = clock_at(second)
        assert (held["runs"], held["left"][0]) == (None, pytest.approx(A_DAY, abs=A_WHILE))
        assert come_back(two[0])["left"] == pytest.approx(16 * A_DAY, abs=A_WHILE)
        pass_time(hours=12)
        assert clock_at(second) == {
            "runs": 0,
            "left": [pytest.approx(A_DAY / 2, abs=A_WHILE), 2 * A_DAY],
            "vacations": [],
        }


def test_it_ends_by_itself_on_the_day_that_was_chosen(two: tuple[Browser, Browser]) -> None:
    with playing(*two) as (_, second):
        ends = leave(two[0], days=3)["ends"]
        assert clock_at(second)["vacations"] == [ends, None]
        pass_time(days=4)
        gone_on = clock_at(second)
        assert (gone_on["runs"], gone_on["vacations"]) == (0, [])
        assert gone_on["left"][0] == pytest.approx(A_DAY, abs=A_WHILE)
        assert two[0].get("/api/vacation")["ends"] is None
        pass_time(days=2)
        wait_until(lambda: second.fresh()["table"]["seats"][0]["left"] == "timeout")


def test_without_an_end_it_lasts_as_long_as_days_are_left(two: tuple[Browser, Browser]) -> None:
    ada, _ = two
    leave(ada)
    pass_time(days=22)
    info = ada.get("/api/vacation")
    assert (info["ends"], info["left"]) == (None, 0)
    assert refusal(ada.post("/api/vacation", {"ends": None})) == (409, "error.no_vacation_left")
    pass_time(days=300)
    assert leave(ada, days=2)["left"] == pytest.approx(21 * A_DAY, abs=A_WHILE)


def test_nobody_plans_more_days_than_they_have_left(ada: Browser) -> None:
    for ends, reason in ((22, (409, "error.vacation_too_long")), (-1, (400, "error.bad_vacation"))):
        assert refusal(ada.post("/api/vacation", {"ends": in_days(ends)})) == reason
    for nowhere in ("2026-07-09T10:00:00", "9999-12-31T23:59:59-12:00"):
        assert refusal(ada.post("/api/vacation", {"ends": nowhere})) == (400, "error.bad_vacation")
    assert refusal(ada.post("/api/vacation/end", {})) == (409, "error.no_vacation")


def test_another_end_can_be_chosen_while_it_lasts(two: tuple[Browser, Browser]) -> None:
    with playing(*two) as (_, second):
        leave(two[0], days=10)
        pass_time(days=1)
        ends = leave(two[0], days=2)["ends"]
        assert clock_at(second)["vacations"] == [ends, None]
        assert two[0].get("/api/vacation")["left"] == pytest.approx(20 * A_DAY, abs=A_WHILE)


def test_a_turn_that_comes_during_a_vacation_begins_with_its_end(two: tuple[Browser, Browser]) -> None:
    with playing(*two) as (first, _):
        leave(two[1], days=3)
        first.play_own_turn()
        pass_time(days=1)
        assert clock_at(first)["runs"] is None
        pass_time(days=3)
        assert clock_at(first)["left"][1] == pytest.approx(A_DAY, abs=A_WHILE)


def test_whoever_is_on_vacation_may_play(two: tuple[Browser, Browser]) -> None:
    with playing(*two) as (first, _):
        leave(two[0], days=3)
        first.play_own_turn()
        assert clock_at(first)["runs"] == 1


def test_clocks_of_live_games_go_on(two: tuple[Browser, Browser]) -> None:
    with playing(*two, terms=LIVE) as (_, second):
        assert leave(two[0])["tables"] == 0
        pass_time(seconds=100)
        clock = clock_at(second)
        assert (clock["runs"], clock["vacations"]) == (0, [])
        assert clock["left"][0] == pytest.approx(500, abs=A_WHILE)


def test_it_holds_for_games_that_begin_meanwhile(two: tuple[Browser, Browser]) -> None:
    ends = leave(two[0], days=3)["ends"]
    with playing(*two) as (_, second):
        wait_until(lambda: clock_at(second)["vacations"] == [ends, None])


def test_whoever_deletes_everything_is_waited_for_no_longer(two: tuple[Browser, Browser]) -> None:
    with playing(*two) as (_, second):
        leave(two[0])
        assert two[0].post("/api/me/delete", {}).status_code == 200
        wait_until(lambda: clock_at(second)["vacations"] == [])


def test_it_survives_a_restart(tmp_path: Path, database: str) -> None:
    with (
        serving(tmp_path / "first", database=database) as server,
        Browser(server.host) as ada,
        Browser(server.host) as cleo,
        playing(ada, cleo) as (_, second),
    ):
        ends = leave(ada, days=3)["ends"]
        table, keys = second.state["table"]["id"], [ada.cookies, cleo.cookies]
    with (
        serving(tmp_path / "second", database=database) as server,
        Browser(server.host, keys[0]) as ada,
        Browser(server.host, keys[1]) as cleo,
    ):
        assert ada.get("/api/vacation")["ends"] == ends
        assert cleo.get(f"/api/tables/{table}")["clock"]["vacations"] == [ends, None]


def test_what_happens_meanwhile_is_told_afterwards(tmp_path: Path) -> None:
    with MailServer() as mail, club(tmp_path, mail) as (_, ada, cleo):
        reached(cleo, "Cleo", CLEO, mail)
        choose(cleo, "at_once")
        table = shared_table(ada, cleo, pace=SLOW["pace"])
        leave(cleo, days=3)
        with ada.at(table) as live:
            play_turn(live)
        pass_time(hours=1)
        before = len(mail.to(CLEO))
        come_back(cleo)
        assert len(mail.to(CLEO)) == before
        mail.about(CLEO, table["id"])


def test_a_server_may_have_no_vacations(tmp_path: Path) -> None:
    with serving(tmp_path, vacation_days=0) as server, Browser(server.host) as ada:
        assert ada.get("/api/vacation")["days_each"] == 0
        assert refusal(ada.post("/api/vacation", {"ends": None})) == (409, "error.no_vacation_left")
