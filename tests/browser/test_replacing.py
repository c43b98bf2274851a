"""A seat that somebody left goes to somebody else, by a link."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Invite, Words
from tests.browser.guests import PHONE
from tests.browser.private_turns import in_the_middle
from tests.browser.serving import GameServer


def test_a_newcomer_takes_the_seat_of_whoever_left(invite: Invite, server: GameServer, words: Words) -> None:
    pair = in_the_middle(invite(), invite(), server, decisions=4)
    leaving, staying = pair.acting.table, pair.waiting.table
    leaving.part("table-menu").click()
    leaving.part("resign").click()
    leaving.part("resign-yes").click()
    expect(leaving.part("stand-in")).to_have_text(words["en"]["ui.leave.stand_in"])
    staying.part("table-menu").click()
    staying.part("ask-offer-link-0").click()
    expect(staying.part("invite-0")).to_be_visible()
    expect(leaving.part("stand-in")).to_have_text(words["en"]["ui.leave.stand_in.offered"])
    assert violations(pair.waiting.page) == []
    newcomer = invite(device=PHONE, language="fr")
    newcomer.page.goto(staying.part("invite-0").input_value())
    newcomer.table.part("join-name").fill("Dora")
    assert violations(newcomer.page) == []
    newcomer.table.part("join").click()
    expect(newcomer.table.part("board")).to_be_visible()
    expect(leaving.part("watching")).to_be_visible()
    expect(staying.part("seat-0")).to_contain_text("Dora")
