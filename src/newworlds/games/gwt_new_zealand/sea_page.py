"""The sea on the terminal: every lane from the start on, with its ports, ships and harbourmaster tiles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from newworlds.games.gwt_new_zealand.page import Page, together
from newworlds.games.gwt_new_zealand.palette import SEAT_MARKS

Board = Mapping[str, Any]
Port = Mapping[str, Any]


def sea(page: Page, board: Board) -> Iterator[str]:
    places = page.wording.sea_places
    at_start = [_ship(farm) for farm in board["farms"] if farm["ship"] not in places]
    yield from page.line(page.say("sea_start"), " ".join(at_start) or "–")
    for lane in page.wording.components["sea"]["sea_lane"]:
        spaces = [_space(page, board, space, number) for number, space in enumerate(lane["nodes"], start=1)]
        yield from page.line(page.head(page.wording.lane(lane["id"])), " · ".join(spaces))
    yield from _harbourmasters(page, board)


def _ship(farm: Mapping[str, Any]) -> str:
    return f"[{SEAT_MARKS[farm['seat']]}{farm['seat'] + 1}]"


def _space(page: Page, board: Board, space: str, number: int) -> str:
    port = page.wording.port_at.get(space)
    ships = [_ship(farm) for farm in board["farms"] if farm["ship"] == space]
    return together(number, *([_port(page, board, port)] if port else []), *ships)


def _port(page: Page, board: Board, port: Port) -> str:
    """Its size, what it costs and gives, and who has a piece there."""
    owners = [SEAT_MARKS[farm["seat"]] for farm in board["farms"] if port["id"] in farm["ports"]]
    harbourmaster = board["harbours"].get(port["id"], {}).get("harbourmaster")
    told = [page.say("port", size=port["size"], cost=_cost(port, len(owners))), *_gifts(page, port)]
    return together(", ".join(told), *([f"#{harbourmaster}"] if harbourmaster else []), *owners)


def _cost(port: Port, taken: int) -> int:
    """Of the next slot; 0 where nothing is paid or no slot is left."""
    slots = port.get("slot_costs", ())
    return int(slots[taken]) if taken < len(slots) else int(port.get("cost", 0))


def _gifts(page: Page, port: Port) -> list[str]:
    """The card, and the points; of a large port its counter."""
    wording, card = page.wording, port.get("card", "none")
    opened = [wording.counter(each["name"]) for each in wording.counters() if each.get("port") == port["id"]]
    cards = [] if card == "none" else [wording.gift(card)]
    points = [page.say("points", points=port["vp"])] if port.get("vp") else []
    return opened + cards + points


def _harbourmasters(page: Page, board: Board) -> Iterator[str]:
    """What the tiles on offer bring at once and at the end."""
    printed = {tile["id"]: tile for tile in page.wording.components["tiles"]["harbourmaster"]}
    offered = [harbour["harbourmaster"] for harbour in board["harbours"].values() if "harbourmaster" in harbour]
    for number in sorted(offered):
        yield from page.line(f"#{number}", harbourmaster(page, printed[number]))


def harbourmaster(page: Page, tile: Mapping[str, Any]) -> str:
    wording, end = page.wording, tile["bottom"]
    return page.say(
        "harbourmaster", effects=wording.effects(tile["top"]), points=end["vp"], per=wording.per(end["per"])
    )
