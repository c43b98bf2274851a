"""On which terms a table is played, and seats that are open to all."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.playing import HERE, LINK, OPEN, USUAL, Browser, Json, refusal, serving

BLITZ = {"kind": "live", "seconds": 300, "increment": 5}


def test_the_usual_terms_need_not_be_said(ada: Browser) -> None:
    assert ada.open_table(HERE, LINK)["terms"] == USUAL


def test_everybody_is_told_the_terms_also_after_a_restart(tmp_path: Path, database: str) -> None:
    agreed = {"pace": BLITZ, "is_listed": True, "is_rated": True, "may_watch": True, "stand_in": "strong"}
    with serving(tmp_path, database=database) as server, Browser(server.host) as ada:
        table = ada.open_on(agreed, HERE, LINK)
        assert table["terms"] == agreed
    with serving(tmp_path, database=database) as server, Browser(server.host) as cleo:
        assert cleo.get(f"/api/tables/{table['id']}")["terms"] == agreed


@pytest.mark.parametrize(
    "pace",
    [
        {"kind": "live", "seconds": 29, "increment": 0},
        {"kind": "live", "seconds": 6 * 3600 + 1, "increment": 0},
        {"kind": "live", "seconds": 300, "increment": -1},
        {"kind": "live", "seconds": 300, "increment": 601},
        {"kind": "slow", "days": 0},
        {"kind": "slow", "days": 31},
    ],
)
def test_a_pace_that_nobody_can_play_is_refused(ada: Browser, pace: Json) -> None:
    asked = {"game": "sealed", "seats": [HERE, LINK], "terms": USUAL | {"pace": pace}}
    assert refusal(ada.post("/api/tables", asked)) == (400, "error.bad_pace")


def test_only_a_known_bot_can_stand_in(ada: Browser) -> None:
    asked = {"game": "sealed", "seats": [HERE, LINK], "terms": USUAL | {"stand_in": "hal"}}
    assert refusal(ada.post("/api/tables", asked)) == (400, "error.unknown_bot")


RATED = USUAL | {"is_rated": True, "pace": {"kind": "slow", "days": 2}}


def changed_terms(host: Browser, table: Json, terms: Json) -> Json:
    answer = host.post(f"/api/tables/{table['id']}/terms", {"terms": terms})
    assert answer.status_code == 200, answer.text
    info: Json = answer.json()
    return info


def test_the_host_changes_the_terms_and_guests_agree_by_sitting_down_again(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as server, Browser(server.host) as ada, Browser(server.host) as cleo:
        table = ada.open_fair_table(HERE, OPEN, OPEN)
        cleo.join(table, None)
        with cleo.at(table) as live:
            changed = changed_terms(ada, table, RATED)
            assert (changed["terms"], changed["mine"], changed["seats"][1]["kept"]) == (RATED, [0], True)
            while (told := live.wait_for("table")["table"])["mine"]:
                pass
        assert (told["kept"], told["terms"], told["seats"][1]["name"]) == ([1], RATED, "Cleo")
        with Browser(server.host) as dora:
            assert dora.join(table, None, "Dora").json()["mine"] == [2]
            assert dora.get(f"/api/tables/{table['id']}")["status"] == "waiting"
    with serving(tmp_path, database=database) as server, Browser(server.host, cleo.cookies) as again:
        again.contribution = cleo.contribution
        joined = again.join(table, None).json()
        assert (joined["mine"], joined["kept"], joined["terms"], joined["status"]) == ([1], [], RATED, "dealing")


def test_a_guest_who_does_not_agree_leaves_the_seat_as_it_was(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK, LINK)
    invite = table["seats"][1]["invite"]
    cleo.join(table, invite)
    changed_terms(ada, table, USUAL | {"may_watch": False})
    with Browser(ada.host) as dora:
        assert refusal(dora.join(table, invite, "Dora")) == (409, "error.seat_taken")
        assert cleo.post(f"/api/tables/{table['id']}/decline", {}).json()["kept"] == []
        assert dora.join(table, invite, "Dora").json()["mine"] == [1]


def test_a_browser_with_several_seats_agrees_for_all_of_them(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK, LINK, OPEN)
    cleo.join(table, table["seats"][1]["invite"], "Cleo")
    cleo.join(table, table["seats"][2]["invite"], "Dora")
    changed = changed_terms(ada, table, USUAL | {"may_watch": False})
    assert [seat["kept"] for seat in changed["seats"]] == [False, True, True, False]
    seats = cleo.join(table, None, "Cleo").json()["seats"]
    assert [(seat["name"], seat["taken"]) for seat in seats[1:3]] == [("Cleo", True), ("Dora", True)]


def test_the_same_terms_ask_nobody(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, OPEN, OPEN)
    cleo.join(table, None)
    assert changed_terms(ada, table, USUAL)["seats"][1]["taken"]


def test_terms_are_changed_by_the_host_until_the_game_begins(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, OPEN)
    path = f"/api/tables/{table['id']}/terms"
    assert refusal(cleo.post(path, {"terms": USUAL})) == (403, "error.not_your_table")
    assert refusal(ada.post(path, {"terms": USUAL | {"is_rated": True}})) == (400, "error.rated_alone")
    too_slow = USUAL | {"pace": {"kind": "slow", "days": 99}}
    assert refusal(ada.post(path, {"terms": too_slow})) == (400, "error.bad_pace")
    cleo.join(table, None)
    assert refusal(ada.post(path, {"terms": USUAL})) == (409, "error.already_begun")


def test_a_table_that_is_listed_later_appears_in_the_lobby(ada: Browser) -> None:
    table = ada.open_table(HERE, OPEN)
    changed_terms(ada, table, USUAL | {"is_listed": True})
    assert table["id"] in [listed["id"] for listed in ada.get("/api/lobby")]
    changed_terms(ada, table, USUAL)
    assert table["id"] not in [listed["id"] for listed in ada.get("/api/lobby")]


def test_an_open_seat_needs_no_invitation(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, OPEN, OPEN)
    assert (table["status"], "invite" in table["seats"][1]) == ("waiting", False)
    joined = cleo.join(table, None, name="Cleo").json()
    assert (joined["mine"], joined["seats"][1]["name"], joined["status"]) == ([1], "Cleo", "waiting")


def test_whoever_sits_already_gets_no_second_open_seat(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, OPEN, OPEN)
    cleo.join(table, None)
    assert cleo.join(table, None).json()["mine"] == [1]
    assert ada.join(table, None).json()["mine"] == [0]


def test_when_all_open_seats_are_taken_nobody_else_comes_in(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, OPEN, LINK)
    cleo.join(table, None)
    with Browser(ada.host) as dora:
        assert refusal(dora.join(table, None)) == (409, "error.seat_taken")


def test_a_seat_by_link_is_not_open_to_all(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK)
    assert refusal(cleo.join(table, None)) == (403, "error.bad_invite")


@pytest.mark.parametrize("alone", [{"seats": [HERE, {"kind": "bot", "bot": "random"}]}, {"seed": 7}])
def test_only_games_between_people_with_unknown_chance_are_rated(ada: Browser, alone: Json) -> None:
    asked = {"game": "sealed", "seats": [HERE, LINK], "terms": USUAL | {"is_rated": True}, **alone}
    assert refusal(ada.post("/api/tables", asked)) == (400, "error.rated_alone")
