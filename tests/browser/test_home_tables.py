"""Coming back: the tables that wait for this browser first, and how they stand without a reload."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.begun_games import begun, open_begun, whole_game
from tests.browser.conftest import Invite, Words
from tests.browser.guests import Guest
from tests.browser.home_page import by_link, here
from tests.browser.serving import GameServer

_LISTEN = """() => {
  window.tones = 0
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when) }
}"""


def rows(guest: Guest) -> Locator:
    return guest.page.get_by_test_id("my-table")


def test_a_table_that_waits_for_this_browser_comes_first(invite: Invite, server: GameServer, words: Words) -> None:
    guest = invite()
    open_begun(guest, server, begun("terra_nova", 4))
    guest.home.open_table("mayflower", here("Ada"), by_link())
    guest.home.visit()
    expect(rows(guest)).to_have_count(2)
    expect(rows(guest).first).to_contain_text(words["en"]["ui.table.status.yours"])
    expect(rows(guest).last).to_contain_text(words["en"]["ui.table.status.waiting"])


def test_statuses_change_without_a_reload(invite: Invite, words: Words) -> None:
    host, friend = invite(), invite()
    host.home.open_table("terra_nova", here("Ada"), by_link())
    link = host.table.part("invite-1").input_value()
    host.home.visit()
    expect(rows(host)).to_contain_text(words["en"]["ui.table.status.waiting"])
    friend.sit_down(link, "Ben")
    expect(rows(host)).not_to_contain_text(words["en"]["ui.table.status.waiting"])
    host.page.goto(f"/t/{friend.table.id}")
    host.table.wait_until_asked()
    friend.home.visit()
    expect(rows(friend)).to_contain_text("Ada’s turn")
    expect(friend.page).to_have_title("New Worlds")
    friend.page.get_by_test_id("notifications").click()
    friend.page.get_by_test_id("sound").check()
    friend.page.get_by_role("link", name="New Worlds").click()
    friend.page.evaluate(_LISTEN)
    host.page.locator('[data-testid="board"] [data-lit="true"]').nth(40).click()
    host.table.wait_for_view(1)
    expect(rows(friend)).to_contain_text(words["en"]["ui.table.status.yours"])
    expect(friend.page).to_have_title("(1) New Worlds")
    expect(friend.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("^data:image/svg"))
    friend.page.wait_for_function("window.tones > 0")


def test_finished_games_tell_who_won(invite: Invite, server: GameServer) -> None:
    guest = invite()
    record = whole_game("terra_nova", "reference")
    open_begun(guest, server, record)
    scores = guest.table.totals()
    winner = ("Ada", "Ben")[scores.index(max(scores))]
    guest.home.visit()
    expect(rows(guest)).to_have_attribute("data-status", "over")
    expect(rows(guest)).to_contain_text(f"{winner} won")
