"""People who come to a table, each with their own browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.home_page import HomePage
from tests.browser.table_page import TablePage
from tests.browser.witness import Witness
from tools.chromium import require_chromium

Language = Literal["en", "fr"]
Theme = Literal["light", "dark"]

PATIENCE_MS = 60_000
_AT_EASE = """try {
  localStorage.setItem('newworlds.hints', '{"isOn": false}')
  localStorage.setItem('newworlds.turn_ending.explained', 'yes')
  const uncover = () => document.querySelector('[data-testid="curtain-open"]')?.click()
  new MutationObserver(uncover).observe(document, { childList: true, subtree: true })
} catch {}"""
_LOCALES = {"en": "en-GB", "fr": "fr-FR"}
_QUIET = ("--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-component-update")


@dataclass(frozen=True)
class Device:
    width: int
    height: int
    has_touch: bool


DESK = Device(1440, 900, has_touch=False)
PHONE = Device(390, 844, has_touch=True)


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=require_chromium(), args=_QUIET)
        yield browser
        browser.close()


class Guest:
    """`is_still` requests reduced motion, as some people do; it also makes the tests faster.

    Those `at ease` have switched hints off and know that turns are private, and whoever is next at the same screen
    uncovers the table at once.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        device: Device = DESK,
        language: Language = "en",
        theme: Theme = "light",
        is_still: bool = True,
        is_at_ease: bool = True,
        has_worker: bool = False,
    ) -> None:
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": device.width, "height": device.height},
            has_touch=device.has_touch,
            is_mobile=device.has_touch,
            locale=_LOCALES[language],
            color_scheme=theme,
            reduced_motion="reduce" if is_still else "no-preference",
            service_workers="allow" if has_worker else "block",
        )
        self.context.set_default_timeout(PATIENCE_MS)
        if is_at_ease:
            self.context.add_init_script(_AT_EASE)
        self.has_touch = device.has_touch
        self.witness = Witness(self.context)
        if not has_worker:
            self.witness.expect("Service Worker registration blocked")
        self.page: Page = self.context.new_page()
        self.home = HomePage(self.page)
        self.table = TablePage(self.page)

    def sit_down(self, link: str, name: str) -> None:
        self.page.goto(link)
        self.table.part("join-name").fill(name)
        self.table.part("join").click()

    def leave(self) -> None:
        self.context.close()
