"""Choices in words: followers by name, the list beside the map, and the tiles that are left."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import newworlds
from tests.browser.axe import violations
from tests.browser.begun_games import ALL_PLACED, begun, decision, open_begun, whole_game
from tests.browser.conftest import Invite, Words
from tests.browser.guests import DESK, PHONE, Device, Guest, Language
from tests.browser.hands import Finger, Hand, Keyboard, Mouse
from tests.browser.home_page import bot, here
from tests.browser.serving import GameServer
from tests.browser.tile_games import MapFinger, TilePlayer

HANDS = [(DESK, "en", Mouse()), (PHONE, "fr", Finger())]


def open_before(guest: Guest, server: GameServer, game: str, kind: str) -> None:
    decisions = decision(whole_game(game, "reference"), kind)
    open_begun(guest, server, begun(game, decisions, bot="reference"))


@pytest.mark.parametrize(("device", "language", "hand"), HANDS, ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "kind"), [("mayflower", "place_settler"), ("gold_rush", "place_cowboy")])
def test_followers_are_named_with_what_they_bring(
    game: str,
    kind: str,
    device: Device,
    language: Language,
    hand: Hand,
    invite: Invite,
    server: GameServer,
    words: Words,
) -> None:
    guest = invite(device=device, language=language)
    open_before(guest, server, game, kind)
    said = words[language]
    options = guest.table.part("option")
    worths = worths_now(game, guest.table.seq)
    for option in options.all():
        text = option.inner_text().lower()
        assert any(said[f"{game}.role.{role}"] in text for role in roles(said, game))
        assert any(f"{worth} point" in text for worth in worths)
    before = guest.table.seq
    hand.press(options.first)
    expect(options.first).to_have_attribute("aria-pressed", "true")
    name = options.first.inner_text().splitlines()[0]
    expect(guest.table.part("note")).to_contain_text(name, ignore_case=True)
    guest.table.part("confirm").click()
    guest.table.wait_until_asked(after=before)


def worths_now(game: str, decisions: int) -> set[int]:
    """What each feature of the map would bring if the game ended now."""
    board: Any = newworlds.replay(begun(game, decisions, bot="reference")).view(0).board
    return {feature.worth.at_end for feature in board.features}


def roles(said: dict[str, str], game: str) -> list[str]:
    return [key.rpartition(".")[2] for key in said if key.startswith(f"{game}.role.")]


@pytest.mark.parametrize(("device", "language", "hand"), HANDS, ids=["desk", "phone"])
def test_list_names_every_place_and_tries_the_tile_there(
    device: Device, language: Language, hand: Hand, invite: Invite, server: GameServer
) -> None:
    guest = invite(device=device, language=language)
    open_begun(guest, server, begun("mayflower", 40, bot="reference"))
    places = TilePlayer(guest.table, MapFinger()).places()
    hand.press(guest.table.part("choice-list-toggle"))
    choices = guest.table.part("choice")
    expect(choices).to_have_count(len(places))
    assert violations(guest.page) == []
    last = choices.last
    hand.press(last)
    expect(last).to_have_attribute("aria-pressed", "true")
    tried = guest.table.part(f"place-{last.get_attribute('data-key')}")
    assert is_on_screen(tried)
    guest.table.part("confirm").wait_for()


def is_on_screen(choice: Locator) -> bool:
    seen: bool = choice.evaluate(
        """(choice) => {
          const { x, y, width, height } = choice.querySelector('.area, .halo').getBoundingClientRect()
          return choice.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        }"""
    )
    return seen


def test_list_lights_what_the_pointer_is_on_and_forecasts_points(invite: Invite, server: GameServer) -> None:
    guest = invite()
    open_begun(guest, server, begun("mayflower", 40, bot="reference"))
    guest.table.part("choice-list-toggle").click()
    guest.table.part("choice").nth(1).hover()
    expect(guest.page.locator(".ghost")).to_have_count(1)


def test_list_works_by_keyboard_alone(invite: Invite, server: GameServer) -> None:
    guest = invite()
    open_begun(guest, server, begun("terra_nova", ALL_PLACED))
    keys = Keyboard(guest.page)
    keys.tab_to("choice-list-toggle")
    guest.page.keyboard.press("Enter")
    while keys.focused() != "choice":
        guest.page.keyboard.press("Tab")
    expect(guest.table.part("choice").first).to_be_focused()
    guest.page.keyboard.press("ArrowDown")
    expect(guest.table.part("choice").nth(1)).to_be_focused()
    guest.page.keyboard.press("Escape")
    expect(guest.table.part("choice-list")).to_have_count(0)


@pytest.mark.parametrize(("device", "language", "hand"), HANDS, ids=["desk", "phone"])
def test_TN_turn_is_played_from_the_list(
    device: Device, language: Language, hand: Hand, invite: Invite, server: GameServer
) -> None:
    guest = invite(device=device, language=language)
    open_begun(guest, server, begun("terra_nova", ALL_PLACED))
    hand.press(guest.table.part("choice-list-toggle"))
    choices = guest.table.part("choice")
    lit = guest.page.locator('[data-testid="board"] [data-lit="true"]')
    expect(choices).to_have_count(lit.count())
    hand.press(choices.first)
    expect(guest.table.part("cancel")).to_be_visible()
    expect(choices).to_have_count(lit.count())
    before = guest.table.seq
    hand.press(choices.first)
    hand.press(guest.table.part("confirm"))
    guest.table.wait_until_asked(after=before)


def test_TN_settlers_are_called_after_their_players(invite: Invite, words: Words) -> None:
    guest = invite()
    guest.home.open_table("terra_nova", here("Ada"), bot("beginner"))
    guest.table.wait_until_asked()
    guest.page.locator('[data-lit="true"]').nth(40).click()
    name = words["en"]["ui.bot.beginner"]
    expect(guest.page.get_by_role("gridcell", name=f"{name}’s settler").first).to_be_attached()
    expect(guest.page.get_by_role("gridcell", name="beginner’s settler")).to_have_count(0)


@pytest.mark.parametrize(("game", "device", "language", "hand"), [("mayflower", *HANDS[0]), ("gold_rush", *HANDS[1])])
def test_remaining_tiles_are_shown_by_kind(
    game: str, device: Device, language: Language, hand: Hand, invite: Invite, server: GameServer
) -> None:
    guest = invite(device=device, language=language)
    open_begun(guest, server, begun(game, 40, bot="reference"))
    hand.press(guest.table.part("show-remaining"))
    kinds = guest.page.locator('[data-testid^="remaining-"]')
    kinds.first.wait_for()
    left = [int(value) for value in kinds.evaluate_all("all => all.map((one) => one.dataset.value)")]
    assert sum(left) == int(guest.table.part("tiles-left").get_attribute("data-value") or 0)
    assert min(left) > 0
    assert violations(guest.page) == []
    assert guest.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    hand.press(guest.table.part("close-remaining"))
    expect(guest.table.part("remaining")).to_have_count(0)


def test_MF_explorer_steps_aside_from_the_tile_being_tried(invite: Invite, server: GameServer) -> None:
    """Throughout a game, no explorer stands where a tile can be laid."""
    guest = invite()
    for decisions in (20, 60, 130):
        open_begun(guest, server, begun("mayflower", decisions, bot="reference"))
        assert overlapped(guest.page) == []


def overlapped(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        """() => {
          const middle = (one) => {
            const { x, y, width, height } = one.getBoundingClientRect()
            return [x + width / 2, y + height / 2]
          }
          const explorers = [...document.querySelectorAll('[data-testid^="explorer-"]')].map(middle)
          const isUnder = (place) => {
            const { left, right, top, bottom } = place.querySelector('.area').getBoundingClientRect()
            return explorers.some(([x, y]) => x > left && x < right && y > top && y < bottom)
          }
          const places = [...document.querySelectorAll('[data-testid^="place-"]')]
          return places.filter(isUnder).map((one) => one.dataset.testid)
        }"""
    )
    return found


def test_GR_tip_of_a_mountain_shows_its_tents(invite: Invite, server: GameServer) -> None:
    guest = invite()
    record = whole_game("gold_rush", "reference")
    open_begun(guest, server, begun("gold_rush", decision(record, "place_tent") + 1, bot="reference"))
    tent = guest.page.locator('[data-testid^="tent-"]').first.bounding_box()
    assert tent is not None
    guest.page.mouse.move(tent["x"] + tent["width"] / 2, tent["y"] + tent["height"] / 2)
    expect(guest.table.part("feature-tip").locator("li svg").first).to_be_visible()
    expect(guest.table.part("feature-tip")).to_contain_text("tent")


def test_buttons_of_a_tried_tile_stay_on_the_map(invite: Invite, server: GameServer) -> None:
    guest = invite(device=PHONE)
    open_begun(guest, server, begun("gold_rush", 38, bot="reference"))
    player = TilePlayer(guest.table, MapFinger())
    for place in player.places():
        player.try_at(place)
        buttons = guest.table.part("tried-turn")
        if buttons.count():
            box = buttons.bounding_box()
            assert box is not None
            assert 0 <= box["x"] <= PHONE.width - box["width"]
        guest.table.part("cancel").tap()


def test_phone_map_keeps_its_size_while_a_tile_is_tried(invite: Invite, server: GameServer) -> None:
    """So that nothing moves under the finger; and the prompt is low, to leave the height to the map."""
    guest = invite(device=PHONE, language="fr")
    open_begun(guest, server, begun("gold_rush", 38, bot="reference"))
    player = TilePlayer(guest.table, MapFinger())
    before = guest.table.part("board").bounding_box()
    player.try_at(player.places()[0])
    assert guest.table.part("board").bounding_box() == before
    assert before is not None
    assert before["height"] > PHONE.height * 0.65
