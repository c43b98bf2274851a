"""The galleries: everything the games are played with, and what it does."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Invite, Words
from tests.browser.guests import DESK, PHONE, Device, Language, Theme

GAMES = ("terra_nova", "mayflower", "gold_rush", "gwt_new_zealand")
SMALL_PHONE = Device(320, 640, has_touch=True)
KINDS = {
    "terra_nova": {"pieces": 2, "terrains": 8},
    "mayflower": {"symbols": 4, "pieces": 5, "coast": 1, "tiles": 50},
    "gold_rush": {"symbols": 5, "pieces": 5, "tokens": 5, "tiles": 45},
    "gwt_new_zealand": {
        "neutral_buildings": 12,
        "buildings": 20,
        "workers": 4,
        "bonus_tiles": 11,
        "hazards": 12,
        "sheep": 11,
        "support_cards": 3,
        "bonus_cards": 10,
        "objectives": 24,
        "counters": 17,
        "ports": 19,
        "harbourmasters": 8,
        "sarah_cards": 17,
    },
}


@pytest.mark.parametrize("game", GAMES)
def test_a_gallery_shows_and_explains_every_component(game: str, invite: Invite) -> None:
    page = invite().page
    page.goto(f"/gallery/{game}")
    for kind, count in KINDS[game].items():
        entries = page.get_by_test_id(f"kind-{kind}").get_by_role("listitem")
        expect(entries).to_have_count(count)
        entries.first.scroll_into_view_if_needed()
        expect(entries.first.locator("svg").first).to_be_visible()
        assert all(text.strip() for text in entries.all_inner_texts())


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_gets_a_short_page_of_folded_kinds(game: str, language: Language, invite: Invite) -> None:
    page = invite(device=SMALL_PHONE, language=language).page
    page.goto(f"/gallery/{game}")
    page.get_by_test_id("gallery").locator("details").last.wait_for()
    assert page.evaluate("document.documentElement.scrollHeight") < 2000
    things = page.get_by_test_id("gallery").get_by_role("listitem")
    shown = things.count()
    assert shown <= 12
    for folded in page.get_by_test_id("gallery").locator("details:not([open]) > summary").all()[-1:]:
        folded.click()
        things.nth(shown).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize("device", [DESK, PHONE])
def test_a_component_can_be_linked_to(device: Device, invite: Invite) -> None:
    page = invite(device=device).page
    page.goto("/gallery/gwt_new_zealand#card:OB21")
    entry = page.get_by_test_id("plate-card:OB21")
    expect(entry).to_be_in_viewport()
    expect(entry).to_contain_class("sought")
    entry.get_by_role("link", name="Rule NZ-29").click()
    expect(page.locator("#NZ-29")).to_be_in_viewport()


def test_search_finds_components_by_what_they_do(invite: Invite) -> None:
    page = invite(device=PHONE, language="fr").page
    page.goto("/gallery/mayflower")
    page.get_by_test_id("gallery-search").fill("BLASON tuile")
    entries = page.get_by_test_id("gallery").get_by_role("listitem")
    expect(entries.first).to_contain_text("blason")
    assert all("blason" in text for text in entries.all_inner_texts())
    page.get_by_test_id("gallery-search").fill("xylophone")
    expect(entries).to_have_count(0)
    expect(page.get_by_text("Rien trouvé")).to_be_visible()


def test_the_index_leads_to_every_gallery_and_these_to_rules_and_lessons(invite: Invite, words: Words) -> None:
    page = invite().page
    page.goto("/gallery")
    expect(page.get_by_test_id("galleries").get_by_role("link")).to_have_count(len(GAMES))
    page.get_by_test_id("galleries").get_by_role("link", name="Gold Rush").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Gold Rush")
    expect(page.locator('a[href="/learn/gold_rush"]')).to_be_visible()
    page.get_by_role("link", name=words["en"]["ui.rules"], exact=True).click()
    expect(page.get_by_test_id("rules-text")).to_be_visible()
    expect(page.locator('a[href="/learn/gold_rush"]')).to_be_visible()


def test_an_unknown_gallery_is_a_page_that_leads_to_the_known_ones(invite: Invite, words: Words) -> None:
    guest = invite()
    guest.witness.expect("404")
    guest.page.goto("/gallery/nope")
    expect(guest.page).to_have_title(f"{words['en']['ui.lost.title']} · New Worlds")
    guest.page.get_by_role("link", name="Terra Nova").click()
    guest.page.get_by_test_id("kind-terrains").wait_for()


@pytest.mark.parametrize(("device", "language", "theme"), [(DESK, "en", "light"), (PHONE, "fr", "dark")])
@pytest.mark.parametrize("address", ["/gallery", *(f"/gallery/{game}" for game in GAMES)])
def test_no_violations(address: str, device: Device, language: Language, theme: Theme, invite: Invite) -> None:
    page = invite(device=device, language=language, theme=theme).page
    page.goto(address)
    page.get_by_role("heading", level=1).wait_for()
    if address != "/gallery":
        page.get_by_test_id("gallery").locator("summary").last.wait_for()
        if device == PHONE:
            page.get_by_test_id("gallery").locator("summary").last.click()
        page.get_by_test_id("gallery").get_by_role("listitem").last.scroll_into_view_if_needed()
    # The dark theme differs only in its colours.
    assert violations(page, ["color-contrast"] if theme == "dark" else None) == []
