"""Accounts: a guest's games come along, nobody learns who has one, and every way in makes the old key worthless."""

from __future__ import annotations

from pathlib import Path

import pytest

from newworlds.server.keys import COOKIE
from newworlds.server.speaking import TRY_AGAIN
from tests.server.accounts import PASSWORD, close_code, ids, sign_in, signed_up
from tests.server.playing import ALSO_HERE, HERE, LINK, Browser, refusal, serving


def test_an_account_is_the_same_person_everywhere(tmp_path: Path, database: str) -> None:
    """On both databases: sign up, play on elsewhere, bring a guest's game along, sign out."""
    with serving(tmp_path, database=database) as server, Browser(server.host) as desk, Browser(server.host) as phone:
        before = desk.open_table(HERE, ALSO_HERE)
        guest = desk.get("/api/me")
        account = signed_up(desk, "Ada")
        assert account["me"] == guest | {"has_account": True, "is_session": True}
        on_phone = phone.open_table(HERE, ALSO_HERE)
        with phone.at(on_phone) as watching:
            assert sign_in(phone, "ada").json() == account["me"]
            assert close_code(watching) == TRY_AGAIN
        assert ids(phone) == ids(desk) == {before["id"], on_phone["id"]}
        with phone.at(before) as live:
            live.play_first(live.state)
        with desk.at(on_phone) as live:
            live.play_first(live.state)
        assert phone.post("/api/me/sign_out", {}).json()["has_account"] is False
        assert ids(phone) == set()
        assert len(ids(desk)) == 2


def test_keys_from_before_are_worth_nothing(ada: Browser, server_host: str) -> None:
    ada.open_table(HERE, LINK)
    guest_key = ada.cookies[COOKIE]
    signed_up(ada, "Ada of the keys")
    first_key = ada.cookies[COOKIE]
    changed = ada.post("/api/me/password", {"password": PASSWORD, "new": "eleven red foxes"})
    assert changed.status_code == 200
    for key in (guest_key, first_key):
        with Browser(server_host, {COOKIE: key}) as thief:
            assert ids(thief) == set()
            assert thief.get("/api/me")["has_account"] is False
    with Browser(server_host) as thief:
        answer = thief.http.get("/api/tables", headers={"Authorization": f"Bearer {guest_key}"})
        assert refusal(answer) == (401, "error.bad_token")
    assert len(ids(ada)) == 1


@pytest.fixture
def server_host(ada: Browser) -> str:
    return ada.host


def test_the_cookie_is_for_this_site_only(ada: Browser) -> None:
    signed = ada.post("/api/me/account", {"name": "Ada of the cookies", "password": PASSWORD})
    cookie = signed.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert signed.headers["cache-control"] == "no-store"


def test_nobody_learns_who_has_an_account_by_signing_in(ada: Browser, cleo: Browser) -> None:
    signed_up(ada, "Ada the known")
    wrong = [sign_in(cleo, "Ada the known", "not her password"), sign_in(cleo, "Nobody at all", PASSWORD)]
    assert [refusal(answer) for answer in wrong] == [(401, "error.wrong_credentials")] * 2
    assert wrong[0].content == wrong[1].content
    unknown = {"code": "aaaa-aaaa", "password": "eleven red foxes"}
    lost = [cleo.post("/api/me/recover", {"name": name, **unknown}) for name in ("Ada the known", "Nobody at all")]
    assert [refusal(answer) for answer in lost] == [(401, "error.wrong_recovery")] * 2


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short", "error.password_short"),
        ("x" * 201, "error.password_long"),
        ("Password123", "error.password_common"),
        ("abababababab", "error.password_common"),
        ("Guessable Name", "error.password_common"),
    ],
)
def test_passwords_that_are_easily_guessed_are_refused(cleo: Browser, password: str, code: str) -> None:
    assert refusal(cleo.post("/api/me/account", {"name": "guessable name", "password": password})) == (400, code)
    assert cleo.get("/api/me")["has_account"] is False


def test_names_that_look_alike_are_the_same(ada: Browser, cleo: Browser) -> None:
    signed_up(ada, "Émile Zola")
    taken = cleo.post("/api/me/account", {"name": "E\u0301MILE  zola", "password": PASSWORD})
    assert refusal(taken) == (409, "error.name_taken")
    signed_up(cleo, "Cleo of the names")
    assert refusal(cleo.post("/api/me", {"name": "émile zola"})) == (409, "error.name_taken")
    assert cleo.post("/api/me", {"name": "Cleo of the rivers"}).status_code == 200
    assert refusal(sign_in(ada, "Cleo of the names")) == (401, "error.wrong_credentials")


def test_a_recovery_code_replaces_a_forgotten_password_once(ada: Browser, cleo: Browser) -> None:
    code = signed_up(ada, "Ada the forgetful")["recovery"]
    asked = {"name": "Ada the forgetful", "code": code.upper().replace("-", " "), "password": "eleven red foxes"}
    recovered = cleo.post("/api/me/recover", asked).json()
    assert recovered["me"]["name"] == "Ada the forgetful"
    assert recovered["recovery"] != code
    assert ada.get("/api/me")["has_account"] is False
    assert refusal(sign_in(ada, "Ada the forgetful")) == (401, "error.wrong_credentials")
    assert refusal(ada.post("/api/me/recover", asked)) == (401, "error.wrong_recovery")
    assert sign_in(ada, "Ada the forgetful", "eleven red foxes").status_code == 200
    renewed = ada.post("/api/me/recovery", {"password": "eleven red foxes"}).json()["recovery"]
    assert renewed not in (code, recovered["recovery"])


def test_what_matters_needs_the_password(ada: Browser) -> None:
    signed_up(ada, "Ada at an open door")
    wrong = {"password": "not her password"}
    for path, body in (("password", wrong | {"new": "eleven red foxes"}), ("recovery", wrong), ("delete", wrong)):
        assert refusal(ada.post(f"/api/me/{path}", body)) == (401, "error.wrong_credentials")
    assert ada.get("/api/me")["has_account"] is True


def test_who_plays_both_seats_is_told_instead_of_losing_one(ada: Browser, cleo: Browser) -> None:
    signed_up(ada, "Ada on both sides")
    table = ada.open_fair_table(HERE, LINK)
    cleo.join(table, table["seats"][1]["invite"])
    assert refusal(sign_in(cleo, "Ada on both sides")) == (409, "error.both_seated")
    assert ids(cleo) == {table["id"]}
    with ada.at(table), cleo.at(table) as live:
        assert live.fresh()["table"]["status"] == "playing"


def test_a_game_dealt_by_two_browsers_goes_on_after_one_of_them_has_signed_in(ada: Browser, cleo: Browser) -> None:
    """The deal is made again from contributions in the order of their owners."""
    signed_up(ada, "Ada who joins")
    ada.post("/api/me/sign_out", {})
    table = cleo.open_fair_table(LINK, HERE)
    ada.join(table, table["seats"][0]["invite"], "Ada")
    with cleo.at(table), ada.at(table) as live:
        before = live.fresh()["view"]
    assert sign_in(ada, "Ada who joins").status_code == 200
    with ada.at(table) as live:
        assert live.state["view"] == before
        assert live.state["table"]["mine"] == [0]


def test_signing_in_is_tried_a_few_times_only(tmp_path: Path) -> None:
    """From one browser; and on one account, from however many browsers."""
    with serving(tmp_path, rates=True, rate_sign_ins="3/minute", rates_of_address=2) as server:
        with Browser(server.host) as ada:
            assert [sign_in(ada, "Ada").status_code for _ in range(4)] == [401, 401, 401, 429]
        with Browser(server.host) as other:
            assert [sign_in(other, "Ada").status_code for _ in range(4)][-1] == 429


def test_passwords_and_codes_are_stored_nowhere(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server.host) as ada:
        code = signed_up(ada, "Ada")["recovery"]
        ticket = ada.post("/api/me/tickets", {"password": PASSWORD}).json()["ticket"]
        key = ada.cookies[COOKIE]
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite3*"))
    for secret in (PASSWORD, code, code.replace("-", ""), ticket, key):
        assert secret.encode() not in stored
    assert b"$argon2id$" in stored


def test_the_live_connection_of_a_session_that_was_ended_is_closed(ada: Browser, cleo: Browser) -> None:
    signed_up(ada, "Ada with two devices")
    sign_in(cleo, "Ada with two devices")
    table = ada.open_table(HERE, ALSO_HERE)
    with cleo.at(table) as live:
        assert live.state["table"]["mine"] == [0, 1]
        (other,) = [each for each in ada.get("/api/me/sessions") if not each["is_this"]]
        assert len(ada.post("/api/me/sessions/end", {"id": other["id"]}).json()) == 1
        assert close_code(live) == TRY_AGAIN
    assert cleo.get("/api/me")["has_account"] is False
    assert refusal(ada.post("/api/me/sessions/end", {"id": other["id"]})) == (404, "error.unknown_session")
