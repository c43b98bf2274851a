"""What counters and the sea say: spaces, ports and harbourmaster tiles."""

from __future__ import annotations

from collections.abc import Iterator

from newworlds.core.explanation import Explanation
from newworlds.core.message import Message
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.data.schema.sea import LocalCounter, Port, Sea
from newworlds.games.gwt_new_zealand.printed.names import WORKERS
from newworlds.games.gwt_new_zealand.telling import names
from newworlds.games.gwt_new_zealand.telling.effects import effects
from newworlds.games.gwt_new_zealand.telling.explain_cards import Explained
from newworlds.games.gwt_new_zealand.telling.places import SEA_START, Places, lane
from newworlds.games.gwt_new_zealand.telling.said import said, those


def sea(printing: Printing) -> Explained:
    places = Places(printing)
    for name, counter in counters(printing.sea):
        lines = _counter(places, printing.sea, name, counter)
        rule = "NZ-28" if name.startswith("wool") else "NZ-17"
        yield f"counter:{name}", Explanation(names.counter(name), lines, rule)
    for space in (SEA_START, *places.sea_places):
        yield f"sea:{space}", Explanation(places.sea(space), [said("explain.sea")], "NZ-27")
    for port in printing.sea.port:
        yield f"port:{port.id}", Explanation(places.port(port.id), _port(printing.sea, port), "NZ-27")
    for each in printing.sea.sea_lane:
        yield f"lane:{each.id}", Explanation(lane(each.id))
    yield from _harbourmasters(printing)


def counters(sea: Sea) -> Iterator[tuple[str, LocalCounter]]:
    """Every counter, by its name in moves."""
    sorts = {"sheep": sea.local_counter, "abroad": sea.foreign_counter, "wool": sea.wool_counter}
    for sort, printed in sorts.items():
        for counter in printed:
            yield f"{sort}_{counter.value}", counter


def _counter(places: Places, sea: Sea, name: str, counter: LocalCounter) -> list[Message]:
    sort, value = name.split("_")
    arrows = _arrows(sea, counter.value) if sort == "sheep" else []
    return those(
        (True, said("explain.counter", sort=sort, value=int(value))),
        (counter.port, said("explain.foreign", port=places.port(counter.port) if counter.port else "")),
        (True, said("explain.counter_border", border=counter.border)),
        (counter.cost, said("explain.transport", pounds=counter.cost)),
        (counter.gain_money, said("explain.gain", pounds=counter.gain_money)),
        (counter.card != names.NO_CARD, said("explain.gives", card=names.gift(counter.card))),
        (counter.vp, names.points(counter.vp)),
        *((True, arrow) for arrow in arrows),
        (True, said("explain.repeatable" if counter.repeatable else "explain.once")),
    )


def _arrows(sea: Sea, value: int) -> list[Message]:
    """The green arrows to and from a counter."""
    return [
        said("explain.green_arrow", other=arrow.b if arrow.a == value else arrow.a, points=arrow.vp)
        for arrow in sea.green_arrows.pairs
        if value in (arrow.a, arrow.b)
    ]


def _port(sea: Sea, port: Port) -> list[Message]:
    opens = [names.counter(name) for name, counter in counters(sea) if counter.port == port.id]
    return those(
        (True, said(f"explain.port_{port.size}")),
        (port.border != "none", said("explain.border", border=port.border)),
        (port.card != names.NO_CARD, said("explain.gives", card=names.gift(port.card))),
        (port.vp, names.points(port.vp)),
        (port.ship_returns_to_start, said("explain.last_port")),
        (opens, said("explain.opens", counter=opens)),
    )


def _harbourmasters(printing: Printing) -> Explained:
    for tile in printing.tiles.harbourmaster:
        lines = [
            said("explain.at_once", effects=effects(tile.top)),
            said("explain.points_per", points=tile.bottom.vp, per=names.per(tile.bottom.per)),
        ]
        yield f"harbourmaster:{tile.id}", Explanation(said("title.harbourmaster", number=tile.id), lines, "NZ-27")
    for worker in (*WORKERS, "joker"):
        yield f"captain:{worker}", Explanation(said("title.captain", worker=names.worker(worker)), [], "NZ-27")
