"""A player of Great Western Trail who uses the panel, and now and then presses the things themselves."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from tests.browser.table_page import TablePage

_OFFERED = """() => ({
  seq: Number(document.querySelector('[data-testid="table"]').dataset.seq),
  moves: [...document.querySelectorAll('[data-testid="move"]')].map((button) => button.dataset.move),
  acts: [...document.querySelectorAll('[data-testid^="act-"].lit')].map((button) => button.dataset.testid),
  spots: [...document.querySelectorAll('[data-testid="board"] [data-lit="true"]:not([data-testid^="act-"])')]
    .map((thing) => thing.dataset.spot),
})"""

_PRESS = """([kind, what]) => {
  const wanted = kind === 'move' ? (e) => e.dataset.move === what : (e) => (e.dataset.spot || e.dataset.testid) === what
  const all = document.querySelectorAll(kind === 'move' ? '[data-testid="move"]' : `[data-lit="true"]`)
  const found = [...all].find((e) => wanted(e) || e.dataset.testid === what)
  found.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}"""

_EAGERNESS = {"done": 1, "exchange": 0.2, "hold_back": 0.2, "auxiliary": 0.7, "draw": 0.7}


class WesternPlayer:
    """`pressed` counts what was pressed on the table itself, `kinds` are the kinds of moves seen in the panel."""

    def __init__(self, table: TablePage, seed: int) -> None:
        self.table = table
        self.chance = Random(seed)
        self.pressed = 0
        self.kinds: set[str] = set()

    def play_to_the_end(self, most: int = 600) -> None:
        for _ in range(most):
            if self.table.is_over:
                return
            self.play()

    def play(self) -> None:
        offered = self.table.page.evaluate(_OFFERED)
        self.kinds |= {json.loads(move)["kind"] for move in offered["moves"]}
        if offered["spots"] and self.chance.random() < 0.3:
            self._press_thing(self.chance.choice(offered["spots"]))
        else:
            self._choose(offered)
        self.wait(offered["seq"])

    def _press_thing(self, spot: str) -> None:
        """Where several moves are possible, the panel asks which."""
        self.pressed += 1
        seq = self.table.seq
        self.table.page.evaluate(_PRESS, ["spot", spot])
        back = self.table.page.locator(".back")
        if back.count() and self.table.seq == seq:
            self.table.part("move").first.click()

    def _choose(self, offered: dict[str, Any]) -> None:
        options = [("move", move) for move in offered["moves"]] + [("act", act) for act in offered["acts"]]
        wishes = [_EAGERNESS.get(json.loads(what)["kind"], 3) if kind == "move" else 6 for kind, what in options]
        [(kind, what)] = self.chance.choices(options, wishes)
        self.table.page.evaluate(_PRESS, [kind, what])

    def wait(self, after: int) -> None:
        """Until a newer view asks something of this browser, or the game is over."""
        self.table.page.wait_for_function(
            """(after) => Number(document.querySelector('[data-testid="table"]').dataset.seq) > after &&
               document.querySelector('[data-testid="move"], .action.lit, [data-testid="show-sheet"]') !== null""",
            arg=after,
        )
