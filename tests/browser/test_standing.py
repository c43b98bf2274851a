"""After a game: both players find it among their results, on a desk and on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Invite, Words
from tests.browser.finished_games import play_out
from tests.browser.guests import PHONE
from tests.browser.home_page import by_link, here
from tests.browser.serving import GameServer


def test_both_find_their_game_among_their_results(invite: Invite, server: GameServer, words: Words) -> None:
    ada, ben = invite(), invite(device=PHONE, language="fr")
    ada.home.open_table("terra_nova", here("Ada"), by_link())
    ben.sit_down(ada.table.part("invite-1").input_value(), "Ben")
    ada.table.wait_until_asked()
    table = ada.table.id
    play_out(server, table, ada, ben)
    for guest, sentences in ((ada, words["en"]), (ben, words["fr"])):
        guest.home.visit()
        guest.page.get_by_test_id("person-menu").click()
        guest.page.get_by_role("link", name=sentences["ui.standing.mine"]).click()
        result = guest.page.get_by_test_id("result")
        expect(result).to_have_attribute("data-table", table)
        expect(result).to_contain_text("Ada")
        expect(result).to_contain_text("Ben")
        expect(guest.page.get_by_test_id("record")).to_have_count(1)
        assert violations(guest.page) == []
    ada.page.get_by_test_id("result").get_by_role("link").first.click()
    expect(ada.page).to_have_url(f"{server.address}/replay/{table}")


def test_a_leaderboard_without_games_says_how_to_be_the_first(invite: Invite, server: GameServer, words: Words) -> None:
    guest = invite(device=PHONE)
    guest.page.goto("/leaderboards")
    expect(guest.page.get_by_test_id("no-leaders")).to_be_visible()
    guest.page.get_by_test_id("board-game").select_option("gwt_new_zealand")
    guest.page.get_by_test_id("board-players").select_option("4")
    expect(guest.page).to_have_url(f"{server.address}/leaderboards/gwt_new_zealand/4")
    expect(guest.page.get_by_role("heading", name=words["en"]["ui.leaderboards.how"])).to_be_visible()
    assert violations(guest.page) == []
