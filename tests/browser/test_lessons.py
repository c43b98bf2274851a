"""Guided first games: whoever presses what is ringed finishes them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Invite, Words
from tests.browser.guests import DESK, PHONE, Device, Language
from tests.browser.hands import Finger, Mouse
from tests.browser.home_page import bot, here
from tests.browser.lessons import Newcomer
from tests.browser.terra_nova import TerraNovaPlayer

LESSONS: list[tuple[str, Device, Language]] = [
    ("terra_nova", DESK, "en"),
    ("mayflower", PHONE, "fr"),
    ("gold_rush", DESK, "fr"),
    ("gwt_new_zealand", PHONE, "en"),
]

_ARE_UNCOVERED = """() => {
  const buttons = document.querySelector('[data-testid="tried-turn"]')?.parentElement.querySelectorAll('button') ?? []
  const isOnTop = (button) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  return buttons.length === 3 && [...buttons].every(isOnTop)
}"""

_IS_TIP_BESIDE_ITS_SPOT = """() => {
  const [tip, spot] = ['[data-testid="tip"]', '.spot.aimed'].map((one) => document.querySelector(one))
  if (!tip || !spot) return false
  const [a, b] = [tip, spot].map((one) => one.getBoundingClientRect())
  return a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left
}"""


@pytest.mark.parametrize(("game", "device", "language"), LESSONS, ids=[game for game, _, _ in LESSONS])
def test_whoever_follows_the_rings_comes_to_where_the_lesson_leaves_them_alone(
    invite: Invite, game: str, device: Device, language: Language
) -> None:
    guest = invite(device=device, language=language)
    newcomer = Newcomer(guest)
    newcomer.begin(game)
    assert newcomer.follow() in ("free", "over")
    assert violations(guest.page) == []
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_free_end_of_a_lesson_is_played_against_the_bot(invite: Invite, words: Words) -> None:
    guest = invite(language="fr", device=PHONE)
    newcomer = Newcomer(guest)
    newcomer.begin("terra_nova")
    newcomer.follow()
    expect(guest.table.part("undo")).to_be_disabled()
    guest.table.part("lesson-alone").tap()
    player = TerraNovaPlayer(guest.table, Finger(), words["fr"], seed=3)
    player.play()
    guest.table.undo()
    expect(guest.table.part("undo")).to_be_disabled()
    player.play_to_the_end()
    expect(guest.table.part("score-sheet")).to_be_visible()
    guest.table.part("close-sheet").click()
    expect(guest.table.part("saying")).to_have_text(words["fr"]["terra_nova.lesson.first.farewell"])


def test_a_finished_lesson_leads_to_a_real_game_with_hints(invite: Invite, words: Words) -> None:
    guest = invite(is_at_ease=False)
    newcomer = Newcomer(guest)
    newcomer.begin("terra_nova")
    newcomer.follow()
    guest.table.part("lesson-alone").click()
    lesson = guest.table.id
    TerraNovaPlayer(guest.table, Mouse(), words["en"], seed=3).play_to_the_end()
    real_game = words["en"]["ui.lesson.real_game"]
    expect(guest.table.part("play-again")).to_have_text(real_game)
    assert guest.table.part("check-dealing").count() == 0
    guest.table.part("close-sheet").click()
    expect(guest.table.part("lesson-real-game")).to_have_text(real_game)
    guest.table.part("lesson-real-game").click()
    guest.table.wait_for_view(0)
    assert guest.table.id != lesson
    expect(guest.table.part("teacher")).to_have_count(0)
    expect(guest.table.part("hint")).to_contain_text(words["en"]["terra_nova.hint.place"])
    expect(guest.table.part("seat-1")).to_contain_text(words["en"]["ui.bot.beginner"])


def test_nothing_is_ringed_that_is_folded_away(invite: Invite) -> None:
    """Where to walk is on the map and in the list; single steps are in a part of the list that is folded."""
    guest = invite()
    newcomer = Newcomer(guest)
    newcomer.begin("gwt_new_zealand")
    newcomer.follow(until=lambda _: guest.table.part("lesson-number").inner_text().startswith("12/"))
    guest.table.part("move").filter(visible=False).first.wait_for(state="attached")
    expect(guest.table.part("aim")).to_have_count(2)


def test_nothing_covers_the_buttons_of_a_tile_being_tried(invite: Invite) -> None:
    """Pressing the place brings a button to confirm with, which leaves less room for the map."""
    guest = invite(device=PHONE, language="fr")
    newcomer = Newcomer(guest)
    newcomer.begin("mayflower")
    newcomer.follow(until=lambda stand: stand == "aim")
    newcomer.take("aim")
    expect(guest.table.part("confirm")).to_be_visible()
    guest.page.wait_for_function(_ARE_UNCOVERED)


def test_what_a_touch_explains_is_not_covered_by_the_explanation(invite: Invite) -> None:
    guest = invite(device=PHONE, language="fr")
    newcomer = Newcomer(guest)
    newcomer.begin("gwt_new_zealand")
    newcomer.follow(until=lambda _: guest.table.part("lesson-number").inner_text().startswith("14/"))
    newcomer.take("aim")
    expect(guest.table.part("confirm")).to_be_visible()
    guest.page.wait_for_function(_IS_TIP_BESIDE_ITS_SPOT)


def test_a_lesson_is_left_and_resumed_and_started_again(invite: Invite) -> None:
    guest = invite()
    newcomer = Newcomer(guest)
    newcomer.begin("terra_nova")
    first = newcomer.saying()
    newcomer.follow(until=lambda _: guest.table.part("lesson-number").inner_text().startswith("8/"))
    said = newcomer.saying()
    guest.home.visit()
    newcomer.begin("terra_nova")
    expect(guest.table.part("saying")).to_have_text(said)
    guest.table.part("lesson-restart").click()
    guest.table.part("lesson-restart-yes").click()
    expect(guest.table.part("saying")).to_have_text(first)


def test_the_table_turns_to_what_the_teacher_speaks_of(invite: Invite) -> None:
    guest = invite(device=PHONE)
    newcomer = Newcomer(guest)
    newcomer.begin("gwt_new_zealand")
    for tab in ("island", "island", "hand"):
        expect(guest.table.part(f"tab-{tab}")).to_have_attribute("aria-selected", "true")
        guest.table.part("lesson-next").click()
    expect(guest.table.part("tab-farm")).to_have_attribute("aria-selected", "true")


def test_what_the_others_did_is_played_back_in_a_lesson_too(invite: Invite) -> None:
    guest = invite(device=PHONE)
    newcomer = Newcomer(guest)
    newcomer.begin("mayflower")
    newcomer.follow(until=lambda _: guest.table.part("meanwhile").count() > 0)
    said = newcomer.saying()
    guest.table.part("meanwhile").tap()
    expect(guest.table.part("looking-back")).to_be_visible()
    guest.table.part("to-present").tap()
    expect(guest.table.part("saying")).to_have_text(said)


def test_what_was_read_can_be_read_again(invite: Invite) -> None:
    guest = invite()
    newcomer = Newcomer(guest)
    newcomer.begin("terra_nova")
    newcomer.stand()
    first = newcomer.saying()
    guest.table.part("lesson-next").click()
    guest.table.part("lesson-back").click()
    expect(guest.table.part("saying")).to_have_text(first)


def test_another_move_is_answered_with_the_reason_and_shows_what_was_to_be_found(invite: Invite, words: Words) -> None:
    guest = invite()
    newcomer = Newcomer(guest)
    newcomer.begin("terra_nova")
    newcomer.stand()
    player = TerraNovaPlayer(guest.table, Mouse(), words["en"])
    Mouse().press(player.space(next(name for name in player.possible("place_settler") if name != "hex-12-1")))
    expect(guest.table.part("toast")).to_contain_text(words["en"]["terra_nova.lesson.first.place_otherwise"])
    expect(guest.table.part("aim")).to_have_count(1)
    newcomer.follow(until=lambda stand: stand == "lesson-show")
    assert guest.table.part("aim").count() == 0
    stones = player.possible("place_stone")
    Mouse().press(player.space(next(name for name in stones if name != "hex-12-2")))
    expect(guest.table.part("toast")).to_contain_text(words["en"]["terra_nova.lesson.first.stone4_otherwise"])
    expect(guest.table.part("aim")).to_have_count(1)


def test_first_games_offer_hints_until_they_are_switched_off(invite: Invite, words: Words) -> None:
    guest = invite(is_at_ease=False)
    guest.home.open_table("terra_nova", here("Ann"), bot("beginner"))
    expect(guest.table.part("hint")).to_contain_text(words["en"]["terra_nova.hint.place"])
    assert violations(guest.page) == []
    guest.table.part("dismiss-hint").click()
    expect(guest.table.part("hint")).to_contain_text(words["en"]["ui.hint.offer"])
    guest.table.part("ask-hint").click()
    expect(guest.table.part("aim")).to_have_count(1)
    expect(guest.table.part("hint")).to_contain_text("A strong player would make the ringed move.")
    guest.table.part("hints-off").click()
    expect(guest.table.part("hint")).to_have_count(0)
    guest.page.reload()
    guest.table.wait_until_asked()
    assert guest.table.part("hint").count() == 0
    guest.table.part("table-menu").click()
    guest.table.part("hints-on").click()
    expect(guest.table.part("hint")).to_be_visible()
