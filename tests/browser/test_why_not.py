"""Whoever tries the impossible is told why, with the rule."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite, Words
from tests.browser.guests import Guest, Language
from tests.browser.hands import Mouse
from tests.browser.home_page import here
from tests.browser.terra_nova import TerraNovaPlayer


def sit_down(invite: Invite, words: Words, language: Language) -> tuple[Guest, TerraNovaPlayer]:
    guest = invite(language=language)
    guest.home.open_table("terra_nova", here("Ada"), here("Ben"))
    guest.table.wait_until_asked()
    return guest, TerraNovaPlayer(guest.table, Mouse(), words[language], seed=6)


def test_TN_2_occupied_space(invite: Invite, words: Words) -> None:
    guest, player = sit_down(invite, words, "en")
    taken = player.possible("place_settler")[20]
    player.put(taken)
    player.space(taken).click()
    toast = guest.table.part("toast")
    expect(toast).to_contain_text("TN-2")
    expect(toast).to_contain_text("There is a settler on")
    assert guest.table.seq == 1

    with guest.context.expect_page() as opening:
        toast.get_by_role("link").click()
    rules = opening.value
    assert rules.url.endswith("/rules/terra_nova#TN-2")
    expect(rules.locator("#TN-2")).to_be_in_viewport()


def test_TN_3_first_action_is_a_move(invite: Invite, words: Words) -> None:
    guest, player = sit_down(invite, words, "fr")
    player.place_all()
    empty = next(space for space in empty_spaces(player, words))
    player.space(empty).click()
    toast = guest.table.part("toast")
    expect(toast).to_contain_text("TN-3")
    expect(toast).to_contain_text(words["fr"]["terra_nova.refusal.move_first"])
    toast.get_by_role("button").click()
    expect(toast).to_have_count(0)


def empty_spaces(player: TerraNovaPlayer, words: Words) -> list[str]:
    """Spaces of which only the place and the terrain are told."""
    cells: list[list[str]] = player.table.page.get_by_role("gridcell").evaluate_all(
        "cells => cells.map((cell) => [cell.dataset.testid, cell.getAttribute('aria-label')])"
    )
    return [name for name, label in cells if len(label.split(", ")) == 2]
