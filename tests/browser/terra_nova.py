"""Plays Terra Nova by what the page shows and says."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator

from tests.browser.hands import Hand
from tests.browser.table_page import TablePage

_LIT_LABELS = """cells => cells
  .filter((cell) => cell.dataset.lit === 'true')
  .map((cell) => [cell.dataset.testid, cell.getAttribute('aria-label')])"""
_LABELS = "cells => cells.map((cell) => cell.getAttribute('aria-label'))"


class TerraNovaPlayer:
    """Finds the possible moves in the accessible names of the spaces, as a screen reader would."""

    def __init__(self, table: TablePage, hand: Hand, words: dict[str, str], seed: int = 1) -> None:
        self.table = table
        self.hand = hand
        self._words = words
        self._random = random.Random(seed)
        self._cells = table.page.locator('[data-testid^="hex-"]')

    def space(self, name: str) -> Locator:
        return self.table.part(name)

    def possible(self, what: str) -> list[str]:
        """The spaces where the page says this can be done: `pick`, `place_settler`, …"""
        said = self._words[f"ui.terra_nova.can.{what}"]
        found: list[list[str]] = self._cells.evaluate_all(_LIT_LABELS)
        return [name for name, label in found if label.endswith(said)]

    def board(self) -> list[str]:
        """Every space and what is on it, in words, without what can be done there."""
        possibilities = [
            re.escape(words) for code, words in self._words.items() if code.startswith("ui.terra_nova.can.")
        ]
        ending = re.compile(f", (?:{'|'.join(possibilities)})$")
        labels: list[str] = self._cells.evaluate_all(_LABELS)
        return [ending.sub("", label) for label in labels]

    def play(self) -> None:
        """One whole action: a stone if possible, so that the game ends, otherwise a settler."""
        if stones := self.possible("place_stone"):
            self.put(self._random.choice(stones))
        elif spaces := self.possible("place_settler"):
            self.put(self._random.choice(spaces))
        else:
            self.move_settler(self._random.choice(self.possible("pick")))

    def put(self, name: str) -> None:
        before = self.table.seq
        self.hand.press(self.space(name))
        if self.hand.aims_first:
            self._do_it(name)
        self.table.wait_until_asked(after=before)

    def move_settler(self, name: str) -> None:
        self.lift(name)
        self.put(self._random.choice(self.possible("move_settler")))

    def lift(self, name: str) -> None:
        self.hand.press(self.space(name))
        self.table.part("cancel").wait_for()

    def place_all(self) -> None:
        while self.possible("place_settler"):
            self.play()

    def play_to_the_end(self) -> None:
        self.table.wait_until_asked()
        while not self.table.is_over:
            self.play()

    def _do_it(self, name: str) -> None:
        """Randomly one of the two ways: pressing the same space again, or the button."""
        self.table.part("confirm").wait_for()
        is_by_button = self._random.random() < 0.5
        self.hand.press(self.table.part("confirm") if is_by_button else self.space(name))
