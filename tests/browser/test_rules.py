"""The rules: as pages with contents and search, and as a drawer beside the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.axe import violations
from tests.browser.begun_games import ALL_PLACED, begun, decision, open_begun, whole_game
from tests.browser.conftest import Invite, Words
from tests.browser.guests import DESK, PHONE, Device, Language
from tests.browser.serving import GameServer

GAMES = ("terra_nova", "mayflower", "gold_rush", "gwt_new_zealand")
_LAST_IS_READ_AT_THE_END = """() => {
  scrollTo(0, document.documentElement.scrollHeight)
  return document.querySelector('[data-testid="rules-contents"] li:last-child a')?.ariaCurrent === 'true'
}"""
_IS_IN_THE_PICTURE = """(place) => {
  const [inner, outer] = [place, place.closest('figure > div')].map((one) => one.getBoundingClientRect())
  const [x, y] = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2]
  return x > outer.left && x < outer.right && y > outer.top && y < outer.bottom
}"""
SMALL_PHONE = Device(320, 640, has_touch=True)


def overflow(page: Page) -> int:
    """By how many pixels a page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, ("en", "fr", "en", "fr"), strict=True)))
def test_a_small_phone_shows_the_contents_without_overflow(game: str, language: Language, invite: Invite) -> None:
    page = invite(device=SMALL_PHONE, language=language).page
    page.goto(f"/rules/{game}")
    page.get_by_test_id("rules-text").wait_for()
    assert overflow(page) <= 0
    page.get_by_test_id("rules-fold").click()
    page.get_by_test_id("rules-contents").wait_for()
    assert overflow(page) <= 0


def test_the_contents_lead_to_chapters_and_mark_the_one_being_read(invite: Invite) -> None:
    page = invite().page
    page.goto("/rules/terra_nova")
    contents = page.get_by_test_id("rules-contents")
    contents.get_by_role("link", name="Regions").click()
    expect(page.get_by_role("heading", name="Regions")).to_be_in_viewport()
    expect(contents.get_by_role("link", name="Regions")).to_have_attribute("aria-current", "true")
    expect(contents).to_be_in_viewport()
    # Pictures that come late make the page longer, so its end is looked for until it is reached.
    page.wait_for_function(_LAST_IS_READ_AT_THE_END)
    expect(contents.locator("[aria-current]")).to_have_count(1)


def test_pictures_that_come_late_push_nobody_away_from_what_they_sought(invite: Invite) -> None:
    page = invite().page
    held: list[Route] = []
    page.route("**/api/games/terra_nova/printed", lambda route: held.append(route))
    with page.expect_request("**/api/games/terra_nova/printed"):
        page.goto("/rules/terra_nova")
    contents = page.get_by_test_id("rules-contents")
    regions = page.get_by_role("heading", name="Regions")
    contents.get_by_role("link", name="Regions").click()
    expect(regions).to_be_in_viewport()
    short = page.evaluate("document.documentElement.scrollHeight")
    for route in held:
        route.continue_()
    page.wait_for_function("short => document.documentElement.scrollHeight > short + 200", arg=short)
    expect(regions).to_be_in_viewport()
    expect(contents.get_by_role("link", name="Regions")).to_have_attribute("aria-current", "true")


def test_on_a_phone_the_contents_unfold_and_fold_again_once_used(invite: Invite) -> None:
    page = invite(device=PHONE).page
    page.goto("/rules/mayflower")
    contents = page.get_by_test_id("rules-contents")
    expect(contents).to_be_hidden()
    page.get_by_test_id("rules-fold").click()
    contents.get_by_role("link", name="The explorers").click()
    expect(contents).to_be_hidden()
    expect(page.get_by_role("heading", name="The explorers")).to_be_in_viewport()
    expect(page.get_by_test_id("rules-fold")).to_contain_text("The explorers")


def test_search_knows_no_accents_marks_what_it_finds_and_leads_there(invite: Invite) -> None:
    page = invite(language="fr").page
    page.goto("/rules/terra_nova")
    page.get_by_test_id("rules-search").fill("REGION decomptee")
    finds = page.get_by_test_id("rules-finds").get_by_role("link")
    expect(finds.first).to_contain_text("région décomptée")
    expect(page.locator("#TN-12 mark").first).to_have_text("région")
    finds.filter(has_text="TN-14").click()
    expect(page.locator("#TN-14")).to_be_in_viewport()
    expect(page.locator("#TN-14")).to_contain_class("sought")
    page.get_by_test_id("rules-search").fill("xylophone")
    expect(finds).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="Rien trouvé")).to_be_visible()
    page.get_by_test_id("rules-search").fill("")
    expect(page.get_by_test_id("rules-text").locator("mark")).to_have_count(0)
    expect(page.get_by_test_id("rules-contents")).to_be_visible()


def test_unknown_rules_are_a_page_that_leads_to_the_known_ones(invite: Invite, words: Words) -> None:
    guest = invite(language="fr")
    guest.witness.expect("404")
    guest.page.goto("/rules/nope")
    expect(guest.page.get_by_role("heading")).to_have_text(words["fr"]["ui.lost.title"])
    expect(guest.page).to_have_title(f"{words['fr']['ui.lost.title']} · Nouveaux Mondes")
    guest.page.get_by_role("link", name="Mayflower").click()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Mayflower")


def test_the_drawer_is_loaded_when_it_is_first_opened(invite: Invite, server: GameServer) -> None:
    guest = invite()
    loaded: list[str] = []
    guest.page.on("request", lambda request: loaded.append(request.url))
    open_begun(guest, server, begun("terra_nova", ALL_PLACED))
    assert not [url for url in loaded if re.search("/(RulesDrawer|terra_nova.*md)", url)]
    guest.table.part("rules").click()
    guest.table.part("rules-drawer").wait_for()
    assert [url for url in loaded if "/RulesDrawer" in url]


@pytest.mark.parametrize("device", [DESK, PHONE])
def test_the_drawer_opens_at_the_prompts_rule_keeps_its_place_and_closes(
    device: Device, invite: Invite, server: GameServer
) -> None:
    guest = invite(device=device)
    open_begun(guest, server, begun("terra_nova", ALL_PLACED))
    drawer = guest.table.part("rules-drawer")
    opener = guest.table.part("rules")
    opener.click()
    expect(drawer.locator("#TN-5")).to_be_in_viewport()
    expect(guest.page.get_by_test_id("prompt")).to_be_visible()
    assert overflow(guest.page) <= 0

    guest.table.part("rules-guide").click()
    drawer.get_by_role("link", name="End of the game").click()
    expect(drawer.get_by_role("heading", name="End of the game")).to_be_in_viewport()
    guest.page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(opener).to_be_focused()
    assert "/t/" in guest.page.url
    opener.click()
    expect(drawer.get_by_role("heading", name="End of the game")).to_be_in_viewport()
    guest.table.part("rules-close").click()
    expect(drawer).to_be_hidden()


@pytest.mark.parametrize(("game", "language"), [("mayflower", "fr"), ("gold_rush", "en")])
def test_the_drawer_opens_at_the_rule_of_a_symbol(
    game: str, language: Language, invite: Invite, server: GameServer, words: Words
) -> None:
    guest = invite(language=language)
    open_begun(guest, server, begun(game, 4))
    printed = guest.page.request.get(f"/api/games/{game}/printed").json()["explanations"]
    named = words[language]
    symbols = {name.partition(":")[2]: told["rule"] for name, told in printed.items() if "symbol:" in name}
    shown = guest.page.get_by_role("region", name=named["ui.tiles.legend"])
    expect(shown.get_by_role("listitem")).to_have_count(len(symbols))
    for symbol, rule in symbols.items():
        shown.get_by_role("link", name=named[f"{game}.key.{symbol}"]).click()
        expect(guest.table.part("rules-drawer").locator(f"#{rule}")).to_be_in_viewport()
        expect(guest.table.part("rules-drawer").locator(f"#{rule}")).to_contain_class("sought")
        guest.table.part("rules-close").click()
    shown.get_by_role("link", name=named["ui.rules.key"]).click()
    expect(guest.table.part("rules-drawer").get_by_role("heading", name=named["ui.rules.key"])).to_be_in_viewport()


def test_the_drawer_opens_at_the_rule_of_what_a_finger_touches(invite: Invite, server: GameServer) -> None:
    guest = invite(device=PHONE)
    record = whole_game("gold_rush", "reference")
    open_begun(guest, server, begun("gold_rush", decision(record, "place_tent") + 1, bot="reference"))
    tent = guest.page.locator('[data-testid^="tent-"]').first.bounding_box()
    assert tent is not None
    guest.page.touchscreen.tap(tent["x"] + tent["width"] / 2, tent["y"] + tent["height"] / 2)
    guest.table.part("feature-tip").get_by_role("link", name="GR-13").tap()
    expect(guest.table.part("rules-drawer").locator("#GR-13")).to_be_in_viewport()


def test_beside_the_drawer_the_board_is_neither_moved_nor_blocked(invite: Invite, server: GameServer) -> None:
    guest = invite()
    open_begun(guest, server, begun("terra_nova", 0))
    board = guest.table.part("board")
    before = board.bounding_box()
    guest.table.part("rules").click()
    guest.table.part("rules-drawer").wait_for()
    assert board.bounding_box() == before
    guest.page.locator('[role="gridcell"][data-lit="true"]').first.click()
    expect(guest.table.part("table")).to_have_attribute("data-seq", "1")


@pytest.mark.parametrize(("device", "language", "theme"), [(DESK, "en", "light"), (PHONE, "fr", "dark")])
def test_no_violations_with_the_drawer_open(
    device: Device, language: Language, theme: str, invite: Invite, server: GameServer
) -> None:
    guest = invite(device=device, language=language, theme=theme)
    open_begun(guest, server, begun("terra_nova", ALL_PLACED))
    guest.table.part("rules").click()
    guest.table.part("rules-drawer").locator("#TN-5").wait_for()
    assert violations(guest.page) == []
    guest.table.part("rules-guide").click()
    guest.page.get_by_test_id("rules-search").fill("region")
    assert violations(guest.page) == []


@pytest.mark.parametrize(
    ("game", "name", "device", "language"),
    [
        ("terra_nova", "closing", DESK, "en"),
        ("gold_rush", "city", SMALL_PHONE, "fr"),
        ("mayflower", "explorers", SMALL_PHONE, "en"),
    ],
)
def test_an_example_can_be_played_through(
    game: str, name: str, device: Device, language: Language, invite: Invite
) -> None:
    page = invite(device=device, language=language).page
    page.goto(f"/rules/{game}#example-{name}")
    example = page.get_by_test_id(f"example-{name}")
    expect(example.get_by_test_id("board")).to_be_visible()
    expect(example.get_by_test_id("example-back")).to_be_disabled()
    told = {example.get_by_test_id("example-caption").inner_text()}
    forward = example.get_by_test_id("example-forward")
    while forward.is_enabled():
        forward.click()
        told.add(example.get_by_test_id("example-caption").inner_text())
    assert len(told) == int(example.get_attribute("data-step") or 0) + 1 > 2
    example.get_by_test_id("example-back").click()
    expect(forward).to_be_enabled()
    assert overflow(page) <= 0


def test_the_position_of_an_example_is_drawn_as_it_was(invite: Invite) -> None:
    page = invite().page
    page.goto("/rules/terra_nova#example-tie")
    example = page.get_by_test_id("example-tie")
    expect(example.locator("[data-testid^=hex-]").first).to_be_attached()
    before = example.get_by_test_id("board").inner_html()
    for _ in range(2):
        example.get_by_test_id("example-forward").click()
    expect(example.get_by_test_id("board").get_by_text("19", exact=True).first).to_be_visible()
    assert example.get_by_test_id("board").inner_html() != before


@pytest.mark.parametrize("device", [DESK, SMALL_PHONE])
@pytest.mark.parametrize(
    ("name", "steps", "thing"),
    [("building", 3, "node-h2"), ("wellington", 3, "counter-sheep_6"), ("port", 1, "port-P4")],
)
def test_an_example_of_the_trail_shows_and_marks_what_it_tells(
    name: str, steps: int, thing: str, device: Device, invite: Invite
) -> None:
    page = invite(device=device).page
    page.goto(f"/rules/gwt_new_zealand#example-{name}")
    example = page.get_by_test_id(f"example-{name}")
    example.locator(".halo").first.wait_for(state="attached")
    for _ in range(steps):
        example.get_by_test_id("example-forward").click()
    place = example.locator(f'[data-testid="{thing}"].pointed').element_handle()
    page.wait_for_function(_IS_IN_THE_PICTURE, arg=place)


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("fr", "dark")])
def test_no_violations_in_great_western_trails_examples(language: Language, theme: str, invite: Invite) -> None:
    page = invite(language=language, theme=theme).page
    page.goto("/rules/gwt_new_zealand#example-port")
    page.get_by_test_id("example-port").locator(".island, .sea, svg").first.wait_for(state="attached")
    assert violations(page, ["color-contrast"] if theme == "dark" else None) == []
