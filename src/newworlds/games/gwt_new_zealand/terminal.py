"""The table for a terminal, in rich's markup and in sections: trail, markets, sea, farms, hand, and what may be done.

Things have the same names as in the log; colour is never the only cue.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from newworlds.core.moves import Move
from newworlds.games.gwt_new_zealand.board import BonusPile, NewZealandBoard, SarahNow
from newworlds.games.gwt_new_zealand.decision_page import choices, progress
from newworlds.games.gwt_new_zealand.farm_page import cards, farm_lines, sheep_value
from newworlds.games.gwt_new_zealand.move_forms import FORECAST_NAMES
from newworlds.games.gwt_new_zealand.page import Page, together
from newworlds.games.gwt_new_zealand.printed.names import WORKERS
from newworlds.games.gwt_new_zealand.printed_page import buildings, counters
from newworlds.games.gwt_new_zealand.sea_page import sea
from newworlds.games.gwt_new_zealand.telling import names
from newworlds.games.gwt_new_zealand.telling.effects import effects
from newworlds.games.gwt_new_zealand.telling.explain_sarah import card_lines
from newworlds.games.gwt_new_zealand.telling.vocabulary import Vocabulary
from newworlds.games.gwt_new_zealand.trail_page import trail


def picture(
    board: NewZealandBoard, vocabulary: Vocabulary, moves: Sequence[Move], viewer: int, language: str, width: int
) -> str:
    page = Page(vocabulary, language, width)
    lines = [*_trail(page, board, viewer), *ledger(page, board, viewer)]
    if moves:
        lines += choices(page, board, moves, viewer)
    return "\n".join(lines)


def part(name: str, page: Page, board: NewZealandBoard, viewer: int) -> str:
    """One of `PARTS`, with its title."""
    return "\n".join(PARTS[name](page, board, viewer))


def _trail(page: Page, board: NewZealandBoard, viewer: int) -> Iterator[str]:
    yield page.title("trail")
    yield from trail(page, board, viewer)


def ledger(page: Page, board: NewZealandBoard, viewer: int) -> Iterator[str]:
    """Everything but the trail: markets, sea and farms, the viewer's own last."""
    sections = {"markets": _markets, "objectives": _objectives, "sea": sea}
    for code, section in sections.items():
        yield page.title(code)
        yield from section(page, board)
    yield from _farms(page, board, viewer)


def _farms(page: Page, board: NewZealandBoard, viewer: int) -> Iterator[str]:
    for farm in sorted(board.farms, key=lambda farm: farm.seat == viewer):
        yield from farm_lines(page, farm)
    if board.sarah is not None:
        yield page.title("sarah")
        yield from _sarah(page, board.sarah)


def _markets(page: Page, board: NewZealandBoard) -> Iterator[str]:
    yield from _jobs(page, board)
    yield from _tiles(page, board)
    forecast = " · ".join(
        f"{space} {page.tell(names.tile(tile)) if tile else '–'}"
        for space, tile in zip(FORECAST_NAMES, board.forecast, strict=True)
    )
    yield from page.line(page.say("forecast"), forecast)
    yield from page.line(page.say("sheep"), cards(page, board.sheep_market) or "–")
    yield from page.line(page.say("sheep_prices"), " ".join(_sheep_prices(page)))
    piles = [_pile(page, name, pile) for name, pile in board.bonus_cards.items()]
    yield from page.line(page.say("bonus_cards"), " · ".join(piles))


def _sheep_prices(page: Page) -> Iterator[str]:
    for name, explanation in page.vocabulary.explanations.items():
        if name.startswith("sheep_price:"):
            yield page.tell_all(explanation.lines)


def _pile(page: Page, name: str, pile: BonusPile) -> str:
    """Its price, how many are left and what the card does."""
    printed = next(each for each in page.printing.cards.bonus_set if f"bonus_{each.set}" == pile.card)
    does = page.tell_all(effects(printed.actions)) or sheep_value(page, pile.card)
    card = together(page.tell(names.card(pile.card)), "×", pile.left)
    return f"{page.tell(names.pile(name))} ({pile.gold}) {card}{f' ({does})' if does else ''}"


def _jobs(page: Page, board: NewZealandBoard) -> Iterator[str]:
    """Row by row, with prices."""
    rows = []
    for number, row in enumerate(board.jobs, start=1):
        free = [names.worker(worker) for worker, is_free in zip(WORKERS, row.workers, strict=True) if is_free]
        rows.append(f"{number} ({row.pounds}) {page.tell_all(free) or '–'}")
    yield from page.line(page.say("jobs"), " · ".join(rows))


def _tiles(page: Page, board: NewZealandBoard) -> Iterator[str]:
    market = board.bonus_market
    rows = []
    for number, row in enumerate(market.rows):
        shown = [f"{column} {page.tell(names.tile(tile))}" for column, tile in enumerate(row.tiles, start=1) if tile]
        marker = " ◀" if market.marker == number else ""
        if shown or marker:
            rows.append(f"{number + 1} ({row.pounds}){marker} {', '.join(shown) or '–'}")
    yield from page.line(page.say("tiles"), " · ".join(rows))


def _objectives(page: Page, board: NewZealandBoard) -> Iterator[str]:
    printed = {each.id: each for each in page.printing.cards.objective}
    for card in board.objectives.offer:
        objective = printed[card]
        worth = page.say(
            "objective",
            conditions=names.conditions(objective.conditions),
            points=objective.vp,
            penalty=objective.penalty,
            effects=effects(objective.actions),
        )
        yield from page.line(page.head(names.card(card)), " · ".join([worth, *progress(page, board, card)]))


def _sarah(page: Page, sarah: SarahNow) -> Iterator[str]:
    speciality, counter = names.worker(sarah.speciality), names.counter(sarah.next_counter)
    state = page.say("sarah_state", speciality=speciality, counter=counter, pile=len(sarah.pile))
    yield from page.line("", state)
    for card in page.printing.sarah.card:
        if card.id == sarah.card:
            yield from page.line(page.say("sarah_card", card=card.id), page.tell_all(card_lines(card), " "))


Section = Callable[[Page, NewZealandBoard], Iterator[str]]
Part = Callable[[Page, NewZealandBoard, int], Iterator[str]]


def _titled(code: str, section: Section) -> Part:
    def lines(page: Page, board: NewZealandBoard, viewer: int) -> Iterator[str]:
        yield page.title(code)
        yield from section(page, board)

    return lines


PARTS: Final[Mapping[str, Part]] = {
    "trail": _trail,
    "markets": _titled("markets", _markets),
    "objectives": _titled("objectives", _objectives),
    "sea": _titled("sea", sea),
    "counters": _titled("counters", counters),
    "buildings": _titled("farm_buildings", buildings),
    "farms": _farms,
}
"""The parts of the table, and of what is printed, that can be looked at one by one."""
