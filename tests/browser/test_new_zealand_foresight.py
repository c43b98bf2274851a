"""Great Western Trail in the browser: walking, selling, objectives, Sarah's turn, and the table on wide screens."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import newworlds
from newworlds.games import gwt_new_zealand
from newworlds.games.gwt_new_zealand.board import NewZealandBoard
from tests.browser.begun_games import open_begun
from tests.browser.conftest import Invite, Words
from tests.browser.guests import DESK, PHONE, Device, Guest
from tests.browser.hands import Finger, Mouse
from tests.browser.new_zealand import NewZealandPlayer, begun, first, must_be_in_sight
from tests.browser.serving import GameServer
from tests.server.playing import Browser

WALKING = 124
"""A decision of the game of two bots: several locations are within reach, some of them behind a toll."""
WIDE = Device(1920, 1080, has_touch=False)


def board(decisions: int, players: int = 2) -> NewZealandBoard:
    match = newworlds.replay(begun(players, decisions))
    return gwt_new_zealand.GAME.board(match.position, match.position.to_act)


def test_NZ_10_walk_to_a_location_far_away_and_undo_it_at_once(invite: Invite, server: GameServer) -> None:
    """The way is drawn first, with its steps and tolls; one press goes all the way, one undo all the way back."""
    guest = invite()
    open_begun(guest, server, begun(2, WALKING))
    route = max(board(WALKING).foresight.routes, key=lambda each: (each.pounds, each.steps))
    assert route.steps > 2
    assert route.pounds > 0
    there = guest.table.part(f"node-{route.to}")
    there.hover()
    expect(guest.table.part("tip")).to_contain_text(f"{route.steps} steps")
    assert guest.table.part("roads").locator("path").count() > 0
    assert guest.table.part("ways").locator("text").count() == route.steps + len(route.tolls)
    there.click()
    guest.table.wait_for_view(WALKING + len(route.moves))
    expect(guest.table.part("decision")).to_be_visible()
    guest.table.undo()
    expect(guest.table.part(f"node-{route.to}")).to_have_attribute("data-lit", "true")


def test_a_finger_sees_the_way_before_it_walks(invite: Invite, server: GameServer) -> None:
    guest = invite(device=PHONE)
    open_begun(guest, server, begun(2, WALKING))
    nearest = min(board(WALKING).foresight.routes, key=lambda each: each.steps)
    Finger().press(guest.table.part(f"node-{nearest.to}"))
    assert guest.table.part("roads").locator("path").count() > 0
    guest.table.part("confirm").tap()
    guest.table.wait_for_view(WALKING + len(nearest.moves))


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_NZ_16_a_sale_stays_at_its_counters(device: Device, invite: Invite, server: GameServer) -> None:
    """From showing the sheep to spending certificates: what it brings, and which counters it opens."""
    guest = invite(device=device)
    decisions = first("spend_certificates") - 1
    sale = board(decisions).foresight.sale
    assert sale is not None
    open_begun(guest, server, begun(2, decisions))
    for option in sale.options:
        expect(guest.table.part(f"sale-{option.certificates}")).to_contain_text(f"+{option.pounds}")
    expect(guest.table.part("tab-island")).to_have_attribute("aria-selected", "true")
    NewZealandPlayer(guest.table, Finger() if device.has_touch else Mouse()).play({"kind": "reveal"}, "panel")
    expect(guest.table.part("tab-island")).to_have_attribute("aria-selected", "true")
    expect(guest.table.part("sale")).to_be_visible()
    for counter in sale.options[-1].counters:
        expect(guest.table.part(f"asks-{counter}")).to_have_count(1)


def test_NZ_29_objectives_say_what_is_met(invite: Invite, server: GameServer) -> None:
    guest = invite()
    open_begun(guest, server, begun(2, WALKING))
    guest.table.part("tab-markets").click()
    guest.page.locator('[data-testid^="objective-OB"]').first.hover()
    expect(guest.table.part("tip")).to_contain_text("you have")
    expect(guest.table.part("tip")).to_contain_text("to your score for now")


def test_NZ_18_forecasts_say_where_they_land(invite: Invite, server: GameServer) -> None:
    guest = invite(language="fr")
    open_begun(guest, server, begun(2, WALKING))
    guest.table.part("forecast-A1").hover()
    expect(guest.table.part("tip")).to_contain_text("Ira")


def test_a_wide_screen_has_island_and_markets_side_by_side(invite: Invite, server: GameServer) -> None:
    guest = invite(device=WIDE)
    open_begun(guest, server, begun(2, WALKING))
    for name in ("node-nA", "counter-sheep_0", "job-1-sailor", "objective-pile", "hand", "decision"):
        must_be_in_sight(guest.table.part(name))


def test_pressing_a_player_opens_their_board(invite: Invite, server: GameServer) -> None:
    guest = invite()
    open_begun(guest, server, begun(2, WALKING))
    for seat in (1, 0):
        guest.table.part(f"look-{seat}").click()
        expect(guest.table.part(f"farm-{seat}")).to_be_visible()


def test_NZ_61_sarah_is_no_bot_and_has_no_hand(invite: Invite, server: GameServer, words: Words) -> None:
    guest = invite()
    open_begun(guest, server, begun(1, first("done", players=1)))
    expect(guest.table.part("seat-1")).to_contain_text(words["en"]["ui.seat.by_rules"])
    guest.table.part("look-1").click()
    expect(guest.table.part("farm-1")).not_to_contain_text("in the draw pile")


def last_of_a_turn(players: int, least: int) -> int:
    """How many decisions there are before the one that ends a turn, at least so many."""
    turns = [newworlds.replay(begun(players, decisions)).position.turn_mark() for decisions in range(least, least + 40)]
    return least + next(index for index in range(39) if turns[index] != turns[index + 1])


def see_sarahs_turn(guest: Guest, server: GameServer) -> None:
    """The page is open while she has it."""
    decisions = last_of_a_turn(players=1, least=16)
    open_begun(guest, server, begun(1, decisions))
    cookies = {cookie.get("name", ""): cookie.get("value", "") for cookie in guest.context.cookies()}
    with Browser(server.host, cookies) as player, player.at({"id": guest.table.id}) as live:
        live.play(begun(1, decisions + 1).moves[-1], decisions)
    expect(guest.table.part("sarah-turn")).to_be_visible()


def test_NZ_61_sarahs_turn_is_told_step_by_step_with_her_card_and_her_reasons(
    invite: Invite, server: GameServer, words: Words
) -> None:
    guest = invite()
    see_sarahs_turn(guest, server)
    told = guest.table.part("sarah-turn")
    expect(told).to_contain_text(words["en"]["ui.gwt.sarahs_turn"])
    expect(told.locator("svg").first).to_be_visible()
    expect(told.get_by_test_id("sarah-act").nth(1)).to_be_visible()
    expect(told.locator(".why").first).to_be_visible()
    guest.table.part("sarah-hide").click()
    expect(told).to_have_count(0)


_WRITE_DOWN_WHAT_IS_TOLD = """() => {
  window.told = []
  new MutationObserver(() => {
    const words = document.querySelector('[data-testid="looked-at"]')?.textContent.trim()
    if (words && words !== window.told.at(-1)) window.told.push(words)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""


def test_sarahs_turn_is_played_back_act_by_act(invite: Invite, server: GameServer, words: Words) -> None:
    """Although all of it happens in one move; then what the player has done since."""
    guest = invite()
    guest.context.add_init_script("localStorage.setItem('newworlds.pace', 'fast')")
    see_sarahs_turn(guest, server)
    guest.page.evaluate(_WRITE_DOWN_WHAT_IS_TOLD)
    guest.table.part("meanwhile").click()
    expect(guest.table.part("looking-back")).to_be_visible()
    expect(guest.table.part("looking-back")).to_have_count(0)
    lines = guest.table.part("log-turn").filter(has_text="Sarah").first.get_by_test_id("log-line")
    acts = lines.evaluate_all("lines => lines.map((line) => line.querySelector('span').firstChild.textContent.trim())")
    assert len(acts) > 2
    told = guest.page.evaluate("window.told")
    assert told[: len(acts) + 1] == [words["en"]["ui.history.turn_begins"], *acts]
