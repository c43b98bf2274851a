"""The browsers that can draw without a window."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

VARIABLE = "NEWWORLDS_CHROMIUM"
_NAMES = (
    *("chromium", "chromium-headless-shell", "chromium-browser", "google-chrome", "google-chrome-stable"),
    *("microsoft-edge", "brave-browser"),
)
_ELSEWHERE = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
"""Where they are on systems that do not put programs on the path."""


def installed_browser() -> Path | None:
    """The one that the environment names, else any of the Chromium family."""
    return next(_candidates(), None)


def _candidates() -> Iterator[Path]:
    if chosen := os.environ.get(VARIABLE):
        yield Path(chosen)
    yield from (Path(found) for name in _NAMES if (found := shutil.which(name)))
    yield from (Path(place) for place in _ELSEWHERE if Path(place).is_file())


def headless(browser: Path, profile: Path, address: str) -> tuple[str, ...]:
    """The command that opens a page without a window, in a profile of its own."""
    flags = (
        "--headless=new",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--force-prefers-reduced-motion",
        "--hide-scrollbars",
        "--no-default-browser-check",
        "--no-first-run",
        "--window-size=1600,1200",
        f"--user-data-dir={profile}",
        # Otherwise it may end as soon as the page is loaded.
        "--remote-debugging-port=0",
    )
    return (str(browser), *flags, *_as_root(), address)


def _as_root() -> tuple[str, ...]:
    """Chromium refuses to run as root with its sandbox; it shows nothing here but our own page."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return ("--no-sandbox",) if is_root else ()
