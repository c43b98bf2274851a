"""Seats before the game begins: filled by bots, offered to others, taken back, given up; tables cancelled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.playing import HERE, LINK, OPEN, RANDOM_BOT, Browser, Json, refusal, serving


def path(table: Json, act: str) -> str:
    return f"/api/tables/{table['id']}/{act}"


def test_a_bot_in_the_last_free_seat_starts_the_game(ada: Browser) -> None:
    table = ada.open_table(HERE, LINK)
    filled = ada.post(path(table, "seat"), {"seat": 1, "kind": "bot", "bot": "random"}).json()
    assert filled["status"] == "playing"
    assert (filled["seats"][1]["kind"], filled["seats"][1]["bot"]) == ("bot", "random")


def test_a_free_seat_is_offered_to_all_and_by_link_again(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK, LINK)
    offered = ada.post(path(table, "seat"), {"seat": 1, "kind": "open"}).json()
    assert (offered["seats"][1]["kind"], "invite" in offered["seats"][1]) == ("open", False)
    assert refusal(cleo.join(table, table["seats"][1]["invite"])) == (403, "error.bad_invite")
    by_link = ada.post(path(table, "seat"), {"seat": 1, "kind": "link"}).json()
    assert cleo.join(table, by_link["seats"][1]["invite"]).json()["mine"] == [1]


def test_while_somebody_is_awaited_a_bot_makes_room_again(ada: Browser) -> None:
    table = ada.open_table(HERE, RANDOM_BOT, LINK)
    freed = ada.post(path(table, "seat"), {"seat": 1, "kind": "open"}).json()
    assert [seat["taken"] for seat in freed["seats"]] == [True, False, False]


@pytest.mark.parametrize("seat", [-1, 0, 1, 3])
def test_only_a_free_seat_is_given_away(ada: Browser, cleo: Browser, seat: int) -> None:
    table = ada.open_table(HERE, OPEN, LINK)
    cleo.join(table, None)
    asked = {"seat": seat, "kind": "bot", "bot": "random"}
    assert refusal(ada.post(path(table, "seat"), asked)) == (409, "error.seat_not_free")


def test_an_unknown_bot_gets_no_seat(ada: Browser) -> None:
    table = ada.open_table(HERE, LINK)
    asked = {"seat": 1, "kind": "bot", "bot": "hal"}
    assert refusal(ada.post(path(table, "seat"), asked)) == (400, "error.unknown_bot")


def test_a_guest_who_is_removed_cannot_come_back_with_the_old_link(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK, LINK)
    invite = table["seats"][1]["invite"]
    cleo.join(table, invite)
    removed = ada.post(path(table, "remove"), {"seat": 1}).json()
    assert (removed["seats"][1]["taken"], removed["seats"][1]["name"]) == (False, "")
    assert refusal(cleo.join(table, invite)) == (403, "error.bad_invite")
    assert cleo.get(f"/api/tables/{table['id']}")["mine"] == []
    assert cleo.join(table, removed["seats"][1]["invite"]).json()["mine"] == [1]


def test_an_open_seat_from_which_somebody_is_removed_is_no_longer_open(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, OPEN, LINK)
    cleo.join(table, None)
    ada.post(path(table, "remove"), {"seat": 1})
    assert refusal(cleo.join(table, None)) == (403, "error.bad_invite")


def test_whoever_is_removed_is_told_at_once(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, OPEN, LINK)
    cleo.join(table, None)
    with cleo.at(table) as live:
        ada.post(path(table, "remove"), {"seat": 1})
        while (told := live.wait_for("table"))["table"]["mine"]:
            pass
    assert told["table"]["seats"][1]["taken"] is False


@pytest.mark.parametrize("seat", [-1, 0, 1, 2, 5])
def test_only_guests_are_removed(ada: Browser, seat: int) -> None:
    table = ada.open_table(HERE, LINK, RANDOM_BOT)
    assert refusal(ada.post(path(table, "remove"), {"seat": seat})) == (409, "error.nobody_to_remove")


def test_a_guest_gets_up_and_somebody_else_sits_down(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK, LINK)
    invite = table["seats"][1]["invite"]
    cleo.join(table, invite)
    assert cleo.post(path(table, "leave"), {}).json()["mine"] == []
    assert refusal(cleo.post(path(table, "leave"), {})) == (403, "error.not_your_seat")
    with Browser(ada.host) as dora:
        assert dora.join(table, invite, name="Dora").json()["seats"][1]["name"] == "Dora"


def test_whoever_got_up_contributes_nothing_to_the_dealing(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as server, Browser(server.host) as ada, Browser(server.host) as cleo:
        table = ada.open_fair_table(HERE, OPEN, OPEN)
        assert len(cleo.join(table, None).json()["contributors"]) == 2
        cleo.post(path(table, "leave"), {})
        assert [part["seats"] for part in ada.get(f"/api/tables/{table['id']}")["contributors"]] == [[0]]
        ada.post(path(table, "seat"), {"seat": 1, "kind": "bot", "bot": "random"})
        filled = ada.post(path(table, "seat"), {"seat": 2, "kind": "bot", "bot": "random"}).json()
        assert filled["status"] == "dealing"
        with ada.at(table) as live:
            assert live.state["table"]["status"] == "playing"
    with serving(tmp_path, database=database) as server, Browser(server.host, ada.cookies) as again:
        assert [part["seats"] for part in again.get(f"/api/tables/{table['id']}")["contributors"]] == [[0]]


def test_a_cancelled_table_is_gone_and_those_who_wait_are_told(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as server, Browser(server.host) as ada, Browser(server.host) as cleo:
        table = ada.open_fair_table(HERE, OPEN, LINK)
        cleo.join(table, None)
        with cleo.at(table) as live:
            assert ada.post(path(table, "cancel"), {}).json() == {"table": table["id"]}
            assert live.wait_for("error")["error"]["code"] == "error.unknown_table"
        assert ada.get("/api/tables") == cleo.get("/api/tables") == []
        assert refusal(cleo.http.get(f"/api/tables/{table['id']}")) == (404, "error.unknown_table")


ACTS: list[tuple[str, Json]] = [
    ("seat", {"seat": 1, "kind": "open"}),
    ("remove", {"seat": 1}),
    ("cancel", {}),
]


@pytest.mark.parametrize(("act", "asked"), ACTS)
def test_only_the_host_arranges_the_seats(ada: Browser, cleo: Browser, act: str, asked: Json) -> None:
    table = ada.open_table(HERE, OPEN, LINK)
    cleo.join(table, None)
    assert refusal(cleo.post(path(table, act), asked)) == (403, "error.not_your_table")


@pytest.mark.parametrize(("act", "asked"), [*ACTS, ("leave", {})])
def test_once_the_game_has_begun_seats_stay_as_they_are(ada: Browser, cleo: Browser, act: str, asked: Json) -> None:
    table = ada.open_table(HERE, OPEN)
    cleo.join(table, None)
    who = cleo if act == "leave" else ada
    assert refusal(who.post(path(table, act), asked)) == (409, "error.already_begun")
