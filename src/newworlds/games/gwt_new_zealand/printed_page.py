"""What counters and buildings cost and do, on the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from newworlds.games.gwt_new_zealand.board import NewZealandBoard
from newworlds.games.gwt_new_zealand.data.schema.sea import LocalCounter
from newworlds.games.gwt_new_zealand.moves import Deliver
from newworlds.games.gwt_new_zealand.page import Page
from newworlds.games.gwt_new_zealand.palette import SEAT_MARKS
from newworlds.games.gwt_new_zealand.telling import names
from newworlds.games.gwt_new_zealand.telling.choices import building
from newworlds.games.gwt_new_zealand.telling.explain_sea import counters as printed_counters
from newworlds.games.gwt_new_zealand.telling.said import said
from newworlds.games.gwt_new_zealand.trail_page import numbered


def counters(page: Page, board: NewZealandBoard) -> Iterator[str]:
    yield from (f"[dim]{line}[/]" for line in page.beside(" ", page.say("counter_signs"), 1))
    chooser = page.vocabulary.chooser(board)
    for name, counter in printed_counters(page.printing.sea):
        told = page.tell(chooser.which(Deliver(name)) or names.counter(name))
        port = [page.tell(page.places.port(counter.port))] if counter.port else []
        discs = [
            f"{SEAT_MARKS[farm.seat]}{farm.seat + 1}"
            for farm in board.farms
            for _ in range(farm.delivered.get(name, 0))
        ]
        yield from page.line(_signs(counter), " · ".join([told, *port, *discs]))


def _signs(counter: LocalCounter) -> str:
    return ("○" if counter.border == "white" else "●") + ("↻" if counter.repeatable else " ")


def buildings(page: Page, board: NewZealandBoard) -> Iterator[str]:
    """Those of every farm, on the side in play, with whoever has placed them."""
    tax = {"black": page.printing.board.fees.black_hand, "green": page.printing.board.fees.green_hand}
    for number in map(int, board.sides):
        printed = building(page.printing, board, number)
        needs = page.say("building", builders=printed.builders, points=printed.vp, tax=tax.get(printed.hand, 0))
        placed = [SEAT_MARKS[site.owner or 0] for site in board.trail.values() if site.building == number]
        head = page.head(said("title.building", building=number))
        yield from page.line(head, " · ".join([needs, numbered(page, printed.actions), *placed]))
