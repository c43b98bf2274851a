"""Seats that are kept for friends: only they may take them, and nobody else learns more than their name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.accounts import signed_up
from tests.server.playing import HERE, LINK, OPEN, RANDOM_BOT, USUAL, Browser, Json, RunningServer, refusal, serving
from tests.server.someone import Someone


class Friends:
    """Ada and Cleo are friends, Eve is a friend of nobody."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.ada, self.cleo, self.eve = (Someone(server.host, name) for name in ("Ada", "Cleo", "Eve"))
        self.ada.befriend(self.cleo)


@pytest.fixture
def friends(tmp_path: Path, database: str) -> Iterator[Friends]:
    with serving(tmp_path, database=database) as server:
        circle = Friends(server)
        yield circle
        for browser in (circle.ada, circle.cleo, circle.eve):
            browser.http.close()


def seat_for(friend: Someone) -> Json:
    return {"kind": "friend", "friend": friend.id}


def path(table: Json, act: str) -> str:
    return f"/api/tables/{table['id']}/{act}"


def test_the_friend_finds_the_seat_on_the_desk_and_takes_it(friends: Friends) -> None:
    with friends.cleo.at_desk() as desk:
        assert desk.heard[0]["kept"] == []
        table = friends.ada.open_fair_table(HERE, seat_for(friends.cleo))
        told = desk.wait_until(lambda message: bool(message["kept"]))
        assert told["kept"] == [{"table": table["id"], "game": "sealed", "host": "Ada", "terms": USUAL}]
        joined = friends.cleo.join(table, None).json()
        assert (joined["mine"], joined["kept"], joined["status"]) == ([1], [], "dealing")
        desk.wait_until(lambda message: message["kept"] == [] and "table" in message)


def test_nobody_else_takes_it_or_learns_more_than_the_name(friends: Friends) -> None:
    table = friends.ada.open_table(HERE, seat_for(friends.cleo), LINK)
    seen = friends.eve.get(f"/api/tables/{table['id']}")
    assert (seen["kept"], seen["seats"][1]["name"], seen["seats"][1]["kept"]) == ([], "Cleo", True)
    assert friends.cleo.id not in str(seen)
    assert friends.cleo.get(f"/api/tables/{table['id']}")["kept"] == [1]
    assert refusal(friends.eve.join(table, None)) == (403, "error.bad_invite")
    assert refusal(friends.eve.post(path(table, "decline"), {})) == (409, "error.no_seat_kept")
    assert friends.eve.join(table, table["seats"][2]["invite"], "Eve").json()["mine"] == [2]


def test_one_who_declines_is_forgotten_and_the_host_asks_somebody_else(friends: Friends) -> None:
    table = friends.ada.open_table(HERE, seat_for(friends.cleo))
    with friends.ada.at(table) as live:
        declined = friends.cleo.post(path(table, "decline"), {}).json()
        assert (declined["kept"], declined["seats"][1]["name"]) == ([], "")
        told = live.wait_for("table")["table"]["seats"][1]
        assert (told["kind"], told["name"], told["kept"], told["taken"]) == ("friend", "", False, False)
    assert refusal(friends.cleo.join(table, None)) == (403, "error.bad_invite")
    offered = friends.ada.post(path(table, "seat"), {"seat": 1, **seat_for(friends.cleo)}).json()
    assert (offered["seats"][1]["name"], offered["seats"][1]["kept"]) == ("Cleo", True)
    assert friends.cleo.join(table, None).json()["mine"] == [1]


def test_the_host_frees_the_seat_again_and_the_desk_says_so(friends: Friends) -> None:
    table = friends.ada.open_table(HERE, seat_for(friends.cleo), LINK)
    with friends.cleo.at_desk() as desk:
        assert [seat["table"] for seat in desk.heard[0]["kept"]] == [table["id"]]
        friends.ada.post(path(table, "seat"), {"seat": 1, "kind": "open"})
        desk.wait_until(lambda message: message["kept"] == [])
    assert refusal(friends.cleo.post(path(table, "decline"), {})) == (409, "error.no_seat_kept")
    assert friends.eve.join(table, None, "Eve").json()["mine"] == [1]


def test_a_seat_is_kept_until_the_table_is_cancelled(friends: Friends) -> None:
    table = friends.ada.open_table(HERE, seat_for(friends.cleo))
    with friends.cleo.at_desk() as desk:
        friends.ada.post(path(table, "cancel"), {})
        desk.wait_until(lambda message: message["kept"] == [])


@pytest.mark.parametrize("friend", [None, "0" * 16, "nobody", "eve", "ada"])
def test_seats_are_kept_for_friends_only(friends: Friends, friend: str | None) -> None:
    asked = {"eve": friends.eve.id, "ada": friends.ada.id}.get(friend or "", friend)
    seats = [HERE, {"kind": "friend", "friend": asked}]
    refused = friends.ada.post("/api/tables", {"game": "sealed", "seats": seats})
    assert refusal(refused) == (409, "error.not_your_friend")
    table = friends.ada.open_table(HERE, LINK)
    refused = friends.ada.post(path(table, "seat"), {"seat": 1, "kind": "friend", "friend": asked})
    assert refusal(refused) == (409, "error.not_your_friend")


def test_a_friend_has_one_seat(friends: Friends) -> None:
    seats = [HERE, seat_for(friends.cleo), seat_for(friends.cleo)]
    refused = friends.ada.post("/api/tables", {"game": "sealed", "seats": seats})
    assert refusal(refused) == (409, "error.friend_seated")
    table = friends.ada.open_table(HERE, OPEN, LINK)
    friends.cleo.join(table, None)
    refused = friends.ada.post(path(table, "seat"), {"seat": 2, **seat_for(friends.cleo)})
    assert refusal(refused) == (409, "error.friend_seated")


def test_only_the_host_keeps_seats(friends: Friends) -> None:
    table = friends.ada.open_table(HERE, LINK)
    refused = friends.cleo.post(path(table, "seat"), {"seat": 1, **seat_for(friends.ada)})
    assert refusal(refused) == (403, "error.not_your_table")


def test_a_friend_who_gets_up_again_leaves_a_seat_for_another(friends: Friends) -> None:
    table = friends.ada.open_table(HERE, seat_for(friends.cleo), LINK)
    friends.cleo.join(table, None)
    left = friends.cleo.post(path(table, "leave"), {}).json()
    assert (left["seats"][1]["kept"], left["seats"][1]["taken"], left["kept"]) == (False, False, [])
    filled = friends.ada.post(path(table, "seat"), {"seat": 1, "kind": "bot", "bot": "random"}).json()
    assert filled["seats"][1]["kind"] == "bot"


def test_whoever_is_blocked_asks_in_vain(friends: Friends) -> None:
    friends.ada.open_table(HERE, seat_for(friends.cleo))
    friends.cleo.tie(friends.ada, "block")
    with friends.cleo.at_desk() as desk:
        assert desk.heard[0]["kept"] == []


def test_a_kept_seat_comes_along_when_a_guest_makes_an_account_elsewhere(friends: Friends) -> None:
    table = friends.ada.open_table(HERE, seat_for(friends.cleo))
    with Browser(friends.server.host) as phone:
        signed_up(phone, "Cleopatra")
    signed_in = friends.cleo.post("/api/me/sign_in", {"name": "Cleopatra", "password": "seven grey owls"})
    assert signed_in.status_code == 200, signed_in.text
    assert friends.cleo.get(f"/api/tables/{table['id']}")["kept"] == [1]
    assert [kept["id"] for kept in friends.cleo.get("/api/me/export")["tables"]] == [table["id"]]


def test_whoever_deletes_everything_is_no_longer_expected(friends: Friends) -> None:
    table = friends.ada.open_table(HERE, seat_for(friends.cleo), RANDOM_BOT)
    with friends.ada.at(table) as live:
        friends.cleo.post("/api/me/delete", {})
        while (seat := live.wait_for("table")["table"]["seats"][1])["kept"]:
            pass
    assert (seat["kind"], seat["name"]) == ("friend", "")


def test_the_desk_of_another_process_is_told(tmp_path: Path, postgres_database: str) -> None:
    with (
        serving(tmp_path / "left", database=postgres_database) as left,
        serving(tmp_path / "right", database=postgres_database) as right,
        Someone(left.host, "Ada") as ada,
        Someone(right.host, "Cleo") as cleo,
        cleo.at_desk() as desk,
    ):
        ada.befriend(cleo)
        table = ada.open_fair_table(HERE, seat_for(cleo), LINK)
        desk.wait_until(lambda message: [seat["table"] for seat in message["kept"]] == [table["id"]])
        assert cleo.join(table, None).json()["mine"] == [1]
        desk.wait_until(lambda message: message["kept"] == [])
        ada.post(path(table, "cancel"), {})
        desk.wait_until(lambda message: message.get("gone") == table["id"])
