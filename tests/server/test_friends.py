"""Friends, people one does not want to hear of, and reports."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from newworlds.server.storage.friend_rows import are_friends
from newworlds.server.storage.report_rows import open_reports, settle
from newworlds.server.storage.store import Store
from tests.server.playing import HERE, LINK, Browser, RunningServer, refusal, serving
from tests.server.someone import Someone


class Circle:
    """Ada and Cleo, and where they are stored."""

    def __init__(self, server: RunningServer, database: str) -> None:
        self.database = database
        self.ada, self.cleo = Someone(server.host, "Ada"), Someone(server.host, "Cleo")


@pytest.fixture
def circle(tmp_path: Path, database: str) -> Iterator[Circle]:
    with serving(tmp_path, database=database) as server:
        people = Circle(server, database)
        yield people
        people.ada.http.close()
        people.cleo.http.close()


def test_one_asks_the_other_accepts_and_either_may_part(circle: Circle) -> None:
    ada, cleo = circle.ada, circle.cleo
    assert ada.tie(cleo, "ask")["tie"] == "asked"
    assert (ada.friends(), cleo.friends()) == ([("Cleo", "asked")], [("Ada", "asks")])
    assert cleo.tie(ada, "accept")["tie"] == "friend"
    assert (ada.friends(), cleo.friends()) == ([("Cleo", "friend")], [("Ada", "friend")])
    assert ada.tie(cleo, "remove")["tie"] == "none"
    assert (ada.friends(), cleo.friends()) == ([], [])


def test_two_who_ask_each_other_are_friends(circle: Circle) -> None:
    circle.ada.tie(circle.cleo, "ask")
    assert circle.cleo.tie(circle.ada, "ask")["tie"] == "friend"
    assert circle.ada.friends() == [("Cleo", "friend")]


def test_whoever_is_blocked_is_no_friend_and_cannot_tell(circle: Circle) -> None:
    ada, cleo = circle.ada, circle.cleo
    ada.tie(cleo, "ask")
    cleo.tie(ada, "accept")
    assert cleo.tie(ada, "block")["is_blocked"]
    assert ada.friends() == []
    answer = ada.tie(cleo, "ask")
    assert (answer["tie"], answer["is_blocked"], cleo.friends()) == ("none", False, [("Ada", "none")])
    assert not cleo.tie(ada, "hear")["is_muted"]
    ada.tie(cleo, "ask")
    assert cleo.friends() == [("Ada", "asks")]


def test_what_somebody_muted_says_is_heard_by_the_others_only(circle: Circle) -> None:
    ada, cleo = circle.ada, circle.cleo
    table = ada.open_table(HERE, LINK, LINK)
    cleo.join(table, table["seats"][1]["invite"])
    with Browser(ada.host) as ben, ada.at(table) as here:
        ben.join(table, table["seats"][2]["invite"], "Ben")
        with cleo.at(table) as there, ben.at(table) as beside:
            for live in (here, there, beside):
                live.ask("chat")
            there.ask("say", text="First")
            assert here.wait_for("said")["line"]["text"] == "First"
            ada.tie(cleo, "mute")
            there.ask("say", text="Second")
            there.ask("say_phrase", phrase="hello")
            here.ask("say", text="Third")
            while beside.last("said")["line"]["text"] != "Third" if beside.heard[-1]["type"] == "said" else True:
                beside.next()
            assert [each["line"]["text"] for each in here.heard if each["type"] == "said"] == ["First", "Third"]
            assert [line["text"] for line in here.ask("chat")["lines"]] == ["Third"]
            assert [line["text"] for line in beside.ask("chat")["lines"]] == ["First", "Second", None, "Third"]
            ada.tie(cleo, "hear")
            assert len(here.ask("chat")["lines"]) == 4


def test_who_sits_at_a_table_is_told_without_anybodys_owner(circle: Circle) -> None:
    ada, cleo = circle.ada, circle.cleo
    table = ada.open_table(HERE, LINK)
    cleo.join(table, table["seats"][1]["invite"])
    with cleo.at(table):
        found = ada.get(f"/api/tables/{table['id']}/people")
    assert [(each["name"], each["seats"], each["is_me"], each["id"]) for each in found] == [
        ("Ada", [0], True, ada.id),
        ("Cleo", [1], False, cleo.id),
    ]
    assert not any(each["is_at_table"] for each in found)


def test_friends_and_nobody_else_see_who_is_here_and_at_a_table(circle: Circle) -> None:
    ada, cleo = circle.ada, circle.cleo

    def seen() -> tuple[bool, bool]:
        (info,) = ada.get("/api/friends")
        return info["is_here"], info["is_at_table"]

    ada.tie(cleo, "ask")
    with cleo.at_desk():
        assert seen() == (False, False)
        cleo.tie(ada, "accept")
        assert seen() == (True, False)
    with cleo.at(cleo.open_table(HERE, LINK)):
        assert seen() == (True, True)


def test_who_would_like_to_be_friends_is_told_at_once(circle: Circle) -> None:
    ada, cleo = circle.ada, circle.cleo
    with cleo.at_desk() as desk:
        assert desk.heard[-1]["asking"] == 0
        ada.tie(cleo, "ask")
        desk.wait_until(lambda message: message["asking"] == 1)
        cleo.tie(ada, "accept")
        desk.wait_until(lambda message: message["asking"] == 0)


def test_a_server_tells_of_requests_made_at_another_one(tmp_path: Path, postgres_database: str) -> None:
    with (
        serving(tmp_path / "left", database=postgres_database) as left,
        serving(tmp_path / "right", database=postgres_database) as right,
        Someone(left.host, "Ada") as ada,
        Someone(right.host, "Cleo") as cleo,
        cleo.at_desk() as desk,
    ):
        ada.tie(cleo, "ask")
        desk.wait_until(lambda message: message["asking"] == 1)


def test_however_many_ask_one_still_finds_friends_and_peace(circle: Circle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("newworlds.server.company.ties.MOST_TIES", 1)
    monkeypatch.setattr("newworlds.server.storage.friend_rows.MOST_ASKING", 2)
    ada, cleo = circle.ada, circle.cleo
    for name in ("Dan", "Eve", "Fay"):
        with Someone(ada.host, name) as somebody:
            somebody.tie(ada, "ask")
    assert ada.friends() == [("Eve", "asks"), ("Fay", "asks")]
    ada.befriend(cleo)
    assert ("Cleo", "friend") in ada.friends()
    with Someone(ada.host, "Gus") as stranger:
        assert refusal(ada.post(f"/api/people/{stranger.id}/tie", {"act": "mute"})) == (429, "error.too_many_ties")


def test_nobody_reads_by_reporting_what_they_may_not_see(circle: Circle) -> None:
    """What somebody has reported is theirs to download."""
    ada, cleo = circle.ada, circle.cleo
    table = ada.open_on({"may_watch": False}, HERE, LINK)
    cleo.join({"id": table["id"]}, table["seats"][1]["invite"])
    with ada.at(table) as live:
        live.ask("say", text="Between us")
    asked = {"person": ada.id, "table": table["id"], "line": 1, "reason": "Curious"}
    with Someone(ada.host, "Eve") as eve:
        assert refusal(eve.post("/api/reports", asked)) == (404, "error.unknown_line")
        assert refusal(eve.post("/api/reports", asked | {"table": "nowhere"})) == (404, "error.unknown_line")
        assert "Between us" not in eve.http.get("/api/me/export").text
    assert cleo.post("/api/reports", asked).status_code == 200


def test_a_line_is_reported_as_it_was_said(circle: Circle) -> None:
    ada, cleo = circle.ada, circle.cleo
    table = ada.open_table(HERE, LINK)
    cleo.join(table, table["seats"][1]["invite"])
    with cleo.at(table) as live:
        live.ask("say", text="Something rude")
    asked = {"person": cleo.id, "table": table["id"], "line": 1, "reason": "This hurts"}
    assert ada.post("/api/reports", asked).status_code == 200
    assert refusal(ada.post("/api/reports", asked | {"line": 2})) == (404, "error.unknown_line")
    assert refusal(cleo.post("/api/reports", asked)) == (409, "error.not_yourself")
    assert refusal(ada.post("/api/reports", asked | {"person": "nobody"})) == (404, "error.unknown_person")

    async def stored() -> None:
        store = Store(circle.database)
        await store.open()
        try:
            (row,) = await store.read(open_reports)
            assert (row.name, row.words, row.reason, row.table_id) == (
                *("Cleo", "Something rude", "This hurts"),
                table["id"],
            )
            assert await store.write(lambda connection: settle(connection, row.id, row.at))
            assert await store.read(open_reports) == []
            assert not await store.read(lambda connection: are_friends(connection, ada.id, cleo.id))
        finally:
            await store.close()

    if circle.database.startswith("postgresql"):
        asyncio.run(stored())


def test_what_cannot_be_is_refused(circle: Circle, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, cleo = circle.ada, circle.cleo
    assert refusal(ada.post(f"/api/people/{ada.id}/tie", {"act": "ask"})) == (409, "error.not_yourself")
    assert refusal(ada.post("/api/people/nobody/tie", {"act": "ask"})) == (404, "error.unknown_person")
    assert refusal(ada.post(f"/api/people/{cleo.id}/tie", {"act": "accept"})) == (409, "error.not_asked")
    with Browser(ada.host) as nameless:
        assert refusal(nameless.post(f"/api/people/{ada.id}/tie", {"act": "ask"})) == (409, "error.no_name")
    monkeypatch.setattr("newworlds.server.company.ties.MOST_TIES", 0)
    assert refusal(ada.post(f"/api/people/{cleo.id}/tie", {"act": "mute"})) == (429, "error.too_many_ties")
