"""The sea on the terminal: every lane from its start, with its ports, ships and harbourmaster tiles."""

from __future__ import annotations

from collections.abc import Iterator

from newworlds.games.gwt_new_zealand.board import Farm, NewZealandBoard
from newworlds.games.gwt_new_zealand.data.schema.sea import Port
from newworlds.games.gwt_new_zealand.data.schema.tiles import Harbourmaster
from newworlds.games.gwt_new_zealand.page import Page, together
from newworlds.games.gwt_new_zealand.palette import SEAT_MARKS
from newworlds.games.gwt_new_zealand.telling import names
from newworlds.games.gwt_new_zealand.telling.effects import effects
from newworlds.games.gwt_new_zealand.telling.explain_sea import counters
from newworlds.games.gwt_new_zealand.telling.places import lane


def sea(page: Page, board: NewZealandBoard) -> Iterator[str]:
    at_start = [_ship(farm) for farm in board.farms if farm.ship not in page.places.sea_places]
    yield from page.line(page.say("sea_start"), " ".join(at_start) or "–")
    for each in page.printing.sea.sea_lane:
        spaces = [_space(page, board, space, number) for number, space in enumerate(each.nodes, start=1)]
        yield from page.line(page.head(lane(each.id)), " · ".join(spaces))
    yield from _harbourmasters(page, board)


def _ship(farm: Farm) -> str:
    return f"[{SEAT_MARKS[farm.seat]}{farm.seat + 1}]"


def _space(page: Page, board: NewZealandBoard, space: str, number: int) -> str:
    port = page.places.port_at.get(space)
    ships = [_ship(farm) for farm in board.farms if farm.ship == space]
    return together(number, *([_port(page, board, port)] if port else []), *ships)


def _port(page: Page, board: NewZealandBoard, port: Port) -> str:
    """Its size, what it costs and gives, and who has a piece there."""
    owners = [SEAT_MARKS[farm.seat] for farm in board.farms if port.id in farm.ports]
    harbour = board.harbours.get(port.id)
    told = [page.say("port", size=port.size, cost=board.port_prices.get(port.id, 0)), *_gifts(page, port)]
    master = [f"#{harbour.harbourmaster}"] if harbour and harbour.harbourmaster else []
    return together(", ".join(told), *master, *owners)


def _gifts(page: Page, port: Port) -> list[str]:
    """The card and the points, or the counter of a large port."""
    opened = [names.counter(name) for name, counter in counters(page.printing.sea) if counter.port == port.id]
    cards = [] if port.card == names.NO_CARD else [names.gift(port.card)]
    points = [names.points(port.vp)] if port.vp else []
    return [page.tell(each) for each in (*opened, *cards, *points)]


def _harbourmasters(page: Page, board: NewZealandBoard) -> Iterator[str]:
    """What the tiles on offer give at once and at the end."""
    offered = [harbour.harbourmaster for harbour in board.harbours.values() if harbour.harbourmaster]
    for tile in page.printing.tiles.harbourmaster:
        if tile.id in offered:
            yield from page.line(f"#{tile.id}", harbourmaster(page, tile))


def harbourmaster(page: Page, tile: Harbourmaster) -> str:
    end = tile.bottom
    return page.say("harbourmaster", effects=effects(tile.top), points=end.vp, per=names.per(end.per))
