"""Among people a turn is private until its player ends it: nobody else learns anything of it, by any way."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from newworlds.server import postgres_notices
from tests.server.playing import ALSO_HERE, HERE, LINK, RANDOM_BOT, Browser, Json, Live, RunningServer, serving

PLACED = 26
"""Terra Nova with two players: so many decisions until every settler is on the map; then turns have three."""


class Players(NamedTuple):
    table: Json
    acting: Live
    waiting: Live
    spectator: Live
    at: Browser
    """Who is acting."""
    elsewhere: Browser


@contextmanager
def in_the_middle(ada: Browser, cleo: Browser, eve: Browser) -> Iterator[Players]:
    """All settlers are placed, and somebody's turn of several decisions begins."""
    table = ada.open_table(HERE, LINK, game="terra_nova")
    assert cleo.join(table, table["seats"][1]["invite"]).status_code == 200
    with ada.at(table) as here, cleo.at(table) as there, eve.at(table) as watching:
        # That somebody watches is told a moment after they came; then all is told of who is here.
        for live in (here, there, watching):
            live.wait_for("watchers")
        for _ in range(PLACED):
            acting, other = (here, there) if here.state["view"]["legal"] else (there, here)
            acting.state = acting.play_first(acting.state)
            other.state, watching.state = other.wait_for("step"), watching.wait_for("step")
        if here.state["view"]["legal"]:
            yield Players(table, here, there, watching, ada, cleo)
        else:
            yield Players(table, there, here, watching, cleo, ada)


@pytest.fixture
def eve(server: RunningServer) -> Iterator[Browser]:
    """Somebody who watches."""
    with Browser(server.host) as browser:
        yield browser


def draft(live: Live, state: Json, telling: str = "when_asked") -> Json:
    """Plays the first legal move and keeps it from the others."""
    move = state["view"]["legal"][0]["move"]
    answer = live.ask("move", seq=state["seq"], move=move, telling=telling)
    assert answer["type"] == "ack", answer
    return live.last("step")


def draft_turn(live: Live, state: Json, telling: str = "when_asked") -> Json:
    seat = state["view"]["to_act"]
    while state["view"]["to_act"] == seat:
        state = draft(live, state, telling)
    return state


def test_nobody_else_is_told_of_a_turn_before_it_is_ended(ada: Browser, cleo: Browser, eve: Browser) -> None:
    with in_the_middle(ada, cleo, eve) as players:
        known = {live: live.fresh() for live in (players.waiting, players.spectator)}
        done = draft_turn(players.acting, players.acting.state)
        assert (done["table"]["untold"], done["table"]["can_undo"], done["view"]["legal"]) == (3, True, [])
        for live, before in known.items():
            heard = len(live.heard)
            assert live.fresh() == before
            assert [message["type"] for message in live.heard[heard:]] == ["state"]
        assert players.acting.ask("end_turn", seq=done["seq"])["seq"] == done["seq"]
        assert players.acting.last("table")["table"]["untold"] == 0
        for live, before in known.items():
            steps = [live.wait_for("step") for _ in range(3)]
            assert [step["seq"] for step in steps] == [before["seq"] + 1, before["seq"] + 2, before["seq"] + 3]
            assert steps[-1]["view"]["board"] == done["view"]["board"]
            assert steps[0]["table"]["to_act"] == before["table"]["to_act"]
        assert players.waiting.play_first(players.waiting.last("step"))["seq"] == done["seq"] + 1


def test_no_other_way_leads_to_it_either(ada: Browser, cleo: Browser, eve: Browser) -> None:
    with in_the_middle(ada, cleo, eve) as players:
        paths = [f"/api/tables/{players.table['id']}", f"/api/tables/{players.table['id']}/record", "/api/tables"]
        before = [players.elsewhere.get(path) for path in paths]
        draft_turn(players.acting, players.acting.state)
        assert [players.elsewhere.get(path) for path in paths] == before
        assert eve.get(paths[0]) == before[0] | {"mine": [], "host": False, "no_undo": None, "can_ask": False}
        later = f"/api/tables/{players.table['id']}/moments/{PLACED + 1}"
        assert [players.elsewhere.http.get(later).status_code, eve.http.get(later).status_code] == [404, 404]
        assert players.at.get(later)["seq"] == PLACED + 1
        with players.elsewhere.at(players.table) as anew:
            assert anew.state["seq"] == PLACED
        refused = players.waiting.ask("move", seq=PLACED, move=players.acting.state["view"]["legal"][0]["move"])
        assert (refused["error"], refused["seq"]) == ({"code": "error.not_your_turn"}, PLACED)
        asked = players.waiting.ask("end_turn", seq=PLACED)
        assert asked["error"] == {"code": "error.nothing_to_end"}


def test_a_private_decision_is_undone_in_private(ada: Browser, cleo: Browser, eve: Browser) -> None:
    with in_the_middle(ada, cleo, eve) as players:
        before = players.waiting.fresh()
        first = draft(players.acting, players.acting.state)
        second = draft(players.acting, first)
        assert players.acting.ask("undo", seq=second["seq"])["type"] == "ack"
        undone = players.acting.last("step")
        assert (undone["undone"], undone["view"], undone["table"]["untold"]) == (True, first["view"], 1)
        assert players.acting.ask("undo", seq=undone["seq"])["type"] == "ack"
        back = players.acting.last("step")
        assert (back["view"], back["table"]["untold"]) == (players.acting.state["view"], 0)
        assert back["table"]["no_undo"]["code"] == "error.nothing_to_undo.answered"
        assert players.waiting.fresh() == before


def test_what_was_undone_in_private_is_never_told(ada: Browser, cleo: Browser, eve: Browser) -> None:
    with in_the_middle(ada, cleo, eve) as players:
        first = draft(players.acting, players.acting.state)
        second = draft(players.acting, first)
        players.acting.ask("undo", seq=second["seq"])
        players.acting.ask("end_turn", seq=second["seq"] + 1)
        told = players.waiting.wait_for("step")
        assert (told["seq"], told["view"]["board"]) == (second["seq"] + 1, first["view"]["board"])
        assert not told.get("undone", False)
        assert [entry["seq"] for entry in told["log"]] == [*range(PLACED + 1), first["seq"]]
        assert told["events"] == told["log"][-1]["events"] == first["events"]
        assert players.waiting.fresh()["log"] == told["log"]


def test_by_choice_a_turn_ends_by_itself(ada: Browser, cleo: Browser, eve: Browser) -> None:
    with in_the_middle(ada, cleo, eve) as players:
        done = draft_turn(players.acting, players.acting.state, telling="after_turn")
        assert done["table"]["untold"] == 0
        assert [players.waiting.wait_for("step")["seq"] for _ in range(3)] == [PLACED + 1, PLACED + 2, PLACED + 3]


def test_a_turn_of_a_single_decision_ends_by_itself(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK, game="terra_nova")
    cleo.join(table, table["seats"][1]["invite"])
    with ada.at(table) as here, cleo.at(table) as there:
        assert draft(here, here.state)["table"]["untold"] == 0
        assert there.wait_for("step")["seq"] == 1


def test_what_reveals_something_is_told_with_all_before_it(ada: Browser, cleo: Browser) -> None:
    """The next tile is drawn when the turn ends: that cannot be undone."""
    table = ada.open_table(HERE, LINK, game="mayflower")
    cleo.join(table, table["seats"][1]["invite"])
    with ada.at(table) as here, cleo.at(table) as there:
        acting, waiting = (here, there) if here.state["view"]["legal"] else (there, here)
        laid = draft(acting, acting.state)
        assert laid["table"]["untold"] == 1
        assert waiting.fresh()["seq"] == 0
        done = draft_turn(acting, laid)
        assert (done["table"]["untold"], done["table"]["can_undo"]) == (0, False)
        assert done["table"]["no_undo"] == {"code": "error.nothing_to_undo.revealed"}
        assert [waiting.wait_for("step")["seq"] for _ in range(done["seq"])] == list(range(1, done["seq"] + 1))


def test_against_bots_only_nothing_is_private(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, RANDOM_BOT, game="mayflower")
    with ada.at(table) as here, cleo.at(table) as watching:
        latest = here.state
        while not latest["view"]["legal"]:
            latest = here.wait_for("step")
        assert draft(here, latest)["table"]["untold"] == 0
        while watching.wait_for("step")["seq"] <= latest["seq"]:
            pass


def test_players_at_one_screen_end_a_turn_before_the_next_begins(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, ALSO_HERE, LINK, game="terra_nova")
    cleo.join(table, table["seats"][2]["invite"])
    with ada.at(table) as here, cleo.at(table) as there:
        seq = 0
        while (state := here.fresh())["view"]["progress"] is None or state["view"]["to_act"] == 2:
            acting = there if state["view"]["to_act"] == 2 else here
            seq = acting.play_first(acting.fresh())["seq"]
            while here.fresh()["seq"] < seq or there.fresh()["seq"] < seq:
                pass
        seat = state["view"]["to_act"]
        done = draft_turn(here, state)
        assert done["view"]["seat"] == seat, "not yet as whoever is next at the same screen"
        if done["view"]["to_act"] != 2:
            move = state["view"]["legal"][0]["move"]
            assert here.ask("move", seq=done["seq"], move=move)["error"]["code"] == "error.turn_not_ended"
        here.ask("end_turn", seq=done["seq"])
        after = here.fresh()["view"]
        assert after["seat"] == (after["to_act"] if after["to_act"] != 2 else seat)


def test_a_turn_that_only_its_player_sees_survives_the_server(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as server, three_browsers(server) as (ada, cleo, eve):
        with in_the_middle(ada, cleo, eve) as players:
            draft(players.acting, draft(players.acting, players.acting.state))
            seen, known = players.acting.fresh(), players.waiting.fresh()
        table, cookies = players.table, (players.at.cookies, players.elsewhere.cookies)
    with (
        serving(tmp_path, database=database) as server,
        three_browsers(server, *cookies) as (author, other, _),
        author.at(table) as acting,
        other.at(table) as waiting,
    ):
        assert without_presence(acting.state) == without_presence(seen)
        assert without_presence(waiting.state) == without_presence(known)
        acting.ask("undo", seq=acting.state["seq"])
        acting.ask("end_turn", seq=acting.state["seq"] + 1)
        assert waiting.wait_for("step")["seq"] == acting.state["seq"] + 1


@contextmanager
def three_browsers(server: RunningServer, *cookies: dict[str, str]) -> Iterator[list[Browser]]:
    browsers = [Browser(server.host, kept) for kept in (*cookies, *[None] * (3 - len(cookies)))]
    yield browsers
    for browser in browsers:
        browser.http.close()


def without_presence(state: Json) -> Json:
    seats = [seat | {"online": True} for seat in state["table"]["seats"]]
    return state | {"table": state["table"] | {"seats": seats}}


def test_another_process_tells_nobody_either(
    tmp_path: Path, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only to another window of the same browser."""
    monkeypatch.setattr(postgres_notices, "POLL", 3600.0)
    with (
        serving(tmp_path / "left", database=postgres_database) as left,
        serving(tmp_path / "right", database=postgres_database) as right,
        Browser(left.host) as ada,
        Browser(left.host) as cleo,
        Browser(right.host) as eve,
        in_the_middle(ada, cleo, eve) as players,
        window_at(right, players.at, players.table) as window,
    ):
        known = players.spectator.fresh()
        first = draft(players.acting, players.acting.state)
        second = draft(players.acting, first)
        assert [window.wait_for("step")["view"] for _ in range(2)] == [first["view"], second["view"]]
        assert without_presence(players.spectator.fresh()) == without_presence(known)
        players.acting.ask("undo", seq=second["seq"])
        assert window.wait_for("step")["view"] == first["view"]
        third = draft(players.acting, players.acting.last("step"))
        players.acting.ask("end_turn", seq=third["seq"])
        told = [players.spectator.wait_for("step") for _ in range(2)]
        assert [step["seq"] for step in told] == [first["seq"], third["seq"]]
        assert told[-1]["view"]["board"] == third["view"]["board"]


@contextmanager
def window_at(server: RunningServer, browser: Browser, table: Json) -> Iterator[Live]:
    with Browser(server.host, browser.cookies) as same, same.at(table) as window:
        yield window
