"""When a game is over: what was scored where, replays, record files, pictures, and what might have been."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from newworlds.core.record import Record, record_to_json
from tests.browser.axe import violations
from tests.browser.begun_games import begun, whole_game
from tests.browser.conftest import Invite, Words
from tests.browser.elsewhere import cookies_of
from tests.browser.guests import DESK, PHONE, Guest, Language
from tests.browser.serving import GameServer
from tests.server.playing import Browser, Json

LENGTH = 52
"""Decisions of Terra Nova before a branch in the middle."""
_IS_WIDE = "document.documentElement.scrollWidth > innerWidth"
PNG = b"\x89PNG\r\n\x1a\n"


def played(server: GameServer, record: Record, cookies: dict[str, str] | None = None) -> str:
    """A table where this game was played by somebody else, or by the browser with these cookies."""
    seats = [{"kind": "here", "name": seat.name} for seat in record.seats]
    with Browser(server.host, cookies) as player:
        table = player.open_table(*seats, game=record.game, seed=record.seed or 0, **record.options)
        with player.at(table) as live:
            for seq, move in enumerate(record.moves):
                live.play(move, seq)
    table_id: str = table["id"]
    return table_id


def moves_of(server: GameServer, table_id: str) -> list[Json]:
    with Browser(server.host) as anybody:
        moves: list[Json] = anybody.get(f"/api/tables/{table_id}/record")["moves"]
    return moves


@pytest.fixture(scope="module")
def finished(server: GameServer) -> str:
    return played(server, whole_game("terra_nova", "reference"))


def open_sheet(guest: Guest, table_id: str) -> None:
    guest.page.goto(f"/t/{table_id}")
    expect(guest.table.part("score-curve")).to_be_visible()


def test_the_rows_of_the_sheet_open_and_lead_to_what_was_scored(invite: Invite, finished: str) -> None:
    ada = invite()
    open_sheet(ada, finished)
    row = ada.table.part("sheet-row-0")
    expect(row).to_have_attribute("aria-expanded", "false")
    row.click()
    expect(row).to_have_attribute("aria-expanded", "true")
    ada.table.part("scored-thing").first.click()
    expect(ada.table.part("score-sheet")).to_be_hidden()
    expect(ada.table.part("looking-back")).to_be_visible()
    assert violations(ada.page) == []


def test_the_curve_tells_each_turn_and_leads_there(invite: Invite, finished: str) -> None:
    ada = invite()
    open_sheet(ada, finished)
    curve = ada.table.part("score-curve").get_by_role("slider")
    curve.focus()
    for _ in range(3):
        ada.page.keyboard.press("ArrowLeft")
    told = curve.get_attribute("aria-valuetext") or ""
    assert "Ada" in told
    expect(ada.table.part("curve-tip")).to_contain_text(told.partition(":")[0])
    ada.page.keyboard.press("Enter")
    expect(ada.table.part("looking-back")).to_be_visible()


@pytest.mark.parametrize("game", ["mayflower", "gwt_new_zealand"])
def test_the_map_of_a_finished_game_is_shown_as_it_is(invite: Invite, server: GameServer, game: str) -> None:
    """Neither dimmed nor announcing a last round."""
    ada = invite()
    open_sheet(ada, played(server, whole_game(game, "random")))
    ada.table.part("close-sheet").click()
    expect(ada.table.part("board")).to_be_visible()
    expect(ada.page.locator(".past")).to_have_count(0)
    expect(ada.table.part("rows-left")).to_have_count(0)


def test_anybody_with_the_link_watches_with_the_eyes_of_their_choice(invite: Invite, server: GameServer) -> None:
    table_id = played(server, whole_game("gold_rush", "random"))
    host = invite()
    open_sheet(host, table_id)
    host.table.part("close-sheet").click()
    host.table.part("table-menu").click()
    link = host.table.part("replay-link").input_value()
    stranger = invite()
    stranger.page.goto(link)
    stranger.table.part("history-slider").fill("20")
    expect(stranger.table.part("looking-back")).to_be_visible()
    for eyes in ("0", "spectator", "all"):
        stranger.table.part("eyes").select_option(eyes)
        expect(stranger.table.part("history-slider")).to_have_value("20")
    expect(stranger.table.part("undo")).to_have_count(0)
    assert violations(stranger.page) == []


def test_a_link_to_a_moment_opens_there(invite: Invite, finished: str) -> None:
    ada = invite()
    ada.page.goto(f"/replay/{finished}?at=30")
    expect(ada.table.part("history-slider")).to_have_value("30")


def test_a_game_in_progress_is_not_replayed(invite: Invite, server: GameServer, words: Words) -> None:
    ada = invite()
    ada.witness.expect("409")
    ada.page.goto(f"/replay/{played(server, begun('terra_nova', 30))}")
    expect(ada.page.get_by_role("alert")).to_contain_text(words["en"]["error.not_over"])


def test_a_record_file_is_opened_and_watched(invite: Invite, tmp_path: Path) -> None:
    for game in ("gold_rush", "gwt_new_zealand"):
        file = tmp_path / f"{game}.json"
        file.write_bytes(record_to_json(whole_game(game, "random")))
        ada = invite()
        ada.page.goto("/")
        ada.table.part("record-file").set_input_files(file)
        expect(ada.table.part("replay-bar")).to_be_visible()
        ada.table.part("history-slider").fill("17")
        expect(ada.table.part("looking-back")).to_be_visible()
        ada.page.reload()
        expect(ada.table.part("board")).to_be_visible()


_DROP = """(text) => {
  const data = new DataTransfer()
  data.items.add(new File([text], 'game.json', { type: 'application/json' }))
  dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
}"""


def test_a_record_is_dropped_on_a_table(invite: Invite, finished: str) -> None:
    ada = invite()
    open_sheet(ada, finished)
    ada.page.evaluate(_DROP, record_to_json(whole_game("mayflower", "random")).decode())
    expect(ada.table.part("replay-bar")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_file_that_is_no_true_record_is_refused(
    invite: Invite, words: Words, language: Language, tmp_path: Path
) -> None:
    record = json.loads(record_to_json(whole_game("terra_nova", "random")))
    changed = tmp_path / "changed.json"
    changed.write_text(json.dumps({**record, "moves": record["moves"][1:]}))
    ada = invite(language=language)
    ada.witness.expect("400")
    ada.page.goto("/")
    for file, code in ((changed, "error.bad_record"), (Path(__file__), "error.bad_record")):
        ada.table.part("record-file").set_input_files(file)
        expect(ada.table.part("record-problem")).to_contain_text(words[language][code].partition("{")[0])
    huge = tmp_path / "huge.json"
    huge.write_text("x" * 500_000)
    ada.table.part("record-file").set_input_files(huge)
    expect(ada.table.part("record-problem")).to_contain_text(words[language]["ui.record.too_large"])


@pytest.mark.parametrize("game", ["terra_nova", "mayflower", "gwt_new_zealand"])
def test_the_board_is_saved_as_a_picture(invite: Invite, server: GameServer, game: str, tmp_path: Path) -> None:
    """The drawing needs nothing else: no styles, no fonts and no other file."""
    ada = invite(theme="dark")
    ada.page.goto(f"/replay/{played(server, whole_game(game, 'random'))}?at=40")
    expect(ada.table.part("looking-back")).to_be_visible()
    ada.table.part("table-menu").click()
    for kind in ("svg", "png"):
        with ada.page.expect_download() as download:
            ada.table.part(f"save-{kind}").click()
        assert download.value.suggested_filename == f"{game}.{kind}"
        download.value.save_as(tmp_path / f"board.{kind}")
    drawing = (tmp_path / "board.svg").read_text()
    assert "var(" not in drawing
    assert "http://127" not in drawing
    assert "@font-face" in drawing
    assert (tmp_path / "board.png").read_bytes().startswith(PNG)
    figures = ada.page.locator('[data-testid="board"] svg.life use, [data-testid="board"] svg.life path').count()
    assert drawing.count("<use") + drawing.count("<path") > figures
    alone = invite()
    alone.page.goto("/")
    assert 300 < alone.page.evaluate(_SIZE_OF_PICTURE, drawing)[0] <= 2200
    assert len((tmp_path / "board.png").read_bytes()) > 20_000


_SIZE_OF_PICTURE = """async (drawing) => {
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`
  await picture.decode()
  return [picture.naturalWidth, picture.naturalHeight]
}"""


def test_somebody_plays_on_from_a_moment_of_a_finished_game(invite: Invite, server: GameServer, finished: str) -> None:
    before = moves_of(server, finished)
    ada = invite()
    ada.page.goto(f"/replay/{finished}?at={LENGTH}")
    ada.table.part("what-if").click()
    ada.table.part("branch-seat-1").check()
    ada.table.part("branch-bot").select_option("beginner")
    assert violations(ada.page) == []
    ada.table.part("branch-start").click()
    expect(ada.table.part("branch-note")).to_be_visible()
    ada.table.wait_until_asked()
    branch = ada.table.id
    assert branch != finished
    ada.page.goto("/")
    expect(ada.page.get_by_test_id("my-table").first).to_contain_text("What if")
    ada.page.goto(f"/t/{branch}")
    ada.table.part("branch-back").click()
    expect(ada.table.part("history-slider")).to_have_value(str(LENGTH))
    assert moves_of(server, finished) == before


def test_who_plays_against_bots_tries_something_else(invite: Invite, server: GameServer) -> None:
    ada = invite()
    with Browser(server.host, cookies_of(ada)) as player:
        bot = {"kind": "bot", "name": "", "bot": "random"}
        table = player.open_table({"kind": "here", "name": "Ada"}, bot, game="gold_rush", first_player="first_seat")
    ada.page.goto(f"/t/{table['id']}")
    ada.table.wait_until_asked()
    ada.table.part("table-menu").click()
    ada.table.part("branch").click()
    ada.table.part("branch-start").click()
    expect(ada.table.part("branch-note")).to_be_visible()
    ada.table.part("branch-back").click()
    ada.page.wait_for_url(f"**/t/{table['id']}")


@pytest.mark.parametrize(("language", "width"), [("en", 390), ("fr", 320)])
def test_nothing_is_too_wide_for_a_phone(invite: Invite, finished: str, language: Language, width: int) -> None:
    ada = invite(device=PHONE, language=language)
    ada.page.set_viewport_size({"width": width, "height": 844})
    open_sheet(ada, finished)
    ada.table.part("sheet-row-0").click()
    assert not ada.page.evaluate(_IS_WIDE)
    ada.page.goto(f"/replay/{finished}?at={LENGTH}")
    expect(ada.table.part("looking-back")).to_be_visible()
    assert not ada.page.evaluate(_IS_WIDE)
    ada.table.part("what-if").click()
    expect(ada.table.part("branch-dialog")).to_be_visible()
    assert not ada.page.evaluate(_IS_WIDE)
    assert violations(ada.page) == []


def test_a_desk_shows_the_whole_replay_without_scrolling(invite: Invite, finished: str) -> None:
    ada = invite(device=DESK)
    ada.page.goto(f"/replay/{finished}?at={LENGTH}")
    expect(ada.table.part("looking-back")).to_be_visible()
    assert not ada.page.evaluate("document.documentElement.scrollHeight > innerHeight")
