"""The table for a terminal, in rich's markup and in sections: trail, markets, sea, farms, hand, and what may be done.

Things are called as the log calls them; colour is never the only sign.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.markup import escape

from newworlds.core.moves import Move
from newworlds.core.setup import Components
from newworlds.games.gwt_new_zealand.moves import write
from newworlds.games.gwt_new_zealand.page import Page, seat_sign, together
from newworlds.games.gwt_new_zealand.phrases import phrase
from newworlds.games.gwt_new_zealand.printed.names import WORKERS
from newworlds.games.gwt_new_zealand.sea_page import harbourmaster, sea
from newworlds.games.gwt_new_zealand.trail_page import trail
from newworlds.games.gwt_new_zealand.wording import Wording, actions_of, objective

Board = Mapping[str, Any]
Farm = Mapping[str, Any]


def picture(board: Board, components: Components, moves: Sequence[Move], eyes: int, language: str, width: int) -> str:
    page = Page(Wording(components, language), width)
    lines = [page.title("trail"), *trail(page, board, eyes), *ledger(page, board, eyes)]
    if moves:
        lines += [page.title("moves"), *_moves(page, board, moves)]
    return "\n".join(lines)


def ledger(page: Page, board: Board, eyes: int) -> Iterator[str]:
    """All but the trail: markets, sea and farms, the viewer's own last."""
    sections = {"markets": _markets, "objectives": _objectives, "sea": sea}
    for code, section in sections.items():
        yield page.title(code)
        yield from section(page, board)
    for farm in sorted(board["farms"], key=lambda farm: bool(farm["seat"] == eyes)):
        yield from _farm(page, board, farm)
    if board["sarah"] is not None:
        yield page.title("sarah")
        yield from _sarah(page, board["sarah"])


def _markets(page: Page, board: Board) -> Iterator[str]:
    yield from _jobs(page, board)
    yield from _tiles(page, board)
    forecast = " · ".join(
        f"{space} {page.wording.tile(tile) if tile else '–'}"
        for space, tile in zip(("A1", "A2", "B1", "B2"), board["forecast"], strict=True)
    )
    yield from page.line(page.say("forecast"), forecast)
    yield from page.line(page.say("sheep"), _cards(page, board["sheep_market"]) or "–")
    piles = [_pile(page, name, pile) for name, pile in board["bonus_cards"].items()]
    yield from page.line(page.say("bonus_cards"), " · ".join(piles))


def _pile(page: Page, name: str, pile: Mapping[str, Any]) -> str:
    """Its price, how many are left and what the card does."""
    wording = page.wording
    does = wording.effects(actions_of(wording.components, pile["card"])) or _value(page, pile["card"])
    card = together(wording.card(pile["card"]), "×", pile["left"])
    return f"{wording.say(f'pile.{name}')} ({pile['gold']}) {card}{f' ({does})' if does else ''}"


def _jobs(page: Page, board: Board) -> Iterator[str]:
    """Row by row with its price."""
    costs = page.wording.components["board"]["job_market"]["row_costs_top_to_bottom"]
    rows = []
    for row, there in enumerate(board["jobs"]):
        free = [page.wording.tile(worker) for worker, is_free in zip(WORKERS, there, strict=True) if is_free]
        rows.append(f"{row + 1} ({costs[row]}) {', '.join(free) or '–'}")
    yield from page.line(page.say("jobs"), " · ".join(rows))


def _tiles(page: Page, board: Board) -> Iterator[str]:
    costs = page.wording.components["board"]["bonus_market"]["row_costs_top_to_bottom"]
    market = board["bonus_market"]
    rows = []
    for row, tiles in enumerate(market["rows"]):
        shown = [f"{column + 1} {page.wording.tile(tile)}" for column, tile in enumerate(tiles) if tile]
        marker = " ◀" if market["marker"] == row else ""
        if shown or marker:
            rows.append(f"{row + 1} ({costs[row]}){marker} {', '.join(shown) or '–'}")
    yield from page.line(page.say("tiles"), " · ".join(rows))


def _objectives(page: Page, board: Board) -> Iterator[str]:
    for card in board["objectives"]["offer"]:
        yield from page.line(page.head(page.wording.card(card)), objective(page.wording, card))


def _farm(page: Page, board: Board, farm: Farm) -> Iterator[str]:
    yield f"{seat_sign(farm['seat'])}{'─' * (page.width - 4)}"
    is_sarah = board["sarah"] is not None and farm["seat"] > 0
    yield from page.line("", page.say("sarah_farm" if is_sarah else "purse", **_purse(farm)))
    workers = [f"{page.wording.tile(worker)} {1 + len(hired)}" for worker, hired in farm["workers"].items()]
    yield from page.line(page.say("workers"), ", ".join(workers))
    yield from _collected(page, farm)
    if "hand" in farm:
        yield from _own_farm(page, farm)


def _purse(farm: Farm) -> dict[str, Any]:
    figures = ("money", "gold", "certificates", "certificate_limit", "permanent_certificates", "wool", "tokens")
    piles = ("explored", "movement_limit", "hand_limit", "hand_size", "pile_size", "visits")
    return {name: farm[name] for name in (*figures, *piles)} | {"points": sum(farm["points"])}


def _collected(page: Page, farm: Farm) -> Iterator[str]:
    wording = page.wording
    if farm["delivered"]:
        counters = {wording.counter(name): count for name, count in farm["delivered"].items()}
        yield from page.line(page.say("delivered"), ", ".join(_times(counters)))
    tiles = {wording.tile(name): count for name, count in {**farm["hazards"], **farm["tiles"]}.items()}
    if tiles:
        yield from page.line(page.say("tiles_held"), ", ".join(_times(tiles)))
    printed = {tile["id"]: tile for tile in wording.components["tiles"]["harbourmaster"]}
    for number in farm["harbourmasters"]:
        yield from page.line(f"#{number}", harbourmaster(page, printed[number]))
    if farm["played"]:
        yield from page.line(page.say("played"), _cards(page, farm["played"]))


def _own_farm(page: Page, farm: Farm) -> Iterator[str]:
    yield from page.line(page.say("discs"), " · ".join(map(page.wording.disc, farm["discs"])) or "–")
    yield from page.line(page.say("buildings"), ", ".join(map(str, farm["buildings"])) or "–")
    yield from page.line(page.say("discard"), _cards(page, farm["discard"]) or "–")
    cards = [_in_hand(page, name, count) for name, count in farm["hand"].items()]
    yield from page.line(page.say("hand"), " · ".join(cards) or "–", "bold reverse")


def _in_hand(page: Page, name: str, count: int) -> str:
    """A sheep with its values."""
    value = _value(page, name)
    return together(page.wording.card(name), "×", count) + (f" ({value})" if value else "")


def _value(page: Page, card: str) -> str:
    """Of a sheep: what it is worth; of other cards nothing."""
    cards = page.wording.components["cards"]
    named = [(each.get("breed") or each.get("id"), each) for each in (*cards["sheep"], *cards["support"])]
    named += [(f"bonus_{each['set']}", each) for each in cards["bonus_set"]]
    printed = next((each for name, each in named if name == card and each.get("breeding")), None)
    if printed is None:
        return ""
    return page.say("sheep_value", breeding=printed["breeding"], wool=printed.get("wool", 0))


def _sarah(page: Page, sarah: Mapping[str, Any]) -> Iterator[str]:
    wording = page.wording
    state = {
        "speciality": wording.tile(sarah["speciality"]),
        "counter": wording.counter(sarah["next_counter"]),
        "pile": len(sarah["pile"]),
    }
    yield from page.line("", page.say("sarah_state", **state))
    printed = {card["id"]: card for card in wording.components["sarah"]["card"]}
    if sarah["card"] is not None:
        yield from page.line(page.say("sarah_card", card=sarah["card"]), _sarah_card(page, printed[sarah["card"]]))


def _sarah_card(page: Page, card: Mapping[str, Any]) -> str:
    wording, move = page.wording, card["move"]
    steps = move if isinstance(move, int) else 0
    worker = wording.tile(card["type"]) if card.get("type") else ""
    told = [page.say("sarah_moves", how=str(move), steps=steps, worker=worker)]
    told += [wording.sarah_does(card["actions"])] if card.get("actions") else []
    for condition in ("specialised", "unspecialised"):
        if card.get(condition):
            told.append(page.say(f"sarah_{condition}", effects=wording.sarah_does(card[condition])))
    return " · ".join(told)


def _moves(page: Page, board: Board, moves: Sequence[Move]) -> Iterator[str]:
    """Each move with its number, as it is typed, and in words."""
    for number, move in enumerate(moves, start=1):
        text = write(move)
        width = max(30, 7 + len(text))
        yield from page.beside(
            f" {number:>3} [bold]{escape(text):<{width - 6}}[/] ", phrase(page.wording, move, board), width
        )


def _times(counts: Mapping[str, int]) -> list[str]:
    return [together(name, "×", count) if count > 1 else name for name, count in counts.items()]


def _cards(page: Page, counts: Mapping[str, int]) -> str:
    return ", ".join(_times({page.wording.card(card): count for card, count in counts.items()}))
