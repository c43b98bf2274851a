"""The home page and its form, as a person fills it in."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect


@dataclass(frozen=True)
class Seat:
    kind: str
    name: str = ""
    bot: str = ""


def here(name: str) -> Seat:
    return Seat("here", name)


def by_link() -> Seat:
    return Seat("link")


def open_to_all() -> Seat:
    return Seat("open")


def for_friend(person: str) -> Seat:
    """By their public id."""
    return Seat("friend", person)


def program(name: str) -> Seat:
    return Seat("program", name)


def bot(kind: str) -> Seat:
    return Seat("bot", bot=kind)


class HomePage:
    def __init__(self, page: Page) -> None:
        self.page = page

    def visit(self) -> None:
        self.page.goto("/")
        expect(self.page.get_by_test_id("open-table").first).to_be_visible()

    def show_form(self, game: str) -> None:
        self.visit()
        self.page.locator(f'[data-testid="open-table"][data-game="{game}"]').click()

    def open_table(self, game: str, *seats: Seat, **options: int | str) -> None:
        """Fill in the form and wait until the table is there, waiting for players or in play."""
        self.show_form(game)
        self.page.get_by_test_id("player-count").locator(f'input[value="{len(seats)}"]').check(force=True)
        for number, seat in enumerate(seats):
            self._fill_seat(number, seat)
        for option, value in options.items():
            self._choose(game, option, value)
        self.page.get_by_test_id("start").click()
        self.page.wait_for_url("**/t/*")

    def _fill_seat(self, number: int, seat: Seat) -> None:
        self.page.get_by_test_id(f"seat-kind-{number}").select_option(seat.kind)
        if seat.kind in ("here", "program"):
            self.page.get_by_test_id(f"seat-name-{number}").fill(seat.name)
        elif seat.kind == "friend":
            self.page.get_by_test_id(f"seat-friend-{number}").select_option(seat.name)
        elif seat.kind == "bot":
            choice = self.page.get_by_test_id(f"seat-bot-{number}")
            choice.locator(f'input[value="{seat.bot}"]').check(force=True)

    def _choose(self, game: str, option: str, value: int | str) -> None:
        field: Locator = self.page.locator(f"#option-{game}-{option}")
        if not field.is_visible():
            self.page.get_by_test_id("options").locator("summary").click()
        if isinstance(value, int):
            field.fill(str(value))
            field.blur()
        else:
            field.select_option(value)
