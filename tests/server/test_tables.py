"""Opening, listing and joining tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from newworlds.server.requests import BODY_LIMIT, tidy_name
from newworlds.server.storage.schema import metadata
from tests.server.playing import (
    ALSO_HERE,
    HERE,
    LINK,
    RANDOM_BOT,
    Browser,
    Json,
    RunningServer,
    refusal,
    serving,
)


def test_a_table_for_people_at_this_screen_begins_at_once(ada: Browser) -> None:
    table = ada.open_table(HERE, ALSO_HERE, hand=2)
    assert table["status"] == "playing"
    assert table["game"] == "sealed"
    assert table["options"] == {"hand": 2, "order": "up", "bonus": True}
    assert (table["seq"], table["to_act"], table["scores"]) == (0, 0, [0, 0])
    assert table["mine"] == [0, 1]
    assert table["host"] is True
    assert table["can_undo"] is False
    assert table["problem"] is None
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Ben"]


def test_a_table_waits_until_every_seat_is_taken(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK)
    assert (table["status"], table["to_act"]) == ("waiting", None)
    assert [seat["taken"] for seat in table["seats"]] == [True, False]
    joined = cleo.join(table, table["seats"][1]["invite"], name="Cleo")
    assert joined.status_code == 200
    info = joined.json()
    assert (info["status"], info["mine"], info["host"]) == ("playing", [1], False)
    assert info["seats"][1]["name"] == "Cleo"


def test_only_the_host_is_told_the_invitations_and_only_once(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK, LINK)
    first, second = table["seats"][1]["invite"], table["seats"][2]["invite"]
    assert first != second
    assert "invite" not in str(cleo.get(f"/api/tables/{table['id']}"))
    assert "invite" not in str(ada.get(f"/api/tables/{table['id']}"))
    assert cleo.join(table, first).json()["mine"] == [1]
    assert cleo.join(table, second).json()["mine"] == [1, 2]


def test_invitations_are_not_in_the_database(
    tmp_path: Path, database: str, engine_of: Callable[[str], sa.Engine]
) -> None:
    with serving(tmp_path, database=database) as server, Browser(server.host) as ada:
        invite = ada.open_table(HERE, LINK)["seats"][1]["invite"]
    with engine_of(database).connect() as connection:
        stored = [str(row) for table in metadata.sorted_tables for row in connection.execute(sa.select(table))]
    assert [row for row in stored if invite in row] == []


def test_joining_notifies_those_who_wait_and_starts_the_game(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK, LINK)
    with ada.at(table) as live:
        cleo.join(table, table["seats"][1]["invite"])
        assert live.next()["table"]["seats"][1]["taken"]
        cleo.join(table, table["seats"][2]["invite"], name="Dora")
        begun = live.next()
    assert begun["type"] == "state"
    assert begun["table"]["status"] == "playing"
    assert begun["view"]["legal"]


def test_joining_twice_by_the_same_browser_changes_nothing(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK)
    invite = table["seats"][1]["invite"]
    cleo.join(table, invite, name="Cleo")
    again = cleo.join(table, invite, name="Somebody else")
    assert again.status_code == 200
    assert again.json()["seats"][1]["name"] == "Cleo"


def test_a_seat_that_is_taken_is_refused_to_others(server: RunningServer, ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK)
    invite = table["seats"][1]["invite"]
    cleo.join(table, invite)
    with Browser(server.host) as late:
        assert refusal(late.join(table, invite)) == (409, "error.seat_taken")


def renew(browser: Browser, table: Json, seat: int) -> httpx.Response:
    return browser.post(f"/api/tables/{table['id']}/invite", {"seat": seat})


def test_a_new_invitation_takes_the_place_of_the_old_one(tmp_path: Path, database: str) -> None:
    """As for a host who has lost the link, or sent it to somebody they should not have."""
    with (
        serving(tmp_path, database=database) as server,
        Browser(server.host) as ada,
        Browser(server.host) as cleo,
    ):
        table = ada.open_table(HERE, LINK, LINK)
        renewed = renew(ada, table, 1).json()["seats"]
        invites = [seat["invite"] for seat in table["seats"][1:]]
        assert "invite" not in renewed[2]
        assert refusal(cleo.join(table, invites[0])) == (403, "error.bad_invite")
        assert cleo.join(table, renewed[1]["invite"]).json()["mine"] == [1]
        assert cleo.join(table, invites[1]).json()["mine"] == [1, 2]


def test_a_new_invitation_is_still_there_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server.host) as ada:
        table = ada.open_table(HERE, LINK)
        invite = renew(ada, table, 1).json()["seats"][1]["invite"]
    with serving(tmp_path) as server, Browser(server.host) as cleo:
        assert refusal(cleo.join(table, table["seats"][1]["invite"])) == (403, "error.bad_invite")
        assert cleo.join(table, invite).json()["mine"] == [1]


def test_only_the_host_may_invite_anew_and_only_to_a_free_seat(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK, LINK)
    cleo.join(table, table["seats"][1]["invite"])
    assert refusal(renew(cleo, table, 2)) == (403, "error.not_your_table")
    assert refusal(renew(ada, table, 1)) == (409, "error.seat_taken")
    for seat in (0, 3, -1):
        assert refusal(renew(ada, table, seat)) == (400, "error.not_invited")


@pytest.mark.parametrize("invite", ["", "wrong", "é"])
def test_a_wrong_invitation_is_refused(ada: Browser, cleo: Browser, invite: str) -> None:
    table = ada.open_table(HERE, LINK)
    assert refusal(cleo.join(table, invite)) == (403, "error.bad_invite")


def test_an_invitation_of_another_table_is_refused(ada: Browser, cleo: Browser) -> None:
    table, other = ada.open_table(HERE, LINK), ada.open_table(HERE, LINK)
    assert refusal(cleo.join(table, other["seats"][1]["invite"])) == (403, "error.bad_invite")


def test_the_host_may_take_a_link_seat_too(ada: Browser) -> None:
    table = ada.open_table(HERE, LINK)
    assert ada.join(table, table["seats"][1]["invite"]).json()["mine"] == [0, 1]


def test_a_browser_lists_its_own_tables_newest_first(ada: Browser, cleo: Browser) -> None:
    mine = [ada.open_table(HERE, ALSO_HERE)["id"] for _ in range(3)]
    shared = cleo.open_table(HERE, LINK)
    ada.join(shared, shared["seats"][1]["invite"])
    cleo.open_table(HERE, ALSO_HERE)
    assert [table["id"] for table in ada.get("/api/tables")] == [shared["id"], *reversed(mine)]


def test_a_host_without_a_seat_keeps_the_table_in_the_list(ada: Browser) -> None:
    table = ada.open_table(RANDOM_BOT, LINK)
    assert [listed["id"] for listed in ada.get("/api/tables")] == [table["id"]]


def test_an_unknown_table_is_404_everywhere(ada: Browser) -> None:
    assert refusal(ada.http.get("/api/tables/nowhere")) == (404, "error.unknown_table")
    assert refusal(ada.http.get("/api/tables/nowhere/record")) == (404, "error.unknown_table")
    assert refusal(ada.join({"id": "nowhere"}, "x")) == (404, "error.unknown_table")


def asked(**changes: Any) -> Json:
    return {"game": "sealed", "options": {}, "seats": [HERE, ALSO_HERE]} | changes


@pytest.mark.parametrize(
    ("request_body", "code"),
    [
        ([], "error.bad_message"),
        ({}, "error.bad_message"),
        (asked(game=5), "error.bad_message"),
        (asked(colour="red"), "error.bad_message"),
        (asked(seats=[{"kind": "ghost", "name": "Boo"}, HERE]), "error.bad_message"),
        (asked(game="chess"), "error.unknown_game"),
        (asked(seats=[HERE]), "error.bad_players"),
        (asked(seats=[HERE] * 5), "error.bad_players"),
        (asked(options={"height": 3}), "error.unknown_option"),
        (asked(options={"hand": 40}), "error.bad_option"),
        (asked(seed=-1), "error.bad_seed"),
        (asked(seed=2**53), "error.bad_seed"),
        (asked(seats=[{"kind": "here", "name": " \u200b "}, HERE]), "error.bad_name"),
        (asked(seats=[{"kind": "bot", "name": "Deep", "bot": "deep"}, HERE]), "error.unknown_bot"),
        (asked(seats=[{"kind": "bot", "name": "Deep"}, HERE]), "error.unknown_bot"),
    ],
)
def test_a_bad_request_for_a_table_is_refused_with_a_code(ada: Browser, request_body: object, code: str) -> None:
    assert refusal(ada.post("/api/tables", request_body)) == (400, code)
    assert ada.get("/api/tables") == []


def test_invalid_json_is_refused(ada: Browser) -> None:
    assert refusal(ada.http.post("/api/tables", content=b"{")) == (400, "error.malformed_json")


def test_a_body_beyond_the_limit_is_refused(ada: Browser) -> None:
    body = b'"' + b"x" * BODY_LIMIT + b'"'
    assert refusal(ada.http.post("/api/tables", content=body)) == (413, "error.too_large")


def test_options_beyond_the_limit_are_refused(ada: Browser) -> None:
    answer = ada.post("/api/tables", asked(options={"hand": "x" * 20_000}))
    assert refusal(answer) == (413, "error.too_large")


def test_the_name_of_a_bot_may_be_left_out(ada: Browser) -> None:
    assert ada.open_table(HERE, {"kind": "bot", "bot": "random"})["seats"][1]["name"] == "random"


@pytest.mark.parametrize(
    ("given", "tidy"),
    [
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("x" * 60, "x" * 40),
        ("Zoë 🏝️", "Zoë 🏝️"),
        ("a\u202eb\x00c", "abc"),
        ("A\u200bd\u200f\u200ea\ufeff\u2060", "Ada"),
        ("Ada \u200b Lovelace", "Ada Lovelace"),
    ],
)
def test_names_are_tidied(given: str, tidy: str) -> None:
    assert tidy_name(given) == tidy


def test_a_chosen_seed_is_shown_and_a_drawn_one_is_different_each_time(ada: Browser) -> None:
    assert ada.open_table(HERE, ALSO_HERE, seed=7)["is_seed_chosen"]
    drawn = [ada.post("/api/tables", asked()).json() for _ in range(2)]
    assert not any(table["is_seed_chosen"] for table in drawn)
    assert drawn[0]["commitment"] != drawn[1]["commitment"]


def test_where_moves_name_hidden_cards_the_record_waits_for_the_end(ada: Browser) -> None:
    table = ada.post("/api/tables", asked(game="gwt_new_zealand")).json()
    answer = ada.http.get(f"/api/tables/{table['id']}/record")
    assert refusal(answer) == (409, "error.record_not_yet")


def test_the_record_keeps_the_seed_secret_until_the_end(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, ALSO_HERE, hand=1)
    address = f"/api/tables/{table['id']}/record"
    with ada.at(table) as live:
        live.play_first(live.state)
        running = cleo.get(address)
        live.state = live.fresh()
        live.play_to_the_end()
        finished = cleo.get(address)
    assert not {"seed", "key", "salt"} & set(running)
    assert len(running["moves"]) == 1
    assert finished["seed"] == 7
    assert [seat["name"] for seat in finished["seats"]] == ["Ada", "Ben"]
    assert finished["result"]["scores"] == ada.get(f"/api/tables/{table['id']}")["scores"]


@pytest.fixture
def small_server(tmp_path: Path) -> Iterator[RunningServer]:
    with serving(tmp_path, tables_each=2) as running:
        yield running


def test_one_browser_cannot_open_unlimited_tables(small_server: RunningServer) -> None:
    with Browser(small_server.host) as ada:
        finished, _ = ada.open_table(HERE, ALSO_HERE, hand=1), ada.open_table(HERE, ALSO_HERE)
        assert refusal(ada.post("/api/tables", asked())) == (429, "error.too_many_tables")
        with ada.at(finished) as live:
            live.play_to_the_end()
        assert ada.post("/api/tables", asked()).status_code == 201
