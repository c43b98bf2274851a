"""Looking back: slider, keys, log, marks and what happened since one's last turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from newworlds.core.record import record_from_json
from tests.browser.axe import violations
from tests.browser.begun_games import open_begun
from tests.browser.conftest import Invite, Words
from tests.browser.elsewhere import cookies_of
from tests.browser.guests import DESK, PHONE, Device, Guest
from tests.browser.home_page import here
from tests.browser.pictures import SCENES
from tests.browser.serving import GameServer
from tests.server.playing import HERE, LINK, Browser

GAMES = ("terra_nova", "mayflower", "gold_rush", "gwt_new_zealand")


def sit_in_the_middle(guest: Guest, server: GameServer, game: str) -> int:
    """The number of moves made so far."""
    record = record_from_json((SCENES / f"{game}.json").read_bytes())
    open_begun(guest, server, record)
    return len(record.moves)


def slider(guest: Guest) -> Locator:
    return guest.table.part("history-slider")


@pytest.mark.parametrize("game", GAMES)
def test_keys_lead_through_the_whole_game_and_back(invite: Invite, server: GameServer, game: str) -> None:
    guest = invite()
    moves = sit_in_the_middle(guest, server, game)
    scores = guest.table.scores()
    press = guest.page.keyboard.press
    expect(slider(guest)).to_have_value(str(moves))
    press("ArrowLeft")
    expect(slider(guest)).to_have_value(str(moves - 1))
    expect(guest.table.part("looking-back")).to_be_visible()
    expect(guest.page.locator('[data-testid="board"] [data-lit="true"]')).to_have_count(0)
    press("PageUp")
    press("PageUp")
    press("ArrowRight")
    assert int(slider(guest).input_value()) < moves - 1
    press("Home")
    expect(slider(guest)).to_have_value("0")
    expect(guest.table.part("history-first")).to_be_disabled()
    press("End")
    expect(guest.table.part("looking-back")).to_have_count(0)
    guest.table.wait_until_asked()
    assert guest.table.scores() == scores


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_buttons_and_slider_lead_to_moments_that_say_what_they_are(
    invite: Invite, server: GameServer, words: Words, device: Device
) -> None:
    guest = invite(device=device, language="fr")
    sit_in_the_middle(guest, server, "terra_nova")
    guest.table.part("history-back").click()
    expect(guest.table.part("looked-at")).not_to_be_empty()
    guest.table.part("history-turn_back").click()
    guest.table.part("history-forward").click()
    expect(slider(guest)).to_have_attribute("aria-valuetext", re.compile(r"^Tour \d+ · \S+.: \S"))
    slider(guest).fill("3")
    expect(slider(guest)).to_have_attribute("aria-valuetext", re.compile(words["fr"]["ui.log.setup"]))
    assert violations(guest.page) == []
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    guest.table.part("to-present").click()
    guest.table.wait_until_asked()


@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_the_log_lights_what_it_speaks_of_and_leads_to_its_moment(
    invite: Invite, server: GameServer, game: str
) -> None:
    guest = invite()
    sit_in_the_middle(guest, server, game)
    lit = guest.page.locator('[data-testid="marks"] .casing, .spot.pointed')
    line = guest.table.part("log-line").first
    line.hover()
    expect(lit.first).to_be_attached()
    line.focus()
    guest.page.keyboard.press("Enter")
    expect(slider(guest)).to_have_value(line.get_attribute("data-moment") or "")
    expect(line).to_have_attribute("aria-current", "step")


@pytest.mark.parametrize("game", GAMES)
def test_the_last_act_of_a_turn_is_told_although_another_turn_begins_with_it(
    invite: Invite, server: GameServer, words: Words, game: str
) -> None:
    guest = invite()
    sit_in_the_middle(guest, server, game)
    turn = guest.table.part("log-turn").filter(has=guest.table.part("log-line")).nth(2)
    line, told = turn.get_by_test_id("log-line").last, guest.table.part("looked-at")
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    expect(told).to_have_text(line.locator("span").first.inner_text().partition("×")[0].strip())
    for step in ("back", "forward"):
        guest.table.part(f"history-{step}").last.click()
    expect(line).to_have_attribute("aria-current", "step")
    guest.table.part("history-turn_forward").click()
    expect(told).to_have_text(words["en"]["ui.history.turn_begins"])
    expect(turn.locator('[aria-current="step"]')).to_have_count(0)


def test_each_turn_is_told_top_down_and_one_act_in_one_line(invite: Invite, server: GameServer) -> None:
    guest = invite()
    sit_in_the_middle(guest, server, "gwt_new_zealand")
    turns = guest.table.part("log-turn")
    numbers = [int(text.split()[1]) for text in turns.locator("h3").all_inner_texts()[:-1]]
    assert numbers == sorted(numbers, reverse=True)
    for turn in turns.all()[1:6]:
        moments = [int(line.get_attribute("data-moment") or 0) for line in turn.get_by_test_id("log-line").all()]
        assert moments == sorted(moments)
        assert len(set(moments)) == len(moments)
    assert not any("objective 1" in line or line.startswith("Pays") for line in guest.table.log_lines())


def test_things_in_a_line_explain_themselves(invite: Invite, server: GameServer) -> None:
    guest = invite()
    sit_in_the_middle(guest, server, "gwt_new_zealand")
    guest.table.part("log-line").filter(has_text="Merino").first.hover()
    expect(guest.table.part("log-tip")).to_contain_text("Breeding value 2")
    tiles = invite()
    sit_in_the_middle(tiles, server, "gold_rush")
    line = tiles.table.part("log-line").filter(has_text="Places a tile").first
    expect(line).not_to_contain_text("row")
    line.hover()
    expect(tiles.table.part("log-tip").locator("svg")).to_be_visible()


def test_things_explain_themselves_to_a_finger(invite: Invite, server: GameServer) -> None:
    guest = invite(device=PHONE)
    sit_in_the_middle(guest, server, "gold_rush")
    guest.table.part("log-toggle").click()
    guest.table.part("log-line").filter(has_text="Places a tile").first.click()
    guest.table.part("explain").click()
    expect(guest.table.part("explained").locator("svg")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "device"),
    [("terra_nova", PHONE), ("mayflower", DESK), ("gold_rush", PHONE), ("gwt_new_zealand", DESK)],
    ids=GAMES,
)
def test_the_others_last_turn_stays_marked_and_can_be_played_back(
    invite: Invite, server: GameServer, game: str, device: Device
) -> None:
    guest = invite(device=device)
    moves = sit_in_the_middle(guest, server, game)
    marked = guest.page.locator('[data-testid="marks"] .casing, .spot.marked')
    expect(marked.first).to_be_attached()
    guest.table.part("meanwhile").click()
    expect(guest.table.part("playback")).to_have_attribute("aria-label", "Pause")
    guest.table.part("playback").click()
    expect(guest.table.part("playback")).to_have_attribute("aria-label", "Play")
    assert int(slider(guest).input_value()) < moves
    slider(guest).fill(str(moves - 2))
    guest.table.part("pace").select_option("fast")
    guest.table.part("playback").click()
    expect(guest.table.part("looking-back")).to_have_count(0)
    guest.page.reload()
    guest.table.wait_until_asked()
    guest.table.part("history-back").click()
    expect(guest.table.part("pace")).to_have_value("fast")


def test_moves_made_meanwhile_do_not_disturb_whoever_looks_back(invite: Invite, server: GameServer) -> None:
    guest = invite()
    with Browser(server.host, cookies_of(guest)) as ada, Browser(server.host) as cleo:
        table = ada.open_table(HERE, LINK, game="terra_nova")
        cleo.join(table, table["seats"][1]["invite"])
        with ada.at(table) as mine, cleo.at(table) as theirs:
            mine.play_first(mine.state)
            theirs.play_first(theirs.fresh())
            mine.play_first(mine.fresh())
            guest.page.goto(f"/t/{table['id']}")
            guest.table.wait_for_view(3)
            guest.page.keyboard.press("Home")
            expect(guest.table.part("looking-back")).to_be_visible()
            theirs.play_first(theirs.fresh())
            expect(guest.table.part("moved-on")).to_be_visible()
            expect(slider(guest)).to_have_value("0")
    guest.table.part("to-present").click()
    expect(slider(guest)).to_have_value("4")


def test_an_undone_moment_is_gone(invite: Invite) -> None:
    guest = invite()
    guest.home.open_table("terra_nova", here("Ada"), here("Ben"))
    guest.table.wait_until_asked()
    before = guest.table.seq
    guest.page.locator('[data-testid="board"] [data-lit="true"]').first.click()
    guest.table.wait_until_asked(after=before)
    expect(slider(guest)).to_have_attribute("max", "1")
    guest.table.undo()
    expect(slider(guest)).to_have_attribute("max", "0")
    expect(slider(guest)).to_be_disabled()
