"""Great Western Trail: New Zealand in the browser."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import newworlds
from newworlds.core.record import record_from_json
from newworlds.core.text import sentence
from newworlds.core.viewer import REFEREE
from newworlds.games import gwt_new_zealand
from newworlds.games.gwt_new_zealand import move_forms
from tests.browser.axe import violations
from tests.browser.begun_games import open_begun
from tests.browser.conftest import Invite, Words
from tests.browser.elsewhere import cookies_of, play_on_elsewhere
from tests.browser.guests import DESK, PHONE, Device, Guest, Language, Theme
from tests.browser.hands import Finger, Keyboard, Mouse
from tests.browser.home_page import here
from tests.browser.new_zealand import GAME, NewZealandPlayer, begun, first, game_of_bots, must_be_in_sight, thing
from tests.browser.serving import GameServer
from tests.browser.table_page import number
from tests.browser.test_keyboard import assert_focus_shows
from tests.browser.test_one_screen import verify
from tests.browser.test_phone import overhang
from tests.browser.test_tile_games import actors, found_in, overheard
from tests.server.playing import GREEDY_BOT, HERE, LINK, Browser, Json

MIDST = {1: 100, 2: 120}
"""How many decisions were made where a game is joined in between."""

SEED = 3

_OF_A_ROUND = {"take_disc", "start_at", "walk", "act", "reveal", "deliver", "forecast", "done"}
"""The decisions on the way from the start to Wellington and back."""


def test_whole_game_against_a_bot(invite: Invite, server: GameServer, words: Words, tmp_path: Path) -> None:
    guest = invite()
    begin(guest, server, HERE, GREEDY_BOT)
    player = NewZealandPlayer(guest.table, Mouse(), seed=5)
    player.wait_until_asked()
    while not _OF_A_ROUND <= player.kinds():
        player.play_anything(by_hand=0.2)
    play_on_elsewhere(guest, server, is_nearly_over)
    player.wait_until_asked()
    while not guest.table.is_over:
        player.play_anything(by_hand=0.2)

    assert {("walk", "panel"), ("walk", "table"), ("done", "panel")} <= set(player.played)
    expect(guest.table.part("log-turn").filter(has_text="Greta").first).to_be_visible()
    must_show_the_end(guest, words["en"], tmp_path)


def test_whole_game_against_sarah_with_a_finger(
    invite: Invite, server: GameServer, words: Words, tmp_path: Path
) -> None:
    guest = invite(device=PHONE, language="fr")
    begin(guest, server, HERE)
    player = NewZealandPlayer(guest.table, Finger(), seed=8)
    player.wait_until_asked()
    look_at_all_parts(guest)
    for decision in range(24):
        if decision % 8 == 0:
            must_fit(guest)
        player.play_anything(by_hand=0.2)
    play_on_elsewhere(guest, server, is_nearly_over)
    player.wait_until_asked()
    while not guest.table.is_over:
        player.play_anything(by_hand=0.2)

    assert {way for _, way in player.played} == {"table", "panel"}
    expect(guest.table.part("score-sheet")).to_contain_text("Sarah")
    must_show_the_end(guest, words["fr"], tmp_path)


def test_sarahs_level_is_asked_of_those_who_play_alone(invite: Invite) -> None:
    guest = invite()
    guest.home.show_form(GAME)
    level, count = guest.page.locator(f"#option-{GAME}-level"), guest.table.part("player-count")
    count.locator('input[value="2"]').check(force=True)
    expect(level).to_have_count(0)
    count.locator('input[value="1"]').check(force=True)
    expect(level).to_be_visible()
    level.select_option("hard")
    guest.table.part("start").click()
    guest.page.wait_for_url("**/t/*")
    table = guest.page.evaluate("fetch(`/api/tables/${location.pathname.split('/')[2]}`).then((it) => it.json())")
    assert table["options"]["level"] == "hard"


def is_nearly_over(board: Json) -> bool:
    """The marker has left the market: everybody else has one more turn."""
    return board["bonus_market"]["marker"] is None


def begin(guest: Guest, server: GameServer, *seats: Json) -> None:
    with Browser(server.host, cookies_of(guest)) as ada:
        table = ada.open_table(*seats, game=GAME, seed=SEED)
    guest.page.goto(f"/t/{table['id']}")


def must_fit(guest: Guest) -> None:
    must_be_in_sight(guest.table.part("decision"))
    must_be_in_sight(guest.table.part("prompt"))
    assert overhang(guest.page) == 0


def look_at_all_parts(guest: Guest) -> None:
    names = ("island", "markets", "sea", "hand", "farm-1", "farm")
    for name in names:
        must_be_in_sight(guest.table.part(f"tab-{name}"))
    for name in names:
        tab = guest.table.part(f"tab-{name}")
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        must_fit(guest)
        if name == "farm-1":
            expect(guest.table.part("sarah")).to_be_visible()


def must_show_the_end(guest: Guest, words: dict[str, str], folder: Path) -> None:
    """The sheet shows all twelve categories, with the points that result from replaying the record."""
    table = guest.table
    expect(table.part("score-sheet")).to_be_visible()
    expect(table.part("rows-left")).to_have_count(0)
    record = table.download_record(folder)
    end = newworlds.replay(record_from_json(record.read_bytes()))
    assert table.totals() == table.scores() == end.scores
    expect(table.part("seat-0")).not_to_contain_text(words["ui.score_so_far"])
    rows = {words[row.label.code]: row.points for row in end.game.sheet(end.position)}
    assert len(rows) == 12
    assert sheet(guest.page) == rows
    verdict = verify(record)
    assert (verdict["ok"], verdict["dealing"], verdict["scores"]) == (True, "chosen_seed", end.scores)


def sheet(page: Page) -> dict[str, list[int]]:
    """The rows above the totals."""
    rows = page.get_by_test_id("score-sheet").locator("tbody tr").all()
    return {row.locator("th").inner_text(): list(map(number, row.locator("td").all_inner_texts())) for row in rows}


@pytest.mark.parametrize("players", [1, 2])
def test_NZ_41_points_as_they_stand(players: int, invite: Invite, server: GameServer, words: Words) -> None:
    """Points are counted at the end; until then everyone sees the current score, marked as provisional."""
    guest = invite(language="fr")
    game = begun(players, MIDST[players])
    open_begun(guest, server, game)
    farms = gwt_new_zealand.GAME.board(newworlds.replay(game).position, 0).farms
    assert guest.table.scores() == [farm.score for farm in farms]
    for farm in farms:
        expect(guest.table.part(f"seat-{farm.seat}")).to_contain_text(words["fr"]["ui.score_so_far"])


def test_NZ_hand_is_known_to_its_owner_alone(invite: Invite, server: GameServer) -> None:
    ada, cleo, onlooker = guests = [invite(), invite(language="fr"), invite()]
    frames = [overheard(guest) for guest in guests]
    decisions = first("done")
    address = sit_down(ada, cleo, server, decisions)
    for guest in guests:
        guest.page.goto(address)
        guest.table.wait_for_view(decisions)
    NewZealandPlayer(ada.table, Mouse()).press({"kind": "done"})
    for guest in guests:
        guest.table.wait_for_view(decisions + 1)

    now = newworlds.replay(game_of_bots(2), decisions + 1)
    hands = [farm.hand or {} for farm in gwt_new_zealand.GAME.board(now.position, REFEREE).farms]
    assert [cards_in_hand(guest.page) for guest in guests] == [*hands, {}]
    expect(onlooker.table.part("hand")).to_contain_text(f"{sum(hands[1].values())} cards in hand")
    for seat, told in enumerate(frames):
        assert known_hands(told) == {seat} - {2}
        assert seats_seen_drawing(told) == {seat} - {2}


def sit_down(host: Guest, friend: Guest, server: GameServer, decisions: int) -> str:
    """The friend joins by link, and the first `decisions` moves are made."""
    game = game_of_bots(2)
    with Browser(server.host, cookies_of(host)) as ada, Browser(server.host, cookies_of(friend)) as cleo:
        table = ada.open_table(HERE, LINK, game=GAME, seed=game.seed or 0, **game.options)
        cleo.join(table, table["seats"][1]["invite"])
        with ada.at(table) as first, cleo.at(table) as second:
            for seq, (move, seat) in enumerate(zip(game.moves[:decisions], actors(game), strict=False)):
                (first, second)[seat].play(move, seq)
    return f"/t/{table['id']}"


def cards_in_hand(page: Page) -> dict[str, int]:
    names = (
        page.get_by_test_id("hand")
        .locator('[data-testid^="card-"]')
        .evaluate_all("all => all.map((card) => card.dataset.testid)")
    )
    return dict(Counter(name.removeprefix("card-") for name in names))


def known_hands(frames: list[Json]) -> set[int]:
    """The seats whose hands were ever sent."""
    farms = [farm for told in found_in(frames, "farms") for farm in told]
    assert {farm["seat"] for farm in farms} == {0, 1}
    return {farm["seat"] for farm in farms if farm.get("hand") is not None}


def seats_seen_drawing(frames: list[Json]) -> set[int]:
    """The seats whose drawn cards were ever sent face up, in the set-up or later."""
    drawn: list[dict[str, Any]] = [
        told["event"]
        for events in found_in(frames, "events")
        for told in events
        if told["event"]["kind"] == "card_drawn"
    ]
    assert {event["seat"] for event in drawn} == {0, 1}
    return {event["seat"] for event in drawn if event["card"] != "hidden"}


@pytest.mark.parametrize(
    ("device", "language", "theme", "players"),
    [(DESK, "en", "light", 2), (PHONE, "fr", "dark", 1)],
    ids=["desk", "phone"],
)
def test_no_violations_at_the_table(
    device: Device, language: Language, theme: Theme, players: int, invite: Invite, server: GameServer
) -> None:
    """Every part of it, including Sarah's board in the solo game."""
    guest = invite(device=device, language=language, theme=theme)
    open_begun(guest, server, begun(players, MIDST[players]))
    for tab in guest.page.get_by_role("tab").all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        assert violations(guest.page) == [], tab.inner_text()


@pytest.mark.parametrize("kind", ["step", "hire", "discard"])
def test_keys_alone(kind: str, invite: Invite, server: GameServer) -> None:
    """On the island, in a market and in the hand: N goes to what can be pressed, with a visible focus."""
    guest = invite()
    open_begun(guest, server, begun(2, first(kind)))
    move = game_of_bots(2).moves[first(kind)]
    name = thing(move) or ""
    keys = Keyboard(guest.page, spaces=name.partition("-")[0])
    keys.walk_to(name)
    assert_focus_shows(guest.page)
    NewZealandPlayer(guest.table, keys).play(move)


def test_whose_turn_it_is(invite: Invite, server: GameServer, words: Words) -> None:
    ada, cleo = invite(), invite(language="fr")
    cleo.page.goto(sit_down(ada, cleo, server, 0))
    cleo.table.part("tab-island").click()
    cleo.table.part("node-nA").click()
    expect(cleo.table.part("toast")).to_contain_text(words["fr"]["ui.notice.turn_of"].replace("{player}", "Ada"))


def test_things_explain_themselves_and_say_why_not(invite: Invite) -> None:
    guest = invite()
    guest.home.open_table(GAME, here("Ada"), here("Ben"))
    table = guest.table
    table.wait_until_asked()
    table.part("tab-markets").click()
    table.part("job-1-sailor").hover()
    expect(table.part("tip")).to_contain_text("Hiring from this row costs 8 pounds.")
    expect(table.part("tip")).to_contain_text("NZ-23")
    table.part("job-1-sailor").click()
    expect(table.part("toast")).to_contain_text("First decide which disc to take.")
    table.part("move").first.hover()
    expect(table.part("tip")).to_contain_text("Frees one use of this auxiliary action")


def test_a_finger_opens_the_rule_that_a_thing_names(invite: Invite) -> None:
    guest = invite(device=PHONE)
    guest.home.open_table(GAME, here("Ada"), here("Ben"))
    guest.table.wait_until_asked()
    guest.table.part("tab-markets").tap()
    guest.table.part("job-1-sailor").tap()
    guest.table.part("tip").get_by_role("link").tap()
    expect(guest.table.part("rules-drawer").locator("#NZ-23")).to_be_in_viewport()


def test_names_tell_what_is_drawn(invite: Invite, server: GameServer) -> None:
    """Labels tell a screen reader who is where and what is gone."""
    guest = invite()
    game = begun(2, MIDST[2])
    open_begun(guest, server, game)
    match = newworlds.replay(game)
    farms = gwt_new_zealand.GAME.board(match.position, 0).farms
    guest.table.part("tab-island").click()
    for farm, name in zip(farms, ("Ada", "Ben"), strict=True):
        for where in [f"node-{farm.breeder}", *(f"counter-{counter}" for counter in farm.delivered)]:
            expect(guest.table.part(where)).to_have_attribute("aria-label", re.compile(f"Here: .*{name}"))
    guest.table.part("tab-farm").click()
    discs = guest.page.locator('[data-testid^="disc-"]')
    freed = guest.page.locator('[data-testid^="disc-"][aria-label*="Already freed."]')
    assert discs.count() - freed.count() == len(farms[match.position.to_act].discs)


def test_NZ_13_action_that_is_not_possible(invite: Invite, server: GameServer) -> None:
    """Nobody can be hired without money; the refusal names the missing price."""
    guest = invite(language="fr")
    decisions = first("act")
    record = begun(2, decisions)
    refused = gwt_new_zealand.GAME.refusal(newworlds.replay(record).position, move_forms.read("act 2"))
    assert refused.code.endswith("cheapest_worker_too_dear")
    open_begun(guest, server, record)
    hiring = guest.table.part("act-2")
    expect(hiring).to_have_attribute("aria-disabled", "true")
    hiring.click(force=True)
    toast = guest.table.part("toast")
    expect(toast).to_contain_text("NZ-13")
    expect(toast).to_contain_text(sentence(refused, "fr"))
    expect(toast.get_by_role("link")).to_have_attribute("href", f"/rules/{GAME}#NZ-13")
    assert guest.table.seq == decisions


def test_undo_of_the_first_choice(invite: Invite) -> None:
    guest = invite()
    guest.home.open_table(GAME, here("Ada"), here("Ben"))
    player = NewZealandPlayer(guest.table, Mouse())
    player.wait_until_asked()
    expect(guest.table.part("undo")).to_be_disabled()
    before = player.possible()
    player.play(before[0])
    assert player.possible() != before
    guest.table.undo()
    assert player.possible() == before
    expect(guest.table.part("undo")).to_be_disabled()


def test_no_undo_once_a_card_is_drawn(invite: Invite, server: GameServer) -> None:
    """A turn ends with drawing cards."""
    guest = invite()
    open_begun(guest, server, begun(2, first("done") - 1))
    player = NewZealandPlayer(guest.table, Mouse())
    last, done = game_of_bots(2).moves[first("done") - 1 : first("done") + 1]
    player.play(last)
    expect(guest.table.part("undo")).to_be_enabled()
    player.play(done)
    expect(guest.table.part("undo")).to_be_disabled()
