"""What is done when all others agree: ending the game, and replacing somebody who is away."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path

import pytest

from newworlds.server.clock import Present
from tests.server.playing import HERE, LINK, Browser, Json, Live, serving, wait_until


@pytest.fixture
def dan(ada: Browser) -> Iterator[Browser]:
    with Browser(ada.host) as browser:
        yield browser


def table_of_three(ada: Browser, cleo: Browser, dan: Browser) -> Json:
    table = ada.open_table(HERE, LINK, LINK, game="terra_nova")
    cleo.join(table, table["seats"][1]["invite"])
    dan.join(table, table["seats"][2]["invite"], "Dan")
    return table


@contextmanager
def two(ada: Browser, cleo: Browser) -> Iterator[tuple[Live, Live]]:
    table = ada.open_table(HERE, LINK, game="terra_nova")
    cleo.join(table, table["seats"][1]["invite"])
    with ada.at(table) as first, cleo.at(table) as second:
        yield first, second


def test_a_game_is_abandoned_when_all_agree(tmp_path: Path, database: str) -> None:
    with (
        serving(tmp_path, database=database) as server,
        Browser(server.host) as ada,
        Browser(server.host) as cleo,
        two(ada, cleo) as (first, second),
    ):
        assert first.ask("ask_abandon")["type"] == "ack"
        first.play_first(first.state)
        request = second.fresh()["table"]["request"]
        assert (request["wish"], request["seat"], request["awaited"]) == ("abandon", 0, [1])
        assert second.ask("answer_request", agrees=True)["type"] == "ack"
        over = first.fresh()["table"]
        assert (over["status"], over["ending"], over["request"]) == ("over", "abandoned", None)


def test_one_refusal_keeps_the_game_going_and_one_may_ask_again(ada: Browser, cleo: Browser) -> None:
    with two(ada, cleo) as (first, second):
        first.ask("ask_abandon")
        assert second.ask("ask_abandon")["error"]["code"] == "error.already_asked"
        second.ask("answer_request", agrees=False)
        assert first.fresh()["table"]["request"]["refused_by"] == 1
        assert first.fresh()["table"]["status"] == "playing"
        assert first.ask("ask_abandon")["type"] == "ack"


def test_what_somebody_asked_for_is_void_when_they_leave(ada: Browser, cleo: Browser) -> None:
    with two(ada, cleo) as (first, second):
        first.ask("ask_abandon")
        first.ask("resign")
        assert second.fresh()["table"]["request"] is None


def test_the_others_replace_whoever_is_away(
    ada: Browser, cleo: Browser, dan: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of_three(ada, cleo, dan)
    with cleo.at(table) as second, dan.at(table) as third:
        assert second.ask("ask_replace", seat=0)["error"]["code"] == "error.not_absent"
        monkeypatch.setattr(Present, "ahead", timedelta(minutes=11))
        assert second.ask("ask_replace", seat=2)["error"]["code"] == "error.not_absent"
        assert second.ask("ask_replace", seat=0)["type"] == "ack"
        assert third.fresh()["table"]["request"]["awaited"] == [2]
        assert third.ask("answer_request", agrees=True)["type"] == "ack"
        assert third.fresh()["table"]["seats"][0]["left"] == "left"


def test_nobody_waits_for_the_answer_of_others_who_are_away_too(
    ada: Browser, cleo: Browser, dan: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of_three(ada, cleo, dan)
    with cleo.at(table) as second:
        monkeypatch.setattr(Present, "ahead", timedelta(minutes=11))
        assert second.ask("ask_replace", seat=0)["type"] == "ack"
        seats = second.fresh()["table"]["seats"]
        assert [seat.get("left") for seat in seats] == ["left", None, None]


def test_nobody_is_replaced_who_is_there(ada: Browser, cleo: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    with two(ada, cleo) as (_, second):
        monkeypatch.setattr(Present, "ahead", timedelta(minutes=11))
        assert second.ask("ask_replace", seat=0)["error"]["code"] == "error.not_absent"


def test_a_single_other_decides_alone(ada: Browser, cleo: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ada.open_table(HERE, LINK, game="terra_nova")
    cleo.join(table, table["seats"][1]["invite"])
    with cleo.at(table) as second:
        monkeypatch.setattr(Present, "ahead", timedelta(minutes=11))
        assert second.ask("ask_replace", seat=0)["type"] == "ack"
        wait_until(lambda: second.fresh()["table"]["to_act"] == 1)
