"""No choice on a map is ever out of sight without an arrow that leads to it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from newworlds.core.record import Record
from tests.browser.begun_games import begun, open_begun, whole_game
from tests.browser.conftest import Invite
from tests.browser.guests import DESK, PHONE, Device, Guest
from tests.browser.hands import Finger, Hand, Keyboard, Mouse
from tests.browser.new_zealand import GAME as NEW_ZEALAND
from tests.browser.new_zealand import game_of_bots
from tests.browser.serving import GameServer
from tests.browser.watched_games import decisions_of

# How many choices cannot be reached by pressing their middle, and how many the arrows on the edges speak of.
_SIGHT = """() => {
  const isPressable = (choice) => {
    const { x, y, width, height } = (choice.querySelector('.halo, .area') ?? choice).getBoundingClientRect()
    const there = document.elementFromPoint(x + width / 2, y + height / 2)
    return there !== null && choice.contains(there)
  }
  const onMaps = ':is(svg, .pane) [data-lit="true"]'
  const all = [...document.querySelectorAll(`[data-testid="board"] ${onMaps}`)]
  const arrows = [...document.querySelectorAll('[data-testid^="beyond-"]')]
  return {
    choices: all.length,
    unreachable: all.filter((choice) => !isPressable(choice)).map((choice) => choice.dataset.testid),
    announced: arrows.reduce((sum, arrow) => sum + Number(arrow.dataset.count), 0),
  }
}"""
_IS_ASKED = """() => {
  const asks = '[data-lit=true], [data-testid^=play-], [data-testid=move]'
  return document.querySelector(`[data-testid=board] :is(${asks})`) !== null
}"""


def sight(page: Page) -> dict[str, Any]:
    page.wait_for_function(_IS_ASKED)
    # What an arrow speaks of follows the size of what covers the map, which is measured in the next frame.
    page.evaluate("() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))")
    told: dict[str, Any] = page.evaluate(_SIGHT)
    return told


def out_of_sight(guest: Guest, decisions: Iterable[int]) -> dict[int, list[str]]:
    """By decision, the choices on the maps that no arrow speaks of."""
    hidden, asked = {}, 0
    for decision in decisions:
        seen = sight(guest.page)
        asked += seen["choices"] > 0
        if len(seen["unreachable"]) > seen["announced"]:
            hidden[decision] = seen["unreachable"]
    assert asked > 10
    return hidden


@pytest.mark.parametrize(
    ("game", "most"), [("mayflower", None), ("gold_rush", None), ("terra_nova", 25), (NEW_ZEALAND, 40)]
)
def test_on_a_phone_every_choice_is_in_sight_or_announced(
    game: str, most: int | None, invite: Invite, server: GameServer
) -> None:
    """Whole games of those whose maps grow, on the device with the least room."""
    guest = invite(device=PHONE)
    decisions = decisions_of(guest, server, recorded(game))
    assert out_of_sight(guest, islice(decisions, most)) == {}


@pytest.mark.parametrize(("game", "since"), [("mayflower", 100), (NEW_ZEALAND, 0)])
def test_on_a_desk_every_choice_is_in_sight_or_announced(
    game: str, since: int, invite: Invite, server: GameServer
) -> None:
    guest = invite()
    decisions = decisions_of(guest, server, recorded(game), since=since)
    assert out_of_sight(guest, islice(decisions, 40)) == {}


def recorded(game: str) -> Record:
    return game_of_bots(2) if game == NEW_ZEALAND else whole_game(game, "reference")


@pytest.mark.parametrize(("device", "hand"), [(DESK, Mouse()), (PHONE, Finger())], ids=["desk", "phone"])
def test_arrow_brings_choices_into_sight(device: Device, hand: Hand, invite: Invite, server: GameServer) -> None:
    guest = zoomed_in(invite(device=device), server, hand)
    before = sight(guest.page)
    assert before["unreachable"]
    arrow = guest.page.locator('[data-testid^="beyond-"]').first
    side, count = arrow.get_attribute("data-testid"), int(arrow.get_attribute("data-count") or 0)
    hand.press(arrow)
    left = guest.page.locator(f'[data-testid="{side}"]')
    assert not left.count() or int(left.get_attribute("data-count") or 0) < count


def test_arrow_is_reached_and_pressed_by_keyboard(invite: Invite, server: GameServer) -> None:
    guest = zoomed_in(invite(), server, Mouse())
    arrows = guest.page.locator('[data-testid^="beyond-"]')
    before = [arrow.get_attribute("aria-label") for arrow in arrows.all()]
    guest.page.get_by_role("group", name="The map").focus()
    Keyboard(guest.page).tab_to("beyond-")
    guest.page.keyboard.press("Enter")
    assert [arrow.get_attribute("aria-label") for arrow in arrows.all()] != before


def test_fit_button_shows_everything_and_leads_back(invite: Invite, server: GameServer) -> None:
    guest = zoomed_in(invite(device=PHONE), server, Finger())
    fit = guest.table.part("zoom-fit")
    fit.tap()
    followed = sight(guest.page)
    fit.tap()
    assert sight(guest.page)["unreachable"] == []
    expect(guest.page.locator('[data-testid^="beyond-"]')).to_have_count(0)
    fit.tap()
    assert sight(guest.page) == followed


def zoomed_in(guest: Guest, server: GameServer, hand: Hand) -> Guest:
    """Late in a game of Mayflower, close to its map."""
    open_begun(guest, server, begun("mayflower", 150, bot="reference"))
    for _ in range(3):
        hand.press(guest.table.part("zoom-in"))
    return guest


def test_map_opens_where_the_choices_are(invite: Invite, server: GameServer) -> None:
    """At the start of Mayflower a phone shows the whole coast, not only its southern end."""
    guest = invite(device=PHONE)
    open_begun(guest, server, begun("mayflower", 0))
    seen = sight(guest.page)
    assert seen["choices"] > 4
    assert len(seen["unreachable"]) <= seen["announced"] <= seen["choices"] // 2
