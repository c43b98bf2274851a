"""Writes what the emblem of Great Western Trail is drawn from, as the game's files have it.

    .venv/bin/python -m tools.emblem_parts

The client is built without the program, so the emblem's part of the components goes to a file; a test checks that it
is up to date.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from newworlds.games import game

FILE: Final = Path(__file__).parent.parent / "web" / "src" / "games" / "gwt_new_zealand" / "emblem.json"
BUILDINGS: Final = ("2a", "3a", "4a", "5a")
FLOOD: Final = ("flood", 3, "green")


def parts() -> dict[str, Any]:
    printing = game("gwt_new_zealand").setup(2).components
    trail, tiles = printing["trail"], printing["tiles"]
    letters = {node.get("letter") for node in trail["node"]}
    return {
        "trail": trail,
        "neutral": [tile for tile in tiles["neutral"] if tile["letter"] in letters],
        "personal": [tile for tile in tiles["personal"] if tile["id"] in BUILDINGS],
        "flood": next(tile for tile in tiles["hazard"] if (tile["type"], tile["vp"], tile["hand"]) == FLOOD),
    }


def text() -> str:
    return msgspec.json.format(msgspec.json.encode(parts()), indent=0).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
