"""Two people at one screen play a game, its long middle without the page."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Invite, Words
from tests.browser.elsewhere import play_on_elsewhere, preferring
from tests.browser.guests import Device
from tests.browser.hands import Keyboard, Mouse
from tests.browser.home_page import here
from tests.browser.serving import GameServer
from tests.browser.terra_nova import TerraNovaPlayer


def test_whole_game_with_mouse_and_keyboard(invite: Invite, server: GameServer, words: Words, tmp_path: Path) -> None:
    guest = invite(language="en", device=Device(1024, 768, has_touch=False))
    guest.home.open_table("terra_nova", here("Ada"), here("Ben"))
    table = guest.table
    table.wait_until_asked()
    player = TerraNovaPlayer(table, Mouse(), words["en"], seed=3)
    player.place_all()
    player.hand = Keyboard(guest.page)
    for _ in range(3):
        player.play()
    player.hand = Mouse()
    play_on_elsewhere(guest, server, lambda board: board["stones_left"] <= 4, preferring("place_stone"))
    player.play_to_the_end()

    expect(table.part("score-sheet")).to_be_visible()
    assert table.totals() == table.scores()
    assert max(table.totals()) > 0
    verdict = verify(table.download_record(tmp_path))
    assert verdict["ok"]
    assert verdict["scores"] == table.totals()
    assert verdict["dealing"] == "fair"

    table.part("close-sheet").click()
    expect(table.part("score-sheet")).to_be_hidden()
    expect(table.part("undo")).to_have_count(0)
    table.part("show-sheet").click()
    table.part("play-again").click()
    table.wait_for_view(0)
    assert table.scores() == [0, 0]


def verify(record: Path) -> dict[str, Any]:
    command = [sys.executable, "-m", "newworlds.cli", "verify", "--json", str(record)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    verdict: dict[str, Any] = json.loads(done.stdout)
    return verdict
