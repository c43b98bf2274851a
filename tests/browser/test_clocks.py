"""A game with clocks, in two browsers."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect

from newworlds.server.clock import Present
from newworlds.server.settings import CLIENT_FOLDER
from tests.browser.axe import violations
from tests.browser.conftest import Words
from tests.browser.elsewhere import cookies_of
from tests.browser.guests import PHONE, Guest
from tests.server.playing import HERE, LINK, Browser, serving

LIVE = {"pace": {"kind": "live", "seconds": 60, "increment": 5}}


def test_whoever_is_out_of_time_is_replaced(
    tmp_path: Path, browser: Chromium, words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, client=str(CLIENT_FOLDER)) as server:
        address = f"http://{server.host}"
        late, friend = Guest(browser, address), Guest(browser, address, device=PHONE)
        with Browser(server.host, cookies_of(late)) as ada, Browser(server.host, cookies_of(friend)) as cleo:
            table = ada.open_on(LIVE, HERE, LINK, game="terra_nova")
            cleo.join({"id": table["id"]}, table["seats"][1]["invite"])
        for guest in (late, friend):
            guest.page.goto(f"/t/{table['id']}")
            expect(guest.table.part("clock").nth(1)).to_have_text("1:00")
        expect(late.table.part("clock").first).not_to_have_text("1:00")
        assert violations(friend.page) == []
        monkeypatch.setattr(Present, "ahead", timedelta(seconds=61))
        expect(late.table.part("stand-in")).to_have_text(words["en"]["ui.leave.stand_in"])
        friend.table.wait_until_asked()
        expect(friend.table.part("clock")).to_have_count(1)
        for guest in (late, friend):
            guest.leave()
