"""One-time links: oneself, or one seat, on another device. Used once, they are worth nothing."""

from __future__ import annotations

from pathlib import Path

from newworlds.server.keys import COOKIE
from tests.server.accounts import PASSWORD, ids, sign_in, signed_up
from tests.server.playing import ALSO_HERE, HERE, LINK, Browser, Json, refusal, serving


def ticket_of(browser: Browser, **asked: object) -> Json:
    answer = browser.post("/api/me/tickets", asked)
    assert answer.status_code == 201, answer.text
    return {"ticket": answer.json()["ticket"]}


def test_a_guest_goes_on_at_the_phone(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as server, Browser(server.host) as desk, Browser(server.host) as phone:
        table = desk.open_table(HERE, ALSO_HERE)
        ticket = ticket_of(desk)
        offer = phone.post("/api/me/tickets/show", ticket).json()
        assert offer == {"name": "Ada", "has_account": False, "table": None, "seat": None}
        phone.post("/api/me/tickets/use", ticket)
        assert phone.get("/api/me")["id"] == desk.get("/api/me")["id"]
        assert ids(phone) == ids(desk) == {table["id"]}
        for path in ("show", "use"):
            assert refusal(phone.post(f"/api/me/tickets/{path}", ticket)) == (403, "error.bad_ticket")


def test_a_guest_without_a_name_gets_one_later(ada: Browser, cleo: Browser) -> None:
    cleo.post("/api/me/tickets/use", ticket_of(ada))
    assert cleo.get("/api/me")["name"] == ""
    ada.open_table(HERE, LINK)
    assert cleo.get("/api/me")["name"] == "Ada"


def test_an_account_goes_on_at_the_phone_under_a_key_of_its_own(ada: Browser, cleo: Browser) -> None:
    signed_up(ada, "Ada on the move")
    cleo.post("/api/me/tickets/use", ticket_of(ada, password=PASSWORD))
    assert cleo.cookies[COOKIE] != ada.cookies[COOKIE]
    assert [each["is_this"] for each in cleo.get("/api/me/sessions")] == [True, False]
    cleo.post("/api/me/sign_out", {})
    assert [each["is_this"] for each in ada.get("/api/me/sessions")] == [True]


def test_a_seat_goes_to_another_browser_with_its_part_in_the_dealing(tmp_path: Path, database: str) -> None:
    """Where the game was dealt by all, it is dealt again as it was when the table is loaded."""
    with serving(tmp_path, database=database) as server, Browser(server.host) as ada, Browser(server.host) as cleo:
        table = ada.open_fair_table(HERE, LINK)
        cleo.join(table, table["seats"][1]["invite"])
        with ada.at(table) as live, cleo.at(table):
            before = live.fresh()
            with Browser(server.host) as phone:
                phone.post("/api/me/tickets/use", ticket_of(ada, table=table["id"], seat=0))
                with phone.at(table) as moved:
                    assert moved.state["table"]["mine"] == [0]
                    assert moved.state["view"] == before["view"]
                cookies = phone.cookies
            assert ada.get(f"/api/tables/{table['id']}")["mine"] == []
    with (
        serving(tmp_path, database=database) as server,
        Browser(server.host, cookies) as phone,
        phone.at(table) as moved,
    ):
        assert moved.state["view"] == before["view"]
        assert moved.state["table"]["mine"] == [0]


def test_one_of_two_at_a_screen_takes_their_seat_along(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, ALSO_HERE)
    cleo.post("/api/me/tickets/use", ticket_of(ada, table=table["id"], seat=1))
    assert (ada.get(f"/api/tables/{table['id']}")["mine"], cleo.get(f"/api/tables/{table['id']}")["mine"]) == ([0], [1])


def test_only_ones_own_seat_in_a_game_that_has_begun_can_be_handed_over(ada: Browser, cleo: Browser) -> None:
    waiting, playing = ada.open_table(HERE, LINK), ada.open_table(HERE, ALSO_HERE)
    asked = {"table": waiting["id"], "seat": 0}
    assert refusal(ada.post("/api/me/tickets", asked)) == (409, "error.seat_stays")
    assert refusal(cleo.post("/api/me/tickets", {"table": playing["id"], "seat": 0})) == (403, "error.not_your_seat")
    assert refusal(ada.post("/api/me/tickets", {"seat": 0})) == (400, "error.bad_message")


def test_a_seat_does_not_move_twice(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, ALSO_HERE)
    first, second = (ticket_of(ada, table=table["id"], seat=0) for _ in range(2))
    assert cleo.post("/api/me/tickets/use", first).status_code == 200
    assert refusal(cleo.post("/api/me/tickets/use", second)) == (409, "error.seat_stays")


def test_a_ticket_of_somebody_deleted_is_worth_nothing(ada: Browser, cleo: Browser) -> None:
    signed_up(ada, "Ada who leaves")
    ticket = ticket_of(ada, password=PASSWORD)
    assert ada.post("/api/me/delete", {"password": PASSWORD}).status_code == 200
    assert refusal(cleo.post("/api/me/tickets/use", ticket)) == (403, "error.bad_ticket")
    assert refusal(sign_in(cleo, "Ada who leaves")) == (401, "error.wrong_credentials")
