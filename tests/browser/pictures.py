"""Retakes screenshots (`./play --setup` first): `python -m tests.browser.pictures` those of the README.

`python -m tests.browser.pictures OUT` takes many more, to look at: each game in `scenes/`, after its last recorded
move, in both languages, light and dark, on a desk and on a phone.
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
README: dict[str, Theme] = {
    "terra_nova": "light",
    "mayflower": "light",
    "gold_rush": "dark",
    "gwt_new_zealand": "light",
}
README_FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
JPEG_QUALITY = 88


def retake_those_of_the_readme() -> None:
    with TemporaryDirectory() as place, GameServer(Path(place)) as server, chromium() as browser:
        for game, theme in README.items():
            file = README_FOLDER / f"{game}.jpg"
            _take(SCENES / f"{game}.json", file, server, Guest(browser, server.address, theme=theme))
        take_home(README_FOLDER / "home.jpg", Guest(browser, server.address))


def take_home(file: Path, guest: Guest) -> None:
    """As whoever comes for the first time sees it, two stones later."""
    guest.page.goto("/")
    for gap in (0, 1):
        guest.page.get_by_test_id(f"gap-{gap}").click()
    guest.page.evaluate("document.fonts.ready")
    guest.page.wait_for_load_state("networkidle")
    _save(file, guest)


def take_all(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as place, GameServer(Path(place)) as server, chromium() as browser:
        for scene, device, language, theme in product(sorted(SCENES.iterdir()), DEVICES, LANGUAGES, THEMES):
            file = folder / f"{scene.stem}-{device}-{language}-{theme}.png"
            _take(scene, file, server, Guest(browser, server.address, DEVICES[device], language, theme))
        for device, language, theme in product(DEVICES, LANGUAGES, THEMES):
            guest = Guest(browser, server.address, DEVICES[device], language, theme)
            take_home(folder / f"home-{device}-{language}-{theme}.png", guest)


def _take(scene: Path, file: Path, server: GameServer, guest: Guest) -> None:
    """A scene is dealt again from its seed, of which the table warns; people's tables are dealt fairly and do not."""
    open_begun(guest, server, record_from_json(scene.read_bytes()))
    guest.table.part("dealing-badge").evaluate("badge => badge.remove()")
    guest.page.evaluate("document.fonts.ready")
    _save(file, guest)


def _save(file: Path, guest: Guest) -> None:
    guest.page.screenshot(path=file, quality=JPEG_QUALITY if file.suffix == ".jpg" else None)
    guest.leave()
    print(file)


if __name__ == "__main__":
    if sys.argv[1:]:
        take_all(Path(sys.argv[1]))
    else:
        retake_those_of_the_readme()
