"""People at one table, each with their own browser, and what they say to each other."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.guests import Guest


class Talk:
    """The chat of a table, as one of those who have it open sees it."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.part = guest.table.part

    def open(self) -> None:
        self.part("chat-toggle").click()
        expect(self.part("chat")).to_be_visible()

    def say(self, words: str) -> None:
        self.part("chat-text").fill(words)
        self.part("chat-send").click()
        expect(self.part("chat-text")).to_have_value("")

    def say_phrase(self, phrase: str) -> None:
        if self.part("chat-phrases").get_attribute("aria-expanded") == "false":
            self.part("chat-phrases").click()
        self.part(f"phrase-{phrase}").click()

    def expect_last(self, words: str) -> None:
        expect(self.part("chat-line").last.locator("p")).to_have_text(words)

    def expect_unread(self, count: int) -> None:
        expect(self.part("chat-unread")).to_have_text(str(count))
