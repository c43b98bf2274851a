"""A table that was put away says so, and its players can take it up again."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import expect

from newworlds.server.clock import days_ago
from tests.browser.conftest import Invite, Words
from tests.browser.guests import Language
from tests.browser.home_page import bot, here
from tests.browser.serving import GameServer


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_player_takes_an_abandoned_table_up_again(
    invite: Invite, own_server: GameServer, tmp_path: Path, words: Words, language: Language
) -> None:
    guest = invite(address=own_server.address, language=language)
    guest.home.open_table("terra_nova", here("Ada"), bot("beginner"))
    guest.table.wait_until_asked()
    address = guest.page.url
    guest.page.goto("about:blank")
    own_server.kill()
    abandon_all_tables(tmp_path / "tables.sqlite3")
    own_server.start()
    guest.page.goto(address)
    note = guest.page.get_by_test_id("put-away")
    expect(note).to_contain_text(words[language]["ui.table.put_away"])
    stranger = invite(address=own_server.address, language=language)
    stranger.page.goto(address)
    expect(stranger.page.get_by_test_id("put-away")).to_be_visible()
    expect(stranger.page.get_by_test_id("put-away").get_by_role("button")).to_have_count(0)
    note.get_by_role("button", name=words[language]["ui.table.put_away.restore"]).click()
    for each in (guest, stranger):
        expect(each.page.get_by_test_id("put-away")).to_have_count(0)


def abandon_all_tables(database: Path) -> None:
    connection = sqlite3.connect(database)
    with connection:
        connection.execute("UPDATE tables SET updated = ?", (days_ago(1000),))
    connection.close()
