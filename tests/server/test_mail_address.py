"""An e-mail address belongs to an account once somebody who reads it has confirmed it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from newworlds.server import housekeeping
from newworlds.server.people import mailboxes
from newworlds.server.people.errors import BadMailAddress
from newworlds.server.post import outbox
from tests.server.accounts import PASSWORD, signed_up
from tests.server.mail_server import SENDER, SITE, MailServer
from tests.server.mailing import ADA, CLEO, ask_to_confirm, choose, club, reached
from tests.server.playing import Browser, refusal, wait_until


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "LOOK", 1)


@pytest.fixture
def mail() -> Iterator[MailServer]:
    with MailServer() as running:
        yield running


def test_an_address_is_confirmed_by_a_link_that_works_once(tmp_path: Path, database: str, mail: MailServer) -> None:
    with club(tmp_path, mail, database=database) as (server, ada, _):
        signed_up(ada, "Ada")
        assert ask_to_confirm(ada, "ada@EXAMPLE.org", "fr") == {
            "can_mail": True,
            "address": None,
            "pending": ADA,
            "refused": None,
        }
        sent = mail.delivered(ADA)
        assert sent.subject == "Confirmez votre adresse e-mail"
        assert f"{SITE}/me#mail=" in sent.plain
        assert f"{SITE}/me#mail=" in sent.html
        assert str(sent.message["From"]) == f"New Worlds <{SENDER}>"
        assert sent.message["List-Unsubscribe"] is None
        ticket = {"ticket": sent.secret("mail")}
        with Browser(server.host) as anywhere:
            assert anywhere.post("/api/me/address/confirm", ticket).json() == {"address": ADA}
            assert refusal(anywhere.post("/api/me/address/confirm", ticket)) == (403, "error.bad_ticket")
            assert anywhere.get("/api/me/address")["address"] is None
        assert ada.get("/api/me/address")["address"] == ADA


def test_another_address_counts_once_it_is_confirmed_and_the_first_one_is_told(
    tmp_path: Path, mail: MailServer
) -> None:
    with club(tmp_path, mail) as (_, ada, _cleo):
        reached(ada, "Ada", ADA, mail)
        ask_to_confirm(ada, CLEO)
        first = mail.delivered(CLEO).secret("mail")
        assert ada.get("/api/me/address") == {"can_mail": True, "address": ADA, "pending": CLEO, "refused": None}
        ask_to_confirm(ada, CLEO)
        second = mail.delivered(CLEO, 2).secret("mail")
        assert refusal(ada.post("/api/me/address/confirm", {"ticket": first})) == (403, "error.bad_ticket")
        assert ada.post("/api/me/address/confirm", {"ticket": second}).status_code == 200
        assert mail.delivered(ADA, 2).subject == "Your e-mail address was changed"
        assert CLEO not in mail.delivered(ADA, 2).whole


def test_links_to_confirm_bring_nobody_in(tmp_path: Path, mail: MailServer) -> None:
    with club(tmp_path, mail) as (_, ada, cleo):
        signed_up(ada, "Ada")
        ask_to_confirm(ada, ADA)
        ticket = mail.delivered(ADA).secret("mail")
        for path in ("/api/me/tickets/show", "/api/me/tickets/use"):
            assert refusal(cleo.post(path, {"ticket": ticket})) == (403, "error.bad_ticket")
        asked = {"ticket": ticket, "password": "eleven red foxes"}
        assert refusal(cleo.post("/api/me/reset", asked)) == (403, "error.bad_ticket")
        assert cleo.post("/api/me/address/confirm", {"ticket": ticket}).status_code == 200


def test_the_password_is_asked_for_and_guests_have_no_address(tmp_path: Path, mail: MailServer) -> None:
    with club(tmp_path, mail) as (_, ada, cleo):
        asked = {"address": ADA, "password": "not her password", "language": "en"}
        assert refusal(cleo.post("/api/me/address", asked)) == (409, "error.no_account")
        reached(ada, "Ada", ADA, mail)
        assert refusal(ada.post("/api/me/address", asked | {"address": CLEO})) == (401, "error.wrong_credentials")
        assert refusal(ada.post("/api/me/address/remove", {"password": "wrong"})) == (401, "error.wrong_credentials")
        assert ada.post("/api/me/address/remove", {"password": PASSWORD}).json()["address"] is None
        assert refusal(ada.post("/api/post/mail", {"choice": choice(), "language": "en"})) == (409, "error.no_address")
        assert mail.to(CLEO) == []


def choice() -> dict[str, object]:
    return {"turns": "daily", "hour": 8, "zone": "UTC", "is_both": False}


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ada",
        "ada@",
        "@example.org",
        "ada@example",
        "a b@example.org",
        "ada@example.org\nBcc: x@y.org",
        "a@b.c" * 80,
    ],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(BadMailAddress):
        mailboxes.checked_address(address)


def test_an_address_that_nobody_has_is_noted_and_shown_to_its_owner(tmp_path: Path, mail: MailServer) -> None:
    mail.refused[ADA] = 550
    with club(tmp_path, mail) as (_, ada, _cleo):
        signed_up(ada, "Ada")
        ask_to_confirm(ada, ADA)
        wait_until(lambda: ada.get("/api/me/address")["refused"] == ADA)
        assert ada.get("/api/me/address")["pending"] is None
        mail.refused.clear()
        ask_to_confirm(ada, ADA)
        ada.post("/api/me/address/confirm", {"ticket": mail.delivered(ADA).secret("mail")})
        assert ada.get("/api/me/address")["refused"] is None


def test_a_mail_server_in_trouble_only_delays(
    tmp_path: Path, database: str, mail: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "PAUSE", 0.1)
    mail.trouble = 421
    with club(tmp_path, mail, database=database) as (_, ada, _cleo):
        signed_up(ada, "Ada")
        ask_to_confirm(ada, ADA)
        wait_until(lambda: mail.visits >= 2)
        mail.trouble = 0
        ticket = mail.delivered(ADA).secret("mail")
        assert ada.post("/api/me/address/confirm", {"ticket": ticket}).status_code == 200


def test_two_processes_send_each_message_once(tmp_path: Path, postgres_database: str, mail: MailServer) -> None:
    left, right = (club(tmp_path / side, mail, database=postgres_database) for side in ("left", "right"))
    with left as (_, ada, _x), right as (_, cleo, _y):
        signed_up(ada, "Ada")
        signed_up(cleo, "Cleo")
        for count in (1, 2, 3):
            ask_to_confirm(ada, ADA)
            ask_to_confirm(cleo, CLEO)
            mail.delivered(ADA, count)
            mail.delivered(CLEO, count)
    assert len(mail.received) == 6


def test_it_is_exported_and_deleted_with_its_owner(tmp_path: Path, mail: MailServer) -> None:
    with club(tmp_path, mail) as (_, ada, cleo):
        reached(ada, "Ada", ADA, mail)
        choose(ada, "daily")
        exported = ada.get("/api/me/export")["other"]["mail_addresses"]
        assert [(row["address"], row["turns"]) for row in exported] == [(ADA, "daily")]
        assert ADA not in str(cleo.get("/api/me/export"))
        assert ada.post("/api/me/delete", {"password": PASSWORD}).status_code == 200
        reached(cleo, "Ada", CLEO, mail)
        assert cleo.get("/api/me/export")["other"]["mail_addresses"][0]["address"] == CLEO


def test_nothing_is_offered_where_no_mail_server_is_set_up(ada: Browser) -> None:
    signed_up(ada, "Nobody’s correspondent")
    assert ada.get("/api/me/address")["can_mail"] is False
    assert ada.get("/api/post")["mail"] is None
    asked = {"address": ADA, "password": PASSWORD, "language": "en"}
    assert refusal(ada.post("/api/me/address", asked)) == (409, "error.no_mail")
    assert refusal(ada.post("/api/me/forgotten", {"name": "Ada"})) == (409, "error.no_mail")


def test_how_many_are_sent_to_one_mailbox_is_limited(tmp_path: Path, mail: MailServer) -> None:
    with club(tmp_path, mail, rates=True, rate_mails="2/hour", rate_sign_ins="100/hour") as (_, ada, cleo):
        signed_up(ada, "Ada")
        signed_up(cleo, "Cleo")
        ask_to_confirm(ada, ADA)
        ask_to_confirm(cleo, ADA)
        asked = {"address": ADA, "password": PASSWORD, "language": "en"}
        assert refusal(cleo.post("/api/me/address", asked)) == (429, "error.too_many_requests")
