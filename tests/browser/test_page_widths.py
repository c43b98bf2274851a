"""Every page on narrow screens, in both languages: nothing sticks out, and titles are words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.begun_games import begun, open_begun
from tests.browser.conftest import Invite, Words
from tests.browser.guests import Device, Language
from tests.browser.pictures import PAGES
from tests.browser.serving import GameServer

WIDTHS = (320, 375, 390)
GAMES = ("terra_nova", "mayflower", "gold_rush", "gwt_new_zealand")
ADDRESSES = ("/", *(address for name, address in PAGES.items() if not name.startswith("learn")))

# What sticks out, apart from what scrolls by itself.
_OVERHANG = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def overhang(page: Page) -> int:
    page.evaluate("document.fonts.ready")
    width: int = page.evaluate(_OVERHANG)
    return width


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_page_is_wider_than_the_screen(language: Language, invite: Invite) -> None:
    guest = invite(device=Device(WIDTHS[0], 700, has_touch=True), language=language)
    guest.witness.expect("404")
    too_wide = {}
    for address in ADDRESSES:
        guest.page.goto(address)
        guest.page.locator("main h1").first.wait_for(state="attached")
        for width in WIDTHS:
            guest.page.set_viewport_size({"width": width, "height": 700})
            if sticks_out := overhang(guest.page):
                too_wide[address, width] = sticks_out
    assert too_wide == {}


@pytest.mark.parametrize("game", GAMES)
def test_no_table_is_wider_than_the_screen(game: str, invite: Invite, server: GameServer) -> None:
    guest = invite(device=Device(WIDTHS[0], 700, has_touch=True))
    open_begun(guest, server, begun(game, 4))
    for language in ("fr", "en"):
        guest.table.part(f"lang-{language}").tap()
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        for width in WIDTHS:
            guest.page.set_viewport_size({"width": width, "height": 700})
            assert overhang(guest.page) == 0


def test_unknown_rules_have_no_code_as_title(invite: Invite, words: Words) -> None:
    guest = invite()
    guest.witness.expect("nope|Failed to load resource")
    for first in ("/rules/nope", "/rules/terra_nova"):
        guest.page.goto(first)
        guest.page.locator("main h1").first.wait_for()
        guest.page.evaluate("history.pushState(null, '', '/rules/nope'); dispatchEvent(new PopStateEvent('popstate'))")
        expect(guest.page.get_by_text(words["en"]["ui.lost.rules"])).to_be_visible()
        assert "nope" not in guest.page.title()
        assert "." not in guest.page.title()
