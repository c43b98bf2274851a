"""The client can be installed, and says so when there is no connection."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.conftest import Invite, Words
from tests.browser.serving import GameServer


def test_the_browser_finds_nothing_that_keeps_it_from_installing(invite: Invite, words: Words) -> None:
    guest = invite(has_worker=True, language="fr")
    guest.home.visit()
    expect(guest.page.locator("link[rel=manifest]")).to_have_attribute("href", "/manifest-fr.json")
    browser = guest.context.new_cdp_session(guest.page)
    errors = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}, "which browsers of tests always are"
    read = browser.send("Page.getAppManifest")
    assert read["errors"] == []
    manifest = json.loads(read["data"])
    assert (manifest["name"], manifest["display"]) == (words["fr"]["ui.title"], "standalone")
    # Browsers offer to install what has both sizes.
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for address in (manifest["start_url"], *(icon["src"] for icon in manifest["icons"])):
        assert guest.page.request.get(address).ok


def test_without_a_connection_a_page_says_so_and_leads_back(
    invite: Invite, own_server: GameServer, words: Words
) -> None:
    guest = invite(own_server.address, has_worker=True)
    guest.witness.expect(r"ERR_|WebSocket|sw\.js|desk")
    guest.home.visit()
    guest.page.evaluate("navigator.serviceWorker.ready")
    own_server.kill()
    guest.page.goto("/about")
    expect(guest.page.get_by_text(words["en"]["ui.offline.text"])).to_be_visible()
    expect(guest.page.get_by_text(words["fr"]["ui.offline.text"])).to_be_visible()
    own_server.start()
    guest.page.get_by_role("link", name=words["en"]["ui.try_again"], exact=True).click()
    expect(guest.page.get_by_role("heading", name=words["en"]["ui.about.title"])).to_be_visible()
