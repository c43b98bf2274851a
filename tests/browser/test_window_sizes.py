"""The table in windows of many sizes."""

from __future__ import annotations

from tests.browser.begun_games import ALL_PLACED, begun, open_begun
from tests.browser.conftest import Invite
from tests.browser.serving import GameServer

_COVERED = """cells => cells
  .filter((cell) => {
    const { x, y, width, height } = cell.querySelector('.area').getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-testid]') !== cell
  })
  .map((cell) => cell.dataset.testid)"""


_SIZES = ((1440, 900), (1920, 1080), (1024, 768), (800, 600), (768, 1024), (390, 844), (844, 390))


def test_every_space_can_be_pressed(invite: Invite, server: GameServer) -> None:
    guest = invite()
    open_begun(guest, server, begun("terra_nova", ALL_PLACED))
    for width, height in _SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        # As the page is opened in a window of this size.
        guest.page.reload()
        guest.table.wait_until_asked()
        assert guest.page.get_by_role("gridcell").evaluate_all(_COVERED) == [], (width, height)
        assert guest.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, (width, height)
