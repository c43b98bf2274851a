"""A newcomer in a guided game: reads on, presses what is ringed, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator

from tests.browser.guests import DESK, PHONE, Guest

_STANDS = """() => {
  const shown = (name) => document.querySelector(`[data-testid="${name}"]`) !== null
  if (shown('show-sheet')) return 'over'
  const teacher = document.querySelector('[data-testid="teacher"]')
  if (!teacher || teacher.dataset.waits === 'false') return null
  for (const name of ['lesson-next', 'lesson-show', 'aim']) if (shown(name)) return name
  return teacher.dataset.free === 'true' && document.querySelector('[data-testid="board"] [data-lit="true"]')
    ? 'free' : null
}"""

# Rings follow what they surround from frame to frame.
_LIT = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  const names = document.querySelector('[data-testid="teacher"]').dataset.lights.split(' ').filter(Boolean)
  const things = names.filter((name) => !name.startsWith('tab-'))
  return document.querySelectorAll('[data-testid="spotlight"]').length === things.length
}"""

_A_LOOK_MS = 60


class Newcomer:
    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.decisions = 0

    def begin(self, game: str) -> None:
        self.page.goto(f"/learn/{game}")
        self.page.wait_for_url("**/t/*")

    def stand(self) -> str:
        """What the page asks for: reading on, showing, pressing; `free` when the player is left alone, or `over`."""
        return str(self.page.wait_for_function(_STANDS).json_value())

    def follow(self, until: Callable[[str], bool] = lambda _: False) -> str:
        """As long as the lesson leads the way."""
        while (stand := self.stand()) not in ("free", "over") and not until(stand):
            self.is_shown_what_is_spoken_of()
            self.take(stand)
        return stand

    def is_shown_what_is_spoken_of(self) -> None:
        """Each thing in a ring, on a wide screen and on a phone."""
        if not self.page.get_by_test_id("teacher").get_attribute("data-lights"):
            return
        own = self.page.viewport_size
        for device in (DESK, PHONE):
            self.page.set_viewport_size({"width": device.width, "height": device.height})
            self.page.wait_for_function(_LIT)
        if own:
            self.page.set_viewport_size(own)

    def take(self, stand: str) -> None:
        if stand == "aim":
            self._press(self.page.get_by_test_id("aim").first)
        else:
            self.guest.page.get_by_test_id(stand).click()

    def saying(self) -> str:
        return self.page.get_by_test_id("saying").inner_text()

    def _press(self, ring: Locator) -> None:
        """In the middle of the ring, once it rests: a map that is being zoomed takes it along."""
        box = ring.bounding_box()
        while True:
            self.page.wait_for_timeout(_A_LOOK_MS)
            before, box = box, ring.bounding_box() if ring.count() else None
            if box == before:
                break
        if box is None:
            return
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.guest.has_touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
