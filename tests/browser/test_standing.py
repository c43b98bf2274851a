"""After a game: both players find it among their results, on a desk and on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.club import enter
from tests.browser.conftest import Invite, Words
from tests.browser.elsewhere import cookies_of
from tests.browser.finished_games import play_out
from tests.browser.guests import PHONE
from tests.browser.serving import GameServer
from tests.server.playing import HERE, LINK, Browser


def test_both_find_their_game_among_their_results(invite: Invite, server: GameServer, words: Words) -> None:
    ada, ben = invite(), invite(device=PHONE, language="fr")
    with Browser(server.host, cookies_of(ada)) as host:
        opened = host.open_on({"is_rated": True}, HERE, LINK, game="terra_nova")
    table = opened["id"]
    ada.page.goto(f"/t/{table}")
    ben.sit_down(f"/t/{table}?invite={opened['seats'][1]['invite']}", "Ben")
    ada.table.wait_until_asked()
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
        expect(guest.page.get_by_test_id("rating")).to_have_count(1)
        assert violations(guest.page) == []
    ada.page.get_by_test_id("result").get_by_role("link").first.click()
    expect(ada.page).to_have_url(f"{server.address}/replay/{table}")


def test_a_profile_tells_of_all_that_somebody_has_played(invite: Invite, club: GameServer, words: Words) -> None:
    guest = invite(club.address, device=PHONE, language="fr")
    enter(guest, club, "ada")
    page, text = guest.page, words["fr"]
    page.goto("/p/me")
    expect(page.get_by_test_id("rating")).to_contain_text("9 parties classées, 6 gagnées")
    levels = [text[f"gwt_new_zealand.option.level.{level}"] for level in ("easy", "medium", "hard")]
    expect(page.get_by_test_id("solo").locator("th")).to_have_text(levels)
    # Medium: two games, one of them won, the best with 112 points against 95.
    expect(page.get_by_test_id("solo").nth(1).locator("td.figure")).to_have_text(["2", "1", "112", "95"])
    assert violations(page) == []
    page.get_by_test_id("rating").get_by_role("link").click()
    expect(page.get_by_test_id("leader")).to_have_count(4)
    expect(page.locator("tr.mine")).to_contain_text("Ada")
    assert violations(page) == []
    for kind, begins in (("JSON", '{"game"'), ("CSV", "place,person,")):
        with page.expect_download() as downloading:
            page.get_by_role("link", name=kind).click()
        content = downloading.value.path().read_text("utf-8-sig")
        assert content.startswith(begins)
        assert "Maximilienne De La Tour" in content
    page.get_by_role("link", name="Ben", exact=True).click()
    # Ada was ahead of Ben in three games of Terra Nova.
    expect(page.get_by_test_id("meeting").last.locator("td")).to_have_text(["3", "0", "0"])


def test_a_leaderboard_without_games_says_how_to_be_the_first(invite: Invite, server: GameServer, words: Words) -> None:
    guest = invite(device=PHONE)
    guest.page.goto("/leaderboards")
    expect(guest.page.get_by_test_id("no-leaders")).to_be_visible()
    guest.page.get_by_test_id("board-game").select_option("gwt_new_zealand")
    guest.page.get_by_test_id("board-players").select_option("4")
    expect(guest.page).to_have_url(f"{server.address}/leaderboards/gwt_new_zealand/4")
    expect(guest.page.get_by_role("heading", name=words["en"]["ui.leaderboards.how"])).to_be_visible()
    assert violations(guest.page) == []
