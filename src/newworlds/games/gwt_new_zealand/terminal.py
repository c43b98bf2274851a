"""The table for a terminal, in rich's markup and in sections: trail, markets, sea, farms, hand, and what may be done.

Things have the same names as in the log; colour is never the only cue.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.markup import escape

from newworlds.core.message import Argument, Message
from newworlds.core.moves import Move
from newworlds.games.gwt_new_zealand.board import BonusPile, Counts, Farm, NewZealandBoard, SarahNow
from newworlds.games.gwt_new_zealand.move_forms import FORECAST_NAMES, write
from newworlds.games.gwt_new_zealand.page import Page, seat_sign, together
from newworlds.games.gwt_new_zealand.printed.names import WORKERS
from newworlds.games.gwt_new_zealand.sea_page import harbourmaster, sea
from newworlds.games.gwt_new_zealand.telling import names
from newworlds.games.gwt_new_zealand.telling.effects import effects
from newworlds.games.gwt_new_zealand.telling.explain_sarah import card_lines
from newworlds.games.gwt_new_zealand.telling.vocabulary import Vocabulary
from newworlds.games.gwt_new_zealand.trail_page import trail


def picture(
    board: NewZealandBoard, vocabulary: Vocabulary, moves: Sequence[Move], viewer: int, language: str, width: int
) -> str:
    page = Page(vocabulary, language, width)
    lines = [page.title("trail"), *trail(page, board, viewer), *ledger(page, board, viewer)]
    if moves:
        chooser = vocabulary.chooser(board)
        lines += [page.title("moves"), *_moves(page, [(move, chooser.label(move)) for move in moves])]
    return "\n".join(lines)


def ledger(page: Page, board: NewZealandBoard, viewer: int) -> Iterator[str]:
    """Everything but the trail: markets, sea and farms, the viewer's own last."""
    sections = {"markets": _markets, "objectives": _objectives, "sea": sea}
    for code, section in sections.items():
        yield page.title(code)
        yield from section(page, board)
    for farm in sorted(board.farms, key=lambda farm: farm.seat == viewer):
        yield from _farm(page, board, farm)
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
    yield from page.line(page.say("sheep"), _cards(page, board.sheep_market) or "–")
    piles = [_pile(page, name, pile) for name, pile in board.bonus_cards.items()]
    yield from page.line(page.say("bonus_cards"), " · ".join(piles))


def _pile(page: Page, name: str, pile: BonusPile) -> str:
    """Its price, how many are left and what the card does."""
    printed = next(each for each in page.printing.cards.bonus_set if f"bonus_{each.set}" == pile.card)
    does = page.tell_all(effects(printed.actions)) or _value(page, pile.card)
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
        yield from page.line(page.head(names.card(card)), worth)


def _farm(page: Page, board: NewZealandBoard, farm: Farm) -> Iterator[str]:
    yield f"{seat_sign(farm.seat)}{'─' * (page.width - 4)}"
    yield from page.line("", page.say("sarah_farm" if farm.is_sarah else "purse", **_purse(farm)))
    workers = [f"{page.tell(names.worker(worker))} {1 + len(hired)}" for worker, hired in farm.workers.items()]
    yield from page.line(page.say("workers"), ", ".join(workers))
    yield from _collected(page, farm)
    if farm.hand is not None:
        yield from _own_farm(page, farm, farm.hand)


def _purse(farm: Farm) -> dict[str, Argument]:
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
        yield from page.line(page.say("played"), _cards(page, farm.played))


def _own_farm(page: Page, farm: Farm, hand: Counts) -> Iterator[str]:
    yield from page.line(page.say("discs"), page.tell_all(map(names.disc, farm.discs), " · ") or "–")
    yield from page.line(page.say("buildings"), ", ".join(map(str, farm.buildings)) or "–")
    yield from page.line(page.say("discard"), _cards(page, farm.discard) or "–")
    cards = [_in_hand(page, name, count) for name, count in hand.items()]
    yield from page.line(page.say("hand"), " · ".join(cards) or "–", "bold reverse")


def _in_hand(page: Page, name: str, count: int) -> str:
    """A sheep with its values."""
    value = _value(page, name)
    return together(page.tell(names.card(name)), "×", count) + (f" ({value})" if value else "")


def _value(page: Page, card: str) -> str:
    """The values of a sheep; nothing for other cards."""
    printed = page.printing.cards
    values = {
        **{each.breed: (each.breeding, each.wool) for each in printed.sheep},
        **{each.id: (each.breeding, each.wool) for each in printed.support},
        **{f"bonus_{each.set}": (each.breeding, each.wool) for each in printed.bonus_set},
    }
    breeding, wool = values.get(card, (0, 0))
    return page.say("sheep_value", breeding=breeding, wool=wool) if breeding else ""


def _sarah(page: Page, sarah: SarahNow) -> Iterator[str]:
    speciality, counter = names.worker(sarah.speciality), names.counter(sarah.next_counter)
    state = page.say("sarah_state", speciality=speciality, counter=counter, pile=len(sarah.pile))
    yield from page.line("", state)
    for card in page.printing.sarah.card:
        if card.id == sarah.card:
            yield from page.line(page.say("sarah_card", card=card.id), page.tell_all(card_lines(card), " "))


def _moves(page: Page, moves: Sequence[tuple[Move, Message]]) -> Iterator[str]:
    """Each move with its number, as typed, and in words."""
    for number, (move, label) in enumerate(moves, start=1):
        text = write(move)
        width = max(30, 7 + len(text))
        yield from page.beside(f" {number:>3} [bold]{escape(text):<{width - 6}}[/] ", page.tell(label), width)


def _times(counts: Mapping[str, int]) -> list[str]:
    return [together(name, "×", count) if count > 1 else name for name, count in counts.items()]


def _cards(page: Page, counts: Counts) -> str:
    return ", ".join(_times({page.tell(names.card(card)): count for card, count in counts.items()}))
