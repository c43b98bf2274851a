"""Players at one screen who have secrets: nobody sees the next one's hand before it is handed over."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Invite, Words
from tests.browser.elsewhere import cookies_of
from tests.browser.guests import Guest
from tests.browser.hands import Mouse
from tests.browser.home_page import bot, here
from tests.browser.new_zealand import GAME, NewZealandPlayer, begun, first
from tests.browser.serving import GameServer
from tests.server.playing import Browser


def opened(guest: Guest, server: GameServer, decisions: int) -> str:
    """Both seats are at this screen, and so many decisions are made."""
    record = begun(2, decisions)
    with Browser(server.host, cookies_of(guest)) as player:
        seats = [{"kind": "here", "name": seat.name} for seat in record.seats]
        table = player.open_table(*seats, game=GAME, seed=record.seed or 0, **record.options)
        with player.at(table) as live:
            for seq, move in enumerate(record.moves):
                live.play(move, seq)
    return f"/t/{table['id']}"


def words_on(page: Page) -> str:
    return page.locator("body").inner_text()


def test_hand_is_covered_until_the_next_player_takes_the_screen(
    invite: Invite, server: GameServer, words: Words
) -> None:
    guest = invite(is_at_ease=False)
    before = first("done")
    address = opened(guest, server, before)
    guest.page.goto(address)
    guest.table.part("curtain-open").click()
    guest.table.wait_for_view(before)
    player = NewZealandPlayer(guest.table, Mouse())
    player.wait_until_asked(after=before - 1)
    player.press({"kind": "done"})
    expect(guest.table.part("curtain")).to_be_visible()
    assert violations(guest.page) == []
    for hidden in ("hand", "log", "board", "toast", "news"):
        expect(guest.table.part(hidden)).to_have_count(0)
    assert words["en"]["ui.curtain.title"].partition("{")[0] in words_on(guest.page)
    guest.page.reload()
    expect(guest.table.part("curtain")).to_be_visible()
    guest.witness.expect("ERR_INTERNET_DISCONNECTED")
    guest.context.set_offline(True)
    guest.context.set_offline(False)
    expect(guest.table.part("curtain-open")).to_be_focused()
    guest.table.part("curtain-open").press("Enter")
    guest.table.wait_for_view(before + 1)
    guest.page.reload()
    guest.table.wait_for_view(before + 1)
    expect(guest.table.part("curtain")).to_have_count(0)


def test_mine_tokens_are_secrets_as_well(invite: Invite) -> None:
    guest = invite(is_at_ease=False)
    guest.home.open_table("gold_rush", here("Ada"), here("Ben"))
    expect(guest.table.part("curtain")).to_be_visible()
    expect(guest.table.part("board")).to_have_count(0)


@pytest.mark.parametrize("game", ["mayflower", "terra_nova"])
def test_games_without_secrets_need_no_curtain(invite: Invite, game: str) -> None:
    guest = invite(is_at_ease=False)
    guest.home.open_table(game, here("Ada"), here("Ben"))
    guest.table.wait_until_asked()
    expect(guest.table.part("curtain")).to_have_count(0)


def test_alone_with_a_bot_nothing_is_covered(invite: Invite) -> None:
    guest = invite(is_at_ease=False)
    guest.home.open_table(GAME, here("Ada"), bot("beginner"))
    guest.table.part("board").wait_for()
    expect(guest.table.part("curtain")).to_have_count(0)
