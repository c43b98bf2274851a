"""On a phone, with a finger, in French, against a bot."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.begun_games import ALL_PLACED, begun, open_begun
from tests.browser.conftest import Invite, Words
from tests.browser.elsewhere import play_on_elsewhere, preferring
from tests.browser.guests import PHONE
from tests.browser.hands import Finger
from tests.browser.home_page import bot, here
from tests.browser.serving import GameServer
from tests.browser.terra_nova import TerraNovaPlayer

# On a space where nothing can be chosen, but less than half a fingertip from one where it can.
_BESIDE_A_CHOICE = """() => {
  for (const choice of document.querySelectorAll('[data-testid="board"] [data-lit="true"] .area')) {
    const { x, y, width, height } = choice.getBoundingClientRect()
    const point = [x + width / 2, y + height / 2 - 18]
    if (document.elementFromPoint(...point)?.closest('[data-lit="false"]')) return point
  }
}"""
_IS_GROWN = """(name) =>
  document.querySelector(`[data-testid="${name}"] .area`).getBoundingClientRect().width > 43"""


def test_whole_game_against_a_bot(invite: Invite, server: GameServer, words: Words) -> None:
    guest = invite(device=PHONE, language="fr")
    guest.home.open_table("terra_nova", here("Zoé"), bot("beginner"))
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
    expect(table.part("note")).to_contain_text(words["fr"]["terra_nova.move.place_settler"])
    assert table.seq == 0
    table.part("cancel").tap()
    expect(table.part("confirm")).to_have_count(0)
    assert table.seq == 0


def test_what_a_finger_aims_at_stays_there_and_grows_to_its_size(
    invite: Invite, server: GameServer, words: Words
) -> None:
    guest = invite(device=PHONE, language="fr")
    open_begun(guest, server, begun("terra_nova", ALL_PLACED))
    player = TerraNovaPlayer(guest.table, Finger(), words["fr"])
    guest.page.touchscreen.tap(*guest.page.evaluate(_BESIDE_A_CHOICE))
    guest.table.part("cancel").wait_for()
    way = player.possible("move_settler")
    target = player.space(way[len(way) // 2])
    before = middle(target)
    target.tap()
    guest.table.part("confirm").wait_for()
    guest.page.wait_for_function(_IS_GROWN, arg=way[len(way) // 2])
    assert middle(target) == pytest.approx(before, abs=1)
    guest.table.part("confirm").tap()
    guest.table.wait_until_asked(after=ALL_PLACED)


def middle(space: Locator) -> tuple[float, float]:
    box = space.locator(".area").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


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
