"""Retakes the screenshots in the documentation: `python -m tests.browser.pictures OUT` (`./play --setup` first).

Each game in `scenes/`, after its last recorded move, in both languages, light and dark, on a desk and on a phone.
"""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from newworlds.core.record import record_from_json
from tests.browser.begun_games import open_begun
from tests.browser.guests import DESK, PHONE, Guest, Language, Theme, chromium
from tests.browser.serving import GameServer

SCENES = Path(__file__).parent / "scenes"
DEVICES = {"desk": DESK, "phone": PHONE}
LANGUAGES: tuple[Language, ...] = ("en", "fr")
THEMES: tuple[Theme, ...] = ("light", "dark")


def take_pictures(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as place, GameServer(Path(place)) as server, chromium() as browser:
        for scene, device, language, theme in product(sorted(SCENES.iterdir()), DEVICES, LANGUAGES, THEMES):
            file = folder / f"{scene.stem}-{device}-{language}-{theme}.png"
            _take(scene, file, server, Guest(browser, server.address, DEVICES[device], language, theme))
            print(file)


def _take(scene: Path, file: Path, server: GameServer, guest: Guest) -> None:
    open_begun(guest, server, record_from_json(scene.read_bytes()))
    guest.page.evaluate("document.fonts.ready")
    guest.page.screenshot(path=file)
    guest.leave()


if __name__ == "__main__":
    take_pictures(Path(sys.argv[1]))
