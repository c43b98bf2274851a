"""A friend joins by link; someone else only watches."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite, Words
from tests.browser.hands import Mouse
from tests.browser.home_page import by_link, here
from tests.browser.table_page import LIT
from tests.browser.terra_nova import TerraNovaPlayer


def test_friend_joins_and_moves_travel_both_ways(invite: Invite, words: Words) -> None:
    host, friend, onlooker = invite(is_still=False), invite(language="fr", is_still=False), invite(is_still=False)
    host.home.open_table("terra_nova", here("Ada"), by_link())
    link = host.table.part("invite-1").input_value()
    onlooker.page.goto(f"/t/{host.table.id}")
    expect(onlooker.table.part("seat-0")).to_contain_text("Ada")
    expect(onlooker.table.part("invite-1")).to_have_count(0)

    friend.page.goto(link)
    expect(friend.table.part("join")).to_be_disabled()
    friend.table.part("join-name").fill("Cléo")
    friend.table.part("join").click()
    expect(friend.table.part("seat-1")).to_contain_text("Cléo")
    assert "invite" not in friend.page.url

    ada = TerraNovaPlayer(host.table, Mouse(), words["en"], seed=1)
    cleo = TerraNovaPlayer(friend.table, Mouse(), words["fr"], seed=2)
    for _ in range(3):
        for mover in (ada, cleo):
            mover.table.wait_until_asked()
            chosen = mover.possible("place_settler")[7]
            seq = mover.table.seq
            mover.space(chosen).click()
            name = "Ada" if mover is ada else "Cléo"
            for seen in (host.table, friend.table, onlooker.table):
                seen.wait_for_view(seq + 1)
                # The name is in the label in French and in English.
                expect(seen.part(chosen)).to_have_attribute("aria-label", containing(name))
    expect(onlooker.table.part("prompt")).to_contain_text("Ada")


def test_host_who_lost_the_link_asks_for_a_new_one(invite: Invite, words: Words) -> None:
    host, friend, late = invite(language="fr"), invite(), invite()
    host.home.open_table("terra_nova", here("Ada"), by_link())
    lost = host.table.part("invite-1").input_value()
    host.page.evaluate("localStorage.clear()")
    host.page.reload()
    again = host.table.part("new-invite-1")
    expect(again).to_contain_text(words["fr"]["ui.waiting.link_lost"])
    again.get_by_role("button").click()
    link = host.table.part("invite-1")
    expect(link).not_to_have_value(lost)

    late.witness.expect(r"403.*/invitation|console error: Failed to load resource.*403")
    late.page.goto(lost)
    expect(late.table.part("invitation-refused")).to_be_visible()
    expect(late.table.part("join")).to_have_count(0)
    friend.sit_down(link.input_value(), "Cleo")
    expect(friend.page).to_have_url(re.compile(f"/t/{host.table.id}$"))


def test_host_thinks_twice_before_a_link_stops_working(invite: Invite, words: Words) -> None:
    host = invite()
    host.home.open_table("terra_nova", here("Ada"), by_link())
    link = host.table.part("invite-1")
    sent = link.input_value()
    again = host.table.part("new-invite-1")

    def press(button: str) -> None:
        again.get_by_role("button", name=words["en"][f"ui.waiting.new_link{button}"], exact=True).click()

    press("")
    press(".no")
    expect(link).to_have_value(sent)
    press("")
    press(".yes")
    expect(link).not_to_have_value(sent)
    host.page.reload()
    expect(link).not_to_have_value(sent)


def test_onlooker_sees_but_cannot_act(invite: Invite, words: Words) -> None:
    host, onlooker = invite(), invite()
    host.home.open_table("terra_nova", here("Ada"), here("Ben"))
    host.table.wait_until_asked()
    onlooker.page.goto(host.page.url)
    onlooker.table.part("board").wait_for()
    expect(onlooker.page.locator(LIT)).to_have_count(0)
    expect(onlooker.table.part("undo")).to_have_count(0)

    ada = TerraNovaPlayer(host.table, Mouse(), words["en"])
    free = ada.possible("place_settler")[30]
    onlooker.table.part(free).click()
    ada.play()
    onlooker.table.wait_for_view(1)
    assert host.table.seq == 1
    expect(onlooker.page.locator(LIT)).to_have_count(0)
    assert TerraNovaPlayer(onlooker.table, Mouse(), words["en"]).board() == ada.board()


def test_used_invitation_seats_nobody_else(invite: Invite) -> None:
    host, friend, late = invite(), invite(), invite()
    host.home.open_table("terra_nova", here("Ada"), by_link())
    link = host.table.part("invite-1").input_value()
    friend.sit_down(link, "Cleo")
    friend.table.part("board").wait_for()

    late.witness.expect(r"409.*/invitation|console error: Failed to load resource.*409")
    late.page.goto(link)
    expect(late.table.part("invitation-refused")).to_be_visible()
    expect(late.table.part("go-home")).to_have_attribute("href", "/")
    late.table.part("watch").click()
    expect(late.table.part("watching")).to_be_visible()
    assert "invite" not in late.page.url


def test_somebody_is_faster_while_one_writes_ones_name(invite: Invite) -> None:
    host, friend, late = invite(), invite(), invite()
    host.home.open_table("terra_nova", here("Ada"), by_link())
    link = host.table.part("invite-1").input_value()
    late.page.goto(link)
    late.table.part("join-name").fill("Dan")
    friend.sit_down(link, "Cleo")
    friend.table.part("board").wait_for()
    late.witness.expect(r"409.*/join|console error: Failed to load resource.*409")
    late.table.part("join").click()
    expect(late.table.part("watch")).to_be_visible()


def test_everybody_in_the_waiting_room_is_called_what_they_are_to_whoever_looks(invite: Invite, words: Words) -> None:
    host, friend = invite(), invite()
    host.home.open_table("terra_nova", here("Ada"), by_link(), by_link())
    friend.sit_down(host.table.part("invite-1").input_value(), "Cleo")
    you, ready = words["en"]["ui.seat.you"], words["en"]["ui.waiting.ready"]
    for guest, seats in ((host, (you, ready)), (friend, (ready, you))):
        for seat, said in enumerate(seats):
            expect(guest.table.part(f"seat-{seat}")).to_contain_text(said)


def containing(words: str) -> re.Pattern[str]:
    return re.compile(re.escape(words))
