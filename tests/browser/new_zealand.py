"""Plays Great Western Trail: New Zealand by what the page shows, on the table or in the panel."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Literal

from playwright.sync_api import Locator, expect

import newworlds
from newworlds.core.record import Record, SeatRecord, record_from_json
from tests.browser.hands import Hand, Shortcut
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

# The element on the table that each kind of move is made with.
_THINGS = {
    "act": "act-{action}",
    "add_sheep": "sheep-pile",
    "auxiliary": "aux-{action}",
    "build_at": "node-{space}",
    "buy_bonus_card": "pile-{pile}",
    "buy_sheep": "breed-{breed}",
    "choose_building": "building-{building}",
    "choose_port": "port-{port}",
    "choose_row": "worker-{worker}-1",
    "deliver": "counter-{counter}",
    "discard": "card-{card}",
    "draw_objective": "objective-pile",
    "exchange": "figure-tokens",
    "exchange_two": "figure-tokens",
    "forecast": "forecast-{space}",
    "hire": "job-{row}-{worker}",
    "hold_back": "card-{card}",
    "invest": "tile-{row}-{column}",
    "play_card": "card-{card}",
    "remove_hazard": "node-{space}",
    "sail": "sea-{to}",
    "spend_certificates": "certificates",
    "start_at": "node-{space}",
    "step": "node-{to}",
    "take_disc": "disc-{space}",
    "take_objective": "objective-{card}",
    "take_sheep": "breed-{breed}",
    "take_warehouse": "pair-{pair}",
    "walk": "node-{to}",
}

# The weight of each kind of move in a random choice; kinds not listed weigh `_READILY`.
_EAGERNESS = {"act": 6, "auxiliary": 0.7, "done": 1, "draw": 0.7, "exchange": 0.2, "hold_back": 0.2, "react": 0.2}
_READILY = 3

Way = Literal["table", "panel"]


@cache
def game_of_bots(players: int) -> Record:
    """Under the latest rules."""
    games = sorted(_GAMES_OF_BOTS.glob(f"rules*-players{players}.json"))
    return record_from_json(games[-1].read_bytes())


def begun(players: int, decisions: int) -> Record:
    names = [SeatRecord(name) for name in _NAMES[:players]]
    return newworlds.replay(game_of_bots(players), upto=decisions).record(names)


def first(kind: str, players: int = 2) -> int:
    """The number of decisions before the first move of this kind."""
    return next(number for number, move in enumerate(game_of_bots(players).moves) if move["kind"] == kind)


def thing(move: Json) -> str | None:
    """The name of the element on the table that the move is made with."""
    return _THINGS[move["kind"]].format(**move) if move["kind"] in _THINGS else None


class NewZealandPlayer:
    """Plays by hand; in long games, mostly by script."""

    def __init__(self, table: TablePage, hand: Hand, seed: int = 1) -> None:
        self.table = table
        self.played: list[tuple[str, Way]] = []
        self._hand = hand
        self._shortcut = Shortcut()
        self._random = random.Random(seed)

    # ---- what the page shows

    def listed(self) -> list[Json]:
        """The moves in the panel, from top to bottom, without the location's own actions."""
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
        """The first one, if several cards are identical."""
        return self.table.page.locator(f'[data-testid="{name}"][data-lit="true"]').first

    def wait_until_asked(self, after: int = -1) -> None:
        """As at every table, except that here the panel lists every move."""
        self.table.page.wait_for_function(_IS_ASKED, arg=after)

    # ---- making moves

    def play(self, move: Json, way: Way = "table") -> None:
        self._play(move, way, self._hand)

    def press(self, move: Json, way: Way = "table") -> None:
        """On the table if the move is lit there, otherwise in the panel."""
        self._press(move, way, self._hand)

    def play_anything(self, by_hand: float) -> None:
        """One random decision; `by_hand` is the probability of making it by hand rather than by script."""
        options = self.possible()
        [move] = self._random.choices(options, [_EAGERNESS.get(option["kind"], _READILY) for option in options])
        way: Way = "table" if self._random.random() < 0.5 else "panel"
        self._play(move, way, self._hand if self._random.random() < by_hand else self._shortcut)

    # ---- implementation

    def _play(self, move: Json, way: Way, hand: Hand) -> None:
        before = self.table.seq
        self._press(move, way, hand)
        self.wait_until_asked(after=before)

    def _press(self, move: Json, way: Way, hand: Hand) -> None:
        name = thing(move)
        if name and (way == "table" or move["kind"] == "act") and self.lit(name).count() > 0:
            self._press_on_the_table(name, move, hand)
            self.played.append((move["kind"], "table"))
        else:
            hand.press(self._button(move))
            self.played.append((move["kind"], "panel"))

    def _press_on_the_table(self, name: str, move: Json, hand: Hand) -> None:
        """An element with several moves lists them in the panel; the first touch only aims."""
        is_one_of_many = sum(thing(other) == name for other in self.possible()) > 1
        hand.press(self.lit(name))
        if is_one_of_many:
            hand.press(self._button(move))
        elif hand.aims_first:
            hand.press(self.table.part("confirm"))

    def _buttons(self) -> Locator:
        """Without single steps, which are folded away where one can walk anywhere."""
        return self.table.part("decision").locator('[data-testid="move"]:visible')

    def _button(self, move: Json) -> Locator:
        return self._buttons().nth(self.listed().index(move))


def must_be_in_sight(part: Locator) -> None:
    """All of it, not just an edge."""
    expect(part).to_be_in_viewport(ratio=0.99)
