"""A table in play, whatever the game: what the page shows, and what to wait for."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

LIT = '[data-testid="board"] [data-lit="true"]'

_SHOWS = """([seq, lit]) => {
  document.querySelector('[data-testid="end-turn"]:enabled')?.click()
  const table = document.querySelector('[data-testid="table"]')
  const isAsked = document.querySelector(lit) || document.querySelector('[data-testid="show-sheet"]')
  return table && Number(table.dataset.seq) > seq && isAsked !== null
}"""


def number(text: str) -> int:
    """Parses a number as printed on the page, with a true minus sign."""
    return int(text.replace("\N{MINUS SIGN}", "-"))


class TablePage:
    def __init__(self, page: Page) -> None:
        self.page = page

    def part(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    @property
    def seq(self) -> int:
        return int(self.part("table").get_attribute("data-seq") or 0)

    @property
    def id(self) -> str:
        return self.page.url.rpartition("/")[2].partition("?")[0]

    @property
    def is_over(self) -> bool:
        return self.part("show-sheet").count() > 0

    def wait_until_asked(self, after: int = -1) -> None:
        """Wait until a view newer than `after` is shown and this browser is asked something, or the game is over.

        Whoever has decided everything ends the turn.
        """
        self.page.wait_for_function(_SHOWS, arg=[after, LIT])

    def wait_for_view(self, seq: int) -> None:
        expect(self.part("table")).to_have_attribute("data-seq", str(seq))

    def scores(self) -> list[int]:
        found = self.page.locator('[data-testid^="score-"][data-value]')
        return [int(value or 0) for value in found.evaluate_all("all => all.map((e) => e.dataset.value)")]

    def totals(self) -> list[int]:
        return [number(text) for text in self.page.locator('[data-testid^="total-"]').all_inner_texts()]

    def log_lines(self) -> list[str]:
        """The newest turn first, each top-down, even while the log is folded."""
        return self.part("log-line").all_text_contents()

    def newest_line(self) -> str:
        turns = self.part("log-turn").filter(has=self.part("log-line"))
        return turns.first.get_by_test_id("log-line").last.inner_text()

    def unfold_log_for_good(self) -> None:
        """The log opens by itself only where there is room; once opened by hand, it stays open everywhere."""
        toggle = self.part("log-toggle")
        toggle.click()
        if toggle.get_attribute("aria-expanded") == "false":
            toggle.click()
        expect(self.page.locator("#log-lines")).to_be_visible()

    def undo(self) -> None:
        before = self.seq
        self.part("undo").click()
        self.wait_until_asked(after=before)

    def download_record(self, folder: Path) -> Path:
        with self.page.expect_download() as waiting:
            self.part("record").click()
        file = folder / waiting.value.suggested_filename
        waiting.value.save_as(file)
        return file
