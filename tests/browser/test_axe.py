"""axe-core finds no violations: every page, in French, whose words are longer, on desk and phone, light and dark."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.begun_games import begun, open_begun, whole_game
from tests.browser.conftest import Invite
from tests.browser.guests import DESK, PHONE, Device, Guest
from tests.browser.home_page import by_link, here
from tests.browser.pictures import PAGES
from tests.browser.serving import GameServer
from tests.server.playing import HERE, LINK, Browser

_LOOKS: list[tuple[Device, Literal["light", "dark"]]] = list(product((DESK, PHONE), ("light", "dark")))

# The dark theme differs only in its colours.
_RULES = {"light": None, "dark": ["color-contrast"]}


def home(guest: Guest, server: GameServer) -> None:
    """With a table to come back to."""
    guest.home.open_table("terra_nova", here("Ada"), here("Ben"))
    guest.home.visit()


def form(guest: Guest, server: GameServer) -> None:
    guest.home.show_form("terra_nova")
    guest.page.get_by_test_id("seat-kind-1").select_option("link")
    guest.page.get_by_test_id("options").locator("summary").click()


def waiting_room(guest: Guest, server: GameServer) -> None:
    guest.home.open_table("terra_nova", here("Ada"), by_link())
    guest.table.part("invite-1").wait_for()


def invitation(guest: Guest, server: GameServer) -> None:
    with Browser(server.host) as host:
        table = host.open_table(HERE, LINK, game="terra_nova")
    guest.page.goto(f"/t/{table['id']}?invite={table['seats'][1]['invite']}")
    guest.table.part("join-name").wait_for()


def table(guest: Guest, server: GameServer) -> None:
    """In mid-game, on the player's own turn, with the log unfolded and a notice."""
    open_begun(guest, server, begun("terra_nova", 76, bot="reference"))
    guest.page.locator('[role="gridcell"][data-lit="false"]').first.click()
    guest.table.part("toast").wait_for()
    guest.table.unfold_log_for_good()


def score_sheet(guest: Guest, server: GameServer) -> None:
    open_begun(guest, server, whole_game("terra_nova", "reference"))
    expect(guest.table.part("score-sheet")).to_be_visible()


def rules(guest: Guest, server: GameServer) -> None:
    guest.page.goto("/rules/terra_nova#TN-2")
    guest.page.locator("#TN-2").wait_for()


def lost(guest: Guest, server: GameServer) -> None:
    guest.witness.expect("404")
    guest.page.goto("/nowhere")
    guest.page.get_by_role("heading").wait_for()


@pytest.mark.parametrize("go_to", [home, form, waiting_room, invitation, table, score_sheet, rules, lost])
def test_no_violations(go_to: Callable[[Guest, GameServer], None], invite: Invite, server: GameServer) -> None:
    guest = invite(language="fr")
    go_to(guest, server)
    for device, theme in _LOOKS:
        guest.page.set_viewport_size({"width": device.width, "height": device.height})
        guest.page.emulate_media(color_scheme=theme)
        expect(guest.page.locator("html")).to_have_attribute("data-theme", theme)
        assert violations(guest.page, _RULES[theme]) == [], f"{device} {theme}"


def test_no_violations_on_any_page_of_a_small_phone(invite: Invite) -> None:
    """Where tables and long lines scroll sideways."""
    guest = invite(device=Device(320, 640, has_touch=True), language="fr")
    guest.witness.expect("404")
    found = {}
    for name, address in PAGES.items():
        if not name.startswith("learn"):
            guest.page.goto(address)
            guest.page.locator("main h1").first.wait_for(state="attached")
            guest.page.wait_for_load_state("networkidle")
            found[name] = violations(guest.page)
    assert {name: broken for name, broken in found.items() if broken} == {}
