"""Who one is: guests get a name with their first seat, and are told about nobody but themselves."""

from __future__ import annotations

from pathlib import Path

from tests.server.playing import HERE, LINK, Browser, refusal, serving

NOBODY = {"id": None, "name": "", "role": "player", "has_account": False, "is_session": False}


def test_a_guest_is_nobody_until_they_sit_down(ada: Browser, cleo: Browser) -> None:
    assert ada.get("/api/me") == NOBODY
    table = ada.open_table(HERE, LINK)
    assert ada.get("/api/me")["name"] == "Ada"
    assert cleo.get("/api/me") == NOBODY
    cleo.join(table, table["seats"][1]["invite"], "Cleo")
    assert cleo.get("/api/me")["name"] == "Cleo"
    assert cleo.get("/api/me")["id"] != ada.get("/api/me")["id"]


def test_a_refused_seat_makes_nobody(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK)
    assert refusal(cleo.join(table, "wrong")) == (403, "error.bad_invite")
    assert cleo.get("/api/me") == NOBODY


def test_a_name_is_kept_until_it_is_changed(ada: Browser) -> None:
    ada.open_table(HERE, LINK)
    ada.open_table({"kind": "here", "name": "Augusta"}, LINK)
    before = ada.get("/api/me")
    assert before["name"] == "Ada"
    assert ada.post("/api/me", {"name": "  Countess \u200b of Lovelace "}).json() == before | {
        "name": "Countess of Lovelace"
    }
    assert refusal(ada.post("/api/me", {"name": " "})) == (400, "error.bad_name")


def test_people_are_kept_in_every_database(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as server, Browser(server.host) as ada:
        named = ada.post("/api/me", {"name": "Ada"}).json()
        cookies = ada.cookies
    with serving(tmp_path, database=database) as server, Browser(server.host, cookies) as ada:
        assert ada.get("/api/me") == named
