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
