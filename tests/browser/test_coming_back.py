"""Nothing is lost, neither on reload nor when the server dies."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.begun_games import ALL_PLACED, begun, open_begun
from tests.browser.conftest import Invite, Words
from tests.browser.guests import Guest
from tests.browser.hands import Mouse
from tests.browser.home_page import bot, here
from tests.browser.serving import GameServer
from tests.browser.terra_nova import TerraNovaPlayer


def seen(guest: Guest, player: TerraNovaPlayer) -> dict[str, object]:
    return {
        "seq": guest.table.seq,
        "board": player.board(),
        "scores": guest.table.scores(),
        "log": guest.table.log_lines(),
        "prompt": guest.table.part("prompt").inner_text(),
        "stones": guest.table.part("stones-left").inner_text(),
    }


def test_reload_in_the_middle_of_a_turn(invite: Invite, server: GameServer, words: Words) -> None:
    guest = invite()
    open_begun(guest, server, begun("terra_nova", ALL_PLACED + 22, bot="reference"))
    player = TerraNovaPlayer(guest.table, Mouse(), words["en"], seed=8)
    player.play()
    before = seen(guest, player)
    guest.page.reload()
    guest.table.wait_until_asked()
    assert seen(guest, player) == before
    player.play()
    assert guest.table.seq == before["seq"] + 1  # type: ignore[operator]


def test_table_is_found_again_on_the_home_page(invite: Invite) -> None:
    guest = invite()
    guest.home.open_table("terra_nova", here("Ada"), bot("beginner"))
    guest.table.wait_until_asked()
    address = guest.page.url
    guest.home.visit()
    guest.page.get_by_role("listitem").get_by_role("link").first.click()
    guest.table.wait_until_asked()
    assert guest.page.url == address


def test_server_killed_and_started_again(invite: Invite, own_server: GameServer, words: Words) -> None:
    guest = invite(address=own_server.address)
    # While the server is down, the browser reports every failed attempt to connect.
    guest.witness.expect(r"WebSocket connection to .* failed")
    guest.home.open_table("terra_nova", here("Ada"), bot("beginner"))
    guest.table.wait_until_asked()
    player = TerraNovaPlayer(guest.table, Mouse(), words["en"], seed=4)
    for _ in range(4):
        player.play()
    before = seen(guest, player)

    own_server.kill()
    expect(guest.table.part("reconnecting")).to_be_visible()
    assert player.possible("place_settler") == []
    own_server.start()
    expect(guest.table.part("reconnecting")).to_be_hidden()
    guest.table.wait_until_asked()
    assert seen(guest, player) == before
    player.play()
    assert guest.table.seq > before["seq"]  # type: ignore[operator]


def test_a_part_of_the_page_that_cannot_be_fetched_comes_as_soon_as_it_can(invite: Invite, words: Words) -> None:
    guest = invite()
    guest.witness.expect("/assets/Lobby|ERR_INTERNET_DISCONNECTED")
    guest.home.visit()
    guest.page.route("**/assets/Lobby*", lambda route: route.abort("internetdisconnected"))
    guest.page.get_by_test_id("to-lobby").click()
    missing = guest.page.get_by_test_id("missing-parts")
    expect(missing).to_contain_text(words["en"]["ui.error.part"])
    guest.page.unroute("**/assets/Lobby*")
    expect(guest.page.get_by_role("heading", name=words["en"]["ui.lobby.title"], level=1)).to_be_visible()
    expect(missing).to_have_count(0)
