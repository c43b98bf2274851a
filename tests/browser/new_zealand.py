"""Someone who plays Great Western Trail: New Zealand by what the page shows: on the table, or in the panel."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Literal

from playwright.sync_api import Locator, expect

import newworlds
from newworlds.core.record import Record, SeatRecord, record_from_json
from tests.browser.hands import Hand
from tests.browser.table_page import TablePage
from tests.server.playing import Json

GAME = "gwt_new_zealand"

_GAMES_OF_BOTS = Path(__file__).parents[1] / "golden" / GAME
_NAMES = ("Ada", "Ben", "Cleo")

_IS_ASKED = """(seq) => {
  const shown = document.querySelector('[data-testid="table"]')
  const panel = '[data-testid="decision"]'
  const asks = [`${panel} [data-testid="move"]`, `${panel} [data-lit="true"]`, '[data-testid="show-sheet"]']
  return shown && Number(shown.dataset.seq) > seq && document.querySelector(asks) !== null
}"""

# Which thing a move is made with.
_THINGS = {
    "act": "act-{action}",
    "auxiliary": "aux-{action}",
    "build_at": "node-{space}",
    "buy_bonus_card": "pile-{pile}",
    "choose_building": "building-{building}",
    "deliver": "counter-{counter}",
    "discard": "card-{card}",
    "forecast": "forecast-{space}",
    "hire": "job-{row}-{worker}",
    "hold_back": "card-{card}",
    "play_card": "card-{card}",
    "remove_hazard": "node-{space}",
    "sail": "sea-{to}",
    "start_at": "node-{space}",
    "step": "node-{to}",
    "take_disc": "disc-{space}",
}

# May be done at almost any time; nothing that a turn needs.
_BESIDES = ("play_card", "buy_bonus_card", "exchange", "exchange_two", "auxiliary", "done")

Way = Literal["table", "panel"]


@cache
def game_of_bots(players: int) -> Record:
    return record_from_json((_GAMES_OF_BOTS / f"rules1-players{players}.json").read_bytes())


def begun(players: int, decisions: int) -> Record:
    names = [SeatRecord(name) for name in _NAMES[:players]]
    return newworlds.replay(game_of_bots(players), upto=decisions).record(names)


def thing(move: Json) -> str | None:
    """The name of what the move is made with on the table."""
    return _THINGS[move["kind"]].format(**move) if move["kind"] in _THINGS else None


class NewZealandPlayer:
    def __init__(self, table: TablePage, hand: Hand, seed: int = 1) -> None:
        self.table = table
        self.hand = hand
        self.played: list[tuple[str, Way]] = []
        self._random = random.Random(seed)

    # ---- what the page shows

    def listed(self) -> list[Json]:
        """The moves of the panel, from the top; the location's own actions come before them."""
        found = self._buttons().evaluate_all("all => all.map((button) => button.dataset.move)")
        return [json.loads(move) for move in found]

    def actions(self) -> list[Json]:
        lit = self.table.part("decision").locator('[data-testid^="act-"][data-lit="true"]')
        names: list[str] = lit.evaluate_all("all => all.map((button) => button.dataset.testid)")
        return [{"kind": "act", "action": name.removeprefix("act-")} for name in names]

    def possible(self) -> list[Json]:
        return self.actions() + self.listed()

    def kinds(self) -> set[str]:
        return {kind for kind, _ in self.played}

    def lit(self, name: str) -> Locator:
        """Of cards that are alike, the first."""
        return self.table.page.locator(f'[data-testid="{name}"][data-lit="true"]').first

    def wait_until_asked(self, after: int = -1) -> None:
        """As at every table; here the panel has every move."""
        self.table.page.wait_for_function(_IS_ASKED, arg=after)

    # ---- what can be done

    def play(self, move: Json, way: Way = "table") -> None:
        before = self.table.seq
        self.press(move, way)
        self.wait_until_asked(after=before)

    def press(self, move: Json, way: Way = "table") -> None:
        """On the table where it is lit there, else in the panel."""
        name = thing(move)
        if name and (way == "table" or move["kind"] == "act") and self.lit(name).count() > 0:
            self._play_on_the_table(name, move)
            self.played.append((move["kind"], "table"))
        else:
            self.hand.press(self._button(move))
            self.played.append((move["kind"], "panel"))

    def play_as(self, moves: list[Json]) -> None:
        """By turns on the table and in the panel."""
        for number, move in enumerate(moves):
            self.play(move, "panel" if number % 2 else "table")

    def play_turn(self) -> None:
        """Anything that is asked, until only the way out is left."""
        while True:
            moves = self.possible()
            asked = [move for move in moves if move["kind"] not in _BESIDES]
            self.play(self._random.choice(asked or [moves[-1]]))
            if self.played[-1][0] == "done" and not self.actions():
                return

    # ---- how it is done

    def _play_on_the_table(self, name: str, move: Json) -> None:
        """A thing with several moves opens them in the panel; a finger only aims at first."""
        is_one_of_many = sum(thing(other) == name for other in self.possible()) > 1
        self.hand.press(self.lit(name))
        if is_one_of_many:
            self.hand.press(self._button(move))
        elif self.hand.aims_first:
            self.hand.press(self.table.part("confirm"))

    def _buttons(self) -> Locator:
        return self.table.part("decision").get_by_test_id("move")

    def _button(self, move: Json) -> Locator:
        return self._buttons().nth(self.listed().index(move))


def must_be_in_sight(part: Locator) -> None:
    """All of it, not only an edge."""
    expect(part).to_be_in_viewport(ratio=0.99)
