"""Signing in with a passkey: made by somebody who knows the password, for this site only, and each answer good once."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import httpx
import pytest

from newworlds.server.clock import Present
from newworlds.server.people import passkeys
from tests.server.accounts import PASSWORD, signed_up
from tests.server.authenticator import IS_PRESENT, Authenticator
from tests.server.playing import Browser, Json, refusal, serving


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield f"localhost:{server.host.rpartition(':')[2]}"


@pytest.fixture
def ada(place: str) -> Iterator[Browser]:
    """With an account of her own for each test."""
    with Browser(place) as browser:
        signed_up(browser, f"Ada {secrets.token_hex(4)}")
        yield browser


def add(browser: Browser, device: Authenticator, name: str = "Laptop") -> httpx.Response:
    offer = browser.post("/api/me/passkeys/offer", {"password": PASSWORD}).json()
    return browser.post("/api/me/passkeys", device.make(offer["challenge"], name))


def challenge(browser: Browser) -> str:
    asked: Json = browser.post("/api/me/passkeys/challenge", {}).json()
    assert asked["site"] == "localhost"
    return str(asked["challenge"])


def sign_in(browser: Browser, device: Authenticator) -> httpx.Response:
    return browser.post("/api/me/passkeys/sign_in", device.sign(challenge(browser)))


@pytest.fixture
def device(place: str, ada: Browser) -> Authenticator:
    """It has a passkey of Ada's."""
    made = Authenticator(f"http://{place}")
    added = add(ada, made)
    assert added.status_code == 201, added.text
    return made


def test_a_passkey_signs_in_at_another_process_too(tmp_path: Path, postgres_database: str) -> None:
    with (
        serving(tmp_path / "left", database=postgres_database) as left,
        serving(tmp_path / "right", database=postgres_database) as right,
        Browser(left.host.replace("127.0.0.1", "localhost")) as ada,
        Browser(right.host.replace("127.0.0.1", "localhost")) as phone,
    ):
        account = signed_up(ada, "Ada")
        device = Authenticator(f"http://{ada.host}")
        assert [each["name"] for each in add(ada, device, " My  phone ").json()["passkeys"]] == ["My phone"]
        asked = challenge(ada)
        device.origin = f"http://{phone.host}"
        signed = phone.post("/api/me/passkeys/sign_in", device.sign(asked)).json()
        assert (signed["id"], signed["has_account"], signed["is_session"]) == (account["me"]["id"], True, True)
        assert phone.get("/api/me/passkeys")["passkeys"][0]["used"] is not None


def test_an_answer_is_good_once(place: str, device: Authenticator) -> None:
    with Browser(place) as guest, Browser(place) as thief:
        answer = device.sign(challenge(guest))
        assert guest.post("/api/me/passkeys/sign_in", answer).status_code == 200
        assert refusal(thief.post("/api/me/passkeys/sign_in", answer)) == (401, "error.bad_passkey")


def test_a_challenge_is_good_for_some_minutes(
    place: str, device: Authenticator, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Browser(place) as guest:
        asked = challenge(guest)
        monkeypatch.setattr(Present, "ahead", timedelta(minutes=passkeys.GOOD_FOR_MINUTES + 1))
        assert refusal(guest.post("/api/me/passkeys/sign_in", device.sign(asked))) == (401, "error.bad_passkey")


@pytest.mark.parametrize(
    "lie", [{"origin": "https://evil.test"}, {"site": "evil.test"}, {"flags": IS_PRESENT}, {"uses": -1}, {"flags": 0}]
)
def test_what_is_signed_must_be_true(place: str, device: Authenticator, lie: Json) -> None:
    """Another page, another site, nobody recognised, a counter that goes back: a copy of the key."""
    for name, value in lie.items():
        setattr(device, name, value)
    with Browser(place) as guest:
        assert refusal(sign_in(guest, device)) == (401, "error.bad_passkey")


def test_another_key_is_not_the_passkey(place: str, device: Authenticator) -> None:
    forged = Authenticator(f"http://{place}")
    with Browser(place) as guest:
        assert refusal(sign_in(guest, forged)) == (401, "error.bad_passkey")
        forged.credential = device.credential
        assert refusal(sign_in(guest, forged)) == (401, "error.bad_passkey")


def test_nothing_that_is_no_answer_is_accepted(place: str) -> None:
    empty = {"credential": "", "client_data": "", "authenticator": "", "signature": ""}
    with Browser(place) as guest:
        for client_data in ("", "*", "e30", "bnVsbA", "\udcff".encode("utf-8", "replace").decode()):
            asked = {**empty, "client_data": client_data}
            assert refusal(guest.post("/api/me/passkeys/sign_in", asked)) == (401, "error.bad_passkey")
        broken = Authenticator(f"http://{place}").sign(challenge(guest)) | {"authenticator": "AAAA"}
        assert refusal(guest.post("/api/me/passkeys/sign_in", broken)) == (401, "error.bad_passkey")


def test_the_password_is_asked_for_before_a_passkey_is_added(place: str, ada: Browser) -> None:
    wrong = ada.post("/api/me/passkeys/offer", {"password": "wrong"})
    assert refusal(wrong) == (401, "error.wrong_credentials")
    with Browser(place) as guest:
        assert refusal(guest.post("/api/me/passkeys/offer", {})) == (409, "error.no_account")
        offer = ada.post("/api/me/passkeys/offer", {"password": PASSWORD}).json()
        made = Authenticator(f"http://{place}").make(offer["challenge"])
        assert refusal(guest.post("/api/me/passkeys", made)) == (409, "error.no_account")
        assert refusal(ada.post("/api/me/passkeys", made)) == (401, "error.bad_passkey")


def test_a_challenge_to_sign_in_adds_no_passkey(place: str, ada: Browser) -> None:
    made = Authenticator(f"http://{place}").make(challenge(ada))
    assert refusal(ada.post("/api/me/passkeys", made)) == (401, "error.bad_passkey")
    assert refusal(ada.post("/api/me/tickets/use", {"ticket": challenge(ada)})) == (403, "error.bad_ticket")


def test_a_passkey_is_removed(place: str, ada: Browser, device: Authenticator) -> None:
    (known,) = ada.get("/api/me/passkeys")["passkeys"]
    with Browser(place) as guest:
        taken = guest.post("/api/me/passkeys/remove", {"id": known["id"]})
        assert refusal(taken) == (409, "error.no_account")
        assert ada.post("/api/me/passkeys/remove", {"id": known["id"]}).json()["passkeys"] == []
        assert refusal(ada.post("/api/me/passkeys/remove", {"id": known["id"]})) == (404, "error.unknown_passkey")
        assert refusal(sign_in(guest, device)) == (401, "error.bad_passkey")


def test_whoever_forgot_the_password_has_no_passkeys_either(place: str) -> None:
    """Somebody else may have added one."""
    with Browser(place) as ada, Browser(place) as guest:
        code = signed_up(ada, "Forgetful")["recovery"]
        device = Authenticator(f"http://{place}")
        add(ada, device)
        asked = {"name": "Forgetful", "code": code, "password": "nine brown hens"}
        assert ada.post("/api/me/recover", asked).status_code == 200
        assert refusal(sign_in(guest, device)) == (401, "error.bad_passkey")


def test_exports_name_passkeys_and_deletion_takes_them_along(place: str, ada: Browser, device: Authenticator) -> None:
    (exported,) = ada.get("/api/me/export")["other"]["passkeys"]
    assert (exported["name"], "credential" in exported, "public_key" in exported) == ("Laptop", False, False)
    assert ada.post("/api/me/delete", {"password": PASSWORD}).status_code == 200
    with Browser(place) as guest:
        assert refusal(sign_in(guest, device)) == (401, "error.bad_passkey")


def test_there_are_so_many_passkeys_and_no_more(
    place: str, ada: Browser, device: Authenticator, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passkeys, "MOST_EACH", 1)
    refused = add(ada, Authenticator(f"http://{place}"))
    assert refusal(refused) == (429, "error.too_many_passkeys")


def test_without_the_extra_nothing_is_offered(ada: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "can_check", lambda: False)
    assert ada.get("/api/me/passkeys") == {"are_offered": False, "passkeys": []}
    assert refusal(ada.post("/api/me/passkeys/challenge", {})) == (409, "error.no_passkeys")
