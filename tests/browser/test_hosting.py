"""A host announces something, suspends somebody and deletes a table; everybody else notices."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from newworlds.server.hosting.appointing import appoint
from tests.browser.axe import violations
from tests.browser.conftest import Invite
from tests.browser.guests import PHONE, Guest
from tests.browser.serving import GameServer
from tests.server.playing import Browser

TABLE = {"game": "terra_nova", "seats": [{"kind": "here", "name": "Pia"}, {"kind": "link"}]}


def named(guest: Guest, name: str) -> str:
    person_id: str = guest.page.request.post("/api/me", data={"name": name}).json()["id"]
    return person_id


def must_ask_before_it_changes_a_role(host: Guest) -> None:
    line, role = host.page.get_by_test_id("person-line"), host.page.get_by_label("Role of Pia")
    role.select_option("host")
    expect(line).to_contain_text("Pia may then do everything here")
    assert violations(host.page) == []
    line.get_by_role("button", name="Cancel").click()
    expect(role).to_have_value("player")
    role.select_option("moderator")
    line.get_by_role("button", name="Confirm").click()
    expect(line.locator(".mark", has_text="moderator")).to_be_visible()


def test_a_host_looks_after_the_place(own_server: GameServer, invite: Invite, tmp_path: Path) -> None:
    host = invite(own_server.address)
    player = invite(own_server.address, device=PHONE, language="fr")
    appoint(str(tmp_path / "tables.sqlite3"), named(host, "Hana"), "host")
    pia = named(player, "Pia")
    player.page.request.post("/api/tables", data=TABLE)

    host.page.goto("/")
    host.page.get_by_test_id("person-menu").click()
    host.page.get_by_role("link", name="Host’s page").click()
    expect(host.page.get_by_test_id("health")).to_contain_text("All is well")
    assert violations(host.page) == []

    host.page.get_by_test_id("host-announcements").click()
    host.page.get_by_test_id("announce-en").fill("Closed on Sunday.")
    host.page.get_by_test_id("announce-fr").fill("Fermé dimanche.")
    host.page.get_by_test_id("announce").click()
    expect(host.page.get_by_test_id("announced")).to_contain_text("Closed on Sunday.")
    player.page.goto("/privacy")
    expect(player.page.get_by_test_id("announcement")).to_contain_text("Fermé dimanche.")
    expect(player.page.get_by_test_id("stored").first).to_be_visible()
    assert violations(player.page) == []

    with Browser(own_server.host) as other:
        assert other.post("/api/reports", {"person": pia, "reason": "Leaves every game"}).status_code == 200
    expect(host.page.get_by_test_id("requests")).to_have_text("1")
    host.page.get_by_test_id("host-reports").click()
    expect(host.page.get_by_test_id("report-line")).to_contain_text("Leaves every game")
    assert violations(host.page) == []
    host.page.get_by_role("link", name="Pia").click()
    expect(host.page.get_by_test_id("person-line")).to_have_count(1)
    must_ask_before_it_changes_a_role(host)
    host.page.get_by_role("button", name="Suspend: Pia").click()
    expect(host.page.get_by_role("button", name="Lift suspension: Pia")).to_be_visible()
    assert violations(host.page) == []
    assert player.page.request.post("/api/tables", data=TABLE).status == 403

    host.page.get_by_test_id("host-reports").click()
    host.page.get_by_role("button", name="Dealt with: Pia").click()
    expect(host.page.get_by_test_id("requests")).to_have_count(0)
    host.page.get_by_test_id("host-tables").click()
    host.page.get_by_test_id("delete-table").click()
    host.page.get_by_test_id("delete-now").click()
    expect(host.page.get_by_test_id("table-line")).to_have_count(0)
    host.page.get_by_test_id("host-audit").click()
    expect(host.page.get_by_test_id("audit-line")).to_have_count(6)
    assert violations(host.page) == []
