"""Great Western Trail: New Zealand in the browser: whole games, with a bot and against Sarah."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.great_western_trail import WesternPlayer
from tests.browser.guests import PHONE
from tests.browser.home_page import bot, here

CATEGORIES = 12


def test_whole_game_against_a_bot(invite: Invite) -> None:
    guest = invite(language="en")
    guest.home.open_table("gwt_new_zealand", here("Ada"), bot("greedy"))
    table = guest.table
    table.wait_until_asked()
    player = WesternPlayer(table, seed=5)
    player.play_to_the_end()

    expect(table.part("score-sheet")).to_be_visible()
    assert table.part("score-sheet").locator("tbody tr").count() >= CATEGORIES
    assert table.totals() == table.scores()
    assert player.pressed > 10
    assert {"step", "deliver", "forecast", "reveal"} <= player.kinds


def test_whole_game_against_sarah_on_a_phone(invite: Invite) -> None:
    guest = invite(language="fr", device=PHONE)
    guest.home.open_table("gwt_new_zealand", here("Ada"))
    table = guest.table
    table.wait_until_asked()
    expect(table.part("seat-1")).to_contain_text("Sarah")
    table.part("tab-farm-1").click()
    expect(table.part("sarah")).to_be_visible()
    WesternPlayer(table, seed=8).play_to_the_end()

    expect(table.part("score-sheet")).to_contain_text("Sarah")
    assert len(table.totals()) == 2


def test_things_explain_themselves_and_say_why_not(invite: Invite) -> None:
    guest = invite(language="en")
    guest.home.open_table("gwt_new_zealand", here("Ada"), here("Ben"))
    table = guest.table
    table.wait_until_asked()
    table.part("tab-markets").click()
    table.part("job-1-sailor").hover()
    expect(table.part("tip")).to_contain_text("Hiring from this row costs 8 pounds.")
    expect(table.part("tip")).to_contain_text("NZ-23")
    table.part("job-1-sailor").click()
    expect(table.part("toast")).to_contain_text("First it must be decided which disc to take.")
