"""An impossible move is explained, with its rule."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.begun_games import ALL_PLACED, begun, open_begun
from tests.browser.conftest import Invite, Words
from tests.browser.hands import Mouse
from tests.browser.serving import GameServer
from tests.browser.terra_nova import TerraNovaPlayer


def test_TN_2_occupied_space(invite: Invite, server: GameServer, words: Words) -> None:
    guest = invite()
    open_begun(guest, server, begun("terra_nova", 0))
    player = TerraNovaPlayer(guest.table, Mouse(), words["en"])
    taken = player.possible("place_settler")[20]
    player.put(taken)
    player.space(taken).click()
    toast = guest.table.part("toast")
    expect(toast).to_contain_text("TN-2")
    expect(toast).to_contain_text("There is a settler on")
    assert guest.table.seq == 1

    toast.get_by_role("link").click()
    drawer = guest.table.part("rules-drawer")
    expect(drawer.locator("#TN-2")).to_be_in_viewport()
    expect(drawer.locator("#TN-2")).to_contain_class("sought")


def test_TN_3_first_action_is_a_move(invite: Invite, server: GameServer, words: Words) -> None:
    guest = invite(language="fr")
    open_begun(guest, server, begun("terra_nova", ALL_PLACED))
    empty_space(guest.page).click()
    toast = guest.table.part("toast")
    expect(toast).to_contain_text("TN-3")
    expect(toast).to_contain_text(words["fr"]["terra_nova.refusal.move_first"])
    toast.get_by_role("button").click()
    expect(toast).to_have_count(0)


def empty_space(page: Page) -> Locator:
    """A space whose label has only its name and its terrain."""
    return page.get_by_role("gridcell", name=re.compile("^[^,]+, [^,]+$")).first
