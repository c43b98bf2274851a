"""A forgotten password, replaced by means of an e-mail; and nobody learns from it who has an account."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import httpx
import pytest

from newworlds.server import housekeeping
from newworlds.server.clock import Present
from newworlds.server.post import outbox
from tests.server.accounts import PASSWORD, sign_in, signed_up
from tests.server.authenticator import Authenticator
from tests.server.mail_server import SITE, MailServer
from tests.server.mailing import ADA, CLEO, club, reached
from tests.server.playing import Browser, refusal

NEW = "eleven red foxes"


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "LOOK", 1)


@pytest.fixture
def mail() -> Iterator[MailServer]:
    with MailServer() as running:
        yield running


def forget(browser: Browser, name: str) -> httpx.Response:
    return browser.post("/api/me/forgotten", {"name": name})


def test_a_link_lets_one_choose_another_password(tmp_path: Path, database: str, mail: MailServer) -> None:
    with club(tmp_path, mail, database=database) as (_, ada, stranger):
        reached(ada, "Ada", ADA, mail)
        answer = forget(stranger, " aDA")
        assert (answer.status_code, answer.json()) == (202, {"minutes": 60})
        sent = mail.delivered(ADA, 2)
        assert sent.subject == "Choose a new password"
        assert f"{SITE}/me#password=" in sent.html
        asked = {"ticket": sent.secret("password"), "password": NEW}
        assert refusal(stranger.post("/api/me/reset", asked | {"password": "short"})) == (400, "error.password_short")
        assert stranger.post("/api/me/reset", asked).json()["name"] == "Ada"
        assert ada.get("/api/me")["has_account"] is False, "other devices are signed out"
        assert mail.delivered(ADA, 3).subject == "Your password was changed"
        assert NEW not in mail.delivered(ADA, 3).whole
        assert refusal(stranger.post("/api/me/reset", asked)) == (403, "error.bad_ticket")
        assert refusal(sign_in(ada, "Ada")) == (401, "error.wrong_credentials")
        assert sign_in(ada, "Ada", NEW).status_code == 200


def test_whoever_chose_another_password_has_no_passkeys_any_more(tmp_path: Path, mail: MailServer) -> None:
    """Somebody else may have added one."""
    with club(tmp_path, mail) as (server, ada, stranger):
        reached(ada, "Ada", ADA, mail)
        place = f"localhost:{server.host.rpartition(':')[2]}"
        device = Authenticator(f"http://{place}")
        with Browser(place, ada.cookies) as laptop, Browser(place) as guest:
            offer = laptop.post("/api/me/passkeys/offer", {"password": PASSWORD}).json()
            assert laptop.post("/api/me/passkeys", device.make(offer["challenge"], "Laptop")).status_code == 201
            forget(stranger, "Ada")
            asked = {"ticket": mail.delivered(ADA, 2).secret("password"), "password": NEW}
            assert stranger.post("/api/me/reset", asked).status_code == 200
            challenge = guest.post("/api/me/passkeys/challenge", {}).json()["challenge"]
            answer = guest.post("/api/me/passkeys/sign_in", device.sign(challenge))
        assert refusal(answer) == (401, "error.bad_passkey")


def test_an_address_finds_all_accounts_that_share_it(tmp_path: Path, mail: MailServer) -> None:
    with club(tmp_path, mail) as (_, ada, cleo):
        reached(ada, "Ada", ADA, mail)
        reached(cleo, "Cleo", ADA, mail)
        forget(ada, "ADA@example.org")
        mail.delivered(ADA, 4)
        named = {name for sent in mail.to(ADA)[2:] for name in ("Ada", "Cleo") if name in sent.plain}
        assert named == {"Ada", "Cleo"}


def test_whoever_asks_learns_nothing(tmp_path: Path, mail: MailServer) -> None:
    """The answers are the same, and so is the work: what was asked is written down, and looked up afterwards."""
    with club(tmp_path, mail) as (_, ada, cleo):
        reached(ada, "Ada", ADA, mail)
        signed_up(cleo, "Cleo")
        answers = [forget(ada, name) for name in ("Cleo", "Nobody", CLEO, "", "Ada")]
        assert {(answer.status_code, answer.text) for answer in answers} == {(202, '{"minutes":60}')}
        mail.delivered(ADA, 2)
        assert {sent.to for sent in mail.received} == {ADA}


def test_an_unconfirmed_address_is_of_no_use(tmp_path: Path, mail: MailServer) -> None:
    with club(tmp_path, mail) as (_, ada, cleo):
        signed_up(ada, "Ada")
        ada.post("/api/me/address", {"address": CLEO, "password": PASSWORD, "language": "en"})
        mail.delivered(CLEO)
        reached(cleo, "Cleo", ADA, mail)
        for name in ("Ada", CLEO, "Cleo"):
            forget(cleo, name)
        mail.delivered(ADA, 2)
        assert [sent.subject for sent in mail.to(CLEO)] == ["Confirm your e-mail address"]


def test_links_expire_are_few_and_void_once_the_password_is_another(
    tmp_path: Path, mail: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with club(tmp_path, mail) as (_, ada, cleo):
        reached(ada, "Ada", ADA, mail)
        reached(cleo, "Cleo", CLEO, mail)
        for count in range(2, 2 + outbox.MOST_LINKS):
            forget(ada, "Ada")
            link = mail.delivered(ADA, count).secret("password")
        forget(ada, "Ada")
        forget(ada, "Cleo")
        cleos = mail.delivered(CLEO, 2).secret("password")
        assert len(mail.to(ADA)) == 1 + outbox.MOST_LINKS
        assert ada.post("/api/me/password", {"password": PASSWORD, "new": NEW}).status_code == 200
        assert refusal(ada.post("/api/me/reset", {"ticket": link, "password": NEW})) == (403, "error.bad_ticket")
        monkeypatch.setattr(Present, "ahead", timedelta(minutes=61))
        assert refusal(ada.post("/api/me/reset", {"ticket": cleos, "password": NEW})) == (403, "error.bad_ticket")
