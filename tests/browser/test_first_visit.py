"""Someone who has never been here: what they see, touch and press until their first move."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from newworlds.games import IDS
from tests.browser.axe import violations
from tests.browser.conftest import Invite, Words
from tests.browser.first_page import CLIENT, compressed, scripts
from tests.browser.guests import DESK, PHONE, Device, Guest, Language
from tests.browser.home_page import by_link, here
from tests.browser.qr import drawing_in, drawing_of

_MOST_SCRIPT = 100_000
_COUNT_PRESSES = "window.presses = 0; addEventListener('pointerdown', () => (window.presses += 1), true)"


def arrive(guest: Guest) -> None:
    guest.page.goto("/")
    expect(guest.page.get_by_test_id("gap-0")).to_be_visible()


def presses(page: Page) -> int:
    counted: int = page.evaluate("window.presses")
    return counted


def test_two_clicks_from_the_page_to_the_first_move(invite: Invite, words: Words) -> None:
    guest = invite()
    guest.page.add_init_script(_COUNT_PRESSES)
    arrive(guest)
    guest.page.get_by_test_id("play-now").click()
    guest.table.wait_until_asked()
    guest.page.locator('[data-testid="board"] [data-lit="true"]').nth(40).click()
    guest.table.wait_until_asked(after=0)
    assert presses(guest.page) == 2
    expect(guest.table.part("seat-1")).to_contain_text(words["en"]["ui.bot.beginner"])
    assert guest.table.part("seat-2").count() == 0


def test_two_touches_on_a_phone_and_a_third_to_confirm(invite: Invite) -> None:
    """A finger covers what it points at, so moves are confirmed there."""
    guest = invite(device=PHONE, language="fr")
    guest.page.add_init_script(_COUNT_PRESSES)
    arrive(guest)
    guest.page.get_by_test_id("play-now").tap()
    guest.table.wait_until_asked()
    guest.page.locator('[data-testid="board"] [data-lit="true"]').nth(40).tap()
    expect(guest.table.part("confirm")).to_be_visible()
    assert presses(guest.page) == 2


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("device", [DESK, PHONE, Device(1920, 1080, has_touch=False)])
def test_playing_and_the_island_are_on_the_first_screen(invite: Invite, device: Device, language: Language) -> None:
    guest = invite(device=device, language=language)
    arrive(guest)
    for part in ("play-now", "gap-0"):
        box = guest.page.get_by_test_id(part).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= device.height, part


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_extends_beyond_the_edge_of_the_screen(invite: Invite, language: Language) -> None:
    guest = invite(language=language)
    arrive(guest)
    for width in (320, 390, 1440, 1920):
        guest.page.set_viewport_size({"width": width, "height": 844})
        assert guest.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, width
    guest.page.get_by_test_id("open-table").first.click()
    expect(guest.page.get_by_test_id("start")).to_be_visible()
    assert guest.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    dialog = guest.page.get_by_test_id("opening")
    assert dialog.evaluate("dialog => dialog.scrollWidth - dialog.clientWidth") <= 0


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_language_is_the_browsers(invite: Invite, language: Language, words: Words) -> None:
    guest = invite(language=language)
    arrive(guest)
    expect(guest.page.locator("html")).to_have_attribute("lang", language)
    expect(guest.page.get_by_text(words[language]["ui.home.lead"])).to_be_visible()


def test_the_first_page_is_light_and_has_no_games_code(invite: Invite) -> None:
    guest = invite()
    arrive(guest)
    guest.page.wait_for_load_state("networkidle")
    asked_for = scripts(guest.page)
    assert asked_for
    assert sum(map(compressed, asked_for)) <= _MOST_SCRIPT
    own = {f"/assets/{file.name}" for game in IDS for file in (CLIENT / "assets").glob(f"{game}-*.js")}
    assert len(own) >= len(IDS)
    assert own.isdisjoint(asked_for)
    guest.page.get_by_test_id("play-now").click()
    guest.table.wait_until_asked()
    assert own & set(scripts(guest.page)), "then it is needed"


def test_every_game_has_its_picture(invite: Invite) -> None:
    guest = invite(theme="dark")
    arrive(guest)
    for game in IDS:
        picture = guest.page.locator(f'img[src="/pictures/{game}-dark.svg"]')
        picture.scroll_into_view_if_needed()
        guest.page.wait_for_function("picture => picture.naturalWidth > 0", arg=picture.element_handle())


def test_the_island_can_be_divided(invite: Invite, words: Words) -> None:
    guest = invite()
    arrive(guest)
    for gap in (0, 1, 2, 4, 3):
        guest.page.get_by_test_id(f"gap-{gap}").click()
    expect(guest.page.locator('[data-testid^="gap-"]')).to_have_count(0)
    told = guest.page.locator("span[role=status]")
    expect(told).to_contain_text("20")
    guest.page.get_by_test_id("island-again").click()
    expect(guest.page.locator('[data-testid^="gap-"]')).to_have_count(5)
    expect(told).to_have_text(words["en"]["ui.island.touch"])


def test_the_island_can_be_divided_with_the_keyboard(invite: Invite) -> None:
    guest = invite()
    arrive(guest)
    guest.page.get_by_test_id("gap-1").focus()
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_test_id("gap-1")).to_have_count(0)
    guest.page.get_by_test_id("gap-0").focus()
    guest.page.keyboard.press(" ")
    expect(guest.page.locator('[data-testid^="gap-"]')).to_have_count(3)


def test_another_opponent_is_one_press_away_and_remembered(invite: Invite, words: Words) -> None:
    guest = invite()
    arrive(guest)
    guest.page.get_by_test_id("opponents").locator('input[value="club"]').check(force=True)
    expect(guest.page.get_by_test_id("opponents")).to_contain_text(words["en"]["ui.bot.club.plays"])
    guest.page.get_by_test_id("play-now").click()
    guest.table.wait_until_asked()
    expect(guest.table.part("seat-1").locator('[data-face="club"]')).to_be_visible()
    guest.page.goto("/")
    expect(guest.page.get_by_test_id("opponents").locator('input[value="club"]')).to_be_checked()


def test_those_who_are_no_company_are_not_offered(invite: Invite) -> None:
    guest = invite()
    arrive(guest)
    expect(guest.page.get_by_test_id("opponents").get_by_role("radio")).to_have_count(4)
    guest.home.show_form("terra_nova")
    expect(guest.page.get_by_test_id("seat-bot-1").get_by_role("radio")).to_have_count(4)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_axe_finds_nothing(invite: Invite, language: Language) -> None:
    guest = invite(language=language)
    arrive(guest)
    guest.page.get_by_test_id("gap-0").click()
    assert violations(guest.page) == []
    guest.page.emulate_media(color_scheme="dark")
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert violations(guest.page, ["color-contrast"]) == []


def test_learning_is_next_to_playing(invite: Invite) -> None:
    guest = invite()
    arrive(guest)
    guest.page.get_by_test_id("learn").click()
    guest.page.wait_for_url("**/t/*")
    guest.page.goto("/")
    expect(guest.page.get_by_test_id("my-table")).to_contain_text("Continue the lesson")


def test_a_link_that_only_works_on_this_device_says_so(invite: Invite) -> None:
    guest = invite()
    guest.home.open_table("terra_nova", here("Ada"), by_link())
    expect(guest.page.get_by_test_id("reach")).to_have_attribute("data-kind", "alone")


def test_links_and_qr_codes_have_the_address_that_works_in_the_local_network(invite: Invite) -> None:
    """As on a server at home that listens everywhere, opened where it runs."""
    guest = invite()
    at_home = "http://192.168.1.20:8000"
    guest.page.route("**/api/site", lambda route: route.fulfill(json={"local_address": at_home}))
    guest.page.request.post("/api/me", data={"name": "Ada"})
    for place, link in (("/friends", "friend-link"), ("/me", "ticket-link")):
        guest.page.goto(place)
        if place == "/me":
            guest.page.get_by_test_id("make-ticket").click()
        expect(guest.page.get_by_test_id("reach")).to_have_attribute("data-kind", "local")
        expect(guest.page.get_by_test_id(link)).to_have_value(re.compile(f"^{re.escape(at_home)}{place}"))
    ticket = guest.page.get_by_test_id("ticket-link").input_value()
    assert drawing_in(guest.page.get_by_test_id("ticket-qr")) == drawing_of(ticket)


def test_nothing_moves_once_it_is_shown(invite: Invite) -> None:
    """What stands below the games waits for them."""
    guest = invite()
    guest.page.route("**/api/games", lambda _route: None)
    guest.page.goto("/")
    expect(guest.page.get_by_test_id("theme")).to_be_visible()
    expect(guest.page.locator("footer")).to_have_count(0)
