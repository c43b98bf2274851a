"""Among people: asking the others to let one undo the last turn."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.playing import HERE, LINK, RANDOM_BOT, Browser, Json, Live, RunningServer, serving

PROGRAM = {"kind": "program", "name": "Robot"}


@pytest.fixture
def dan(server: RunningServer) -> Iterator[Browser]:
    with Browser(server.host) as browser:
        yield browser


@contextmanager
def three(ada: Browser, cleo: Browser, dan: Browser, game: str = "terra_nova") -> Iterator[list[Live]]:
    table = ada.open_table(HERE, LINK, LINK, game=game)
    cleo.join(table, table["seats"][1]["invite"])
    dan.join(table, table["seats"][2]["invite"], "Dan")
    with ada.at(table) as first, cleo.at(table) as second, dan.at(table) as third:
        yield [first, second, third]


def request_at(live: Live) -> Json | None:
    request: Json | None = live.fresh()["table"]["request"]
    return request


def test_a_turn_is_undone_when_all_others_agree(ada: Browser, cleo: Browser, dan: Browser) -> None:
    with three(ada, cleo, dan) as (first, second, third):
        assert first.play_first(first.state)["table"]["can_ask"]
        assert first.ask("ask_undo")["type"] == "ack"
        asked = {
            "wish": "undo",
            "target": None,
            "to": None,
            "seat": 0,
            "agreed": [],
            "awaited": [1, 2],
            "refused_by": None,
        }
        assert [request_at(live) for live in (first, second, third)] == [asked] * 3
        assert second.ask("answer_request", agrees=True)["type"] == "ack"
        assert request_at(first) == asked | {"agreed": [1], "awaited": [2]}
        assert third.ask("answer_request", agrees=True) == {"type": "ack", "ref": "1", "seq": 2}
        for live in (first, second, third):
            back = live.fresh()
            assert (back["seq"], back["table"]["request"], back["view"]) == (2, None, live.state["view"])
        assert second.last("step")["undone"]


def test_what_others_have_played_since_is_undone_with_it(ada: Browser, cleo: Browser, dan: Browser) -> None:
    with three(ada, cleo, dan) as (first, second, third):
        first.play_first(first.state)
        second.play_first(second.wait_for("step"))
        assert first.ask("ask_undo")["type"] == "ack"
        second.ask("answer_request", agrees=True)
        third.ask("answer_request", agrees=True)
        assert first.fresh()["view"] == first.state["view"]


def test_one_refusal_is_enough_and_is_told(ada: Browser, cleo: Browser, dan: Browser) -> None:
    with three(ada, cleo, dan) as (first, second, third):
        first.play_first(first.state)
        first.ask("ask_undo")
        second.ask("answer_request", agrees=False)
        refused = {
            "wish": "undo",
            "target": None,
            "to": None,
            "seat": 0,
            "agreed": [],
            "awaited": [1, 2],
            "refused_by": 1,
        }
        assert request_at(first) == refused
        assert not first.last("state")["table"]["can_ask"]
        assert first.ask("ask_undo")["error"]["code"] == "error.already_asked"
        assert third.ask("answer_request", agrees=True)["error"]["code"] == "error.nothing_asked"
        assert first.fresh()["seq"] == 1


def test_whoever_asked_can_withdraw_and_ask_again(ada: Browser, cleo: Browser, dan: Browser) -> None:
    with three(ada, cleo, dan) as (first, second, _):
        first.play_first(first.state)
        first.ask("ask_undo")
        assert first.ask("answer_request", agrees=False)["type"] == "ack"
        assert request_at(second) is None
        assert second.ask("answer_request", agrees=True)["error"]["code"] == "error.nothing_asked"
        assert first.ask("ask_undo")["type"] == "ack"


def test_a_request_is_void_when_somebody_plays_on(ada: Browser, cleo: Browser, dan: Browser) -> None:
    with three(ada, cleo, dan) as (first, second, third):
        first.play_first(first.state)
        first.ask("ask_undo")
        second.play_first(second.fresh())
        assert request_at(third) is None
        assert third.ask("answer_request", agrees=True)["error"]["code"] == "error.nothing_asked"


def test_nothing_is_asked_when_something_hidden_was_revealed_since(ada: Browser, cleo: Browser, dan: Browser) -> None:
    with three(ada, cleo, dan, game="sealed") as (first, _, _):
        first.play_first(first.state)
        first.play({"kind": "draw_card"}, 1)
        state = first.fresh()
        assert (state["table"]["can_ask"], state["table"]["no_undo"]) == (
            False,
            {"code": "error.nothing_to_undo.revealed"},
        )
        assert first.ask("ask_undo")["error"] == {"code": "error.nothing_to_undo.revealed"}


def test_those_who_watch_neither_ask_nor_answer(ada: Browser, cleo: Browser, dan: Browser) -> None:
    table = ada.open_table(HERE, LINK, game="terra_nova")
    cleo.join(table, table["seats"][1]["invite"])
    with ada.at(table) as first, dan.at(table) as watching:
        first.play_first(first.state)
        first.ask("ask_undo")
        assert watching.ask("answer_request", agrees=True)["error"]["code"] == "error.not_your_seat"
        assert watching.ask("ask_undo")["error"]["code"] == "error.not_your_seat"


def test_bots_always_agree_and_so_do_programs(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK, PROGRAM, RANDOM_BOT, game="terra_nova")
    cleo.join(table, table["seats"][1]["invite"])
    with ada.at(table) as first, cleo.at(table) as second:
        first.play_first(first.state)
        first.ask("ask_undo")
        assert second.fresh()["table"]["request"]["awaited"] == [1]
        second.ask("answer_request", agrees=True)
        assert first.fresh()["view"] == first.state["view"]


def test_against_programs_only_nobody_has_to_be_waited_for(ada: Browser) -> None:
    with ada.at(ada.open_table(HERE, PROGRAM, game="terra_nova")) as live:
        live.play_first(live.state)
        assert live.ask("ask_undo") == {"type": "ack", "ref": "2", "seq": 2}
        assert live.fresh()["view"] == live.state["view"]


def test_a_request_survives_the_server(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as server, Browser(server.host) as ada, Browser(server.host) as cleo:
        table = ada.open_table(HERE, LINK, game="terra_nova")
        cleo.join(table, table["seats"][1]["invite"])
        with ada.at(table) as first:
            first.play_first(first.state)
            first.ask("ask_undo")
        cookies = cleo.cookies
    with (
        serving(tmp_path, database=database) as server,
        Browser(server.host, cookies) as cleo,
        cleo.at(table) as second,
    ):
        assert second.state["table"]["request"]["awaited"] == [1]
        assert second.ask("answer_request", agrees=True)["seq"] == 2
