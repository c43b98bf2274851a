"""An address is confirmed, a forgotten password replaced by it, and what it is sent is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from newworlds.server import housekeeping
from newworlds.server.settings import CLIENT_FOLDER
from tests.browser.axe import violations
from tests.browser.conftest import Invite
from tests.browser.guests import PHONE
from tests.server.mail_server import MailServer
from tests.server.playing import serving

PASSWORD, NEW = "seven grey owls", "eleven red foxes"
ADA = "ada@example.org"


@pytest.fixture
def mail() -> Iterator[MailServer]:
    with MailServer() as running:
        yield running


@pytest.fixture
def address(tmp_path: Path, mail: MailServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Of a server that sends e-mails."""
    monkeypatch.setattr(housekeeping, "LOOK", 1)
    with serving(tmp_path, client=str(CLIENT_FOLDER), **mail.settings()) as server:
        yield f"http://{server.host}"


def fits(page: Page, width: int) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth") <= width)


def test_an_address_is_confirmed_and_lets_one_back_in(invite: Invite, mail: MailServer, address: str) -> None:
    desk, phone = invite(address), invite(address, device=PHONE, language="fr", theme="dark")
    page = desk.page
    page.goto("/me")
    page.get_by_test_id("login").fill("Ada")
    page.get_by_test_id("password").fill(PASSWORD)
    page.get_by_test_id("enter-new").click()
    page.get_by_test_id("recovery-done").click()
    page.get_by_test_id("address").fill(ADA)
    page.get_by_test_id("address-password").fill(PASSWORD)
    assert violations(page) == []
    page.get_by_test_id("set-address").click()
    expect(page.get_by_test_id("pending-address")).to_contain_text(ADA)

    secret = mail.delivered(ADA).secret("mail")
    phone.page.goto(f"/me#mail={secret}")
    phone.page.get_by_test_id("confirm-address").click()
    expect(phone.page.get_by_test_id("address-confirmed")).to_contain_text(ADA)
    assert secret not in phone.page.evaluate("location.href")
    assert violations(phone.page) == []
    phone.page.get_by_test_id("link-done").click()
    page.reload()
    expect(page.get_by_test_id("confirmed-address")).to_have_text(ADA)
    assert violations(page) == []

    phone.page.get_by_test_id("way-in").click()
    phone.page.get_by_test_id("way-forgotten").click()
    phone.page.get_by_test_id("forgotten-name").fill("ada")
    phone.page.get_by_test_id("forgotten-mail").click()
    expect(phone.page.get_by_test_id("forgotten-asked")).to_contain_text("60")
    assert violations(phone.page) == []
    assert fits(phone.page, PHONE.width)
    phone.page.goto("/")
    phone.page.goto(f"/me#password={mail.delivered(ADA, 2).secret('password')}")
    phone.page.get_by_test_id("reset-new").fill(NEW)
    assert violations(phone.page) == []
    phone.page.get_by_test_id("reset-password").click()
    expect(phone.page.get_by_test_id("person-menu")).to_contain_text("Ada")
    phone.page.goto("/me")
    expect(phone.page.get_by_test_id("me")).to_have_attribute("data-account", "true")
    page.reload()
    expect(page.get_by_test_id("me")).to_have_attribute("data-account", "false")

    phone.page.goto("/notifications")
    expect(phone.page.get_by_test_id("mail-none")).to_be_checked()
    phone.page.get_by_test_id("mail-daily").check()
    phone.page.get_by_test_id("mail-hour").select_option("18")
    expect(phone.page.get_by_test_id("mail-both")).not_to_be_checked()
    phone.page.get_by_test_id("mail-both").check()
    assert violations(phone.page) == []
    assert fits(phone.page, PHONE.width)
    phone.page.reload()
    expect(phone.page.get_by_test_id("mail-daily")).to_be_checked()
    expect(phone.page.get_by_test_id("mail-hour")).to_have_value("18")
    expect(phone.page.get_by_test_id("mail-both")).to_be_checked()
