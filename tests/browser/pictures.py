"""Retakes screenshots (`./play --setup` first): `python -m tests.browser.pictures` those of the README.

`python -m tests.browser.pictures OUT` takes many more, to look at, in both languages and on three devices: every page,
each game in `scenes/` after its last recorded move, also in the dark and with all that can be opened there, the
beginning of its lesson and its score sheet; and what people see of each other.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from newworlds.core.record import record_from_json
from newworlds.games import IDS
from tests.browser.begun_games import open_begun, whole_game
from tests.browser.club_pictures import club, take_club
from tests.browser.guests import DESK, PHONE, Device, Guest, Language, Theme, chromium
from tests.browser.serving import GameServer

SCENES = Path(__file__).parent / "scenes"
DEVICES = {"desk": DESK, "tablet": Device(820, 1180, has_touch=True), "phone": PHONE}
LANGUAGES: tuple[Language, ...] = ("en", "fr")
THEMES: tuple[Theme, ...] = ("light", "dark")
PAGES = {
    "gallery": "/gallery",
    "about": "/about",
    "fair-dealing": "/fair-dealing",
    "privacy": "/privacy",
    "lobby": "/lobby",
    "leaderboards": "/leaderboards",
    "me": "/me",
    "friends": "/friends",
    "notifications": "/notifications",
    "unfinished": "/unfinished",
    "profile": "/p/me",
    "lost": "/nowhere",
    **{f"{kind}-{game}": f"/{kind}/{game}" for kind in ("rules", "gallery", "learn") for game in IDS},
}
OPENED = {
    "back": "history-back",
    "since": "meanwhile",
    "rules-beside": "rules",
    "menu": "table-menu",
    "log": "log-toggle",
    "choices": "choice-list-toggle",
}
"""What is shown by pressing something at a table, and what is pressed."""
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
    with TemporaryDirectory() as place, GameServer(Path(place)) as server, club() as people, chromium() as browser:
        for device, language in product(DEVICES, LANGUAGES):

            def guest(theme: Theme = "light", at: str = device, speaks: Language = language) -> Guest:
                return Guest(browser, server.address, DEVICES[at], speaks, theme)

            def file(name: str, ending: str = f"{device}-{language}") -> Path:
                return folder / f"{name}-{ending}.png"

            def save(name: str, seen: Guest, file: Callable[[str], Path] = file) -> None:
                _save(file(name), seen)

            take_home(file("home"), guest())
            for name, address in PAGES.items():
                _take_page(address, file(name), guest())
            for game in IDS:
                for theme in THEMES:
                    _take(SCENES / f"{game}.json", file(f"{game}-{theme}"), server, guest(theme))
                for name, pressed in OPENED.items():
                    _take_opened(SCENES / f"{game}.json", pressed, file(f"{game}-{name}"), server, guest())
                _take_end(game, file(f"{game}-over"), server, guest())
            take_club(people, partial(Guest, browser, people.address, DEVICES[device], language), save)


def _take_page(address: str, file: Path, guest: Guest) -> None:
    guest.page.goto(address)
    guest.page.locator("main h1").first.wait_for(state="attached")
    guest.page.wait_for_load_state("networkidle")
    guest.page.evaluate("document.fonts.ready")
    _save(file, guest)


def _take_opened(scene: Path, pressed: str, file: Path, server: GameServer, guest: Guest) -> None:
    """Not every game has everything: the trail's choices are always listed."""
    open_begun(guest, server, record_from_json(scene.read_bytes()))
    if guest.table.part(pressed).count() > 0:
        guest.table.part(pressed).first.click()
        guest.page.wait_for_load_state("networkidle")
        _save(file, guest)


def _take_end(game: str, file: Path, server: GameServer, guest: Guest) -> None:
    open_begun(guest, server, whole_game(game, "reference"))
    guest.table.part("score-curve").wait_for()
    guest.table.part("sheet-row-0").click()
    _save(file, guest)


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
