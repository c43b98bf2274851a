"""Tables where a lesson is given."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from newworlds.core.lesson import lesson
from newworlds.games import game
from tests.server.playing import Browser, Json, Live, RunningServer, refusal, serving

NOVICE = {"game": "terra_nova", "name": "Novice"}


def _begin(browser: Browser, **asked: Any) -> Json:
    answer = browser.post("/api/lessons", NOVICE | asked)
    assert answer.status_code == 200, answer.text
    info: Json = answer.json()
    return info


def _follow(browser: Browser, table: Json, live: Live, latest: Json) -> Json:
    """As long as the lesson says what to do."""
    while not latest["lesson"]["is_free"]:
        now = latest["lesson"]
        if now["move"] is not None:
            live.play(now["move"], latest["seq"])
        else:
            assert browser.post(f"/api/tables/{table['id']}/read_on", {}).status_code == 200
        latest = live.fresh()
    return latest


def test_a_lesson_is_a_table_of_its_own_kind(ada: Browser) -> None:
    table = _begin(ada)
    assert (table["lesson"], table["status"], table["mine"]) == ("first", "playing", [0])
    assert [seat["kind"] for seat in table["seats"]] == ["here", "bot"]
    with ada.at(table) as live:
        now = live.state["lesson"]
        assert now["number"] == 1
        assert now["sayings"][0]["text"]["code"] == "terra_nova.lesson.first.welcome"
        assert live.state["view"]["to_act"] == 0


def test_it_is_listed_among_the_games_until_it_is_finished(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server.host) as browser:
        table, cookies = _begin(browser), browser.cookies
        assert [(other["id"], other["lesson"]) for other in browser.get("/api/tables")] == [(table["id"], "first")]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as file, file:
        file.execute("UPDATE tables SET status = 'over', to_act = NULL")
    with serving(tmp_path) as server, Browser(server.host, cookies) as browser:
        assert browser.get("/api/tables") == []


def test_whoever_comes_back_goes_on_where_they_left(ada: Browser, cleo: Browser) -> None:
    table = _begin(ada)
    with ada.at(table) as live:
        live.play(live.state["lesson"]["move"], live.state["seq"])
    again = _begin(ada)
    assert (again["id"], again["seq"] > table["seq"]) == (table["id"], True)
    assert _begin(cleo)["id"] != table["id"]


def test_it_goes_on_after_the_server_was_stopped(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server.host) as browser:
        table, cookies = _begin(browser), browser.cookies
        with browser.at(table) as live:
            live.play(live.state["lesson"]["move"], live.state["seq"])
            now = live.fresh()["lesson"]
    with serving(tmp_path) as server, Browser(server.host, cookies) as browser, browser.at(table) as live:
        assert live.state["lesson"] == now


def test_only_what_it_expects_is_accepted_and_the_teacher_says_why(ada: Browser) -> None:
    with ada.at(_begin(ada)) as live:
        expected = live.state["lesson"]["move"]
        other = next(move for move in live.moves() if move != expected)
        answer = live.ask("move", seq=live.state["seq"], move=other)
        assert answer["error"]["code"] == "terra_nova.lesson.first.place_otherwise"
        impossible = {"kind": "move_settler", "from": [0, 0], "to": [0, 1]}
        answer = live.ask("move", seq=live.state["seq"], move=impossible)
        assert answer["error"]["rule"] == "TN-2"
        assert live.fresh()["seq"] == live.state["seq"]


def test_others_reply_as_it_is_written_step_by_step(ada: Browser) -> None:
    with ada.at(_begin(ada)) as live:
        live.play(live.state["lesson"]["move"], live.state["seq"])
        latest = live.fresh()
        steps = [message for message in live.heard if message["type"] == "step"]
        assert [step["seq"] for step in steps] == [live.state["seq"] + 1, live.state["seq"] + 2]
        assert [len(step["lesson"]["sayings"]) for step in steps] == [0, 3]
        assert latest["view"]["to_act"] == 0


def test_it_can_be_followed_to_where_the_player_is_free_and_bots_play_then(ada: Browser) -> None:
    table = _begin(ada)
    with ada.at(table) as live:
        latest = _follow(ada, table, live, live.state)
        assert latest["seq"] == len(lesson(game("terra_nova")).line)
        free = [choice["move"] for choice in latest["view"]["legal"]]
        live.play(free[-1], latest["seq"])
        latest = live.fresh()
        while latest["view"]["to_act"] == 0:
            live.play(latest["view"]["legal"][0]["move"], latest["seq"])
            latest = live.fresh()
        while latest["view"]["to_act"] == 1:
            latest = live.fresh()
        assert latest["view"]["to_act"] == 0


def test_it_does_not_leap_before_the_player_has_read(ada: Browser) -> None:
    table = _begin(ada)
    with ada.at(table) as live:
        latest = live.state
        while not latest["lesson"]["is_leap"]:
            live.play(latest["lesson"]["move"], latest["seq"])
            latest = live.fresh()
        before = latest["seq"]
        assert live.fresh()["seq"] == before
        ada.post(f"/api/tables/{table['id']}/read_on", {})
        assert live.wait_for("state")["seq"] > before + 10
        ada.post(f"/api/tables/{table['id']}/read_on", {})
        assert live.fresh()["lesson"]["move"] is not None


def test_it_can_be_started_again(ada: Browser) -> None:
    table = _begin(ada)
    with ada.at(table) as live:
        live.play(live.state["lesson"]["move"], live.state["seq"])
        assert ada.post(f"/api/tables/{table['id']}/restart", {}).status_code == 200
        latest = live.fresh()
        assert latest["lesson"] == live.state["lesson"]
        assert latest["view"] == live.state["view"]
        live.play(latest["lesson"]["move"], latest["seq"])


@pytest.mark.parametrize("path", ["restart", "read_on"])
def test_only_its_player_can_change_it_and_only_a_lesson(ada: Browser, cleo: Browser, path: str) -> None:
    table = _begin(ada)
    assert refusal(cleo.post(f"/api/tables/{table['id']}/{path}", {})) == (403, "error.not_your_seat")
    game_of_two = ada.open_table({"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"})
    assert refusal(ada.post(f"/api/tables/{game_of_two['id']}/{path}", {})) == (409, "error.no_lesson")


def test_nothing_is_taken_back_while_the_lesson_leads_the_way(ada: Browser) -> None:
    with ada.at(_begin(ada)) as live:
        live.play(live.state["lesson"]["move"], live.state["seq"])
        latest = live.fresh()
        assert not latest["table"]["can_undo"]
        answer = live.ask("undo", seq=latest["seq"])
        assert answer["error"]["code"] == "error.nothing_to_undo.guided"


def test_in_its_free_end_the_players_own_decisions_are_undone_and_no_others(ada: Browser) -> None:
    table = _begin(ada)
    with ada.at(table) as live:
        alone = _follow(ada, table, live, live.state)
        assert not alone["table"]["can_undo"]
        live.play(alone["view"]["legal"][0]["move"], alone["seq"])
        latest = live.fresh()
        assert latest["table"]["can_undo"]
        live.ask("undo", seq=latest["seq"])
        back = live.fresh()
        assert (back["view"], back["table"]["can_undo"]) == (alone["view"], False)
        assert live.ask("undo", seq=back["seq"])["error"]["code"] == "error.nothing_to_undo.guided"


def test_a_game_without_lessons_says_so(server: RunningServer, ada: Browser) -> None:
    answer = ada.post("/api/lessons", {"game": "sealed", "name": "Novice"})
    assert refusal(answer) == (400, "error.unknown_lesson")
    assert refusal(ada.post("/api/lessons", NOVICE | {"lesson": "../first"})) == (400, "error.unknown_lesson")
