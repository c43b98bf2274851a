"""Ways to press something: with a mouse, with a finger, with the keyboard alone, or by script."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Locator, Page


class Hand(Protocol):
    aims_first: bool
    """A finger covers what it points at: the first press only aims."""

    def press(self, target: Locator) -> None: ...


class Mouse:
    aims_first = False

    def press(self, target: Locator) -> None:
        target.click()


class Finger:
    aims_first = True

    def press(self, target: Locator) -> None:
        target.tap()


class Shortcut:
    """Dispatches a click by script, for long games where real presses would take too long."""

    aims_first = False
    _PRESS = """(target) => {
      target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }))
      target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }"""

    def press(self, target: Locator) -> None:
        target.evaluate(self._PRESS)


class Keyboard:
    """Tab goes to the board, N to the next possible space, Enter presses; `spaces` is the prefix of their names."""

    aims_first = False
    _MOST_STEPS = 200

    def __init__(self, page: Page, spaces: str = "hex-") -> None:
        self.page = page
        self.spaces = spaces

    def press(self, target: Locator) -> None:
        wanted = target.get_attribute("data-testid") or ""
        self.walk_to(wanted)
        self.page.keyboard.press("Enter")

    def walk_to(self, wanted: str) -> None:
        if not self.focused().startswith(self.spaces):
            self.tab_to(self.spaces)
        for _ in range(self._MOST_STEPS):
            if self.focused() == wanted:
                return
            self.page.keyboard.press("n")
        raise AssertionError(f"N never came to {wanted}")

    def tab_to(self, name: str) -> None:
        """Press Tab until the focus is on the part whose name starts with this."""
        for _ in range(self._MOST_STEPS):
            if self.focused().startswith(name):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never came to {name}")

    def focused(self) -> str:
        """The name of the focused element; a radio button goes by the name of its group."""
        name: str = self.page.evaluate(
            "document.activeElement?.closest('[data-testid]')?.dataset.testid ?? document.activeElement?.tagName ?? ''"
        )
        return name
