"""Several servers and workers on one PostgreSQL database: it does not matter at which of them somebody is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from newworlds.server import postgres_notices
from newworlds.server.postgres_notices import PostgresNotices
from tests.server.playing import (
    ALSO_HERE,
    HERE,
    LINK,
    RANDOM_BOT,
    Browser,
    Json,
    Live,
    RunningServer,
    refusal,
    serving,
    wait_until,
)

LEASE = 2.0
"""Short, so that the dead are missed soon."""


@pytest.fixture(autouse=True)
def by_notices_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks by themselves, so that a notice that is not sent or not heard is missed."""
    monkeypatch.setattr(postgres_notices, "POLL", 3600.0)


@pytest.fixture
def left(tmp_path: Path, postgres_database: str) -> Iterator[RunningServer]:
    with serving(tmp_path / "left", database=postgres_database, lease=LEASE) as server:
        yield server


@pytest.fixture
def right(tmp_path: Path, postgres_database: str) -> Iterator[RunningServer]:
    with serving(tmp_path / "right", database=postgres_database, lease=LEASE) as server:
        yield server


def test_a_move_made_at_one_server_is_heard_at_the_other(left: RunningServer, right: RunningServer) -> None:
    with Browser(left.host) as ada, Browser(right.host) as cleo:
        table = ada.open_table(HERE, LINK, game="terra_nova")
        assert cleo.join(table, table["seats"][1]["invite"]).status_code == 200
        with ada.at(table) as here, cleo.at(table) as there:
            here.play_first(here.state)
            assert there.wait_for("step")["seq"] == 1
            while here.fresh()["table"]["to_act"] == 0:
                here.play_first(here.fresh())
            there.play_first(there.fresh())
            wait_for_seq(here, there.fresh()["seq"])


def test_what_is_said_at_one_server_is_heard_at_the_other(left: RunningServer, right: RunningServer) -> None:
    with Browser(left.host) as ada, Browser(right.host) as cleo:
        table = ada.open_table(HERE, LINK)
        cleo.join(table, table["seats"][1]["invite"])
        with ada.at(table) as here, cleo.at(table) as there:
            here.ask("chat")
            there.ask("chat")
            here.ask("say", text="Hello")
            assert there.wait_for("said")["line"]["text"] == "Hello"
            there.ask("say_phrase", phrase="thanks")
            while here.last("said")["line"]["number"] < 2:
                here.next()
            assert here.ask("chat")["lines"] == there.ask("chat")["lines"]


def wait_for_seq(live: Live, seq: int) -> None:
    while (live.heard[-1].get("seq") or 0) < seq:
        live.next()


def test_undoing_is_heard_too(left: RunningServer, right: RunningServer) -> None:
    with Browser(left.host) as ada:
        table = ada.open_table(HERE, ALSO_HERE, game="terra_nova")
        with Browser(right.host) as cleo, ada.at(table) as here, cleo.at(table) as there:
            here.play_first(here.state)
            there.wait_for("step")
            here.ask("undo", seq=1)
            undone = there.wait_for("step")
    assert (undone["seq"], undone["undone"], len(undone["log"])) == (2, True, 1)


def test_a_change_whose_notice_is_lost_is_found_by_looking(
    tmp_path: Path, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_notices, "POLL", 0.1)
    monkeypatch.setattr(PostgresNotices, "announce", lambda *_: None)
    with (
        serving(tmp_path / "left", database=postgres_database) as left,
        serving(tmp_path / "right", database=postgres_database) as right,
        Browser(left.host) as ada,
        Browser(right.host) as cleo,
    ):
        table = ada.open_table(HERE, ALSO_HERE, game="terra_nova")
        with ada.at(table) as here, cleo.at(table) as there:
            here.play_first(here.state)
            assert there.wait_for("step")["seq"] == 1


def test_a_used_invitation_is_refused_at_both(left: RunningServer, right: RunningServer) -> None:
    with Browser(left.host) as ada, Browser(left.host) as cleo, Browser(right.host) as dan, Browser(left.host) as eve:
        table = ada.open_table(HERE, LINK, game="terra_nova")
        invite = table["seats"][1]["invite"]
        with dan.at(table) as watching:
            assert cleo.join(table, invite).status_code == 200
            assert refusal(dan.join(table, invite, "Dan"))[1] == "error.seat_taken"
            assert refusal(eve.join(table, invite, "Eve"))[1] == "error.seat_taken"
            assert watching.wait_for("state")["table"]["seats"][1]["name"] == "Cleo"


def test_a_new_invitation_is_valid_where_nobody_has_heard_of_it(
    left: RunningServer, right: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Browser(left.host) as ada, Browser(right.host) as cleo, Browser(right.host) as dan:
        table = ada.open_table(HERE, LINK, game="terra_nova")
        with dan.at(table):
            monkeypatch.setattr(PostgresNotices, "announce", lambda *_: None)
            renewed = ada.post(f"/api/tables/{table['id']}/invite", {"seat": 1}).json()
            assert cleo.join(table, renewed["seats"][1]["invite"]).json()["mine"] == [1]


def test_of_two_moves_at_the_same_moment_one_wins_and_the_other_is_stale(
    left: RunningServer, right: RunningServer
) -> None:
    """Both sit at the same seats: one browser with two windows, each at another server."""
    with Browser(left.host) as ada, Browser(right.host, ada_cookies(ada)) as again:
        table = ada.open_table(HERE, ALSO_HERE, game="terra_nova")
        with ada.at(table) as here, again.at(table) as there:
            first, second = here.moves()[:2]
            here.say({"type": "move", "ref": "a", "seq": 0, "move": first})
            there.say({"type": "move", "ref": "a", "seq": 0, "move": second})
            answers = [answer_to(live, "a") for live in (here, there)]
            states = [live.fresh() for live in (here, there)]
    assert sorted(answer["type"] for answer in answers) == ["ack", "error"]
    refused = next(answer for answer in answers if answer["type"] == "error")
    assert refused["error"]["code"] == "error.stale_move"
    assert [(state["seq"], state["view"]["board"]) for state in states] == [(1, states[0]["view"]["board"])] * 2


def ada_cookies(browser: Browser) -> dict[str, str]:
    browser.get("/api/tables")
    return browser.cookies


def answer_to(live: Live, ref: str) -> Json:
    while (message := live.next()).get("ref") != ref:
        pass
    return message


def test_each_bot_moves_once_whoever_plays_it(left: RunningServer, right: RunningServer) -> None:
    with Browser(left.host) as ada, Browser(right.host) as cleo:
        table = ada.open_table(RANDOM_BOT, RANDOM_BOT, game="terra_nova")
        with ada.at(table) as here, cleo.at(table) as there:
            ends = [live.wait_until_over() for live in (here, there)]
            heard = [[step["seq"] for step in live.heard if step["type"] == "step"] for live in (here, there)]
    assert ends[0]["view"]["board"] == ends[1]["view"]["board"]
    for steps in heard:
        assert steps == list(range(steps[0], ends[0]["seq"] + 1))


def test_who_is_present_is_known_at_every_server(left: RunningServer, right: RunningServer) -> None:
    with Browser(left.host) as ada, Browser(right.host) as cleo:
        table = ada.open_table(HERE, LINK, game="terra_nova")
        cleo.join(table, table["seats"][1]["invite"])
        with ada.at(table) as here:
            with cleo.at(table) as there:
                wait_for_presence(here, [True, True])
                wait_for_presence(there, [True, True])
                wait_until(lambda: online(cleo.get("/api/tables")[0]) == [True, True])
            wait_for_presence(here, [True, False])
        wait_until(lambda: online(cleo.get("/api/tables")[0]) == [False, False])


def online(table: Json) -> list[bool]:
    return [seat["online"] for seat in table["seats"]]


def wait_for_presence(live: Live, wanted: list[bool]) -> None:
    told = live.heard[-1]
    while "table" not in told or online(told["table"]) != wanted:
        told = live.next()


def test_a_game_is_dealt_from_contributions_made_at_both(left: RunningServer, right: RunningServer) -> None:
    """The last one begins the game at once, whichever server it reaches, and both deal the same."""
    with Browser(left.host) as ada, Browser(right.host) as cleo:
        table = ada.open_fair_table(HERE, LINK, game="mayflower")
        with ada.at(table) as here:
            assert cleo.join(table, table["seats"][1]["invite"]).json()["status"] == "dealing"
            while here.heard[-1]["table"]["status"] != "dealing":
                here.next()
            with cleo.at(table, contributes=False) as there:
                here.contribute(ada.contribution)
                there.contribute(cleo.contribution)
                assert there.state["table"]["status"] == "playing"
                while here.heard[-1].get("view") is None:
                    here.next()
                seen = [live.fresh()["view"]["board"] for live in (here, there)]
    assert seen[0] == seen[1]
