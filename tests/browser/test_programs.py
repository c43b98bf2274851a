"""A seat that a program plays: chosen at the opening, connected with a token."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite, Words
from tests.browser.guests import Language
from tests.browser.home_page import here, program

EXAMPLE = Path(__file__).parents[2] / "examples" / "random_program.py"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_host_makes_a_token_and_the_program_connects(invite: Invite, words: Words, language: Language) -> None:
    host, onlooker = invite(language=language), invite()
    host.home.open_table("terra_nova", program("Hal"), here("Ada"))
    missing = host.table.part("program-0")
    expect(missing).to_contain_text("Hal")
    onlooker.page.goto(host.page.url)
    onlooker.table.part("board").wait_for()
    expect(onlooker.table.part("program-0")).to_have_count(0)

    missing.get_by_role("button", name=words[language]["ui.program.make_token"]).click()
    address, token = (host.table.part(f"{part}-0").input_value() for part in ("address", "token"))
    with subprocess.Popen([sys.executable, str(EXAMPLE), address, token]) as playing:
        try:
            expect(missing).to_have_count(0)
            host.table.wait_until_asked()
        finally:
            playing.kill()
    expect(missing).to_be_visible()
