"""On a phone, with a finger, in French, against a bot."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite, Words
from tests.browser.elsewhere import play_on_elsewhere, preferring
from tests.browser.guests import PHONE
from tests.browser.hands import Finger
from tests.browser.home_page import bot, here
from tests.browser.serving import GameServer
from tests.browser.terra_nova import TerraNovaPlayer


def test_whole_game_against_a_bot(invite: Invite, server: GameServer, words: Words) -> None:
    guest = invite(device=PHONE, language="fr")
    guest.home.open_table("terra_nova", here("Zoé"), bot("reference"))
    player = TerraNovaPlayer(guest.table, Finger(), words["fr"], seed=5)
    guest.table.wait_until_asked()
    player.place_all()
    play_on_elsewhere(guest, server, lambda board: board["stones_left"] <= 22, preferring("place_stone"))
    player.play_to_the_end()

    expect(guest.table.part("score-sheet")).to_be_visible()
    assert guest.table.totals() == guest.table.scores()
    assert max(guest.table.totals()) > 0
    assert guest.page.locator("html").get_attribute("lang") == "fr"


def test_first_tap_only_aims_and_can_be_undone(invite: Invite, words: Words) -> None:
    guest = invite(device=PHONE, language="fr")
    guest.home.open_table("terra_nova", here("Zoé"), here("Max"))
    table = guest.table
    table.wait_until_asked()
    player = TerraNovaPlayer(table, Finger(), words["fr"])
    player.space(player.possible("place_settler")[40]).tap()
    table.part("confirm").wait_for()
    assert table.seq == 0
    table.part("cancel").tap()
    expect(table.part("confirm")).to_have_count(0)
    assert table.seq == 0


def test_nothing_extends_beyond_the_edge_of_the_screen(invite: Invite) -> None:
    guest = invite(device=PHONE, language="fr")
    guest.home.show_form("terra_nova")
    assert overhang(guest.page) == 0
    guest.home.open_table("terra_nova", here("Zoé"), here("Maximilienne"))
    guest.table.wait_until_asked()
    assert overhang(guest.page) == 0


def overhang(page: Page) -> int:
    width: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return width
