"""Games with days for a turn: planning the next one in private, and vacations."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Invite, Words
from tests.browser.elsewhere import cookies_of
from tests.browser.guests import PHONE, Guest
from tests.browser.hands import Mouse
from tests.browser.serving import GameServer
from tests.browser.terra_nova import TerraNovaPlayer
from tests.server.playing import HERE, LINK, USUAL, Browser

SLOW = USUAL | {"pace": {"kind": "slow", "days": 2}}


def sit_down(host: Guest, friend: Guest, server: GameServer) -> str:
    """It is the host's turn."""
    with Browser(server.host, cookies_of(host)) as ada, Browser(server.host, cookies_of(friend)) as cleo:
        asked = {"game": "terra_nova", "seats": [HERE, LINK], "seed": 7, "terms": SLOW}
        table = ada.post("/api/tables", asked).json()
        cleo.join(table, table["seats"][1]["invite"])
        with ada.at(table), cleo.at(table):
            pass
    for guest in (host, friend):
        guest.page.goto(f"/t/{table['id']}")
        guest.table.wait_for_view(0)
    return f"/t/{table['id']}"


def test_a_planned_turn_is_private_and_played_when_it_comes(invite: Invite, server: GameServer, words: Words) -> None:
    host, friend = invite(), invite()
    sit_down(host, friend, server)
    planner, part = TerraNovaPlayer(friend.table, Mouse(), words["en"]), friend.table.part
    part("plan-begin").click()
    friend.page.get_by_role("button", name=words["en"]["ui.turn.understood"]).click()
    spaces = planner.possible("place_settler")
    planner.space(spaces[0]).click()
    expect(part("prompt")).to_have_text(words["en"]["ui.plan.end.turn"])
    assert violations(friend.page) == []
    expect(part("planned")).to_contain_text(" A1")
    part("plan-back").click()
    expect(part("planned")).to_have_count(0)
    planner.space(spaces[5]).click()
    part("plan-keep").click()
    expect(part("plan-kept")).to_be_visible()
    friend.page.reload()
    expect(part("plan-kept")).to_be_visible()
    first = TerraNovaPlayer(host.table, Mouse(), words["en"])
    assert len(first.possible("place_settler")) == len(spaces), "nobody else sees the planned settler"
    first.space(first.possible("place_settler")[-1]).click()
    for guest in (host, friend):
        guest.table.wait_for_view(2)
    expect(part("plan-kept")).to_have_count(0)
    assert spaces[5] not in first.possible("place_settler")


def test_a_plan_that_is_no_longer_possible_says_why(invite: Invite, server: GameServer, words: Words) -> None:
    host, friend = invite(), invite(device=PHONE, language="fr")
    address = sit_down(host, friend, server)
    first = TerraNovaPlayer(host.table, Mouse(), words["en"])
    space = first.possible("place_settler")[0]
    with Browser(server.host, cookies_of(friend)) as cleo, cleo.at({"id": address.rpartition("/")[2]}) as live:
        move = live.ask("plan", seq=0, moves=[])["view"]["legal"][0]["move"]
        live.ask("keep_plan", seq=0, moves=[move], telling="after_turn")
    first.space(space).click()
    problem = friend.table.part("plan-problem")
    expect(problem).to_contain_text("Votre plan n’a pas été joué")
    assert violations(friend.page) == []
    friend.table.part("plan-dismiss").click()
    expect(problem).to_have_count(0)


def test_a_vacation_begins_and_ends_with_one_press(invite: Invite, server: GameServer, words: Words) -> None:
    host, friend = invite(), invite(language="fr")
    sit_down(host, friend, server)
    tab = host.context.new_page()
    tab.goto("/notifications")
    last = datetime.now(UTC) + timedelta(days=5)
    tab.get_by_test_id("vacation-until").fill(last.strftime("%Y-%m-%d"))
    assert violations(tab) == []
    tab.get_by_test_id("vacation-begin").click()
    expect(tab.get_by_test_id("vacation-end")).to_be_visible()
    expect(friend.table.part("on-vacation")).to_contain_text("en vacances jusqu’au")
    tab.get_by_test_id("vacation-end").click()
    expect(friend.table.part("on-vacation")).to_have_count(0)
    expect(friend.table.part("clock")).to_have_count(2)
