"""Leaving a table and coming back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Invite, Words
from tests.browser.guests import PHONE
from tests.browser.home_page import bot, here
from tests.browser.private_turns import in_the_middle
from tests.browser.serving import GameServer


def test_a_bot_plays_for_whoever_resigns_until_they_come_back(invite: Invite, server: GameServer, words: Words) -> None:
    pair = in_the_middle(invite(), invite(device=PHONE, language="fr"), server, decisions=4)
    leaving, staying = pair.acting.table, pair.waiting.table
    leaving.part("table-menu").click()
    leaving.part("resign").click()
    assert violations(pair.acting.page) == []
    leaving.part("resign-yes").click()
    expect(leaving.part("stand-in")).to_have_text(words["en"]["ui.leave.stand_in"])
    expect(staying.part("toast")).to_contain_text("abandonne" if pair.waiting.has_touch else "has resigned")
    staying.wait_until_asked(after=4)
    leaving.part("come-back").click()
    expect(staying.part("toast")).to_contain_text("est de retour" if pair.waiting.has_touch else "is back")
    expect(leaving.part("stand-in")).to_have_count(0)
    expect(leaving.part("undo")).to_be_visible()


def test_giving_up_against_bots_ends_the_game(invite: Invite, words: Words) -> None:
    guest = invite()
    guest.home.open_table("terra_nova", here("Ada"), bot("beginner"))
    table = guest.table
    table.wait_until_asked()
    table.part("table-menu").click()
    table.part("resign").click()
    table.part("resign-yes").click()
    expect(table.part("prompt")).to_have_text(words["en"]["ui.prompt.abandoned"])
    expect(table.page.locator('[data-lit="true"]')).to_have_count(0)
    guest.home.page.goto("/")
    expect(guest.home.page.get_by_test_id("my-table").first).to_contain_text(words["en"]["ui.table.abandoned"])


def test_a_game_ends_when_the_other_agrees(invite: Invite, server: GameServer, words: Words) -> None:
    pair = in_the_middle(invite(), invite(device=PHONE), server, decisions=4)
    pair.acting.table.part("table-menu").click()
    pair.acting.table.part("ask-abandon").click()
    expect(pair.waiting.table.part("standing-request")).to_be_visible()
    assert violations(pair.waiting.page) == []
    pair.waiting.table.part("request-agree").click()
    for guest in (pair.acting, pair.waiting):
        expect(guest.table.part("prompt")).to_have_text(words["en"]["ui.prompt.abandoned"])


def test_unfinished_tables_are_given_up_from_their_list(invite: Invite, words: Words) -> None:
    guest = invite(device=PHONE)
    guest.home.open_table("terra_nova", here("Ada"), bot("beginner"))
    guest.table.wait_until_asked()
    guest.page.goto("/unfinished")
    guest.table.part("give-up").click()
    assert violations(guest.page) == []
    guest.table.part("give-up-yes").click()
    expect(guest.table.part("none-unfinished")).to_have_text(words["en"]["ui.unfinished.none"])
