"""Who one is: an account is made, goes to the phone and is ended from afar; a seat moves to another browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from newworlds.server.keys import COOKIE
from tests.browser.axe import violations
from tests.browser.company import Talk
from tests.browser.conftest import Invite, Words
from tests.browser.guests import PHONE
from tests.browser.home_page import here
from tests.browser.serving import GameServer
from tests.server.playing import HERE, RANDOM_BOT, Browser

PASSWORD = "seven grey owls"


def show_account(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("person-menu").click()
    page.locator('#person-links a[href="/me"]').click()
    page.get_by_test_id("me").wait_for()


def fragment_of(page: Page) -> str:
    """What the QR code leads to, without the address of this machine in its network."""
    return page.get_by_test_id("ticket-link").input_value().partition("/me#")[2]


def test_an_account_is_made_goes_to_the_phone_and_is_ended_from_afar(invite: Invite) -> None:
    desk, phone = invite(), invite(device=PHONE, language="fr", theme="dark")
    desk.home.open_table("terra_nova", here("Ada"), here("Ben"))
    show_account(desk.page)
    expect(desk.page.get_by_test_id("login")).to_have_value("Ada")
    assert violations(desk.page) == []
    desk.page.get_by_test_id("password").fill(PASSWORD)
    desk.page.get_by_test_id("enter-new").click()
    expect(desk.page.get_by_test_id("recovery-code")).to_have_value(re.compile(r"(\w{4}-){4}\w{4}"))
    desk.page.get_by_test_id("ticket-password").fill(PASSWORD)
    desk.page.get_by_test_id("make-ticket").click()
    secret = fragment_of(desk.page)
    assert violations(desk.page) == []

    phone.page.goto(f"/me#{secret}")
    phone.page.get_by_test_id("arrive").click()
    expect(phone.page.get_by_test_id("my-table")).to_have_count(1)
    assert secret not in phone.page.evaluate("location.href")
    show_account(phone.page)
    expect(phone.page.get_by_test_id("session")).to_have_count(2)
    assert violations(phone.page) == []
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE.width

    desk.page.reload()
    expect(desk.page.get_by_test_id("recovery")).to_have_count(0)
    desk.page.get_by_test_id("end-session").click()
    expect(desk.page.get_by_test_id("session")).to_have_count(1)
    phone.page.reload()
    expect(phone.page.get_by_test_id("me")).to_have_attribute("data-account", "false")


def test_somebody_looks_after_their_account(invite: Invite, server: GameServer, words: Words) -> None:
    page, text, new = invite().page, words["en"], "eleven red foxes"
    made = page.request.post("/api/me/account", data={"name": "Emmy", "password": PASSWORD})
    code = made.json()["recovery"]
    with Browser(server.host) as laptop, Browser(server.host) as tablet:
        for device in (laptop, tablet):
            device.post("/api/me/sign_in", {"name": "Emmy", "password": PASSWORD})
        page.goto("/me")
        expect(page.get_by_test_id("session")).to_have_count(3)
        for press in ("ui.me.sessions.end_all", "ui.me.sessions.end_all.yes"):
            expect(page.get_by_test_id("session")).to_have_count(3)
            page.get_by_test_id("end-all-sessions").get_by_role("button", name=text[press], exact=True).click()
        expect(page.get_by_test_id("session")).to_have_count(1)
        assert not laptop.get("/api/me")["has_account"]

        page.get_by_test_id("my-name").fill("Emmy N.")
        page.get_by_test_id("save-name").click()
        expect(page.get_by_test_id("person-menu")).to_contain_text("Emmy N.")
        page.get_by_test_id("new-recovery").click()
        page.get_by_test_id("recovery-password").fill(PASSWORD)
        page.get_by_test_id("make-recovery").click()
        expect(page.get_by_test_id("recovery-code")).to_have_value(re.compile(r"(\w{4}-){4}\w{4}"))
        expect(page.get_by_test_id("recovery-code")).not_to_have_value(code)
        page.get_by_test_id("recovery-done").click()
        page.get_by_test_id("change-password").click()
        page.get_by_test_id("present-password").fill(PASSWORD)
        page.get_by_test_id("new-password").fill(new)
        page.get_by_test_id("save-password").click()
        expect(page.get_by_text(text["ui.me.change.done"])).to_be_visible()
        answers = [tablet.post("/api/me/sign_in", {"name": "Emmy N.", "password": each}) for each in (PASSWORD, new)]
        assert [answer.status_code for answer in answers] == [401, 200]


def test_a_guest_ends_what_they_began_on_a_phone_and_every_tab_knows_who_they_become(invite: Invite) -> None:
    desk, phone = invite(), invite(device=PHONE, language="fr")
    desk.page.request.post("/api/me", data={"name": "Ada"})
    show_account(desk.page)
    tab = desk.context.new_page()
    tab.goto("/")
    expect(tab.get_by_test_id("person-menu")).to_contain_text("Ada")
    desk.page.get_by_test_id("make-ticket").click()
    phone.page.goto(f"/me#{fragment_of(desk.page)}")
    phone.page.get_by_test_id("arrive").click()
    expect(phone.page.get_by_test_id("person-menu")).to_contain_text("Ada")

    desk.page.reload()
    desk.page.get_by_test_id("end-session").click()
    expect(desk.page.get_by_test_id("session")).to_have_count(0)
    expect(phone.page.get_by_test_id("person-menu")).not_to_contain_text("Ada")
    desk.page.get_by_test_id("login").fill("Countess")
    desk.page.get_by_test_id("password").fill(PASSWORD)
    desk.page.get_by_test_id("enter-new").click()
    expect(tab.get_by_test_id("person-menu")).to_contain_text("Countess")


def test_all_tabs_connect_again_once_the_key_of_somebody_else_has_come(invite: Invite, server: GameServer) -> None:
    """The server hangs up before that, so a tab may have connected again with the old key."""
    guest = invite()
    with Browser(server.host) as ada:
        table = ada.open_table(HERE, RANDOM_BOT, game="terra_nova")
        guest.page.goto(f"/t/{table['id']}")
        expect(guest.table.part("watching")).to_be_visible()
        tab = guest.context.new_page()
        tab.goto("/me")
        tab.get_by_test_id("my-name").fill("Ada L.")
        guest.context.add_cookies([{"name": COOKIE, "value": ada.cookies[COOKIE], "url": server.address}])
        tab.get_by_test_id("save-name").click()
        expect(guest.table.part("watching")).to_have_count(0)
        expect(guest.page.get_by_test_id("person-menu")).to_contain_text("Ada L.")


def test_a_passkey_is_added_and_signs_in(invite: Invite, server: GameServer) -> None:
    """Chromium's own virtual device holds the key. Passkeys belong to names, so the address is not one of numbers."""
    guest = invite()
    page = guest.page
    devices = guest.context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    device = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    always = {"isUserVerified": True, "automaticPresenceSimulation": True}
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": device | always})
    page.goto(f"http://localhost:{server.host.rpartition(':')[2]}/me")
    page.get_by_test_id("login").fill("Hypatia")
    page.get_by_test_id("password").fill(PASSWORD)
    page.get_by_test_id("enter-new").click()
    page.get_by_test_id("new-passkey").click()
    page.get_by_test_id("passkey-name").fill("Laptop")
    page.get_by_test_id("passkey-password").fill(PASSWORD)
    page.get_by_test_id("add-passkey").click()
    expect(page.get_by_test_id("passkey")).to_contain_text("Laptop")
    assert violations(page) == []

    page.get_by_test_id("sign-out").click()
    page.wait_for_url("**/")
    page.goto(f"http://localhost:{server.host.rpartition(':')[2]}/me")
    expect(page.get_by_test_id("me")).to_have_attribute("data-account", "false")
    page.get_by_test_id("way-in").click()
    page.get_by_test_id("enter-passkey").click()
    expect(page.get_by_test_id("me")).to_have_attribute("data-account", "true")
    expect(page.get_by_test_id("passkey")).to_contain_text("Laptop")
    page.get_by_test_id("remove-passkey").click()
    expect(page.get_by_test_id("passkey")).to_have_count(0)


def test_where_the_address_is_not_secure_passkeys_say_what_they_need(invite: Invite, words: Words) -> None:
    page = invite(language="fr").page
    page.goto("/me")
    page.get_by_test_id("way-in").click()
    expect(page.get_by_test_id("me")).to_contain_text(words["fr"]["ui.passkey.insecure"])


def test_one_signs_in_elsewhere_and_leaves_with_everything(invite: Invite) -> None:
    desk, other = invite(), invite(language="fr")
    show_account(desk.page)
    desk.page.get_by_test_id("login").fill("Grace")
    desk.page.get_by_test_id("password").fill(PASSWORD)
    desk.page.get_by_test_id("enter-new").click()
    code = desk.page.get_by_test_id("recovery-code").input_value()

    other.home.open_table("terra_nova", here("Une invitée"), here("Ben"))
    show_account(other.page)
    other.page.get_by_test_id("way-in").click()
    other.page.get_by_test_id("login").fill("grace")
    other.page.get_by_test_id("password").fill("not her password")
    other.witness.expect("401")
    other.page.get_by_test_id("enter-in").click()
    expect(other.page.get_by_test_id("enter-in-problem")).to_be_visible()
    other.page.get_by_test_id("way-forgotten").click()
    other.page.get_by_test_id("code").fill(code)
    other.page.get_by_test_id("password").fill("eleven red foxes")
    other.page.get_by_test_id("enter-forgotten").click()
    expect(other.page.get_by_test_id("recovery-code")).not_to_have_value(code)

    with other.page.expect_download() as downloading:
        other.page.get_by_test_id("export").click()
    assert "Grace" in downloading.value.path().read_text()
    other.page.get_by_test_id("delete-open").click()
    other.page.get_by_test_id("delete-password").fill("eleven red foxes")
    other.page.get_by_test_id("delete").click()
    expect(other.page.get_by_test_id("play-now")).to_be_visible()
    expect(other.page.get_by_test_id("my-table")).to_have_count(0)


def test_one_of_two_at_a_screen_goes_on_at_their_phone(invite: Invite) -> None:
    screen, phone = invite(), invite(device=PHONE)
    screen.home.open_table("terra_nova", here("Ada"), here("Ben"))
    expect(screen.page.get_by_test_id("person-menu")).to_contain_text("Ada")
    screen.table.part("table-menu").click()
    screen.page.get_by_test_id("move-seat").click()
    screen.page.get_by_test_id("seat-to-move").select_option(label="Ben")
    screen.page.get_by_test_id("make-ticket").click()
    phone.page.goto(f"/me#{fragment_of(screen.page)}")
    phone.page.get_by_test_id("arrive").click()
    phone.page.wait_for_url(f"**/t/{screen.table.id}")
    expect(phone.table.part("prompt")).to_contain_text("Ada")
    Talk(screen).open()
    Talk(screen).say("Back in a minute")
    Talk(phone).expect_unread(1)
    mine = "fetch(`/api/tables/${location.pathname.split('/')[2]}`).then((a) => a.json()).then((t) => t.mine)"
    assert [screen.page.evaluate(mine), phone.page.evaluate(mine)] == [[0], [1]]
