"""The farms on the terminal: purse, workers, what was collected and, for its owner, the hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from newworlds.core.message import Argument
from newworlds.games.gwt_new_zealand.board import Counts, Farm
from newworlds.games.gwt_new_zealand.page import Page, seat_sign, together
from newworlds.games.gwt_new_zealand.sea_page import harbourmaster
from newworlds.games.gwt_new_zealand.telling import names


def farm_lines(page: Page, farm: Farm) -> Iterator[str]:
    yield f"{seat_sign(farm.seat)}{'─' * (page.width - 4)}"
    yield from page.line("", page.say("sarah_farm" if farm.is_sarah else "purse", **purse(farm)))
    workers = [f"{page.tell(names.worker(worker))} {1 + len(hired)}" for worker, hired in farm.workers.items()]
    yield from page.line(page.say("workers"), ", ".join(workers))
    yield from _collected(page, farm)
    if farm.hand is not None:
        yield from _own(page, farm, farm.hand)


def purse(farm: Farm) -> dict[str, Argument]:
    figures = ("money", "gold", "certificates", "certificate_limit", "permanent_certificates", "wool", "tokens")
    piles = ("explored", "movement_limit", "hand_limit", "hand_size", "pile_size", "visits")
    return {name: getattr(farm, name) for name in (*figures, *piles)} | {"points": farm.score}


def _collected(page: Page, farm: Farm) -> Iterator[str]:
    if farm.delivered:
        counters = {page.tell(names.counter(name)): count for name, count in farm.delivered.items()}
        yield from page.line(page.say("delivered"), ", ".join(_times(counters)))
    tiles = {page.tell(names.tile(name)): count for name, count in {**farm.hazards, **farm.tiles}.items()}
    if tiles:
        yield from page.line(page.say("tiles_held"), ", ".join(_times(tiles)))
    for tile in page.printing.tiles.harbourmaster:
        if tile.id in farm.harbourmasters:
            yield from page.line(f"#{tile.id}", harbourmaster(page, tile))
    if farm.played:
        yield from page.line(page.say("played"), cards(page, farm.played))


def _own(page: Page, farm: Farm, hand: Counts) -> Iterator[str]:
    yield from page.line(page.say("discs"), page.tell_all(map(names.disc, farm.discs), " · ") or "–")
    yield from page.line(page.say("buildings"), ", ".join(map(str, farm.buildings)) or "–")
    yield from page.line(page.say("discard"), cards(page, farm.discard) or "–")
    yield from hand_line(page, hand)


def hand_line(page: Page, hand: Counts) -> Iterator[str]:
    held = [_in_hand(page, name, count) for name, count in hand.items()]
    yield from page.line(page.say("hand"), " · ".join(held) or "–", "bold reverse")


def _in_hand(page: Page, name: str, count: int) -> str:
    """A sheep with its values."""
    value = sheep_value(page, name)
    return together(page.tell(names.card(name)), "×", count) + (f" ({value})" if value else "")


def sheep_value(page: Page, card: str) -> str:
    """The values of a sheep; nothing for other cards."""
    printed = page.printing.cards
    values = {
        **{each.breed: (each.breeding, each.wool) for each in printed.sheep},
        **{each.id: (each.breeding, each.wool) for each in printed.support},
        **{f"bonus_{each.set}": (each.breeding, each.wool) for each in printed.bonus_set},
    }
    breeding, wool = values.get(card, (0, 0))
    return page.say("sheep_value", breeding=breeding, wool=wool) if breeding else ""


def _times(counts: Mapping[str, int]) -> list[str]:
    return [together(name, "×", count) if count > 1 else name for name, count in counts.items()]


def cards(page: Page, counts: Counts) -> str:
    return ", ".join(_times({page.tell(names.card(card)): count for card, count in counts.items()}))
