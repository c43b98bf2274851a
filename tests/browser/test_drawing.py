"""`newworlds replay --svg` draws every game as the browser does."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.browser.pictures import SCENES

SVG = "{http://www.w3.org/2000/svg}"
WORDS = {
    "terra_nova": "",
    "mayflower": "Plymouth",
    "gold_rush": "",
    "gwt_new_zealand": "Comptoirs de Wellington",
}
"""What is written on the map, in French where it is not a name."""


@pytest.mark.parametrize("game", WORDS)
def test_the_board_of_a_record_is_drawn_in_the_browsers_art(game: str, tmp_path: Path) -> None:
    target = tmp_path / "board.svg"
    command = [sys.executable, "-m", "newworlds.cli", "--lang", "fr", "replay", str(SCENES / f"{game}.json")]
    subprocess.run([*command, "--at", "60", "--svg", str(target)], check=True, capture_output=True)
    drawing = target.read_text(encoding="utf-8")
    assert len(list(ElementTree.fromstring(drawing).iter(f"{SVG}path"))) > 100
    assert "var(--" not in drawing
    assert WORDS[game] in drawing
