"""Before the game begins: terms are agreed on, guests come and go, bots fill seats, the table may be given up."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.company import Talk
from tests.browser.conftest import Invite, Words
from tests.browser.guests import PHONE, Guest
from tests.browser.home_page import HomePage, by_link, for_friend, here, open_to_all


def test_guests_come_and_go_and_a_bot_takes_the_last_seat(invite: Invite, words: Words) -> None:
    host, friend, other = invite(), invite(language="fr"), invite(device=PHONE)
    text = words["en"]
    host.home.open_table("terra_nova", here("Ada"), open_to_all(), by_link())
    place = f"/t/{host.table.id}"

    friend.sit_down(place, "Cléo")
    guest_seat = host.table.part("seat-1")
    expect(guest_seat).to_contain_text("Cléo")
    host.table.part("remove-1").get_by_role("button").click()
    host.table.part("remove-1").get_by_text(text["ui.waiting.remove.yes"], exact=True).click()
    expect(friend.table.part("removed")).to_have_text(words["fr"]["ui.waiting.removed"])
    expect(guest_seat).not_to_contain_text("Cléo")

    other.sit_down(host.table.part("invite-1").input_value(), "Dora")
    expect(guest_seat).to_contain_text("Dora")
    other.table.part("leave-table").get_by_role("button").click()
    other.table.part("leave-table").get_by_text(text["ui.waiting.leave.yes"], exact=True).click()
    expect(guest_seat).not_to_contain_text("Dora")

    for seat in (1, 2):
        free = host.table.part(f"free-seat-{seat}")
        free.get_by_text(text["ui.waiting.fill"], exact=True).click()
        free.locator('input[value="beginner"]').check(force=True)
        host.table.part(f"fill-yes-{seat}").click()
    host.table.wait_until_asked()


def test_a_table_is_cancelled_and_those_who_wait_learn_it(invite: Invite, words: Words) -> None:
    host, friend = invite(), invite(device=PHONE, language="fr")
    host.home.open_table("mayflower", here("Ada"), by_link(), by_link())
    host.table.part("qr-1").click()
    expect(host.table.part("qr-code-1")).to_be_visible()
    expect(host.table.part("chat")).to_have_count(0)
    friend.sit_down(host.table.part("invite-1").input_value(), "Cléo")
    Talk(host).say("Nobody else will come")
    Talk(friend).expect_last("Nobody else will come")
    assert violations(friend.page) == []
    host.table.part("cancel-table").get_by_role("button").click()
    host.table.part("cancel-table").get_by_text(words["en"]["ui.waiting.cancel.yes"], exact=True).click()
    expect(host.page.get_by_test_id("open-table").first).to_be_visible()
    expect(friend.page.get_by_role("main")).to_contain_text(words["fr"]["ui.lost.cancelled"])


def test_nobody_looks_on_where_the_players_want_none(invite: Invite, words: Words) -> None:
    host, friend, onlooker = invite(), invite(), invite(device=PHONE, language="fr")
    agree_and_open(host.home)
    link = host.table.part("invite-1").input_value()
    expect(host.table.part("terms-line")).to_have_text("10 min + 5 s per turn · by link only · no spectators")
    onlooker.page.goto(f"/t/{host.table.id}")
    expect(onlooker.table.part("seat-0")).to_contain_text("Ada")
    friend.sit_down(link, "Cleo")
    host.table.wait_until_asked()
    expect(onlooker.page.get_by_role("main")).to_contain_text(words["fr"]["error.no_watching"])


def test_a_friend_takes_the_seat_that_is_kept_and_agrees_to_other_terms(invite: Invite, words: Words) -> None:
    host, friend = invite(), invite(device=PHONE, language="fr")
    cleo = befriend(host, friend)
    friend.page.goto("/")
    expect(friend.page.get_by_test_id("open-table").first).to_be_visible()
    host.home.open_table("terra_nova", here("Ada"), for_friend(cleo), by_link())
    expect(host.table.part("seat-1")).to_contain_text(words["en"]["ui.waiting.kept"])
    assert violations(host.page) == []

    kept = friend.page.get_by_test_id("kept-seat")
    expect(kept).to_contain_text("Ada")
    assert violations(friend.page) == []
    kept.get_by_role("link").click()
    friend.table.part("take-kept").click()
    expect(host.table.part("seat-1")).to_contain_text(words["en"]["ui.waiting.ready"])

    host.table.part("change-terms").click()
    host.page.get_by_test_id("may_watch").uncheck()
    host.table.part("change-terms-yes").click()
    expect(host.table.part("seat-1")).to_contain_text(words["en"]["ui.waiting.kept"])
    asked = friend.table.part("seat-for-you")
    expect(asked).to_contain_text(words["fr"]["ui.kept.asked_again"])
    friend.table.part("take-kept").click()
    expect(asked).to_have_count(0)
    expect(host.table.part("seat-1")).to_contain_text(words["en"]["ui.waiting.ready"])

    friend.page.goto("/")
    expect(friend.page.get_by_test_id("my-table")).to_be_visible()
    host.table.part("cancel-table").get_by_role("button").click()
    host.table.part("cancel-table").get_by_text(words["en"]["ui.waiting.cancel.yes"], exact=True).click()
    expect(friend.page.get_by_test_id("my-table")).to_have_count(0)


def test_a_friend_is_asked_to_play_from_the_list_of_friends(invite: Invite, words: Words) -> None:
    host, friend = invite(), invite(device=PHONE, language="fr")
    befriend(host, friend)
    host.page.goto("/friends")
    host.table.part("play-with-Cléo").click()
    expect(host.page.get_by_role("heading", name="Which game with Cléo?")).to_be_visible()
    expect(host.page.get_by_test_id("open-table")).to_have_count(4)
    assert violations(host.page) == []
    host.page.locator('[data-testid="open-table"][data-game="mayflower"]').click()
    host.page.get_by_test_id("start").click()
    host.page.wait_for_url("**/t/*")
    expect(host.table.part("seat-1")).to_contain_text("Cléo")
    expect(host.table.part("seat-1")).to_contain_text(words["en"]["ui.waiting.kept"])


def befriend(host: Guest, friend: Guest) -> str:
    """The friend's public id."""
    ids = {}
    for guest, name in ((host, "Ada"), (friend, "Cléo")):
        ids[name] = guest.page.request.post("/api/me", data={"name": name}).json()["id"]
    host.page.request.post(f"/api/people/{ids['Cléo']}/tie", data={"act": "ask"})
    friend.page.request.post(f"/api/people/{ids['Ada']}/tie", data={"act": "accept"})
    return str(ids["Cléo"])


def agree_and_open(home: HomePage) -> None:
    home.show_form("terra_nova")
    page = home.page
    page.get_by_test_id("seat-name-0").fill("Ada")
    expect(page.get_by_test_id("terms")).to_have_count(0)
    page.get_by_test_id("seat-kind-1").select_option("link")
    page.get_by_test_id("terms").locator("summary").click()
    page.get_by_test_id("pace").select_option("live")
    page.get_by_test_id("pace-minutes").fill("10")
    page.get_by_test_id("pace-increment").fill("5")
    page.get_by_test_id("may_watch").uncheck()
    page.get_by_test_id("start").click()
    page.wait_for_url("**/t/*")


def test_a_stranger_finds_the_table_in_the_lobby(invite: Invite, words: Words) -> None:
    host, stranger, onlooker = invite(), invite(device=PHONE, language="fr"), invite()
    for guest in (stranger, onlooker):
        guest.page.goto("/lobby")
    host.home.open_table("terra_nova", here("Ada"), open_to_all(), stall_rounds=5)
    expect(host.table.part("options-line")).to_have_text("Rounds without a border stone: 5")
    listed = f'[data-testid="lobby-table"][data-table="{host.table.id}"]'
    row = stranger.page.locator(listed)
    expect(row).to_contain_text("Ada")
    stranger.page.get_by_test_id("filter-what").select_option("watch")
    expect(row).to_have_count(0)
    stranger.page.get_by_test_id("filter-what").select_option("join")
    expect(row).to_contain_text("Tours de table sans borne : 5")
    row.get_by_role("link").click()
    expect(stranger.table.part("options-line")).to_have_text("Tours de table sans borne : 5")
    stranger.table.part("join-name").fill("Cléo")
    stranger.table.part("join").click()
    host.table.wait_until_asked()
    watching = onlooker.page.locator(f'{listed}[data-status="playing"]')
    expect(watching).to_contain_text(words["en"]["ui.lobby.watch"])
    watching.get_by_role("link").click()
    expect(onlooker.table.part("prompt")).to_contain_text("Ada")
    host.page.goto("/lobby")
    expect(host.page.locator(listed)).to_contain_text(words["en"]["ui.lobby.mine"])
