"""The pictures of the papers, taken anew: `python -m tests.browser.pictures OUT` (`./play --setup` first).

One position of each game in both languages, light and dark, on a desk and on a phone.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.begun_games import come_to
from tests.browser.guests import DESK, PHONE, Guest, Language, Theme, chromium
from tests.browser.serving import GameServer

DEVICES = {"desk": DESK, "phone": PHONE}
LANGUAGES: tuple[Language, ...] = ("en", "fr")
THEMES: tuple[Theme, ...] = ("light", "dark")


@dataclass(frozen=True)
class Scene:
    """A game between greedy bots, after so many decisions."""

    game: str
    names: tuple[str, ...]
    seed: int
    decisions: int


SCENES = (Scene("terra_nova", ("Rosanna", "Gaetano", "Inès"), seed=4, decisions=102),)


def take_pictures(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as place, GameServer(Path(place)) as server, chromium() as browser:
        for scene, device, language, theme in product(SCENES, DEVICES, LANGUAGES, THEMES):
            file = folder / f"{scene.game}-{device}-{language}-{theme}.png"
            _take(server, scene, Guest(browser, server.address, DEVICES[device], language, theme), file)
            print(file)


def _take(server: GameServer, scene: Scene, guest: Guest, file: Path) -> None:
    come_to(guest, server, scene.game, scene.decisions, scene.names, bot="greedy", seed=scene.seed)
    guest.page.evaluate("document.fonts.ready")
    guest.page.screenshot(path=file)
    guest.leave()


if __name__ == "__main__":
    take_pictures(Path(sys.argv[1]))
