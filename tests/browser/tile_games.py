"""Plays Mayflower or Gold Rush by what the page shows: tries a tile, turns it, lays it, places a follower."""

from __future__ import annotations

import random
from typing import Protocol

from playwright.sync_api import CDPSession, Locator, Page

from tests.browser.hands import Finger, Hand, Mouse
from tests.browser.table_page import TablePage

Point = dict[str, float]

_IS_ASKED = """(seq) => {
  const shown = document.querySelector('[data-testid="table"]')
  const board = '[data-testid="board"]'
  const asks = [`${board} [data-lit="true"]`, `${board} [data-testid^="play-"]`, '[data-testid="show-sheet"]']
  return shown && Number(shown.dataset.seq) > seq && document.querySelector(asks) !== null
}"""

# Each choice on the map, whether a press at its centre reaches it, and the way from there to the centre of the map.
_CHOICES = """choices => choices.map((choice) => {
  const { x, y, width, height } = choice.querySelector('.area, .halo').getBoundingClientRect()
  const pane = choice.closest('[role="group"]').getBoundingClientRect()
  const [midX, midY] = [x + width / 2, y + height / 2]
  return {
    name: choice.dataset.testid,
    isInSight: document.elementFromPoint(midX, midY)?.closest('[data-testid]') === choice,
    away: { x: pane.x + pane.width * 0.6 - midX, y: pane.y + pane.height * 0.4 - midY },
  }
})"""

_MOST_DRAGS = 16
"""A map can be several screens wide."""
_FOLLOWERS = ("place_settler", "place_cowboy")


class MapHand(Hand, Protocol):
    """Can also drag the map."""

    def drag(self, page: Page, start: Point, end: Point) -> None: ...


class MapMouse(Mouse):
    def drag(self, page: Page, start: Point, end: Point) -> None:
        page.mouse.move(start["x"], start["y"])
        page.mouse.down()
        page.mouse.move(end["x"], end["y"], steps=3)
        page.mouse.up()


class MapFinger(Finger):
    def drag(self, page: Page, start: Point, end: Point) -> None:
        touch = page.context.new_cdp_session(page)
        half = {axis: (start[axis] + end[axis]) / 2 for axis in start}
        _touch(touch, "touchStart", start)
        for point in (half, end):
            _touch(touch, "touchMove", point)
        _touch(touch, "touchEnd")
        touch.detach()


def _touch(touch: CDPSession, kind: str, *points: Point) -> None:
    touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


class TilePlayer:
    def __init__(self, table: TablePage, hand: MapHand, seed: int = 1) -> None:
        self.table = table
        self.hand = hand
        self.played: list[str] = []
        self._random = random.Random(seed)

    # ---- what the page shows

    def places(self) -> list[str]:
        return self._names("place-")

    def targets(self) -> list[str]:
        return self._names("target-")

    def turns(self) -> int:
        return int(self.table.part("hand").get_attribute("data-turns") or 0)

    def wait_until_asked(self, after: int = -1) -> None:
        """As at every table, except that here the only choice may be a button."""
        self.table.page.wait_for_function(_IS_ASKED, arg=after)

    # ---- making moves

    def try_at(self, name: str, turns: int | None = None) -> None:
        """Tries the tile there; nothing is sent yet."""
        self._press_choice(name)
        self.table.part("confirm").wait_for()
        while turns is not None and self.turns() != turns:
            self.hand.press(self.table.part("tried-turn"))

    def confirm(self) -> None:
        self._and_wait(self.table.part("confirm"))

    def lay(self) -> None:
        """Turns the tile in hand, tries it somewhere, turns it there and lays it."""
        self.hand.press(self.table.part(self._random.choice(["turn-left", "turn-right", "hand"])))
        place = self._random.choice(self.places())
        self.try_at(place)
        if self.table.part("tried-turn").count() > 0:
            before = self.turns()
            self.hand.press(self.table.part("tried-turn"))
            assert self.turns() != before
        self._do_it(self.table.part(place))
        self.played.append("lay_tile")

    def place_follower(self) -> None:
        """On the map, by name, or on the large tile beside the map."""
        options, spots = self.table.part("option"), self.table.part("laid").locator(".spot")
        if not self.hand.aims_first:
            self._press_choice(self._random.choice(self.targets()))
        elif self._random.random() < 0.5:
            self.hand.press(self._random.choice(options.all()))
        else:
            self.hand.press(self._random.choice(spots.all()).locator(".halo"))
        self.confirm()
        self.played.append("follower")

    def pitch_tent(self) -> None:
        if self.table.part("mode-place_tent").count() > 0:
            self.hand.press(self.table.part("mode-place_tent"))
        target = self._random.choice(self.targets())
        self._press_choice(target)
        self._do_it(self.table.part(target))
        self.played.append("place_tent")

    def choose_scoring(self) -> None:
        self.hand.press(self.table.part("option").first)
        self.confirm()
        self.played.append("choose_scoring")

    def press_button(self, kind: str) -> None:
        self._and_wait(self.table.part(f"play-{kind}"))
        self.played.append(kind)

    # ---- whole turns

    def play(self) -> None:
        """One decision: a follower first, then tokens whenever possible, one tent, and more followers."""
        if self.places():
            self.lay()
        elif self._shown_kind() == "choose_scoring":
            self.choose_scoring()
        elif self._shown_kind() in _FOLLOWERS and "follower" not in self.played:
            self.place_follower()
        elif self.table.part("play-take_token").count() > 0:
            self.press_button("take_token")
        elif self._can_pitch() and "place_tent" not in self.played:
            self.pitch_tent()
        elif self._shown_kind() in _FOLLOWERS:
            self.place_follower()
        else:
            self.press_button("skip")

    def play_tiles(self, count: int) -> None:
        """Until the player has laid this many more tiles and finished those turns."""
        wanted = self.played.count("lay_tile") + count
        self.wait_until_asked()
        while self.played.count("lay_tile") < wanted or not self.places():
            self.play()

    def play_to_the_end(self) -> None:
        self.wait_until_asked()
        while not self.table.is_over:
            self.play()

    # ---- implementation

    def _names(self, beginning: str) -> list[str]:
        found = self.table.page.locator(f'[data-testid="board"] [data-testid^="{beginning}"]')
        names: list[str] = found.evaluate_all("all => all.map((one) => one.dataset.testid)")
        return names

    def _shown_kind(self) -> str:
        """The kind of move that the choices on the map represent."""
        targets = self.targets()
        key = self.table.part(targets[0]).get_attribute("data-key") if targets else None
        return (key or "").partition(" ")[0]

    def _can_pitch(self) -> bool:
        return self._shown_kind() == "place_tent" or self.table.part("mode-place_tent").count() > 0

    def _press_choice(self, name: str) -> None:
        self._bring_into_sight(name)
        self.hand.press(self.table.part(name))

    def _bring_into_sight(self, name: str) -> None:
        """Drags the map until the choice can be pressed."""
        for _ in range(_MOST_DRAGS):
            (seen,) = self.table.part(name).evaluate_all(_CHOICES)
            if seen["isInSight"]:
                return
            self._push_map(seen["away"])
        raise AssertionError(f"{name} stays out of sight")

    def _push_map(self, by: Point) -> None:
        pane = self.table.part("board").bounding_box()
        assert pane is not None
        middle = {"x": pane["x"] + pane["width"] * 0.6, "y": pane["y"] + pane["height"] * 0.4}
        reach = {"x": pane["width"] * 0.3, "y": pane["height"] * 0.3}
        end = {axis: middle[axis] + max(-reach[axis], min(reach[axis], by[axis])) for axis in reach}
        self.hand.drag(self.table.page, middle, end)

    def _do_it(self, chosen: Locator) -> None:
        """Randomly one of the two ways: pressing the same place again, or the button."""
        is_by_button = self._random.random() < 0.5
        self._and_wait(self.table.part("confirm") if is_by_button else chosen)

    def _and_wait(self, pressed: Locator) -> None:
        before = self.table.seq
        self.hand.press(pressed)
        self.wait_until_asked(after=before)
