"""From the first page to a border stone without a mouse, and what a screen reader announces on the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.begun_games import ALL_PLACED, begun, open_begun
from tests.browser.conftest import Invite, Words
from tests.browser.guests import Language
from tests.browser.hands import Keyboard
from tests.browser.serving import GameServer
from tests.browser.terra_nova import TerraNovaPlayer


def open_table_by_keys(keys: Keyboard) -> None:
    """Two people at this screen; the form initially offers the second seat to a bot."""
    press = keys.page.keyboard
    keys.tab_to("open-table")
    press.press("Enter")
    keys.tab_to("seat-name-0")
    press.type("Ada")
    keys.tab_to("seat-kind-1")
    press.press("Home")
    expect(keys.page.get_by_test_id("seat-kind-1")).to_have_value("here")
    keys.tab_to("seat-name-1")
    press.type("Ben")
    keys.tab_to("start")
    press.press("Enter")


def without_capital(line: str) -> str:
    """A line of the log begins without the player's name, which is that of its turn."""
    return line[0].lower() + line[1:]


def test_from_the_first_page_to_a_stone(invite: Invite, words: Words) -> None:
    guest = invite(language="fr")
    guest.home.visit()
    keys = Keyboard(guest.page)
    open_table_by_keys(keys)
    guest.table.wait_until_asked()
    player = TerraNovaPlayer(guest.table, keys, words["fr"], seed=2)
    keys.tab_to("hex-")
    while player.possible("place_settler"):
        guest.page.keyboard.press("n")
        player.put(keys.focused())
    player.play()
    assert guest.table.part("news").inner_text() != ""
    stone = player.possible("place_stone")[0]
    player.put(stone)
    expect(guest.table.part("news")).to_contain_text(without_capital(guest.table.newest_line()))
    assert words["fr"]["ui.terra_nova.stone"] in (player.space(stone).get_attribute("aria-label") or "")


def test_arrows_walk_over_the_island(invite: Invite, server: GameServer) -> None:
    guest = invite()
    open_begun(guest, server, begun("terra_nova", 0))
    keys = Keyboard(guest.page)
    keys.tab_to("hex-")
    first = keys.focused()
    guest.page.keyboard.press("ArrowRight")
    second = keys.focused()
    assert second != first
    guest.page.keyboard.press("ArrowLeft")
    assert keys.focused() == first
    guest.page.keyboard.press("ArrowDown")
    assert keys.focused().split("-")[1] == str(int(first.split("-")[1]) + 1)


def test_escape_puts_a_settler_back(invite: Invite, server: GameServer, words: Words) -> None:
    guest = invite()
    open_begun(guest, server, begun("terra_nova", ALL_PLACED))
    player = TerraNovaPlayer(guest.table, Keyboard(guest.page), words["en"])
    settler = player.possible("pick")[0]
    player.lift(settler)
    assert words["en"]["ui.terra_nova.held"] in (player.space(settler).get_attribute("aria-label") or "")
    guest.page.keyboard.press("Escape")
    expect(guest.table.part("cancel")).to_have_count(0)
    assert player.possible("move_settler") == []


@pytest.mark.parametrize("game", ["terra_nova", "mayflower", "gold_rush"])
def test_escape_closes_what_is_open_over_the_map(invite: Invite, server: GameServer, game: str) -> None:
    guest = invite()
    open_begun(guest, server, begun(game, 30))
    menu = guest.page.locator("#table-menu")
    guest.table.part("table-menu").click()
    expect(menu).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(menu).to_be_hidden()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_space_has_its_own_name(invite: Invite, server: GameServer, words: Words, language: Language) -> None:
    guest = invite(language=language)
    open_begun(guest, server, begun("terra_nova", ALL_PLACED))
    cells = guest.page.get_by_role("gridcell")
    labels: list[str] = cells.evaluate_all("cells => cells.map((cell) => cell.getAttribute('aria-label'))")
    assert len(labels) == 168
    assert len(set(labels)) == 168
    terrains = {words[language][code] for code in words[language] if code.startswith("terra_nova.terrain.")}
    assert {label.split(", ")[1] for label in labels} == terrains


@pytest.mark.parametrize("name", ["lang-fr", "theme", "open-table"])
def test_focus_can_be_seen(invite: Invite, name: str) -> None:
    guest = invite()
    guest.home.visit()
    Keyboard(guest.page).tab_to(name)
    assert_focus_shows(guest.page)


def test_focus_can_be_seen_at_the_table(invite: Invite, server: GameServer) -> None:
    guest = invite()
    open_begun(guest, server, begun("terra_nova", ALL_PLACED))
    keys = Keyboard(guest.page)
    keys.tab_to("hex-")
    guest.page.keyboard.press("n")
    assert_focus_shows(guest.page)
    keys.tab_to("log-toggle")
    assert_focus_shows(guest.page)


def test_the_log_is_one_tab_stop_in_which_arrows_walk(invite: Invite, server: GameServer) -> None:
    guest = invite()
    open_begun(guest, server, begun("terra_nova", ALL_PLACED))
    keys = Keyboard(guest.page)
    keys.tab_to("log-line")
    lines = guest.table.part("log-line")
    expect(lines.nth(0)).to_be_focused()
    guest.page.keyboard.press("ArrowDown")
    expect(lines.nth(1)).to_be_focused()
    guest.page.keyboard.press("End")
    expect(lines.last).to_be_focused()
    guest.page.keyboard.press("Tab")
    assert keys.focused() != "log-line"
    guest.page.keyboard.press("Shift+Tab")
    expect(lines.last).to_be_focused()


def assert_focus_shows(page: Page) -> None:
    """The element looks different without the focus."""
    around = page.evaluate(
        """() => {
          const { x, y, width, height } = document.activeElement.getBoundingClientRect()
          return { x: Math.max(0, x - 6), y: Math.max(0, y - 6), width: width + 12, height: height + 12 }
        }"""
    )
    focused = page.screenshot(clip=around)
    page.evaluate("document.activeElement.blur()")
    assert page.screenshot(clip=around) != focused
