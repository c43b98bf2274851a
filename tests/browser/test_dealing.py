"""Fair dealing as people see it: envelopes are opened together, and the dealing is checked after the game."""

from __future__ import annotations

from pathlib import Path

import httpx
from playwright.sync_api import Route, expect

from newworlds.core.fairness import fairness_of
from newworlds.core.record import record_from_json
from tests.browser.axe import violations
from tests.browser.company import Talk
from tests.browser.conftest import Invite
from tests.browser.finished_games import play_out
from tests.browser.guests import DESK, PHONE, Guest
from tests.browser.home_page import bot, by_link, here
from tests.browser.serving import GameServer

GAME = "mayflower"


def table_for_two(host: Guest) -> str:
    """The link for the second seat."""
    host.home.open_table(GAME, here("Ada"), by_link())
    return host.table.part("invite-1").input_value()


def test_two_browsers_deal_play_and_check_the_dealing(invite: Invite, server: GameServer, tmp_path: Path) -> None:
    host, friend, onlooker = invite(), invite(language="fr"), invite()
    friend.sit_down(table_for_two(host), "Cléo")
    for guest in (host, friend):
        guest.table.part("board").wait_for()
        expect(guest.table.part("dealing-badge")).to_have_attribute("data-kind", "fair")
    table = host.table.id
    play_out(server, table, host, friend)

    for guest in (host, friend):
        guest.table.part("score-sheet").get_by_test_id("check-dealing").click()
        expect(guest.table.part("verdict")).to_have_attribute("data-kind", "fair")
        for finding in ("server", "server_seen", "contributions", "own", "list", "key"):
            expect(guest.table.part(f"finding-{finding}")).to_have_attribute("data-outcome", "right")
    onlooker.page.goto(f"/t/{table}")
    onlooker.table.part("score-sheet").get_by_test_id("check-dealing").click()
    expect(onlooker.table.part("verdict")).to_have_attribute("data-kind", "fair")
    expect(onlooker.table.part("finding-server_seen")).to_have_attribute("data-outcome", "unknown")

    host.table.part("close-check").click()
    record = record_from_json(host.table.download_record(tmp_path).read_bytes())
    assert fairness_of(record).verdict == "fair"


def test_check_finds_a_record_that_is_not_what_this_browser_saw(invite: Invite, server: GameServer) -> None:
    """As if the server had shown this browser other seals than those it dealt with."""
    guest = invite()
    guest.home.open_table(GAME, here("Ada"), here("Ben"))
    guest.table.part("board").wait_for()
    name = f"newworlds.dealing.{guest.table.id}"
    guest.page.evaluate(
        """(name) => {
          const kept = JSON.parse(localStorage.getItem(name))
          localStorage.setItem(name, JSON.stringify({ ...kept, server: '0'.repeat(64) }))
        }""",
        name,
    )
    guest.page.reload()
    expect(guest.table.part("dealing-badge")).to_have_attribute("data-kind", "doubtful")
    play_out(server, guest.table.id, guest)
    guest.table.part("score-sheet").get_by_test_id("check-dealing").click()
    expect(guest.table.part("verdict")).to_have_attribute("data-kind", "forged")
    expect(guest.table.part("finding-server_seen")).to_have_attribute("data-outcome", "wrong")


def test_the_table_waits_for_whoever_is_away_and_goes_on_when_they_return(invite: Invite) -> None:
    host, friend = invite(), invite()
    link = table_for_two(host)
    address = host.page.url
    host.page.goto("/")
    friend.sit_down(link, "Cléo")
    expect(friend.table.part("envelope-0")).to_have_attribute("data-open", "false")
    expect(friend.table.part("envelope-1")).to_have_attribute("data-open", "true")
    expect(friend.table.part("deal-without")).to_be_visible()
    Talk(friend).say("I’m here, Ada")
    host.page.goto(address)
    Talk(host).expect_unread(1)
    for guest in (host, friend):
        guest.table.part("board").wait_for()
        expect(guest.table.part("dealing-badge")).to_have_attribute("data-kind", "fair")


def test_others_can_deal_without_whoever_is_away(invite: Invite) -> None:
    host, friend = invite(), invite()
    link = table_for_two(host)
    address = host.page.url
    host.page.goto("/")
    friend.sit_down(link, "Cléo")
    friend.table.part("deal-without").click()
    friend.table.part("board").wait_for()
    expect(friend.table.part("dealing-badge")).to_have_attribute("data-kind", "partly")
    host.page.goto(address)
    host.table.part("dealing-badge").click()
    expect(host.page.locator("#dealing")).to_contain_text("without your envelope")


def test_envelope_stays_closed_when_the_seal_was_exchanged(invite: Invite) -> None:
    """A server that shows another seal than the one this browser brought."""
    host, friend = invite(), invite()
    link = table_for_two(host)

    def exchange(route: Route) -> None:
        answer = route.fetch()
        info = answer.json()
        info["commitment"] = "0" * 64
        route.fulfill(response=answer, json=info)

    friend.page.route("**/api/tables/*", exchange)
    friend.sit_down(link, "Cléo")
    expect(friend.table.part("dealing-warning")).to_be_visible()
    expect(friend.table.part("envelope-0")).to_have_attribute("data-open", "true")
    expect(friend.table.part("envelope-1")).to_have_attribute("data-open", "false")


def test_browser_that_forgot_its_number_can_still_play(invite: Invite) -> None:
    guest = invite()
    guest.page.add_init_script("Storage.prototype.setItem = () => {}")
    guest.home.open_table(GAME, here("Ada"), bot("beginner"))
    expect(guest.table.part("dealing-warning")).to_be_visible()
    guest.table.part("deal-without").click()
    guest.table.part("board").wait_for()
    expect(guest.table.part("dealing-badge")).to_have_attribute("data-kind", "server_alone")


def test_chosen_seed_is_told_before_sitting_down_and_at_the_table(invite: Invite, server: GameServer) -> None:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "link"}]
    body = {"game": GAME, "seats": seats, "seed": 7}
    table = httpx.post(f"{server.address}/api/tables", json=body).json()
    friend = invite()
    friend.page.goto(f"/t/{table['id']}?invite={table['seats'][1]['invite']}")
    expect(friend.table.part("chosen-seed")).to_contain_text("Not a fair deal")
    friend.table.part("join-name").fill("Cléo")
    friend.table.part("join").click()
    friend.table.part("board").wait_for()
    expect(friend.table.part("dealing-badge")).to_have_attribute("data-kind", "chosen_seed")


def test_dealing_is_accessible(invite: Invite, server: GameServer) -> None:
    host, friend = invite(device=DESK), invite(device=PHONE)
    link = table_for_two(host)
    assert violations(host.page) == []
    address = host.page.url
    host.page.goto("/fair-dealing")
    expect(host.page.get_by_role("heading", level=1)).to_be_visible()
    assert violations(host.page) == []
    friend.page.goto(link)
    friend.table.part("join-name").fill("Cléo")
    assert violations(friend.page) == []
    friend.table.part("join").click()
    expect(friend.table.part("deal-without")).to_be_visible()
    assert violations(friend.page) == []
    host.page.goto(address)
    host.table.part("board").wait_for()
    host.table.part("dealing-badge").click()
    assert violations(host.page) == []
    play_out(server, host.table.id, host, friend)
    friend.table.part("score-sheet").get_by_test_id("check-dealing").click()
    expect(friend.table.part("verdict")).to_be_visible()
    assert violations(friend.page) == []
