"""Being told by e-mail that it is one's turn: once, while one is away, and only if one wants it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest

from newworlds.server import housekeeping
from newworlds.server.clock import Present, stored
from newworlds.server.post import outbox
from newworlds.server.post.turn_mail import day_of
from newworlds.server.storage.address_rows import AddressRow
from tests.server.mail_server import SITE, MailServer
from tests.server.mailing import ADA, CLEO, choose, club, play_turn, reached, shared_table
from tests.server.playing import Browser, Json, refusal, wait_until
from tests.server.push_service import PushService


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "LOOK", 1)


@pytest.fixture
def mail() -> Iterator[MailServer]:
    with MailServer() as running:
        yield running


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


def move_on(browser: Browser, table: Json) -> None:
    with browser.at(table) as live:
        play_turn(live)


def test_whoever_is_away_is_mailed_once_with_all_tables_that_wait(
    tmp_path: Path, database: str, mail: MailServer
) -> None:
    with club(tmp_path, mail, database=database) as (_, ada, cleo):
        reached(cleo, "Cleo", CLEO, mail, "fr")
        choose(cleo, "at_once", "fr")
        table = shared_table(ada, cleo)
        move_on(ada, table)
        sent = mail.delivered(CLEO, 2)
        assert sent.subject == "À vous de jouer\u202f: Terra Nova"
        assert "Terra Nova\u202f: Ada vous attend." in sent.plain
        assert f"{SITE}/t/{table['id']}" in sent.plain
        assert sent.message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert sent.message["Auto-Submitted"] == "auto-generated"
        move_on(cleo, table)
        move_on(ada, table)
        mail.delivered(CLEO, 3)
    assert len(mail.to(CLEO)) == 3


def test_an_e_mail_tells_nothing_that_a_spectator_does_not_know(tmp_path: Path, mail: MailServer) -> None:
    """But for who it is for: neither moves nor cards, nor anything that opens the table or the account."""
    with club(tmp_path, mail) as (_, ada, cleo):
        reached(cleo, "Cleo", CLEO, mail)
        choose(cleo, "at_once")
        table = shared_table(ada, cleo)
        move_on(ada, table)
        sent = mail.delivered(CLEO, 2)
        links = {word for word in sent.plain.split() if word.startswith("http")}
        token = sent.secret("stop")
        assert links == {
            f"{SITE}/t/{table['id']}",
            f"{SITE}/notifications",
            f"{SITE}/notifications#stop={token}",
        }
        told = sent.plain.replace(token, "")
        for sentence in ("Terra Nova: Ada is waiting for you.", "“Notifications” page (account: Cleo)."):
            assert sentence in told
        assert table["seats"][1]["invite"] not in sent.whole
        assert ada.cookies.keys() == cleo.cookies.keys()
        assert not any(value in sent.whole for value in (*ada.cookies.values(), *cleo.cookies.values()))


def test_whoever_has_a_page_open_is_not_mailed_before_they_leave(
    tmp_path: Path, database: str, mail: MailServer
) -> None:
    with club(tmp_path, mail, database=database) as (_, ada, cleo):
        for browser, name, address in ((ada, "Ada", ADA), (cleo, "Cleo", CLEO)):
            reached(browser, name, address, mail)
            choose(browser, "at_once")
        with cleo.at_desk() as desk:
            table, other = shared_table(ada, cleo), shared_table(cleo, ada)
            move_on(ada, table)
            desk.wait_until(lambda heard: table["id"] in heard["waiting"])
            move_on(cleo, other)
            mail.about(ADA, other["id"])
            assert len(mail.to(CLEO)) == 1
        mail.about(CLEO, table["id"])


def test_of_what_a_browser_was_told_there_is_no_e_mail_unless_one_wants_both(
    tmp_path: Path, mail: MailServer, service: PushService
) -> None:
    with club(tmp_path, mail) as (_, ada, cleo):
        reached(ada, "Ada", ADA, mail)
        reached(cleo, "Cleo", CLEO, mail)
        phone, device = service.device(), service.device()
        assert ada.post("/api/post/subscribe", phone.subscription()).status_code == 200
        assert cleo.post("/api/post/subscribe", device.subscription()).status_code == 200
        choose(ada, "at_once", is_both=True)
        choose(cleo, "at_once")
        table, other = shared_table(ada, cleo), shared_table(cleo, ada)
        move_on(ada, table)
        move_on(cleo, other)
        wait_until(lambda: other["id"] in str(service.delivered(phone)))
        wait_until(lambda: table["id"] in str(service.delivered(device)))
        mail.about(ADA, other["id"])
        assert len(mail.to(CLEO)) == 1
        service.answers_with = 500
        move_on(cleo, table)
        move_on(ada, table)
        mail.about(CLEO, table["id"])


def test_one_unsubscribes_without_being_signed_in(tmp_path: Path, mail: MailServer) -> None:
    with club(tmp_path, mail) as (server, ada, cleo):
        for browser, name, address in ((ada, "Ada", ADA), (cleo, "Cleo", CLEO)):
            reached(browser, name, address, mail)
            choose(browser, "at_once")
        table = shared_table(ada, cleo)
        move_on(ada, table)
        sent = mail.delivered(CLEO, 2)
        header = str(sent.message["List-Unsubscribe"]).strip("<>")
        assert header.startswith(f"{SITE}/api/post/mail/stop?token=")
        local = header.replace(SITE, f"http://{server.host}")
        body = {"List-Unsubscribe": "One-Click"}
        assert httpx.post(local, data=body).json() == {"turns": "none"}
        assert httpx.post(local, data=body).status_code == 200
        shown = httpx.get(local)
        assert (shown.status_code, shown.headers["location"]) == (303, f"/notifications#stop={sent.secret('stop')}")
        assert cleo.get("/api/post")["mail"]["choice"]["turns"] == "none"
        forged = local[:-1] + ("0" if local[-1] != "0" else "1")
        assert refusal(httpx.post(forged)) == (403, "error.bad_stop")
        assert refusal(httpx.post(local.partition("?")[0])) == (403, "error.bad_stop")
        other = shared_table(cleo, ada)
        for browser, place in ((cleo, table), (ada, table), (cleo, other)):
            move_on(browser, place)
        mail.about(ADA, other["id"])
        assert len(mail.to(CLEO)) == 2


def test_a_refused_address_gets_no_more_and_its_owner_is_told(tmp_path: Path, mail: MailServer) -> None:
    with club(tmp_path, mail) as (_, ada, cleo):
        reached(cleo, "Cleo", CLEO, mail)
        choose(cleo, "at_once")
        mail.refused[CLEO] = 550
        table = shared_table(ada, cleo)
        move_on(ada, table)
        wait_until(lambda: cleo.get("/api/post")["mail"]["is_refused"])
        assert cleo.get("/api/me/address")["refused"] == CLEO
        assert mail.visits == 2


def test_what_was_played_meanwhile_is_not_told(
    tmp_path: Path, mail: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "PAUSE", 0.1)
    with club(tmp_path, mail) as (_, ada, cleo):
        reached(ada, "Ada", ADA, mail)
        reached(cleo, "Cleo", CLEO, mail)
        choose(cleo, "at_once")
        table = shared_table(ada, cleo)
        mail.trouble = 421
        wait_for_visits(mail, 1, lambda: move_on(ada, table))
        choose(ada, "at_once")
        wait_for_visits(mail, 2, lambda: move_on(cleo, table))
        mail.trouble = 0
        mail.delivered(ADA, 2)
        assert len(mail.to(CLEO)) == 1


def wait_for_visits(mail: MailServer, count: int, act: Callable[[], None]) -> None:
    """Until the mail server has been tried so often since this was done: what was in hand before is over then."""
    act()
    before = mail.visits
    wait_until(lambda: mail.visits >= before + count)


def test_a_daily_e_mail_gathers_what_waits(tmp_path: Path, mail: MailServer, monkeypatch: pytest.MonkeyPatch) -> None:
    with club(tmp_path, mail) as (_, ada, cleo):
        for browser, name, address in ((ada, "Ada", ADA), (cleo, "Cleo", CLEO)):
            reached(browser, name, address, mail)
        choose(ada, "at_once")
        choose(cleo, "daily", hour=datetime.now(UTC).hour)
        tables = [shared_table(ada, cleo), shared_table(ada, cleo)]
        for table in tables:
            move_on(ada, table)
        other = shared_table(cleo, ada)
        move_on(cleo, other)
        mail.about(ADA, other["id"])
        assert len(mail.to(CLEO)) == 1
        monkeypatch.setattr(Present, "ahead", timedelta(days=1))
        sent = mail.delivered(CLEO, 2)
        assert sent.subject == "Your turn at 2 tables"
        assert all(table["id"] in sent.plain for table in tables)


@pytest.mark.parametrize(("hour", "day"), [(7, "2026-07-01"), (8, "2026-07-02"), (23, "2026-07-02")])
def test_a_day_begins_when_its_mail_is_sent_where_the_reader_lives(hour: int, day: str) -> None:
    known = AddressRow(person="", language="en", zone="Asia/Tokyo", hour=8, since="")
    at = datetime(2026, 7, 2, hour, tzinfo=UTC) - timedelta(hours=9)
    assert day_of(known, stored(at)) == day


def test_quiet_hours_hold_for_e_mails(tmp_path: Path, mail: MailServer) -> None:
    hour = datetime.now(UTC).hour
    now = {"begins": (hour - 1) % 24, "ends": (hour + 2) % 24, "zone": "UTC"}
    with club(tmp_path, mail) as (_, ada, cleo):
        for browser, name, address in ((ada, "Ada", ADA), (cleo, "Cleo", CLEO)):
            reached(browser, name, address, mail)
            choose(browser, "at_once")
        assert cleo.post("/api/post/quiet", {"quiet": now}).status_code == 200
        table, other = shared_table(ada, cleo), shared_table(cleo, ada)
        move_on(ada, table)
        move_on(cleo, other)
        mail.about(ADA, other["id"])
        assert len(mail.to(CLEO)) == 1
        assert cleo.post("/api/post/quiet", {"quiet": None}).status_code == 200
        mail.about(CLEO, table["id"])


def test_choices_that_make_no_sense_are_refused(tmp_path: Path, mail: MailServer) -> None:
    with club(tmp_path, mail) as (_, ada, _cleo):
        reached(ada, "Ada", ADA, mail)
        good = {"turns": "daily", "hour": 8, "zone": "Europe/Paris", "is_both": True}
        answer = ada.post("/api/post/mail", {"choice": good, "language": "fr"})
        assert answer.json()["mail"] == {"address": ADA, "is_refused": False, "choice": good}
        for wrong in ({"hour": 24}, {"zone": "Middle/Earth"}):
            answer = ada.post("/api/post/mail", {"choice": good | wrong, "language": "fr"})
            assert refusal(answer) == (400, "error.bad_quiet_hours")
        assert refusal(ada.post("/api/post/mail", {"choice": good, "language": "xx"}))[1] == "error.unknown_language"
