"""People among each other: what they say at the table, playing again, friends and others."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.company import Talk
from tests.browser.conftest import Invite, Words
from tests.browser.finished_games import play_out
from tests.browser.guests import PHONE
from tests.browser.private_turns import in_the_middle
from tests.browser.serving import GameServer
from tests.server.playing import HERE, RANDOM_BOT


def left_edge(part: Locator) -> float:
    edge: float = part.evaluate("element => element.getBoundingClientRect().left")
    return edge


def right_edge(part: Locator) -> float:
    edge: float = part.evaluate("element => element.getBoundingClientRect().right")
    return edge


def test_people_at_a_table_talk_each_in_their_language(invite: Invite, server: GameServer, words: Words) -> None:
    host, friend, onlooker = invite(), invite(device=PHONE, language="fr"), invite()
    address = in_the_middle(host, friend, server, decisions=2).address
    onlooker.page.goto(address)
    ada, cleo, watching = Talk(host), Talk(friend), Talk(onlooker)

    ada.open()
    ada.say("Shall we? https://example.org")
    expect(ada.part("chat").locator("a")).to_have_count(0)
    ada.say_phrase("good_luck")
    cleo.expect_unread(2)
    cleo.open()
    cleo.expect_last(words["fr"]["ui.phrase.good_luck"])
    ada.expect_last(words["en"]["ui.phrase.good_luck"])
    expect(cleo.part("chat-unread")).to_have_count(0)
    assert violations(friend.page) == []
    assert left_edge(cleo.part("chat-toggle")) >= right_edge(cleo.part("log-toggle"))
    cleo.say_phrase("one_moment")
    ada.expect_last(words["en"]["ui.phrase.one_moment"])

    watching.open()
    watching.expect_last(words["en"]["ui.phrase.one_moment"])
    expect(watching.part("chat-text")).to_have_count(0)
    friend.page.keyboard.press("Escape")
    expect(cleo.part("chat")).to_have_count(0)
    ada.part("log-toggle").click()
    expect(ada.part("chat")).to_have_count(0)
    host.page.reload()
    expect(ada.part("chat-toggle")).to_be_visible()
    expect(ada.part("chat-unread")).to_have_count(0)


def test_there_is_no_chat_alone_with_bots(invite: Invite) -> None:
    guest = invite()
    guest.page.goto("/")
    opened = guest.page.request.post(
        "/api/tables", data={"game": "terra_nova", "options": {}, "seats": [HERE, RANDOM_BOT], "seed": 7}
    )
    guest.page.goto(f"/t/{opened.json()['id']}")
    expect(guest.table.part("log-toggle")).to_be_visible()
    expect(guest.table.part("chat-toggle")).to_have_count(0)


def test_same_people_play_again_with_one_press(invite: Invite, server: GameServer, words: Words) -> None:
    host, friend = invite(), invite(language="fr")
    address = in_the_middle(host, friend, server, decisions=2).address
    play_out(server, host.table.id, host, friend)
    friend.table.part("rematch").click()
    friend.page.wait_for_url(lambda url: not url.endswith(address))
    expect(host.table.part("rematch")).to_have_text(words["en"]["ui.rematch.join"])
    host.table.part("close-sheet").click()
    expect(host.table.part("rematch-invitation")).to_be_visible()
    assert violations(host.page) == []
    host.table.part("join-rematch").click()
    for guest in (host, friend):
        guest.table.wait_for_view(0)
    expect(host.table.part("seat-0")).to_contain_text("Cleo")
    assert host.table.id == friend.table.id


def test_people_mute_report_and_befriend_each_other(invite: Invite, server: GameServer, words: Words) -> None:
    host, friend, onlooker = invite(), invite(), invite()
    pair = in_the_middle(host, friend, server, decisions=2)
    ada, cleo = Talk(host), Talk(friend)
    onlooker.page.request.post("/api/me", data={"name": "Zoe"})
    onlooker.page.goto(pair.address)
    host.table.part("watchers").click()
    expect(host.table.part("watcher-names")).to_have_text("Zoe")
    host.page.keyboard.press("Escape")

    cleo.open()
    cleo.say("Rude words")
    ada.open()
    ada.part("report-line").click()
    ada.part("report-reason").fill("This hurts")
    ada.part("report-send").click()
    expect(ada.part("report-form").get_by_role("status")).to_have_text(words["en"]["ui.report.sent"])
    ada.part("chat-people").click()
    ada.part("more-Cleo").click()
    ada.part("mute-Cleo").click()
    expect(ada.part("hear-Cleo")).to_be_visible()
    assert violations(host.page) == []
    cleo.say("More of them")
    cleo.expect_last("More of them")
    ada.part("chat-people").click()
    ada.say("Silence at last")
    expect(ada.part("chat-line")).to_have_count(1)

    cleo.part("chat-people").click()
    cleo.part("ask-Ada").click()
    expect(cleo.part("remove-Ada")).to_be_visible()
    expect(ada.part("requests")).to_have_text("1")
    ada.part("person-menu").click()
    host.page.get_by_role("link", name=words["en"]["ui.friends.title"]).click()
    expect(ada.part("accept-Cleo")).to_be_visible()
    assert violations(host.page) == []
    host.table.part("accept-Cleo").click()
    expect(ada.part("requests")).to_have_count(0)
    expect(host.table.part("friends-friend")).to_contain_text(words["en"]["ui.friends.at_table"])
